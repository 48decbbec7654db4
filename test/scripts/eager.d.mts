/** Types of `eager.mjs`. */
export declare const eager: (text: string, called: ReadonlySet<string>) => string
