/** Watches the readers from outside: they use no network, and no file that is not theirs. */
import { spawn, spawnSync } from "node:child_process"
import { mkdirSync, readFileSync, realpathSync, symlinkSync, writeFileSync } from "node:fs"
import { join, resolve } from "node:path"
import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { environment, launcher, root, session, temporaryFolder } from "../support/bundle.ts"
import { methods, xml } from "../support/library.ts"

const works = (words: ReadonlyArray<string>): boolean => spawnSync(words[0] ?? "", words.slice(1)).status === 0

/** Command that starts a program in a network of its own, which has no way out. */
const withoutNetwork = [
  ["unshare", "-n", "--"],
  ["unshare", "-r", "-n", "--"]
].find((words) => works([...words, "true"]))

const canTrace = works(["strace", "-f", "-qq", "-o", "/dev/null", "true"])

const ask = (id: number, name: string, args: Record<string, unknown>) => ({
  jsonrpc: "2.0",
  id,
  method: "tools/call",
  params: { name, arguments: args }
})

const read = (id: number, uri: string) => ({ jsonrpc: "2.0", id, method: "resources/read", params: { uri } })

/** One server, the questions for it, and the files it may open. */
interface Subject {
  readonly bin: string
  /** Variables that hold a folder, filled in by `prepare`. */
  readonly prepare: (folder: string) => Record<string, string>
  /** A command that leaves everything on disk that the server keeps there. */
  readonly warmUp?: ReadonlyArray<string>
  readonly questions: ReadonlyArray<{ readonly id: number }>
  /** Text that the answers must hold. */
  readonly facts: ReadonlyArray<string>
  /** Files below the test's folder that it must have opened. */
  readonly opens: ReadonlyArray<RegExp>
  /** Checks whether a path below the test's folder is one of the server's own. */
  readonly isItsOwn: (path: string) => boolean
}

const SECRET = "the secret outside"

const godot: Subject = {
  bin: "godot-docs-mcp",
  prepare: (folder) => {
    mkdirSync(join(folder, "doc", "classes"), { recursive: true })
    const brief = { inherits: "Object", brief: "Base of scenes.", body: methods("add_child") }
    writeFileSync(join(folder, "doc", "classes", "Object.xml"), xml("Object"))
    writeFileSync(join(folder, "doc", "classes", "Node.xml"), xml("Node", brief))
    writeFileSync(join(folder, "Secret.xml"), xml("Secret", { brief: SECRET }))
    symlinkSync(join(folder, "Secret.xml"), join(folder, "doc", "classes", "Secret.xml"))
    return { GODOT_DOC_DIR: join(folder, "doc"), GODOT_INDEX_PATH: join(folder, "cache", "index.json") }
  },
  warmUp: ["search", "add_child"],
  questions: [
    ask(1, "godot_search", { query: "add child" }),
    ask(2, "godot_get_class", { name: "Node" }),
    ask(3, "godot_get_symbol", { qname: "Node.add_child" }),
    ask(4, "godot_get_class", { name: "../../Secret" }),
    ask(5, "godot_get_class", { name: "Secret" }),
    read(6, "godot://class/..%2F..%2FSecret"),
    read(7, "godot://class/%2Fetc%2Fpasswd")
  ],
  facts: ["Does add_child.", "Base of scenes.", "NOT_FOUND"],
  opens: [/\/doc\/classes\/Node\.xml$/, /\/cache\/index\.json$/],
  isItsOwn: (path) => /^(?:doc(?:\/|$)|cache$|cache\/index\.json(?:\.[\w-]+\.tmp)?$)/.test(path)
}

const mdatlas: Subject = {
  bin: "mdatlas",
  prepare: (folder) => {
    mkdirSync(join(folder, "base"))
    writeFileSync(join(folder, "base", "guide.md"), "# Guide\n\nThe lantern.\n\n## End\n\nNothing more.\n")
    writeFileSync(join(folder, "secret.md"), `# Secret\n\n${SECRET}\n`)
    symlinkSync(join(folder, "secret.md"), join(folder, "base", "linked.md"))
    return { MDATLAS_BASE_DIR: join(folder, "base"), MDATLAS_CACHE_DIR: join(folder, "cache") }
  },
  questions: [
    ask(1, "get_markdown_structure", { file_path: "guide.md" }),
    ask(2, "search_markdown_content", { query: "lantern" }),
    ask(3, "get_markdown_structure", { file_path: "../secret.md" }),
    ask(4, "get_markdown_structure", { file_path: "linked.md" }),
    ask(5, "search_markdown_content", { query: "secret" }),
    read(6, "markdown://file/..%2Fsecret.md/structure"),
    read(7, "markdown://file/%2Fetc%2Fpasswd/structure")
  ],
  facts: ["Guide", "The lantern.", "ACCESS_DENIED"],
  opens: [/\/base\/guide\.md$/, /\/cache\/[\w-]+\.json$/],
  isItsOwn: (path) => /^(?:base$|base\/guide\.md$|cache(?:\/[\w-]+\.json(?:\.[\w-]+\.tmp)?)?$)/.test(path)
}

/** Starts a bin behind `wrapper`, asks everything, waits for the answers and ends its input; all it wrote. */
const converse = (
  wrapper: ReadonlyArray<string>,
  bin: string,
  options: {
    readonly cwd: string
    readonly env: Record<string, string>
    readonly questions: ReadonlyArray<{ readonly id: number }>
    readonly words?: ReadonlyArray<string>
  }
): Effect.Effect<string> =>
  Effect.async<string>((done) => {
    const [program = "", ...words] = [...wrapper, process.execPath, launcher(bin), ...(options.words ?? [])]
    // io_uring would open files behind strace's back.
    const env = { ...environment(options.env), UV_USE_IO_URING: "0" }
    const child = spawn(program, words, { cwd: options.cwd, env, stdio: ["pipe", "pipe", "inherit"] })
    let output = ""
    child.stdin.on("error", () => undefined)
    child.stdout.setEncoding("utf8").on("data", (text: string) => {
      output += text
      // The answer to `initialize` is one more.
      if (output.split("\n").length > options.questions.length + 1) child.stdin.end()
    })
    child.once("close", () => done(Effect.succeed(output)))
    if (options.words === undefined) child.stdin.write(session(...options.questions))
    else child.stdin.end()
    return Effect.sync(() => void child.kill("SIGKILL"))
  })

/** System calls that look at names but open nothing; Node resolves its own paths with them. */
const harmless =
  /^(?:(?:new)?f?l?stat(?:at)?(?:64)?|statx|statfs(?:64)?|readlink(?:at)?|f?access(?:at2?)?|getcwd|execve|f?chdir)$/

/** Where Node 22 and newer keep the compiled code of a bundle, below the user's cache folder. */
const compiledIn = (userCache: string): string => join(userCache, "godot-docs-mcp", "compiled")

/**
 * Paths that Node itself opens: its program, libraries and certificates, the kernel's reports on itself, our bundle.
 */
const isOfTheRuntime = (path: string): boolean =>
  path === realpathSync(process.execPath) ||
  /^\/(?:proc|sys|dev)\//.test(path) ||
  /^(?:\/usr)?(?:\/local)?\/lib(?:32|64)?\/|\.so(?:\.\d+)*$/.test(path) ||
  /^\/etc\/(?:ld\.so|ssl\/|pki\/|localtime|nsswitch\.conf)|^\/usr\/share\/(?:zoneinfo|locale)|\/openssl\.cnf$/.test(
    path
  ) ||
  path.startsWith(join(root, "dist")) ||
  /^.*\/package\.json$/.exec(path)?.[0] === join(root, "package.json")

interface Traced {
  readonly opened: ReadonlyArray<string>
  readonly sockets: ReadonlyArray<string>
}

/** A path as strace writes it: bytes beyond ASCII, quotes and control characters are escaped as in C. */
const unescaped = (text: string): string => {
  const bytes = text.replace(/\\(?:([0-7]{1,3})|([nrtvf"\\]))/g, (_, octal?: string, letter = "") =>
    octal === undefined ? (CONTROLS.get(letter) ?? letter) : String.fromCharCode(Number.parseInt(octal, 8))
  )
  return Buffer.from(bytes, "latin1").toString("utf8")
}

const CONTROLS: ReadonlyMap<string, string> = new Map([
  ["n", "\n"],
  ["r", "\r"],
  ["t", "\t"],
  ["v", "\v"],
  ["f", "\f"]
])

/** Reads what `strace -f -y` wrote. */
const traced = (trace: string): Traced => {
  const opened = new Set<string>()
  const sockets: Array<string> = []
  for (const line of trace.split("\n")) {
    const [, call = "", rest = ""] = /^\d+ +(\w+)\((.*)$/.exec(line) ?? []
    if (call === "" || harmless.test(call)) continue
    if (/^(?:socket|connect|bind|sendto|sendmsg|io_uring)/.test(call)) {
      sockets.push(line)
      continue
    }
    const base = unescaped(/^\w+<([^>]*)>/.exec(rest)?.[1] ?? "/")
    for (const [, name = ""] of rest.matchAll(/"((?:[^"\\]|\\.)*)"/g)) opened.add(resolve(base, unescaped(name)))
  }
  return { opened: [...opened].filter((path) => !isOfTheRuntime(path)), sockets }
}

describe.skipIf(withoutNetwork === undefined)(
  `without a network${withoutNetwork === undefined ? " (skipped: unshare -n is not allowed here)" : ""}`,
  () => {
    const wrapper = withoutNetwork ?? []

    it("there is only the loopback device", () => {
      const devices = spawnSync(wrapper[0] ?? "", [...wrapper.slice(1), "cat", "/proc/self/net/dev"], {
        encoding: "utf8"
      })
      assert.deepStrictEqual(
        Array.from(devices.stdout.matchAll(/^\s*(\w+):/gm), ([, name]) => name),
        ["lo"]
      )
    })

    for (const subject of [godot, mdatlas]) {
      it.scopedLive(`${subject.bin} answers all the same`, () =>
        Effect.gen(function* () {
          const folder = realpathSync(yield* temporaryFolder)
          const env = subject.prepare(folder)
          const { questions } = subject
          const output = yield* converse(wrapper, subject.bin, { cwd: folder, env, questions })
          for (const fact of subject.facts) assert.include(output, fact)
          assert.notInclude(output, SECRET)
        })
      )
    }
  }
)

describe.skipIf(!canTrace)(`under strace${canTrace ? "" : " (skipped: strace is not allowed here)"}`, () => {
  for (const subject of [godot, mdatlas]) {
    it.scopedLive(`${subject.bin} opens its documents, its cache and nothing else, and makes no socket`, () =>
      Effect.gen(function* () {
        const folder = realpathSync(yield* temporaryFolder)
        const work = join(folder, "work")
        mkdirSync(work)
        const userCache = join(folder, "user-cache")
        mkdirSync(compiledIn(userCache), { recursive: true })
        const env = { ...subject.prepare(work), XDG_CACHE_HOME: userCache }
        const { bin, questions } = subject
        const trace = (name: string) => {
          const file = join(folder, name)
          return {
            wrapper: ["strace", "-f", "-y", "-qq", "-o", file, "-e", "trace=%file,%network"],
            read: () => traced(readFileSync(file, "utf8"))
          }
        }
        const isForeign = (path: string) =>
          !`${path}/`.startsWith(`${compiledIn(userCache)}/`) &&
          !(path.startsWith(`${work}/`) && subject.isItsOwn(path.slice(work.length + 1)))
        const ofOthers = ({ opened }: Traced) => opened.filter(isForeign)

        if (subject.warmUp !== undefined) {
          const cold = trace("cold")
          yield* converse(cold.wrapper, bin, { cwd: work, env, questions: [], words: subject.warmUp })
          assert.deepStrictEqual(ofOthers(cold.read()), [])
          assert.deepStrictEqual(cold.read().sockets, [])
        }
        const serving = trace("serving")
        const output = yield* converse(serving.wrapper, bin, { cwd: work, env, questions })
        for (const fact of subject.facts) assert.include(output, fact)
        assert.notInclude(output, SECRET)
        assert.deepStrictEqual(ofOthers(serving.read()), [])
        assert.deepStrictEqual(serving.read().sockets, [])
        // Shows that the trace was read rightly.
        for (const file of subject.opens) {
          assert.isTrue(
            serving.read().opened.some((path) => file.test(path)),
            String(file)
          )
        }
      })
    )
  }
})
