/** Ready-made hooks that check written files: for hosts, for pre-commit, and as a workflow of GitHub. */
import type { HookTemplate } from "../../../kernel/cli/Hosts.ts"
import { shellWord } from "../../../kernel/util/Text.ts"

const line = (words: ReadonlyArray<string>): string => words.map(shellWord).join(" ")

/** Files that the hooks are for, as a regular expression of pre-commit. */
const FILES = String.raw`(\.(gd|gdshader|tscn|tres)|project\.godot|plugin\.cfg)$`

/** File in which Claude Code keeps the hooks of a project. */
export const CLAUDE_SETTINGS = ".claude/settings.json"

/** Seconds after which a host gives up a hook. */
const TIMEOUT = 20

const checkLine = (command: ReadonlyArray<string>): string => line([...command, "check", "--hook"])

/**
 * The hook of Claude Code, an element of `hooks.PostToolUse`.
 *
 * @param command program and arguments that start this package
 */
export const claudeHook = (command: ReadonlyArray<string>) => ({
  matcher: "Edit|MultiEdit|Write",
  hooks: [{ type: "command", command: checkLine(command), timeout: TIMEOUT }]
})

export const hooks: ReadonlyArray<HookTemplate> = [
  {
    id: "claude-code",
    title: "Claude Code",
    file: CLAUDE_SETTINGS,
    source: "https://code.claude.com/docs/en/hooks",
    hint: "After each edit of a script, shader, scene, resource or project.godot the model reads what is wrong with it; a clean file costs nothing.",
    snippet: (command) => JSON.stringify({ hooks: { PostToolUse: [claudeHook(command)] } }, null, 2)
  },
  {
    id: "codex",
    title: "Codex",
    file: "~/.codex/hooks.json",
    source: "https://developers.openai.com/codex/hooks",
    hint: "After each patch the model reads what is wrong with the files in it. Codex asks you to trust the hook first (/hooks).",
    snippet: (command) =>
      JSON.stringify({ hooks: { PostToolUse: [{ ...claudeHook(command), matcher: "apply_patch" }] } }, null, 2)
  },
  {
    id: "gemini-cli",
    title: "Gemini CLI",
    file: ".gemini/settings.json",
    source: "https://geminicli.com/docs/hooks/reference",
    hint: "After each edit the model reads what is wrong with the file.",
    // Gemini CLI counts in milliseconds.
    snippet: (command) =>
      JSON.stringify(
        {
          hooks: {
            AfterTool: [
              {
                matcher: "write_file|replace",
                hooks: [{ type: "command", command: checkLine(command), timeout: TIMEOUT * 1000 }]
              }
            ]
          }
        },
        null,
        2
      )
  },
  {
    id: "copilot-cli",
    title: "Copilot CLI",
    file: ".github/hooks/godot-check.json",
    source: "https://docs.github.com/en/copilot/reference/copilot-cli-reference/cli-hooks-reference",
    hint: "After each edit the model reads what is wrong with the file. Copilot CLI reads this file in a folder that you trust. It also runs the hook of Claude Code: one of the two is enough.",
    // Without a matcher it is called after every tool, also one that reads a file.
    snippet: (command) =>
      JSON.stringify(
        {
          version: 1,
          hooks: {
            postToolUse: [
              { type: "command", matcher: "create|edit|apply_patch", bash: checkLine(command), timeoutSec: TIMEOUT }
            ]
          }
        },
        null,
        2
      )
  },
  {
    id: "pre-commit",
    title: "pre-commit",
    file: ".pre-commit-config.yaml",
    source: "https://pre-commit.com/#repository-local-hooks",
    hint: "A commit with errors in its scripts, shaders or scenes is refused.",
    snippet: (command) =>
      [
        "repos:",
        "  - repo: local",
        "    hooks:",
        "      - id: godot-check",
        "        name: check GDScript, shaders and scenes",
        "        language: system",
        `        entry: ${line([...command, "check", "--min", "error"])}`,
        `        files: '${FILES}'`
      ].join("\n")
  },
  {
    id: "github",
    title: "GitHub Actions",
    file: ".github/workflows/godot-check.yml",
    source:
      "https://docs.github.com/en/code-security/how-tos/scan-code-for-vulnerabilities/integrate-with-existing-tools/uploading-a-sarif-file-to-github",
    hint: "Findings appear under Security and in pull requests. The reference of project.godot's version is fetched.",
    snippet: () =>
      [
        "name: godot-check",
        "on: [push, pull_request]",
        "permissions:",
        "  contents: read",
        "  security-events: write",
        "jobs:",
        "  check:",
        "    runs-on: ubuntu-latest",
        "    steps:",
        "      - uses: actions/checkout@v6",
        "      - uses: actions/setup-node@v6",
        "        with:",
        "          node-version: 22",
        "      - run: npx -y godot-docs-mcp get",
        "      - run: npx -y godot-docs-mcp check --format sarif > godot-check.sarif",
        "      - uses: github/codeql-action/upload-sarif@v4",
        "        if: always()",
        "        with:",
        "          sarif_file: godot-check.sarif"
      ].join("\n")
  }
]
