/** A command that failed: one sentence for the person, the lines that explain it, and the exit code. */
export class CliError extends Error {
  override readonly name = "CliError";
  readonly exitCode: number;
  readonly details: readonly string[];
  /** How many details there are in all, those that the server did not list included. */
  readonly detailCount: number;

  /** Exit code 1: it was refused or did not work; 2: it was not called rightly. */
  constructor(message: string, { exitCode = 1, details = [] as readonly string[], detailCount = 0 } = {}) {
    super(message);
    this.exitCode = exitCode;
    this.details = details;
    this.detailCount = Math.max(detailCount, details.length);
  }
}

/** The command was not called rightly: exit code 2. */
export function usageError(message: string): CliError {
  return new CliError(message, { exitCode: 2 });
}
