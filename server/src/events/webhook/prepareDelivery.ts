import type { Delivery } from "../../platform/push/transport.ts";
import type { Services } from "../../platform/services.ts";
import type { EventoRow, WebhookRow } from "../eventTables.ts";
import { buildDelivery } from "./buildDelivery.ts";
import { openSecrets } from "./openSecrets.ts";

/**
 * Makes notifications of a registration's events, with its credentials and signed with the secrets that the loja has at
 * the moment.
 *
 * @returns rejects when a secret cannot be opened: nothing may be sent without it
 */
export function prepareDelivery({
  db,
  vault,
}: Pick<Services, "db" | "vault">): (
  webhook: WebhookRow,
  evento: EventoRow,
  now: number,
) => Promise<Delivery> {
  const findAssinatura = db.prepare(
    (knex, param) =>
      knex("assinatura")
        .select()
        .where({ id_loja: param("idLoja") }),
    "kept",
  );
  return async (webhook, evento, now) => {
    const [assinatura] = await findAssinatura({ idLoja: webhook.id_loja });
    return buildDelivery(webhook, openSecrets(vault, webhook, assinatura, now), evento, now);
  };
}
