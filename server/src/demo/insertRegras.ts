import type { Knex } from "knex";
import type { RegraFreteRow, TaxaEntregaRow } from "../domain/cotacao/cotacaoTables.ts";
import { criteriosDocument } from "../domain/cotacao/criteriosDocument.ts";
import type { Criterio } from "../domain/cotacao/frete/criterios.ts";
import { criterioBits, searchText } from "../domain/regra/regra.ts";
import { DAY } from "../platform/durations.ts";
import { toCents, toThousandths } from "../platform/numbers.ts";
import { toFlag } from "../platform/storage/columnTypes.ts";
import { addDays, localDate } from "../platform/time.ts";
import { insertRows } from "./insertRows.ts";
import type { CodigosTransporte } from "./insertTransporte.ts";
import { FUSO_HORARIO } from "./lojas.ts";
import type { LojaDemo } from "./types.ts";

/** Codes of a loja's records by the name (branches: ERP code) that the demonstration gives them. */
type CodigosDemo = CodigosTransporte & { filiais: ReadonlyMap<string, number> };

/** Inserts the loja's fees and freight rules; `now` (epoch ms) is the day their periods are counted from. */
export async function insertRegras(
  trx: Knex.Transaction,
  idLoja: number,
  loja: LojaDemo,
  codigos: CodigosDemo,
  now: number,
): Promise<void> {
  const today = localDate(now, FUSO_HORARIO);
  await insertRows(
    trx,
    idLoja,
    "taxa_entrega",
    loja.taxas.map(
      (taxa): Omit<TaxaEntregaRow, "id_loja" | "id"> => ({
        tipo: taxa.tipo,
        id_transportadora:
          taxa.transportadora === undefined ? null : codeOf(codigos.transportadoras, taxa.transportadora),
        cep_inicio: taxa.cepInicio,
        cep_fim: taxa.cepFim,
        forma: taxa.forma,
        valor: taxa.forma === "fixo" ? toCents(taxa.valor) : toThousandths(taxa.valor),
        minimo: toCents(taxa.minimo ?? 0),
        ativa: toFlag(taxa.ativa !== false),
      }),
    ),
  );
  await insertRows(
    trx,
    idLoja,
    "regra_frete",
    loja.regras.map(
      (regra): Omit<RegraFreteRow, "id_loja" | "codigo"> => ({
        titulo: regra.titulo,
        titulo_busca: searchText(regra.titulo),
        campos: criterioBits(regra.criterios),
        status: regra.status ?? "ativo",
        valor_tipo: regra.valorTipo,
        valor_acao: regra.valorAcao,
        valor: toThousandths(regra.valor),
        prazo_acao: regra.prazoAcao ?? null,
        prazo: regra.prazo ?? null,
        data_inicio: addDays(today, regra.inicioEmDias),
        data_fim: regra.fimEmDias === undefined ? null : addDays(today, regra.fimEmDias),
        ordem: regra.ordem,
        criterios: criteriosDocument.render(regra.criterios.map((criterio) => withCodes(criterio, codigos))),
        id_usuario: 1,
        usuario: "Equipe de demonstração",
        usuario_email: "demo@frete.example",
        data_cadastro: now - regra.cadastradaHaDias * DAY,
      }),
    ),
    "codigo",
  );
}

/** The criterion as it is stored: branches (6), carriers (7) and methods (8) by internal code. */
function withCodes(criterio: Criterio, codigos: CodigosDemo): Criterio {
  const names = { 6: codigos.filiais, 7: codigos.transportadoras, 8: codigos.metodos }[criterio.campo];
  if (names === undefined) return criterio;
  return { ...criterio, valores: criterio.valores?.map((nome) => codeOf(names, String(nome))) ?? [] };
}

function codeOf(codes: ReadonlyMap<string, number>, nome: string): number {
  const code = codes.get(nome);
  if (code === undefined) throw new Error(`the demo names "${nome}", which its loja does not have`);
  return code;
}
