import { spawn } from "node:child_process";
import { once } from "node:events";
// As a whole: Node 20 refuses a module that names what it does not have.
import nodeModule from "node:module";

/** The first release of Node that knows all that the server uses. */
const NEEDED = 26;
/** What asks a process to end; a terminal's Ctrl+C reaches the other process by itself, other senders do not. */
const SIGNALS = ["SIGTERM", "SIGINT", "SIGHUP"] as const;

/** How a program ends whose libraries the system does not have. */
const NOT_STARTED = 127;

/**
 * Runs a program of the package: in this process where its Node is new enough, otherwise in one of the Node that the package brings
 * along, which ends as this one shall. Whatever is imported here must run on Node 20.
 *
 * @param program the module to run
 * @param flags of Node that are good for it; on Windows it goes without them
 */
export async function onOwnNode(program: URL, flags: readonly string[] = []): Promise<void> {
  if (Number.parseInt(process.versions.node, 10) >= NEEDED) {
    const missing = flags.filter((flag) => !process.execArgv.includes(flag));
    // Who holds a channel to it would lose that.
    if (missing.length > 0 && !process.channel) becomeWith(missing);
    nodeModule.enableCompileCache();
    await import(program.href);
    return;
  }
  const node = ownNode();
  if (node === undefined) {
    console.error(
      `Node ${process.versions.node} is too old, and the package node, which brings Node ${NEEDED}, was installed without its install script: run npm rebuild node, or install Node ${NEEDED}`,
    );
    process.exitCode = 1;
    return;
  }
  const [, script = "", ...parameters] = process.argv;
  const child = spawn(node, [...process.execArgv, ...flags, script, ...parameters], { stdio: "inherit" });
  for (const signal of SIGNALS) process.on(signal, () => child.kill(signal));
  const [code, signal] = (await once(child, "exit")) as [number | null, NodeJS.Signals | null];
  for (const each of SIGNALS) process.removeAllListeners(each);
  if (code === NOT_STARTED)
    console.error(
      `The Node ${NEEDED} that the package brings along does not start here: install what it says is missing (Debian: apt-get install libatomic1), or Node ${NEEDED}`,
    );
  if (signal) process.kill(process.pid, signal);
  else process.exitCode = code ?? 1;
}

/** Makes this process one with these flags of Node, too, with its id and its streams; it goes on as it is where the system cannot. */
function becomeWith(flags: readonly string[]): void {
  try {
    process.execve?.(process.execPath, [
      process.execPath,
      ...process.execArgv,
      ...flags,
      ...process.argv.slice(1),
    ]);
  } catch {}
}

/** The binary of the package `node`, which its install script puts there. */
function ownNode(): string | undefined {
  try {
    return nodeModule
      .createRequire(import.meta.url)
      .resolve(process.platform === "win32" ? "node/bin/node.exe" : "node/bin/node");
  } catch {
    return undefined;
  }
}
