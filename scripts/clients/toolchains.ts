import { spawnSync } from "node:child_process";

/** What a step may need of the machine, with the command that tells whether it is there. */
const PROBES = {
  node: [process.execPath, "--version"],
  java: ["java", "-version"],
  maven: ["mvn", "--version"],
  python: ["python3", "-m", "venv", "--help"],
  go: ["go", "version"],
  rust: ["cargo", "--version"],
  php: ["php", "--version"],
  guzzle: ["php", "-r", "require 'GuzzleHttp/autoload.php';"],
  dotnet: ["dotnet", "--version"],
} as const satisfies Record<string, readonly [string, ...string[]]>;

export type Toolchain = keyof typeof PROBES;

const found = new Map<Toolchain, boolean>();

/** The toolchains of a list that this machine lacks. */
export const lackingToolchains = (needed: readonly Toolchain[] = []): Toolchain[] =>
  needed.filter((toolchain) => !isThere(toolchain));

function isThere(toolchain: Toolchain): boolean {
  const known = found.get(toolchain);
  if (known !== undefined) return known;
  const [command, ...args] = PROBES[toolchain];
  const answer = spawnSync(command, args, { stdio: "ignore" }).status === 0;
  found.set(toolchain, answer);
  return answer;
}
