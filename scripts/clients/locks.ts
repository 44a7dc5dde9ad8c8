import { cp } from "node:fs/promises";
import { join, resolve } from "node:path";
import type { ClientTool } from "./tool.ts";

/**
 * A folder per tool with what its package manager locks: versions and checksums of all that it needs, the tool itself included. Made anew by
 * that package manager: `npm install --package-lock-only`, `uv pip compile --generate-hashes --universal requirements.in`, `go mod tidy`.
 */
const LOCKS = resolve(import.meta.dirname, "locks");

/** Puts the locks of a tool where it is installed. */
export const copyLocks = ({ name }: Pick<ClientTool, "name">, folder: string): Promise<void> =>
  cp(join(LOCKS, name), folder, { recursive: true });
