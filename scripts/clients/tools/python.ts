import { cp } from "node:fs/promises";
import { join } from "node:path";
import { LIBRARIES, PROGRAMS } from "../cache.ts";
import { copyLocks } from "../locks.ts";
import { runCommand } from "../runCommand.ts";
import type { CallEnvironment, ClientTool, Job } from "../tool.ts";

export const pythonOf = (installed: string) => join(installed, "venv/bin/python");

/** A virtual environment with the packages of a tool as they are locked. */
export async function installVenv(tool: Pick<ClientTool, "name">, folder: string): Promise<void> {
  await copyLocks(tool, folder);
  await runCommand(["python3", "-m", "venv", "venv"], { cwd: folder });
  const locked = ["--quiet", "--require-hashes", "--no-deps", "-r", "requirements.txt"];
  await runCommand([pythonOf(folder), "-m", "pip", "install", ...locked], { cwd: folder, env: LIBRARIES });
}

/** Python is not compiled: every module of the client is imported instead, which builds its models, with a program beside it. */
export async function importPython(
  { folder, installed, hasProgram }: Job,
  module: string,
  program: string,
): Promise<void> {
  const files = {
    "import_all.py": "import_all.py",
    ...(hasProgram && { "pedido.py": "pedido.py", [program]: "program.py" }),
  };
  for (const [from, to] of Object.entries(files)) await cp(join(PROGRAMS, "python", from), join(folder, to));
  await runCommand([pythonOf(installed), "import_all.py", module], { cwd: folder });
}

export const callPython = ({ folder, installed }: Job, environment: CallEnvironment) =>
  runCommand([pythonOf(installed), "program.py"], {
    cwd: folder,
    env: { ...environment, PYTHONUNBUFFERED: "1" },
    timeout: 600_000,
  });
