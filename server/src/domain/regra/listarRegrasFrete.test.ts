import type { RegrasFrete } from "@frete/contract/loja";
import { afterAll, beforeAll, expect, test } from "vitest";
import { DAY } from "../../platform/durations.ts";
import { type BothServers, bothServers } from "../../test-support/bothServers.testing.ts";
import { eachDatabase } from "../../test-support/databases.ts";

const PATH = "/transportadora/regrasfrete";
/** A day of the loja that the clocks of both servers show. */
const TODAY = "2026-11-21";

const regra = (changes: object = {}) => ({
  titulo: "Regra",
  valorTipo: "fixo",
  valor: 1.5,
  dataInicio: TODAY,
  ...changes,
});

eachDatabase((_name, open) => {
  let servers: BothServers;
  let server: BothServers["loja"];
  let operador: BothServers["operador"];
  beforeAll(async () => {
    servers = await bothServers(await open());
    server = servers.loja;
    operador = servers.operador;
  });
  afterAll(() => servers.close());

  const at = async (days: number, work: () => Promise<unknown>) => {
    const now = server.clock.now();
    operador.clock.set(now + days * DAY);
    await work();
    operador.clock.set(now);
  };
  /** A loja of its own for a test, with its API token. */
  const novaLoja = async () => {
    const { id } = await operador.create("/lojas", { nome: "Regras" });
    const { token } = await operador.create(`/lojas/${id}/tokens`, { tipo: "api" });
    return {
      id,
      criar: (changes: object = {}) => operador.create(`/lojas/${id}/regras`, regra(changes)),
      list: async (query = ""): Promise<RegrasFrete> => {
        const { status, body, text } = await server.call("GET", `${PATH}${query}`, { token });
        if (status !== 200) throw new Error(`${status} ${text}`);
        return body;
      },
    };
  };
  const codes = ({ regras }: RegrasFrete) => regras.map(({ codigo }) => codigo);

  test("TRA-001, TRA-017, ERR-006, NS-007: the record, with null for what is not known", async () => {
    const { criar, list } = await novaLoja();
    await criar({
      titulo: "Desconto na capital",
      valorAcao: "desconto",
      prazoAcao: "soma",
      prazo: 2,
      dataFim: "2026-11-30",
      ordem: 3,
      idUsuario: 9,
      usuario: "Carlos Lima",
      usuarioEmail: "carlos@example.com",
      criterios: [
        { campo: 2, valores: ["Capital"] },
        { campo: 9, de: 300 },
      ],
    });
    await criar({ ordem: 4, valorTipo: "bloqueio", valor: 0 });
    const { regras, ...page } = await list();
    expect(page).toEqual({ pagina: 1, limite: 50, total: 2 });
    expect(regras[0]).toEqual({
      codigo: 1,
      titulo: "Desconto na capital",
      status: "ativo",
      situacao: "vigente",
      valorTipo: "fixo",
      valorAcao: "desconto",
      valor: 1.5,
      prazoAcao: "soma",
      prazo: 2,
      dataInicio: "2026-11-21T00:00:00",
      dataFim: "2026-11-30T00:00:00",
      dataCadastro: "2026-11-21T09:00:00",
      ordem: 3,
      idUsuario: 9,
      usuario: "Carlos Lima",
      usuarioEmail: "carlos@example.com",
      campos: ["regiaoUf", "valorNF"],
    });
    expect(regras[1]).toMatchObject({
      prazoAcao: null,
      prazo: null,
      dataFim: null,
      idUsuario: null,
      usuario: "Operador",
      usuarioEmail: null,
      campos: [],
    });
  });

  test("TRA-016, TRA-014, TRA-018: by ordem, then newest code; pages; total of all pages", async () => {
    const { criar, list } = await novaLoja();
    for (const ordem of [5, 1, 5, 3]) await criar({ ordem });
    expect(codes(await list())).toEqual([2, 4, 3, 1]);
    expect(await list("?limite=3")).toMatchObject({ limite: 3, total: 4, regras: [2, 4, 3].map(withCode) });
    expect(await list("?limite=3&pagina=2")).toMatchObject({ pagina: 2, total: 4, regras: [withCode(1)] });
    expect(await list("?limite=2&pagina=2")).toMatchObject({ total: 4, regras: [3, 1].map(withCode) });
    expect(await list("?limite=3&pagina=3")).toMatchObject({ pagina: 3, total: 4, regras: [] });
    expect(await list("?limite=200&pagina=2147483647")).toMatchObject({ total: 4, regras: [] });
  });

  test("TRA-002, TRA-003, TRA-006, TRA-009, TRA-010, NS-057: filters", async () => {
    const { criar, list } = await novaLoja();
    await criar({ criterios: [{ campo: 1, valores: ["SP"] }] });
    await criar({
      status: "inativo",
      valorTipo: "percentual",
      valorAcao: "desconto",
      criterios: [
        { campo: 12, valores: ['","campo":2,"'] },
        { campo: 10, ate: 3 },
      ],
    });
    await criar({ status: "pendente", valorTipo: "bloqueio", prazoAcao: "substitui", prazo: 3 });
    for (const [query, wanted] of [
      ["status=a", [1]],
      ["status=i", [2]],
      ["status=p", [3]],
      ["codigo=2", [2]],
      ["codigo=4", []],
      ["valorTipo=percentual", [2]],
      ["valorTipo=Percentual", []],
      ["valorTipo=outro", []],
      ["valorTipo=&status=&codigo=&situacao=&dataInicio=&idCampo=&limite=", [3, 2, 1]],
      ["valorAcao=soma", [3, 1]],
      ["valorAcao=outra", []],
      ["prazoAcao=substitui", [3]],
      ["prazoAcao=outra", []],
      ["idCampo=1", [1]],
      ["idCampo=2", []],
      ["idCampo=10", [2]],
      ["idCampo=12", [2]],
      ["idCampo=13", []],
      ["idCampo=0", []],
      ["idCampo=-1", []],
      ["status=i&valorTipo=percentual&idCampo=12&codigo=2&titulo=egra", [2]],
      ["status=i&valorTipo=fixo", []],
      ["xyzzy=1", [3, 2, 1]],
    ] as const) {
      const answer = await list(`?${query}`);
      expect([query, codes(answer), answer.total]).toEqual([query, wanted, wanted.length]);
    }
    expect((await list()).regras.map(({ status }) => status)).toEqual(["pendente", "inativo", "ativo"]);
  });

  test("TRA-007: the title is searched ignoring case, accented letters too, as it is written", async () => {
    const { criar, list } = await novaLoja();
    const titulos = [
      "PROMOÇÃO de AÇÃO",
      "promocao",
      "100% off",
      "100 reais off",
      "a_b",
      "axb",
      "c\\d",
      "ÉPOCA",
    ];
    for (const titulo of titulos) await criar({ titulo });
    for (const [titulo, wanted] of [
      ["promoção", [1]],
      ["PROMOÇÃO", [1]],
      ["PROMOC\u0327A\u0303O", [1]],
      ["ação", [1]],
      ["promocao", [2]],
      ["é", [8]],
      ["0%", [3]],
      ["%", [3]],
      ["_", [5]],
      ["\\", [7]],
      ["'", []],
      ["", [8, 7, 6, 5, 4, 3, 2, 1]],
      ["o".repeat(40), []],
    ] as const) {
      expect([titulo, codes(await list(`?titulo=${encodeURIComponent(titulo)}`))]).toEqual([titulo, wanted]);
    }
  });

  test("TRA-002, TRA-004, NS-026: situacao on the loja's day, as record and as filter", async () => {
    const { criar, list } = await novaLoja();
    await criar({ dataInicio: "2026-11-20", dataFim: "2026-11-20" });
    await criar({ dataInicio: "2026-11-01", dataFim: TODAY });
    await criar({ dataInicio: TODAY });
    await criar({ dataInicio: "2026-11-22", dataFim: "2026-11-22" });
    for (const [situacao, wanted] of [
      ["vencida", [1]],
      ["vigente", [3, 2]],
      ["programada", [4]],
    ] as const) {
      const { regras } = await list(`?situacao=${situacao}`);
      expect(regras.map((one) => [one.codigo, one.situacao])).toEqual(wanted.map((code) => [code, situacao]));
    }
    // 23:59:59 and midnight in São Paulo, three hours behind UTC.
    const now = server.clock.now();
    server.clock.set(Date.parse("2026-11-22T02:59:59Z"));
    expect(codes(await list("?situacao=programada"))).toEqual([4]);
    server.clock.advance(1000);
    expect(codes(await list("?situacao=vigente"))).toEqual([4, 3]);
    expect(codes(await list("?situacao=vencida"))).toEqual([2, 1]);
    server.clock.set(now);
  });

  test("TRA-012, TRA-015: without a period, registered in the last 365 days", async () => {
    const { criar, list } = await novaLoja();
    await at(-366, criar);
    await at(-365, criar);
    await criar();
    await at(1, criar);
    expect(codes(await list())).toEqual([3, 2]);
    expect(codes(await list("?codigo=1"))).toEqual([]);
    expect(codes(await list("?dataInicio=2025-11-20"))).toEqual([3, 2, 1]);
    expect(codes(await list("?dataFim=2026-11-22"))).toEqual([4, 3, 2]);
    expect(codes(await list("?dataInicio=2025-11-20&dataFim=2025-11-20"))).toEqual([1]);
  });

  test("TRA-011: the period applies to the registration, the start or the end; an open end has no date", async () => {
    const { criar, list } = await novaLoja();
    await criar({ dataInicio: "2026-03-10", dataFim: "2026-03-20" });
    await criar({ dataInicio: "2026-03-20" });
    const of = async (query: string) => codes(await list(`?${query}`));
    expect(await of("dataTipo=inicio&dataInicio=2026-03-10&dataFim=2026-03-10")).toEqual([1]);
    expect(await of("dataTipo=inicio&dataInicio=2026-03-11&dataFim=2026-03-20")).toEqual([2]);
    expect(await of("dataTipo=fim&dataInicio=2026-03-20&dataFim=2026-03-20")).toEqual([1]);
    expect(await of("dataTipo=fim&dataInicio=2026-03-21")).toEqual([]);
    expect(await of("dataTipo=cadastro&dataInicio=2026-03-10&dataFim=2026-03-20")).toEqual([]);
  });

  test.each([
    ["TRA-008, ERR-007", "status=x"],
    ["TRA-008", "status=A"],
    ["TRA-008", "status=ativo"],
    ["TRA-008, ERR-007", "situacao=Vigente"],
    ["TRA-011, ERR-007", "dataTipo=outro"],
    ["TRA-013, ERR-008", "dataInicio=2026-7-01"],
    ["TRA-013", "dataInicio=01/07/2026"],
    ["TRA-013, ERR-008", "dataFim=2026-02-30"],
    ["TRA-013", "dataFim=2026-11-21T00:00:00"],
    ["NS-057", "dataInicio=2026-11-22"],
    ["NS-057", "dataFim=2025-11-20"],
    ["NS-057", "dataFim=2026-07-01&dataInicio=2026-07-02"],
    ["NS-057", "limite=0"],
    ["NS-057", "limite=201"],
    ["NS-057", "limite=1.5"],
    ["NS-057", "limite=x"],
    ["NS-057", "pagina=0"],
    ["NS-057", "pagina=-1"],
    ["NS-057", "pagina=2147483648"],
    ["TRA-007", `titulo=${"t".repeat(41)}`],
    ["TRA-005", "codigo=x"],
    ["TRA-005", "idCampo=1.5"],
    ["NS-003", "status=a&status=i"],
    ["NS-003", "titulo=%00"],
  ])("%s: %s is refused, named", async (_rule, query) => {
    const { status, body } = await server.call("GET", `${PATH}?${query}`);
    const field = query.split("=")[0] as string;
    expect(status).toBe(400);
    expect(Object.keys(body)).toEqual(["mensagem"]);
    expect(body.mensagem).toMatch(new RegExp(`^${field}: `));
  });

  test("GER-004, ERR-009: another loja's rules are not listed; the quotation token, a wrong one and none open nothing", async () => {
    await operador.create("/lojas/1/regras", regra({ titulo: "Da loja 1" }));
    const { body } = await server.call("GET", PATH, { token: "frete_api_demo2" });
    expect(body).toEqual({ pagina: 1, limite: 50, total: 0, regras: [] });
    for (const token of ["frete_cot_demo1", "frete_api_demo9", null])
      expect((await server.call("GET", PATH, { token })).status).toBe(401);
  });

  test("TRA-003: a rule changed by the operator shows at once", async () => {
    const { id, criar, list } = await novaLoja();
    await criar();
    await operador.call("PATCH", `/lojas/${id}/regras/1`, {
      titulo: "NOVO TÍTULO",
      status: "pendente",
      criterios: [{ campo: 3, valores: ["Sul"] }],
    });
    expect(codes(await list("?titulo=t%C3%ADtulo&status=p&idCampo=3"))).toEqual([1]);
  });
});

const withCode = (codigo: number) => expect.objectContaining({ codigo });
