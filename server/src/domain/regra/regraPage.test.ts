import { beforeAll, expect, test } from "vitest";
import type { Database } from "../../platform/storage/database.ts";
import { addDays } from "../../platform/time.ts";
import { eachDatabase } from "../../test-support/databases.ts";
import { planOf, spyOnPrepared } from "../../test-support/planOf.ts";
import type { RegraFreteRow } from "../cotacao/cotacaoTables.ts";
import { bumpVersion } from "../loja/lojaVersion.ts";
import { criterioBits, situacaoOf } from "./regra.ts";
import { type RegraFilter, regraPage } from "./regraPage.ts";

const TODAY = "2026-11-21";
const pick = <T>(values: readonly T[], index: number) => values[index % values.length] as T;

/** Rules of every kind, spread so that no two filters select the same. */
const rows = Array.from({ length: 2000 }, (_, index): RegraFreteRow => {
  const campo = 1 + (index % 12);
  const dataInicio = addDays(TODAY, (index % 7) - 4);
  return {
    id_loja: 1,
    codigo: index + 1,
    titulo: `Promoção ${index}`,
    titulo_busca: `promoção ${index}`,
    status: pick(["ativo", "ativo", "inativo", "pendente"], index),
    valor_tipo: pick(["percentual", "fixo", "bloqueio"], index),
    valor_acao: pick(["soma", "desconto", "substitui", "soma", "soma"], index),
    valor: index,
    prazo_acao: pick([null, "soma", "substitui"], index >> 2),
    prazo: null,
    data_inicio: dataInicio,
    data_fim: index % 5 === 0 ? null : addDays(dataInicio, index % 4),
    ordem: index % 17,
    criterios: JSON.stringify([{ campo, valores: [] }]),
    campos: criterioBits([{ campo }]),
    id_usuario: 0,
    usuario: "",
    usuario_email: "",
    data_cadastro: index * 1000,
  };
});

const filters: RegraFilter[] = [
  {},
  { codigo: 77 },
  { titulo: "ÇÃO 12" },
  { status: "a" },
  { status: "p" },
  { situacao: "vigente" },
  { situacao: "programada" },
  { situacao: "vencida" },
  { valorTipo: "fixo", valorAcao: "soma" },
  { prazoAcao: "substitui", idCampo: 4 },
  { idCampo: 12, status: "i", situacao: "vencida" },
];

eachDatabase((name, open) => {
  let db: Database;
  beforeAll(async () => {
    db = await open();
    await db.transaction(async (trx) => {
      await trx("loja").insert({ id: 1, nome: "L", criada_em: 0 });
      await trx("loja").insert({ id: 2, nome: "M", criada_em: 0 });
      for (let from = 0; from < rows.length; from += 500)
        await trx("regra_frete").insert(rows.slice(from, from + 500));
      await trx("regra_frete").insert({ ...rows[0], id_loja: 2 });
    });
    if (name === "postgres") await db.reader.raw("VACUUM ANALYZE regra_frete");
  });

  const wanted = (filter: RegraFilter, offset = 0, limit = 50) => ({
    ...{ idLoja: 1, versao: 1, today: TODAY, filter, offset, limit },
    periodo: { column: "data_cadastro", start: 500_000, end: 1_800_000 } as const,
  });

  test.each(filters)("pages and totals are those of a list in memory: %j", async (filter) => {
    const expected = rows.filter((row) => matches(row, filter)).sort(byOrder);
    const codes: number[] = [];
    const read = regraPage(db);
    for (let offset = 0; offset <= expected.length; offset += 50) {
      const page = await read(wanted(filter, offset));
      expect(page.total).toBe(expected.length);
      codes.push(...page.rows.map(({ codigo }) => codigo));
    }
    expect(codes).toEqual(expected.map(({ codigo }) => codigo));
  });

  test.each(filters.filter(({ codigo }) => codigo === undefined))(
    "a list is read out of the index alone, once, and of a page its rules: %j",
    async (filter) => {
      const spy = spyOnPrepared(db);
      const read = regraPage(spy.db);
      const { total } = await read(wanted(filter, 0, 1));
      await read(wanted(filter, 1, 1));
      const ofRules = spy.runs.filter(([, params]) => "start" in params || "codigos" in params);
      expect(ofRules).toHaveLength(1 + Math.min(total, 2));
      const [list, ...pages] = await Promise.all(ofRules.map((run) => planOf(db, run)));
      if (name === "sqlite") expect(list).toMatch(/USING COVERING INDEX regra_frete_lista \(id_loja=\?/);
      else expect(list).toMatch(/Index Cond: \(?\(?id_loja = 1/);
      for (const page of pages)
        expect(page).toMatch(/PRIMARY KEY|sqlite_autoindex_regra_frete_1|regra_frete_pkey/);
      for (const plan of [list, ...pages]) expect(plan).not.toMatch(/SCAN regra_frete|Seq Scan/);
    },
  );

  test("each loja has lists of its own", async () => {
    const read = regraPage(db);
    const periodo = { column: "data_cadastro", start: 0, end: 1_800_000 } as const;
    const totalOf = async (idLoja: number) => (await read({ ...wanted({}), idLoja, periodo })).total;
    expect([await totalOf(1), await totalOf(2), await totalOf(1)]).toEqual([1800, 1, 1800]);
  });

  test("a change of the operator shows in the next request", async () => {
    const read = regraPage(db);
    const before = await read(wanted({ status: "p" }));
    await db.transaction(async (trx) => {
      const versao = await bumpVersion(trx, 1);
      expect(versao).toBe(2);
      await trx("regra_frete")
        .where({ id_loja: 1, codigo: before.rows[0]?.codigo ?? 0 })
        .delete();
    });
    const after = await read({ ...wanted({ status: "p" }), versao: 2 });
    expect(after.total).toBe(before.total - 1);
    expect(after.rows[0]).toEqual(before.rows[1]);
  });
});

function matches(row: RegraFreteRow, filter: RegraFilter): boolean {
  const { codigo, titulo, status, situacao, valorTipo, valorAcao, prazoAcao, idCampo } = filter;
  return (
    row.data_cadastro >= 500_000 &&
    row.data_cadastro < 1_800_000 &&
    (codigo === undefined || row.codigo === codigo) &&
    (titulo === undefined || row.titulo.toLowerCase().includes(titulo.toLowerCase())) &&
    (status === undefined || row.status.startsWith(status)) &&
    (situacao === undefined ||
      situacaoOf({ dataInicio: row.data_inicio, dataFim: row.data_fim }, TODAY) === situacao) &&
    (valorTipo === undefined || row.valor_tipo === valorTipo) &&
    (valorAcao === undefined || row.valor_acao === valorAcao) &&
    (prazoAcao === undefined || row.prazo_acao === prazoAcao) &&
    (idCampo === undefined || JSON.parse(row.criterios)[0].campo === idCampo)
  );
}

const byOrder = (a: RegraFreteRow, b: RegraFreteRow) => a.ordem - b.ordem || b.codigo - a.codigo;
