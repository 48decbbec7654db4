/** Finds the project's lines in the stacks that a go program writes when it crashes, or on SIGQUIT. */
import { belowRoot } from "./Runner.ts"

/** A goroutine, or several that are at the same place. */
interface Goroutine {
  /** `[chan receive]`, without the time that it has waited. */
  readonly state: string
  readonly places: Array<Place>
  count: number
}

interface Place {
  readonly file: string
  readonly line: number
  /** `sum.TestAdds.func1` */
  readonly name: string
}

/** Maximum number of goroutines, and of places of each, that are kept. */
const MAX = { goroutines: 2000, places: 20, shown: 10 } as const

export class Goroutines {
  readonly #root: string
  readonly #all: Array<Goroutine> = []
  #called: string | undefined

  constructor(root: string) {
    this.#root = root
  }

  /** Reads a line: the state of a goroutine, a function that it had called, or the place of that. */
  read(line: string): void {
    const state = /^goroutine \d{1,20}\b.{0,80} \[([^,\]]{1,100})/.exec(line)?.[1]
    const [, file, at] = /^\t(\S.{0,1000}\.go):(\d{1,9})/.exec(line) ?? []
    if (state !== undefined && this.#all.length < MAX.goroutines) this.#all.push({ state, places: [], count: 1 })
    else if (file !== undefined && this.#called !== undefined) this.#add(file, Number(at), this.#called)
    this.#called = /^(\S{1,1000})\([^()]{0,1000}\)\s*$/.exec(line)?.[1]
  }

  /** Returns the newest place in a test's function: that of a subtest is a function within it. */
  placeOf(test: string): { readonly file?: string; readonly line?: number } {
    const places = this.#all.flatMap((one) => one.places)
    const found = places.find(isIn(test)) ?? places.find(isBelow(test))
    return found === undefined ? {} : { file: found.file, line: found.line }
  }

  /** Returns the goroutines with a line of the project, the test's own first; the same ones once, with their number. */
  textOf(test: string): string {
    const distinct = new Map<string, Goroutine>()
    for (const one of this.#all) {
      if (one.places.length === 0) continue
      const key = JSON.stringify([one.state, one.places])
      const known = distinct.get(key)
      if (known === undefined) distinct.set(key, { ...one })
      else known.count++
    }
    const rankOf = ({ places }: Goroutine) => (places.some(isIn(test)) ? 0 : places.some(isBelow(test)) ? 1 : 2)
    return [...distinct.values()]
      .sort((a, b) => rankOf(a) - rankOf(b))
      .slice(0, MAX.shown)
      .map(shown)
      .join("\n")
  }

  #add(path: string, line: number, called: string): void {
    const file = belowRoot(this.#root, path)
    const places = this.#all.at(-1)?.places
    // The test program is made by go, though its path is that of the package.
    if (file === undefined || file.endsWith("_testmain.go") || places === undefined || places.length >= MAX.places)
      return
    places.push({ file, line, name: called.slice(called.lastIndexOf("/") + 1) })
  }
}

/** Checks for a test's own function, `sum.TestAdds`; for a subtest's for one that it holds, `sum.TestAdds.func1`. */
const isIn = (test: string) => {
  const [name = "", subtest] = test.split("/", 2)
  return subtest === undefined ? (place: Place): boolean => place.name.endsWith(`.${name}`) : isBelow(test)
}

const isBelow = (test: string) => {
  const [name = ""] = test.split("/", 1)
  return (place: Place): boolean => place.name.includes(`.${name}.`)
}

const shown = ({ count, places, state }: Goroutine): string =>
  [
    count === 1 ? `[${state}]` : `[${state}] (${count} goroutines)`,
    ...places.map(({ file, line, name }) => `${file}:${line}: in ${name}`)
  ].join("\n")
