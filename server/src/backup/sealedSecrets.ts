import type { Knex } from "knex";
import { listSealed } from "../events/webhook/resealSecrets.ts";
import { keyCodeOf, type Vault } from "../platform/vault/vault.ts";
import { BackupError } from "./backupError.ts";

/** The codes of the keys that sealed what is stored. */
export async function listKeys(knex: Knex): Promise<string[]> {
  const sealed = await listSealed(knex);
  return [...new Set(sealed.map(({ sealed: text }) => keyCodeOf(text)))].sort();
}

/** Opens every sealed secret. @throws BackupError saying which key is missing */
export async function openEverySecret(knex: Knex, vault: Vault | undefined): Promise<void> {
  for (const { sealed, lugar } of await listSealed(knex)) {
    try {
      if (vault === undefined) throw new Error("FRETE_SECRET_KEY is not set");
      vault.open(sealed, lugar);
    } catch (error) {
      throw new BackupError(
        `the secrets of store ${lugar.idLoja} need the key with the code ${keyCodeOf(sealed)} in FRETE_SECRET_KEY (${(error as Error).message}); ` +
          "--without-key restores all the same, and those secrets have to be set anew",
      );
    }
  }
}
