/** The environment of a test command: the variables that programs need to work, without those that may be secrets. */

/** Paths, locations and preferences; folders of tools, but not their tokens and proxies. */
const usual: ReadonlySet<string> = new Set([
  ...["PATH", "HOME", "USER", "LOGNAME", "SHELL", "PWD", "HOSTNAME", "TERM", "TZ", "TMPDIR", "TMP", "TEMP", "CI"],
  ...["LANG", "LANGUAGE", "NO_COLOR", "DISPLAY", "WAYLAND_DISPLAY", "XAUTHORITY"],
  ...["XDG_CACHE_HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_RUNTIME_DIR", "XDG_STATE_HOME"],
  // Windows
  ...["SYSTEMROOT", "SYSTEMDRIVE", "WINDIR", "COMSPEC", "PATHEXT", "USERPROFILE", "USERNAME", "APPDATA"],
  ...["LOCALAPPDATA", "PROGRAMDATA", "PROGRAMFILES", "PROGRAMFILES(X86)", "HOMEDRIVE", "HOMEPATH"],
  // Flutter and Dart
  ...["FLUTTER_ROOT", "FLUTTER_HOME", "PUB_CACHE", "ANDROID_HOME", "ANDROID_SDK_ROOT", "JAVA_HOME"],
  ...["CHROME_EXECUTABLE"],
  // Node
  ...["NODE_PATH", "NVM_DIR", "VOLTA_HOME", "ASDF_DIR", "ASDF_DATA_DIR"],
  // Python
  ...["VIRTUAL_ENV", "CONDA_PREFIX", "PYTHONPATH", "PYTHONHOME", "PYENV_ROOT", "PYENV_VERSION"],
  // Rust and Go
  ...["CARGO_HOME", "CARGO_TARGET_DIR", "RUSTUP_HOME", "RUSTUP_TOOLCHAIN", "RUST_BACKTRACE"],
  ...["GOPATH", "GOROOT", "GOCACHE", "GOMODCACHE", "GOFLAGS", "GOTOOLCHAIN"]
])

/**
 * Returns the variables of `all` that a command sees; `more` are names that the operator adds.
 *
 * @example environmentOf({ PATH: "/bin", API_TOKEN: "secret", CI: "1" }, ["CI"]) // { PATH: "/bin", CI: "1" }
 */
export const environmentOf = (
  all: Readonly<Record<string, string | undefined>>,
  more: ReadonlyArray<string>
): Readonly<Record<string, string>> => {
  const added = new Set(more)
  return Object.fromEntries(
    Object.entries(all).flatMap(([name, value]) => {
      const isSeen = usual.has(name.toUpperCase()) || /^LC_[A-Z]+$/.test(name) || added.has(name)
      return isSeen && value !== undefined ? [[name, value] as const] : []
    })
  )
}
