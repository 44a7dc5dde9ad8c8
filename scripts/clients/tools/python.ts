import { cp } from "node:fs/promises";
import { join } from "node:path";
import { LIBRARIES, PROGRAMS } from "../cache.ts";
import { runCommand } from "../runCommand.ts";
import type { CallEnvironment, Job } from "../tool.ts";

export const pythonOf = (installed: string) => join(installed, "venv/bin/python");

/** A virtual environment with packages of exact versions. */
export async function installVenv(folder: string, packages: readonly string[]): Promise<void> {
  await runCommand(["python3", "-m", "venv", "venv"], { cwd: folder });
  await runCommand([pythonOf(folder), "-m", "pip", "install", "--quiet", ...packages], {
    cwd: folder,
    env: LIBRARIES,
  });
}

/** Python is not compiled: every module of the client is imported instead, which builds its models, with a program beside it. */
export async function importPython(
  { folder, installed }: Job,
  module: string,
  program: string,
): Promise<void> {
  await cp(join(PROGRAMS, "python", program), join(folder, "program.py"));
  for (const shared of ["pedido.py", "import_all.py"])
    await cp(join(PROGRAMS, "python", shared), join(folder, shared));
  await runCommand([pythonOf(installed), "import_all.py", module], { cwd: folder });
}

export const callPython = ({ folder, installed }: Job, environment: CallEnvironment) =>
  runCommand([pythonOf(installed), "program.py"], {
    cwd: folder,
    env: { ...environment, PYTHONUNBUFFERED: "1" },
    timeout: 300_000,
  });
