/** Errors of the store's shell commands as exits of the program. */
import { ConfigError } from "effect"
import { type CliError, type CliExit, cliExit } from "../../kernel/cli/Cli.ts"
import { explain } from "../../kernel/cli/Settings.ts"

/** Ends the command with the message of an error. */
export const failWith = (error: { readonly message: string }): CliExit => cliExit(error.message)

/** Turns settings that cannot be read, and other errors of a start, into an exit. */
export const toExit = (error: CliError): CliExit =>
  ConfigError.isConfigError(error)
    ? cliExit(explain(error).join("; "))
    : error._tag === "CliExit"
      ? error
      : cliExit(error.message)
