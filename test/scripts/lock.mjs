// Completes package-lock.json with the optional packages of other platforms, which npm leaves out
// where its registry does not serve them; `--check` only says whether the lock is whole.
import { readFileSync, writeFileSync } from "node:fs"

const file = new URL("../../package-lock.json", import.meta.url)
const lock = JSON.parse(readFileSync(file, "utf8"))
const systems = ["android", "darwin", "win32", "freebsd", "netbsd", "openbsd", "sunos", "aix", "openharmony", "linux"]
const processors = ["arm64", "x64", "arm", "ia32", "loong64", "mips64el", "ppc64", "riscv64", "s390x"]

const missing = []
for (const [at, parent] of Object.entries(lock.packages)) {
  for (const [name, version] of Object.entries(parent.optionalDependencies ?? {})) {
    if (lock.packages[`${at}/node_modules/${name}`] ?? lock.packages[`node_modules/${name}`]) continue
    const words = name.split("/").at(-1).split("-")
    const os = systems.find((one) => words.includes(one))
    const cpu = processors.find((one) => words.includes(one))
    missing.push({ name, version, dev: parent.dev === true, os, cpu, musl: words.includes("musl") })
  }
}

if (process.argv.includes("--check")) {
  if (missing.length > 0) {
    console.error(`package-lock.json lacks ${missing.length} optional packages; run: node test/scripts/lock.mjs`)
    process.exitCode = 1
  }
} else {
  for (const { name, version, dev, os, cpu, musl } of missing) {
    lock.packages[`node_modules/${name}`] = {
      version,
      ...(cpu === undefined ? {} : { cpu: [cpu] }),
      ...(dev ? { dev: true } : {}),
      ...(musl ? { libc: ["musl"] } : {}),
      optional: true,
      ...(os === undefined ? {} : { os: [os] })
    }
  }
  lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)))
  writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`)
  console.log(`package-lock.json: ${missing.length} optional packages added`)
}
