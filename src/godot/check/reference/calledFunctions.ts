/** Methods of Godot 4 that call a function passed to them. */

/** Which argument the function is, and the types of what it is called with; `element` is that of the array. */
export interface CalledFunction {
  readonly place: number
  readonly gives: ReadonlyArray<string>
}

const byElement: CalledFunction = { place: 0, gives: ["element"] }

/** `Owner.method` -> what it calls its function with. */
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
