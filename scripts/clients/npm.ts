import { copyLocks } from "./locks.ts";
import { runCommand } from "./runCommand.ts";
import type { ClientTool } from "./tool.ts";

/** Installs the packages of a tool as they are locked, apart from the project's, without their install scripts. */
export async function installPackages(tool: Pick<ClientTool, "name">, folder: string): Promise<void> {
  await copyLocks(tool, folder);
  await runCommand(["npm", "ci", "--no-audit", "--no-fund", "--ignore-scripts"], { cwd: folder });
}
