/** All that explains a missing name, loaded as one module when a name is missing. */
export * as ofAdded from "./AddedHints.ts"
export * as ofBareNames from "./MisplacedNames.ts"
export * as ofMembers from "./MissingMemberHints.ts"
export * as meantName from "./meantName.ts"
export * as ofDocuments from "./NotFoundHints.ts"
