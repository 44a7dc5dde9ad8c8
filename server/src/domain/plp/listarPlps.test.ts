import type { Plp } from "@frete/contract/loja";
import { afterAll, beforeAll, expect, test } from "vitest";
import { DAY } from "../../platform/durations.ts";
import { eachDatabase } from "../../test-support/databases.ts";
import { LENTO, type PlpServers, plpServers, postal } from "../../test-support/plp.testing.ts";

const ALL = "periodo=2026-01-01TO2026-12-31";

eachDatabase((_name, open) => {
  let s: PlpServers;
  /** Codes in the order of creation: 60 pending of A1, a day and a second apart from 1 July at midnight on; then others. */
  const codes: number[] = [];
  let [closed, excluded, south] = [0, 0, 0];

  beforeAll(async () => {
    s = await plpServers(await open());
    const now = s.loja.clock.now();
    for (let index = 0; index < 60; index++) {
      s.loja.clock.set(Date.parse("2026-07-01T03:00:00Z") + index * (DAY + 1000));
      codes.push(await s.criada([await s.novo()]));
    }
    s.loja.clock.set(Date.parse("2026-10-01T12:00:00Z"));
    closed = await s.criada([await s.novo([postal({ codigoRastreio: "AA000000014BR" })])]);
    excluded = await s.criada([await s.novo()]);
    south = await s.criada([await s.novo()], { filialERP: "B1", idMetodo: LENTO });
    await s.fechar(closed);
    await s.excluir(excluded);
    s.loja.clock.set(now);
  });
  afterAll(() => s.close());

  const list = async (query: string): Promise<number[]> => {
    const { status, body, text } = await s.loja.call("GET", `/plp/lista?${query}`);
    if (status !== 200) throw new Error(`${status} ${text}`);
    return body.map(({ codigoPLP }: Plp) => codigoPLP);
  };

  test("PLP-012, NS-067: a bare array, oldest first, with what a read of one gives", async () => {
    const { body } = await s.loja.call("GET", `/plp/lista?${ALL}&status=Pendente&limite=2`);
    expect(body).toEqual([(await s.ler(codes[0] ?? 0)).body, (await s.ler(codes[1] ?? 0)).body]);
  });

  test.each([
    ["Finalizado", () => [closed]],
    ["Finalizada", () => [closed]],
    ["Exclu%C3%ADdo", () => [excluded]],
    ["Exclu%C3%ADda", () => [excluded]],
  ])("PLP-005, NS-067: status %s", async (status, wanted) => {
    expect(await list(`${ALL}&status=${status}`)).toEqual(wanted());
  });

  test("PLP-009, PLP-010, NS-047: pages of at most 50", async () => {
    const pending = [...codes, south];
    expect(await list(`${ALL}&status=Pendente`)).toEqual(pending.slice(0, 50));
    expect(await list(`${ALL}&status=Pendente&limite=100`)).toEqual(pending.slice(0, 50));
    expect(await list(`${ALL}&status=Pendente&pagina=2`)).toEqual(pending.slice(50));
    expect(await list(`${ALL}&status=Pendente&pagina=3`)).toEqual([]);
    expect(await list(`${ALL}&status=Pendente&limite=7&pagina=2`)).toEqual(pending.slice(7, 14));
  });

  test("PLP-011: of one branch", async () => {
    expect(await list(`${ALL}&status=Pendente&filialERP=B1`)).toEqual([south]);
    expect(await list(`${ALL}&status=Pendente&filialERP=XX`)).toEqual([]);
    expect(await list(`${ALL}&status=Pendente&filialERP=&limite=&pagina=`)).toEqual(
      await list(`${ALL}&status=Pendente`),
    );
  });

  test("PLP-007, NS-046: the period is that of the creation, in the loja's zone, both ends included", async () => {
    const of = (periodo: string) => list(`status=Pendente&periodo=${periodo}`);
    expect(await of("2026-07-01TO2026-07-02")).toEqual(codes.slice(0, 2));
    expect(await of("2026-06-01TO2026-06-30")).toEqual([]);
    expect(await of("2026-07-01T00:00:00TO2026-07-01T00:00:00")).toEqual(codes.slice(0, 1));
    expect(await of("2026-07-01T00:00:01TO2026-07-02T00:00:01")).toEqual(codes.slice(1, 2));
    expect(await of("2026-07-01T00:00:01TO2026-07-02T00:00:00")).toEqual([]);
  });

  test.each([
    ["PLP-006", "status=Pendente", "periodo"],
    ["PLP-006", ALL, "status"],
    ["PLP-008", `${ALL}&status=pendente`, "status"],
    ["PLP-008", `${ALL}&status=Aberta`, "status"],
    ["PLP-007", "status=Pendente&periodo=2026-07-01", "periodo"],
    ["PLP-007", "status=Pendente&periodo=2026-07-01TO2026-02-30", "periodo"],
    ["NS-046", "status=Pendente&periodo=2026-07-02TO2026-07-01", "periodo"],
    ["NS-047", `${ALL}&status=Pendente&limite=0`, "limite"],
    ["NS-047", `${ALL}&status=Pendente&limite=x`, "limite"],
    ["NS-047", `${ALL}&status=Pendente&pagina=0`, "pagina"],
    ["PLP-015", `${ALL}&status=Pendente&filialERP=${"f".repeat(51)}`, "filialERP"],
  ])("%s: %s is refused, named %s", async (_rule, query, field) => {
    const { status, body } = await s.loja.call("GET", `/plp/lista?${query}`);
    expect([status, Object.keys(body)]).toEqual([400, ["mensagem"]]);
    expect(body.mensagem).toMatch(new RegExp(`^${field}: `));
  });

  test("GER-004: another loja's are not listed", async () => {
    const { body } = await s.loja.call("GET", `/plp/lista?${ALL}&status=Pendente`, {
      token: "frete_api_demo2",
    });
    expect(body).toEqual([]);
  });

  test("the operator lists all states, or one", async () => {
    const read = async (query: string) => (await s.operador.call("GET", `/lojas/1/plps${query}`)).body;
    expect(await read("?limite=2&pagina=31")).toMatchObject({
      total: 63,
      itens: [{ codigoPLP: closed }, { codigoPLP: excluded }],
    });
    expect((await read("?status=Finalizada")).itens.map(({ codigoPLP }: Plp) => codigoPLP)).toEqual([closed]);
    expect((await s.operador.call("GET", "/lojas/1/plps?status=Outra")).status).toBe(400);
  });
});
