import { afterAll, beforeAll, expect, test } from "vitest";
import type { Database } from "../../platform/storage/database.ts";
import { eachDatabase } from "../../test-support/databases.ts";
import { type LojaServer, lojaServer } from "../../test-support/lojaServer.testing.ts";
import { insertLojas } from "../../test-support/lojas.testing.ts";
import { insertPedidos, pedido } from "./pedido.testing.ts";

eachDatabase((_name, open) => {
  let db: Database;
  let server: LojaServer;
  const list = (query: string) => server.call("GET", `/pedidos?${query}`);
  const numbers = async (query: string): Promise<string[]> => {
    const { status, body } = await list(query);
    expect([status, server.errors]).toEqual([200, []]);
    return body.map(({ numeroPedido }: { numeroPedido: string }) => numeroPedido);
  };
  const created = (periodo: string, more = "") => `dataTipo=dataCriacaoPedido&periodo=${periodo}${more}`;

  beforeAll(async () => {
    db = await open();
    await insertLojas(db);
    server = await lojaServer(db);
    const many = Array.from({ length: 120 }, (_, index) => {
      const instant = index % 3 === 0 ? "2026-08-03T12:00:00Z" : `2026-08-0${1 + (index % 5)}T10:00:00Z`;
      return pedido({ numeroPedido: `P${index}`, id: index, criadoEm: Date.parse(instant) });
    });
    await insertPedidos(db, 1, many);
  });
  afterAll(() => server.close());

  test.each([
    ["PED-LIST-001: dataTipo missing", "periodo=2026-01-01TO2026-01-02", "dataTipo"],
    ["PED-LIST-001: periodo missing", "dataTipo=dataEntrega", "periodo"],
    ["PED-LIST-002: unknown dataTipo", "dataTipo=data&periodo=2026-01-01TO2026-01-02", "dataTipo"],
    ["NS-046: one end only", created("2026-01-01"), "periodo"],
    ["NS-046: small letters", created("2026-01-01to2026-01-02"), "periodo"],
    ["NS-046: no such day", created("2026-02-29TO2026-03-01"), "periodo"],
    ["NS-046: no such hour", created("2026-01-01T24:00:00TO2026-01-02"), "periodo"],
    ["NS-046: a blank between", created("2026-01-01%2000:00:00TO2026-01-02"), "periodo"],
    ["NS-046: a day after", created("2026-01-02TO2026-01-01"), "periodo"],
    ["NS-046: a second after", created("2026-01-01T00:00:01TO2026-01-01T00:00:00"), "periodo"],
    ["NS-046: beyond the calendar", created("0001-01-01TO2026-01-01"), "periodo"],
    ["PED-LIST-006: status text", created("2026-01-01TO2026-01-02", "&idStatus=Entregue"), "idStatus"],
    ["PED-LIST-006: status left blank", created("2026-01-01TO2026-01-02", "&idStatus=40,"), "idStatus"],
    ["NS-047: limite 0", created("2026-01-01TO2026-01-02", "&limite=0"), "limite"],
    ["NS-047: limite -1", created("2026-01-01TO2026-01-02", "&limite=-1"), "limite"],
    ["NS-047: limite text", created("2026-01-01TO2026-01-02", "&limite=dez"), "limite"],
    ["NS-047: pagina 0", created("2026-01-01TO2026-01-02", "&pagina=0"), "pagina"],
    ["PED-LIST-011: nao without tilde", created("2026-01-01TO2026-01-02", "&autorizado=nao"), "autorizado"],
    ["NS-003: given twice", created("2026-01-01TO2026-01-02", "&pagina=1&pagina=2"), "pagina"],
  ])("%s -> 400", async (_rule, query, field) => {
    const { status, body } = await list(query);
    expect([status, body.mensagem]).toEqual([400, expect.stringMatching(`^${field}: `)]);
  });

  test("NS-003: a list of another form is told in words, never as a regular expression", async () => {
    const { body } = await list("dataTipo=dataCriacaoPedido&periodo=2026-01-01TO2026-01-02&idStatus=40;50");
    expect(body.mensagem).toBe("idStatus: deve ser uma lista de códigos separados por vírgulas, como 40,50");
  });

  const P = "2026-08-01TO2026-08-31";
  test.each([
    ["PED-LIST-008: no limite", "", 50],
    ["limite 1", "&limite=1", 1],
    ["limite 49", "&limite=49", 49],
    ["limite 50", "&limite=50", 50],
    ["NS-047: limite 51", "&limite=51", 50],
    ["NS-047: limite 100", "&limite=100", 50],
    ["NS-047: a very large limite", "&limite=999999999999", 50],
    ["PED-LIST-007: the last page", "&pagina=3", 20],
    ["PED-LIST-007: the page after the last", "&pagina=4", 0],
    ["PED-LIST-007: a page far behind", "&pagina=2147483647", 0],
  ])("%s", async (_rule, query, wanted) => {
    expect(await numbers(created(P, query))).toHaveLength(wanted);
  });

  test.each([1, 7, 24, 50])(
    "PED-LIST-004, NS-045: pages of %i hold every order once, by date and then id",
    async (limite) => {
      const wanted = await db
        .reader("pedido")
        .where({ id_loja: 1 })
        .where("numero_pedido", "like", "P%")
        .orderBy(["data_criacao", "id"])
        .pluck("numero_pedido");
      const found: string[] = [];
      for (let pagina = 1; ; pagina++) {
        const page = await numbers(created(P, `&limite=${limite}&pagina=${pagina}`));
        if (page.length === 0) break;
        found.push(...page);
      }
      expect(found).toEqual(wanted);
    },
  );

  test("NS-066, GER-016: GET /lista/status", async () => {
    const { status, body } = await server.call("GET", "/lista/status");
    expect([status, body.length]).toEqual([200, 10]);
    expect(body).toEqual(expect.arrayContaining([{ idStatus: 25, statusDescricao: "Despachado" }]));
    const codes = body.map(({ idStatus }: { idStatus: number }) => idStatus);
    expect(codes).toEqual(codes.toSorted((a: number, b: number) => a - b));
  });
});
