import { spawn } from "node:child_process";

/** A command that failed; its message is what the command said. */
export class CommandError extends Error {
  readonly command: string;
  readonly output: string;

  constructor(command: string, output: string, reason: string) {
    super(`${command}: ${reason}\n${output}`);
    this.name = "CommandError";
    this.command = command;
    this.output = output;
  }
}

export interface CommandPlace {
  cwd: string;
  env?: Record<string, string | undefined>;
  /** After this many milliseconds it is killed; default: half an hour, for the first build of a machine. */
  timeout?: number;
}

const HALF_AN_HOUR = 1_800_000;

/**
 * Runs a command to its end.
 * @returns what it wrote to both of its outputs
 * @throws CommandError when it cannot be started, ends with another code than 0, or takes too long
 */
export function runCommand(
  [command, ...args]: readonly [string, ...string[]],
  place: CommandPlace,
): Promise<string> {
  const line = [command, ...args].join(" ");
  const child = spawn(command, args, {
    cwd: place.cwd,
    env: { ...process.env, NO_COLOR: "1", ...place.env },
    stdio: ["ignore", "pipe", "pipe"],
    timeout: place.timeout ?? HALF_AN_HOUR,
  });
  const endWithUs = () => child.kill();
  process.once("exit", endWithUs);
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (text: string) => {
      output += text;
    });
  return new Promise<string>((done, fail) => {
    child.on("error", (error) => fail(new CommandError(line, output, error.message)));
    child.on("close", (code, signal) => {
      if (code === 0) done(output);
      else fail(new CommandError(line, output, `ended with ${code ?? signal}`));
    });
  }).finally(() => process.off("exit", endWithUs));
}
