import type { Config } from "../../platform/config.ts";
import type { Services } from "../../platform/services.ts";
import { resealSecrets } from "./resealSecrets.ts";

/**
 * Says at start what an operator must know of the settings for notifications, and seals anew what an older key sealed. It never
 * keeps a server from starting.
 */
export async function prepareSecrets(
  { webhookAllow, demo }: Pick<Config, "webhookAllow" | "demo">,
  { db, vault, log }: Pick<Services, "db" | "vault" | "log">,
): Promise<void> {
  if (webhookAllow.length > 0 && !demo) {
    const networks = webhookAllow.map(({ address, prefix }) => `${address}/${prefix}`);
    log.warn({ networks }, "FRETE_WEBHOOK_ALLOW: notifications may go to networks that are not public");
  }
  if (vault === undefined) {
    log.warn(
      {},
      "FRETE_SECRET_KEY is not set: receivers with a password or token, and signing secrets, are refused; make a key with `openssl rand -hex 32`",
    );
    return;
  }
  const { resealed, lost } = await resealSecrets(db, vault);
  if (resealed > 0)
    log.info({ resealed }, "stored secrets were sealed anew with the first key of FRETE_SECRET_KEY");
  if (lost > 0)
    log.error(
      { lost },
      "stored secrets cannot be opened with any key of FRETE_SECRET_KEY: add the former key",
    );
}
