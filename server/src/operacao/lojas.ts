import type { Loja } from "@frete/contract/operacao";
import type { Knex } from "knex";
import { bodyDefaults } from "../contract/contractDocument.ts";
import type { OperatorHandlers } from "../contract/operatorHandler.ts";
import {
  type ConfiguracaoLoja,
  configuracaoDocument,
  mergeConfiguracao,
  readConfiguracao,
} from "../domain/loja/configuracaoLoja.ts";
import { findLoja, lojaRecord } from "../domain/loja/findLoja.ts";
import { saveOrigens, sentOrigin } from "../domain/loja/origens.ts";
import { invalid } from "../http/errors.ts";
import type { Services } from "../platform/services.ts";
import { countRows } from "../platform/storage/countRows.ts";
import { sequence } from "../platform/storage/sequence.ts";
import { isZone } from "../platform/zoneOffset.ts";
import { changeLoja } from "./changeLoja.ts";
import { flag, same, toCells } from "./columns.ts";
import { requireReference } from "./resource.ts";
import { textos } from "./textos.ts";

type Columns = Pick<Loja, "nome" | "ativa" | "fusoHorario" | "criterio" | "ocultaSemEstoque">;

const columns = {
  nome: same<string>("nome"),
  ativa: flag("ativa"),
  fusoHorario: same<string>("fuso_horario"),
  criterio: same<Loja["criterio"]>("criterio"),
  ocultaSemEstoque: flag("oculta_sem_estoque"),
};

const defaults = bodyDefaults("criarLoja") as unknown as Loja;

/** Handlers of the lojas. */
export function lojaHandlers({ db, clock }: Services) {
  return {
    criarLoja: ({ body }) => {
      const settings = mergeConfiguracao(readConfiguracao("{}"), body);
      checkZone(body.fusoHorario);
      checkOrigens(body.origensPermitidas);
      return db.transaction(async (trx) => {
        const id = await sequence(trx, 0, "loja");
        await trx("loja").insert({
          id,
          ...toCells<Columns>(columns, { ...defaults, ...body }),
          configuracao: configuracaoDocument.render(settings),
          criada_em: clock.now(),
        });
        await saveOrigens(trx, id, settings.origensPermitidas);
        await checkTransportadoras(trx, id, settings);
        return findLoja(trx, id);
      });
    },

    listarLojas: async ({ query: { ativa, pagina, limite } }) => {
      const matching = () =>
        db.reader("loja").where(toCells<Columns>(columns, ativa === undefined ? {} : { ativa }));
      const total = await countRows(matching());
      const rows = await matching()
        .orderBy("id")
        .offset((pagina - 1) * limite)
        .limit(limite);
      return { pagina, limite, total, itens: rows.map(lojaRecord) };
    },

    lerLoja: ({ path }) => findLoja(db.reader, path.idLoja),

    alterarLoja: ({ path: { idLoja }, body }) => {
      checkZone(body.fusoHorario);
      checkOrigens(body.origensPermitidas);
      return changeLoja(db, idLoja, async (trx) => {
        const settings = mergeConfiguracao(await findLoja(trx, idLoja), body);
        await checkTransportadoras(trx, idLoja, settings);
        if (body.origensPermitidas) await saveOrigens(trx, idLoja, settings.origensPermitidas);
        await trx("loja")
          .where({ id: idLoja })
          .update({
            ...toCells<Columns>(columns, body),
            configuracao: configuracaoDocument.render(settings),
          });
        return findLoja(trx, idLoja);
      });
    },
  } satisfies OperatorHandlers<"criarLoja" | "listarLojas" | "lerLoja" | "alterarLoja">;
}

/** NS-001: a zone by name; a bare offset would get daylight saving time wrong. */
function checkZone(zone: string | undefined): void {
  if (zone !== undefined && !(/^[A-Za-z]/.test(zone) && isZone(zone)))
    throw invalid("fusoHorario", textos.fuso());
}

function checkOrigens(origens: readonly string[] = []): void {
  for (const [index, origem] of origens.entries()) {
    const sent = sentOrigin(origem);
    if (sent !== origem) throw invalid(`origensPermitidas.${index}`, textos.origem(sent));
  }
}

async function checkTransportadoras(
  trx: Knex.Transaction,
  idLoja: number,
  { filtros }: ConfiguracaoLoja,
): Promise<void> {
  for (const [index, code] of filtros.transportadora.entries()) {
    const reference = { name: "transportadora", table: "transportadora", code } as const;
    const context = { trx, idLoja, code: undefined, now: 0 };
    await requireReference(context, `filtros.transportadora.${index}`, reference);
  }
}
