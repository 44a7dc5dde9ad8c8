import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { runCommand } from "./runCommand.ts";

/**
 * Installs packages into a folder of their own, apart from the project's, without their install scripts.
 * @param packages exact versions
 */
export async function installPackages(folder: string, packages: Record<string, string>): Promise<void> {
  await writeFile(join(folder, "package.json"), JSON.stringify({ private: true, dependencies: packages }));
  await runCommand(["npm", "install", "--no-audit", "--no-fund", "--ignore-scripts"], { cwd: folder });
}
