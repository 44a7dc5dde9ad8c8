import type { Knex } from "knex";
import { LRUCache } from "lru-cache";
import { cacheFigures } from "../../platform/counters.ts";
import type { Database, Param } from "../../platform/storage/database.ts";
import { inList, listValue } from "../../platform/storage/inList.ts";
import type { RegraFreteRow } from "../cotacao/cotacaoTables.ts";
import { searchText } from "./regra.ts";
import type { RegraPeriodo } from "./regraPeriodo.ts";

/** What a list of rules is reduced to; what is absent keeps everything (TRA-006..TRA-010). */
export interface RegraFilter {
  codigo?: number;
  titulo?: string;
  status?: "a" | "i" | "p";
  situacao?: "vigente" | "programada" | "vencida";
  valorTipo?: string;
  valorAcao?: string;
  prazoAcao?: string;
  idCampo?: number;
}

/** One page of rules. `today` is the loja's day, `versao` its version as the request found it. */
export interface RegraPageWanted {
  idLoja: number;
  versao: number;
  today: string;
  periodo: RegraPeriodo;
  filter: RegraFilter;
  offset: number;
  limit: number;
}

export type ReadRegraPage = (wanted: RegraPageWanted) => Promise<{ total: number; rows: RegraFreteRow[] }>;

const STATUS_OF = { a: "ativo", i: "inativo", p: "pendente" } as const;
/** Criteria have ids 1 to 12: no rule has another. */
const LARGEST_CAMPO = 12;

type Condition = (query: Knex.QueryBuilder, param: Param) => Knex.QueryBuilder;

/** Bytes of the lists that are kept, of all lojas together: those of 4,000,000 rules. */
const KEPT = 32 * 1024 * 1024;

/**
 * Makes the reader of pages of freight rules, by `ordem`, then newest code first (TRA-016), and of how many match in all. The codes of all
 * that match are read once, out of the index `regra_frete_lista` alone, and kept until the operator changes the loja: whatever the
 * page, only its own rules are read. Statements are prepared once per set of filters.
 */
export function regraPage(db: Database): ReadRegraPage {
  const lists = new Map<string, ReturnType<typeof prepareList>>();
  // By loja and version: what is asked of an older version is not asked again, and goes as the least recently used.
  const kept = new LRUCache<string, Promise<Float64Array>>({ maxSize: KEPT });
  const { hits, misses } = cacheFigures("rule_lists");
  const rowsOf = db.prepare<RegraFreteRow>((knex, param) =>
    knex("regra_frete")
      .where({ id_loja: param("idLoja") })
      .where(inList(db, knex, "codigo", param("codigos"), "bigint")),
  );

  function prepareList({ periodo: { column }, filter }: RegraPageWanted) {
    const conditions = conditionsOf(db.dialect, filter);
    return db.prepare<{ codigos: string | null }>((knex, param) =>
      conditions.reduce(
        (query, condition) => condition(query, param),
        knex("regra_frete")
          .select(knex.raw("string_agg(CAST(codigo AS TEXT), ',' ORDER BY ordem, codigo DESC) AS codigos"))
          .where({ id_loja: param("idLoja") })
          .where(column, ">=", param("start"))
          .where(column, "<", param("end")),
      ),
    );
  }

  async function readList(wanted: RegraPageWanted): Promise<Float64Array> {
    const key = `${wanted.periodo.column}/${shapeOf(wanted.filter)}`;
    const run = lists.get(key) ?? prepareList(wanted);
    lists.set(key, run);
    const [list] = await run({ idLoja: wanted.idLoja, ...valuesOf(wanted) });
    return Float64Array.from(list?.codigos?.split(",") ?? [], Number);
  }

  function listOf(wanted: RegraPageWanted): Promise<Float64Array> {
    const { idLoja, versao, periodo, filter } = wanted;
    const key = JSON.stringify([idLoja, versao, periodo.column, shapeOf(filter), valuesOf(wanted)]);
    const known = kept.get(key);
    (known ? hits : misses).value++;
    if (known) return known;
    const list = readList(wanted);
    kept.set(key, list, { size: key.length });
    list.then(
      ({ byteLength }) => kept.set(key, list, { size: key.length + byteLength }),
      () => kept.delete(key),
    );
    return list;
  }

  return async (wanted) => {
    const { idLoja, offset, limit } = wanted;
    const codigos = await listOf(wanted);
    const page = codigos.subarray(offset, offset + limit);
    const found = page.length > 0 ? await rowsOf({ idLoja, codigos: listValue(db, [...page]) }) : [];
    const rows = new Map(found.map((row) => [row.codigo, row]));
    return { total: codigos.length, rows: [...page].flatMap((codigo) => rows.get(codigo) ?? []) };
  };
}

function valuesOf({ filter, periodo: { start, end }, today }: RegraPageWanted) {
  return {
    today,
    start,
    end,
    codigo: filter.codigo ?? 0,
    titulo: searchText(filter.titulo ?? ""),
    status: STATUS_OF[filter.status ?? "a"],
    valorTipo: filter.valorTipo ?? "",
    valorAcao: filter.valorAcao ?? "",
    prazoAcao: filter.prazoAcao ?? "",
    campo: bitOf(filter.idCampo ?? 0),
  };
}

function conditionsOf(dialect: Database["dialect"], filter: RegraFilter): Condition[] {
  const conditions: Condition[] = [];
  const equal = (column: string, name: string) => {
    conditions.push((query, param) => query.where({ [column]: param(name) }));
  };
  if (filter.codigo !== undefined) equal("codigo", "codigo");
  if (filter.status !== undefined) equal("status", "status");
  if (filter.valorTipo !== undefined) equal("valor_tipo", "valorTipo");
  if (filter.valorAcao !== undefined) equal("valor_acao", "valorAcao");
  if (filter.prazoAcao !== undefined) equal("prazo_acao", "prazoAcao");
  if (filter.idCampo !== undefined) {
    conditions.push((query, param) => query.whereRaw("campos & ? <> 0", [param("campo")]));
  }
  if (filter.titulo) {
    // No LIKE: a text is looked for as it is, whatever `%`, `_` and `\` it has.
    const position = dialect === "sqlite" ? "instr(titulo_busca, ?) > 0" : "strpos(titulo_busca, ?) > 0";
    conditions.push((query, param) => query.whereRaw(position, [param("titulo")]));
  }
  if (filter.situacao !== undefined) conditions.push(SITUACAO[filter.situacao]);
  return conditions;
}

/** Where today lies in the validity, as `situacaoOf` tells it (TRA-004). */
const SITUACAO: Record<NonNullable<RegraFilter["situacao"]>, Condition> = {
  programada: (query, param) => query.where("data_inicio", ">", param("today")),
  vencida: (query, param) =>
    query.where("data_inicio", "<=", param("today")).where("data_fim", "<", param("today")),
  vigente: (query, param) =>
    query
      .where("data_inicio", "<=", param("today"))
      .where((open) => open.whereNull("data_fim").orWhere("data_fim", ">=", param("today"))),
};

const bitOf = (campo: number): number => (campo >= 1 && campo <= LARGEST_CAMPO ? 1 << campo : 0);

/** Filters of one shape share a statement. */
function shapeOf(filter: RegraFilter): string {
  const { codigo, titulo, status, valorTipo, valorAcao, prazoAcao, idCampo, situacao } = filter;
  const given = [codigo, titulo || undefined, status, valorTipo, valorAcao, prazoAcao, idCampo];
  return `${given.map((value) => (value === undefined ? 0 : 1)).join("")}/${situacao ?? ""}`;
}
