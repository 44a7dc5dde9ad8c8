import type { Knex } from "knex";
import type { Database, Param } from "../../platform/storage/database.ts";
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

/** One page of rules. `today` is the loja's day. */
export interface RegraPageWanted {
  idLoja: number;
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

/**
 * Makes the reader of pages of freight rules, by `ordem`, then newest code first (TRA-016), and of how many match in all.
 * Statements are prepared once per set of filters; both walk the index `regra_frete_lista` alone, and only the rules of the
 * page are read from the table.
 */
export function regraPage(db: Database): ReadRegraPage {
  const prepared = new Map<string, ReturnType<typeof prepare>>();

  function prepare({ periodo: { column }, filter }: RegraPageWanted) {
    const conditions = conditionsOf(db.dialect, filter);
    const matching = (knex: Knex, param: Param) =>
      conditions.reduce(
        (query, condition) => condition(query, param),
        knex("regra_frete")
          .where({ id_loja: param("idLoja") })
          .where(column, ">=", param("start"))
          .where(column, "<", param("end")),
      );
    return {
      count: db.prepare<{ total: number }>((knex, param) => matching(knex, param).count({ total: "*" })),
      page: db.prepare<RegraFreteRow>((knex, param) =>
        knex
          .select("regra_frete.*")
          .from(
            matching(knex, param)
              .select("codigo", "ordem")
              .orderBy([{ column: "ordem" }, { column: "codigo", order: "desc" }])
              .limit(param("limit"))
              .offset(param("offset"))
              .as("pagina"),
          )
          .join("regra_frete", (join) =>
            join.on("regra_frete.codigo", "pagina.codigo").andOnVal("regra_frete.id_loja", param("idLoja")),
          )
          .orderBy([{ column: "pagina.ordem" }, { column: "pagina.codigo", order: "desc" }]),
      ),
    };
  }

  return async (wanted) => {
    const { filter, periodo, idLoja, today, limit, offset } = wanted;
    const key = `${periodo.column}/${shapeOf(filter)}`;
    const statements = prepared.get(key) ?? prepare(wanted);
    prepared.set(key, statements);
    const params = {
      idLoja,
      today,
      start: periodo.start,
      end: periodo.end,
      codigo: filter.codigo ?? 0,
      titulo: searchText(filter.titulo ?? ""),
      status: STATUS_OF[filter.status ?? "a"],
      valorTipo: filter.valorTipo ?? "",
      valorAcao: filter.valorAcao ?? "",
      prazoAcao: filter.prazoAcao ?? "",
      campo: bitOf(filter.idCampo ?? 0),
    };
    const rows = await statements.page({ ...params, limit, offset });
    // A page that is not full is the last one: what came before it is the offset.
    if (rows.length > 0 && rows.length < limit) return { total: offset + rows.length, rows };
    const [count] = await statements.count(params);
    return { total: count?.total ?? 0, rows };
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
