import { randomBytes } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Config } from "../config.ts";
import { createVault, type Vault } from "./vault.ts";

/**
 * The vault of this deployment: with the configured keys; in a demonstration without one, with a key that is made once and
 * kept in the data folder, readable by its owner only. Otherwise there is none.
 */
export async function openVault({
  secretKeys,
  demo,
  dataDir,
}: Pick<Config, "secretKeys" | "demo" | "dataDir">): Promise<Vault | undefined> {
  const [key, ...older] = secretKeys;
  if (key !== undefined) return createVault(key, ...older);
  return demo ? createVault(await demoKey(dataDir)) : undefined;
}

async function demoKey(dataDir: string): Promise<Buffer> {
  const file = join(dataDir, "secret.key");
  await mkdir(dataDir, { recursive: true });
  try {
    await writeFile(file, randomBytes(32).toString("hex"), { flag: "wx", mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  }
  const key = Buffer.from((await readFile(file, "utf8")).trim(), "hex");
  if (key.length !== 32) throw new Error(`${file} does not hold 64 hexadecimal digits`);
  return key;
}
