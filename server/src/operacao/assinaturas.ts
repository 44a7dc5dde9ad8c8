import type { Assinatura } from "@frete/contract/operacao";
import { bodyDefaults } from "../contract/contractDocument.ts";
import type { OperatorHandlers } from "../contract/operatorHandler.ts";
import { findLoja } from "../domain/loja/findLoja.ts";
import type { AssinaturaRow } from "../events/eventTables.ts";
import { PREFIX } from "../events/webhook/openSecrets.ts";
import { HttpError } from "../http/errors.ts";
import type { Services } from "../platform/services.ts";
import { changeLoja } from "./changeLoja.ts";
import { textos } from "./textos.ts";

const SECRET_BYTES = 32;
const { carenciaSegundos: defaultGrace } = bodyDefaults("emitirAssinatura") as { carenciaSegundos: number };

/** Handlers of the secret that signs a loja's notifications. Its text is in the answer that issues it and nowhere else. */
export function assinaturaHandlers({ db, clock, vault, random }: Services) {
  return {
    emitirAssinatura: ({ path: { idLoja }, body: { carenciaSegundos = defaultGrace } }) => {
      const now = clock.now();
      const secret = PREFIX + Buffer.from(random.hex(SECRET_BYTES), "hex").toString("base64");
      return changeLoja(db, idLoja, async (trx) => {
        if (vault === undefined) throw new HttpError(503, textos.semChave());
        const former = await trx("assinatura").where({ id_loja: idLoja }).first();
        const isGrace = former !== undefined && carenciaSegundos > 0;
        const cells: Omit<AssinaturaRow, "id_loja"> = {
          segredo_cifrado: vault.seal(secret, { idLoja, campo: "assinatura.segredo" }),
          criada_em: now,
          anterior_cifrado: isGrace ? former.segredo_cifrado : null,
          anterior_ate: isGrace ? now + carenciaSegundos * 1000 : null,
        };
        await trx("assinatura")
          .insert({ id_loja: idLoja, ...cells })
          .onConflict("id_loja")
          .merge(cells);
        return { ...toAssinatura(cells, now), segredo: secret };
      });
    },

    lerAssinatura: async ({ path: { idLoja } }) => {
      await findLoja(db.reader, idLoja);
      return toAssinatura(await db.reader("assinatura").where({ id_loja: idLoja }).first(), clock.now());
    },

    removerAssinatura: ({ path: { idLoja } }) =>
      changeLoja(db, idLoja, async (trx) => {
        await trx("assinatura").where({ id_loja: idLoja }).delete();
        return toAssinatura(undefined, clock.now());
      }),
  } satisfies OperatorHandlers<"emitirAssinatura" | "lerAssinatura" | "removerAssinatura">;
}

function toAssinatura(row: Omit<AssinaturaRow, "id_loja"> | undefined, now: number): Assinatura {
  const instant = (epochMs: number | null | undefined) =>
    epochMs === null || epochMs === undefined ? null : new Date(epochMs).toISOString();
  return {
    ativa: row !== undefined,
    criadaEm: instant(row?.criada_em),
    anteriorAte: (row?.anterior_ate ?? 0) > now ? instant(row?.anterior_ate) : null,
  };
}
