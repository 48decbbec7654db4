/** Methods of Godot 4 that call a function passed to them. */

/**
 * The index of the argument with the function, and the types of the arguments that it is called with; `element` is that
 * of the array.
 */
export interface CalledFunction {
  readonly place: number
  readonly gives: ReadonlyArray<string>
}

const byElement: CalledFunction = { place: 0, gives: ["element"] }

/** `Owner.method` -> the function that it calls. */
export const calledFunctions: Readonly<Record<string, CalledFunction>> = {
  "Array.all": byElement,
  "Array.any": byElement,
  "Array.filter": byElement,
  "Array.map": byElement,
  "Array.find_custom": byElement,
  "Array.rfind_custom": byElement,
  "Array.sort_custom": { place: 0, gives: ["element", "element"] },
  "Array.bsearch_custom": { place: 1, gives: ["element", "Variant"] },
  "Array.reduce": { place: 0, gives: ["Variant", "element"] },
  "PropertyTweener.set_custom_interpolator": { place: 0, gives: ["float"] },
  "Thread.start": { place: 0, gives: [] },
  "Tween.tween_callback": { place: 0, gives: [] },
  "Tween.tween_method": { place: 0, gives: ["Variant"] },
  "WorkerThreadPool.add_group_task": { place: 0, gives: ["int"] },
  "WorkerThreadPool.add_task": { place: 0, gives: [] }
}
