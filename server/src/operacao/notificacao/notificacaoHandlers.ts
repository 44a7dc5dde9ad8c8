import type { EventoAbandonado, Notificacao } from "@frete/contract/operacao";
import type { Knex } from "knex";
import type { OperatorHandlers } from "../../contract/operatorHandler.ts";
import { findLoja } from "../../domain/loja/findLoja.ts";
import { documentoOf, idOfDocumento } from "../../events/documento.ts";
import type { EventoMortoRow, NotificacaoLojaRow, WebhookRow } from "../../events/eventTables.ts";
import { textos } from "../../events/notificacao/textos.ts";
import { notFound } from "../../http/errors.ts";
import type { Services } from "../../platform/services.ts";
import { replayEventos } from "./replayEventos.ts";

/** What the operator sees of the delivery of events, and does about those that were given up (NS-073). */
export function notificacaoHandlers({ db, clock }: Services) {
  const replay = (idLoja: number, id?: number) =>
    db.transaction((trx) => replayEventos(trx, idLoja, id, clock.now()));
  return {
    lerNotificacao: async ({ path: { idLoja } }) => {
      await findLoja(db.reader, idLoja);
      const webhook = await db.reader("webhook").where({ id_loja: idLoja }).first();
      if (webhook === undefined) throw notFound(textos.semRegistro());
      const receptor = await db.reader("notificacao_loja").where({ id_loja: idLoja }).first();
      const oldest = await db.reader("evento").where({ id_loja: idLoja }).orderBy("id").first();
      return {
        ...registration(webhook),
        ...health(receptor),
        aguardando: await count(db.reader, "evento", idLoja),
        maisAntigoEm: instant(oldest?.criado_em),
        abandonados: await count(db.reader, "evento_morto", idLoja),
      };
    },

    listarEventosAbandonados: async ({ path: { idLoja }, query: { pagina, limite } }) => {
      await findLoja(db.reader, idLoja);
      const rows = await db
        .reader("evento_morto")
        .where({ id_loja: idLoja })
        .orderBy(["morto_em", "id"])
        .offset((pagina - 1) * limite)
        .limit(limite);
      const total = await count(db.reader, "evento_morto", idLoja);
      return { pagina, limite, total, itens: rows.map(abandoned) };
    },

    reenviarEvento: async ({ path: { idLoja, documento } }) => {
      await findLoja(db.reader, idLoja);
      const id = idOfDocumento(idLoja, documento);
      const reenviados = id === undefined ? 0 : await replay(idLoja, id);
      if (reenviados === 0) throw notFound(textos.naoEncontrado());
      return { mensagem: textos.reenviado(), reenviados };
    },

    reenviarEventos: async ({ path: { idLoja } }) => {
      await findLoja(db.reader, idLoja);
      return { mensagem: textos.reenviados(), reenviados: await replay(idLoja) };
    },
  } satisfies OperatorHandlers<
    "lerNotificacao" | "listarEventosAbandonados" | "reenviarEvento" | "reenviarEventos"
  >;
}

async function count(knex: Knex, table: "evento" | "evento_morto", idLoja: number): Promise<number> {
  return Number((await knex(table).where({ id_loja: idLoja }).count({ n: "*" }).first())?.n);
}

function registration(webhook: WebhookRow) {
  return {
    modulo: webhook.modulo,
    url: webhook.url,
    tipoAutorizacao: webhook.tipo_autorizacao,
    registradoEm: new Date(webhook.registrado_em).toISOString(),
  };
}

function health(
  row: NotificacaoLojaRow | undefined,
): Pick<Notificacao, "situacao" | "falhas" | "falhandoDesde" | "desativadoEm" | "motivo"> {
  const { falhas = 0, falhando_desde, desativado_em, motivo = null } = row ?? {};
  const isDisabled = (desativado_em ?? null) !== null;
  return {
    situacao: isDisabled ? "desativado" : falhas > 0 ? "falhando" : "ativo",
    falhas,
    falhandoDesde: instant(falhando_desde),
    desativadoEm: instant(desativado_em),
    motivo,
  };
}

function abandoned(row: EventoMortoRow): EventoAbandonado {
  return {
    documento: documentoOf(row.id_loja, row.id),
    tipo: row.tipo,
    criadoEm: new Date(row.criado_em).toISOString(),
    abandonadoEm: new Date(row.morto_em).toISOString(),
    tentativas: row.tentativas,
    motivo: row.motivo,
  };
}

const instant = (epochMs: number | null | undefined): string | null =>
  epochMs === null || epochMs === undefined ? null : new Date(epochMs).toISOString();
