import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Database } from "../../platform/storage/database.ts";
import { eachDatabase } from "../../test-support/databases.ts";
import { type PaginaServer, paginaServer } from "../../test-support/paginaServer.testing.ts";
import { envio, pedido } from "../pedido/pedido.testing.ts";
import type { Pedido } from "../pedido/pedido.ts";
import { emTransito, variosEnvios } from "./pagina/casos.testing.ts";

const EXTERNO = "https://carga.example/rastreio?codigo=1&lang=pt#topo";

/** Addresses for the only shipment, and where the customer is sent; null: to no place, the page is shown. */
const redirects: [string, string | null, string | null][] = [
  ["https", EXTERNO, EXTERNO],
  ["http", "http://carga.example", "http://carga.example/"],
  ["line breaks", "https://carga.example/\r\nX-Evil: 1", "https://carga.example/X-Evil:%201"],
  ["not ASCII", "https://carga.example/ção", "https://carga.example/%C3%A7%C3%A3o"],
  ["none", null, null],
  ["script", "javascript:alert(1)", null],
  ["data", "data:text/html,oi", null],
  ["relative", "/rastreio", null],
  ["user information", "https://loja.example@carga.example/", null],
  ["too long", `https://carga.example/${"a".repeat(2000)}`, null],
];

/** The headers of an answer, but for those that are another's every time. */
const told = ({ headers }: Response) => {
  const { date: _, "x-request-id": __, ...rest } = Object.fromEntries(headers);
  return rest;
};

eachDatabase((_, open) => {
  let db: Database;
  let server: PaginaServer;
  let one: Pedido;
  let other: Pedido;

  beforeAll(async () => {
    db = await open();
    server = await paginaServer(db);
    one = await server.insert(emTransito());
    other = await server.insert(pedido({ numeroPedido: "100046" }));
  });

  afterAll(async () => {
    expect(server.errors).toEqual([]);
    await server.close();
  });

  describe("PED-NOVO-041: whatever names no order", () => {
    test("gets one and the same answer", async () => {
      const foreign = await server.insert(pedido({ numeroPedido: "100045" }), 2);
      const expected = await server.get("0", "0".repeat(32));
      const page = await expected.text();
      expect(expected.status).toBe(404);
      expect(page).toContain("Pedido não encontrado");
      const { chave } = one;
      for (const [numero, key] of [
        ["100045", "0".repeat(32)],
        ["100045", other.chave],
        ["100046", chave],
        ["100046", foreign.chave],
        ["100047", chave],
        ["100045", chave.toUpperCase()],
        ["100045", chave.slice(0, 31)],
        ["100045", `${chave}0`],
        ["100045", `${chave} `],
        ["100045", "%".repeat(32)],
        ["100045", "' OR '1'='1"],
        ["100045", "a".repeat(5000)],
        ["%", chave],
        ["１０００４５", chave],
        [" 100045", chave],
        ["<script>alert(1)</script>", chave],
      ] as const) {
        const response = await server.get(numero, key);
        expect([numero, key, response.status, await response.text()]).toEqual([numero, key, 404, page]);
        const rest = told(response);
        const wanted = told(expected);
        expect(rest).toEqual(wanted);
      }
    });

    test("an order of an inactive loja is not found either", async () => {
      const hidden = await server.insert(pedido({ numeroPedido: "inativa" }), 2);
      const setActive = (ativa: 0 | 1) =>
        db.transaction((trx) => trx("loja").where({ id: 2 }).update({ ativa }));
      await setActive(0);
      expect((await server.get("inativa", hidden.chave)).status).toBe(404);
      await setActive(1);
      expect((await server.get("inativa", hidden.chave)).status).toBe(200);
    });

    test("two lojas whose orders share a key: the number tells them apart", async () => {
      const chave = "ab".repeat(16);
      await server.insert(pedido({ numeroPedido: "gemeo-1", chave }), 1);
      await server.insert(pedido({ numeroPedido: "gemeo-2", chave }), 2);
      expect(await (await server.get("gemeo-1", chave)).text()).toContain("Loja Teste");
      expect(await (await server.get("gemeo-2", chave)).text()).toContain("Outra Loja");
    });

    test("NS-003: what is no text is refused by name", async () => {
      const response = await fetch(`${server.url}/rastreio/1%00/${one.chave}`);
      expect([response.status, await response.json()]).toEqual([
        400,
        { mensagem: expect.stringContaining("numeroPedido") },
      ]);
    });
  });

  describe("PED-NOVO-028: the carrier's own page", () => {
    test.each(redirects)("one shipment, %s", async (label, urlRastreioExterno, location) => {
      const of = await server.insert(
        pedido({ numeroPedido: `ida ${label}`, envios: [envio({ urlRastreioExterno })] }),
      );
      const response = await server.get(of.numeroPedido, of.chave);
      expect([response.status, response.headers.get("location")]).toEqual([location ? 302 : 200, location]);
      const body = await response.text();
      if (location) expect([body, response.headers.get("x-evil")]).toEqual(["", null]);
      else expect(body).not.toContain("carga.example");
    });

    test("an address that leads back to this very page is ignored", async () => {
      const chave = "cd".repeat(16);
      const urlRastreioExterno = `${server.url}/rastreio/laco/${chave}`;
      const of = await server.insert(
        pedido({ numeroPedido: "laco", chave, envios: [envio({ urlRastreioExterno })] }),
      );
      expect((await server.get("laco", of.chave)).status).toBe(200);
    });

    test("a wrong number is not sent on", async () => {
      const of = await server.insert(
        pedido({ numeroPedido: "vai", envios: [envio({ urlRastreioExterno: EXTERNO })] }),
      );
      const response = await server.get("vem", of.chave);
      expect([response.status, response.headers.get("location")]).toEqual([404, null]);
    });

    test("several shipments: a button for each that has one", async () => {
      const of = variosEnvios();
      const [a, b, c] = of.envios;
      const third = { ...c, urlRastreioExterno: "javascript:alert(1)" } as typeof a;
      const many = await server.insert({ ...of, envios: [a, b, third] as Pedido["envios"] });
      const response = await server.get(many.numeroPedido, many.chave);
      expect(response.status).toBe(200);
      const links = [...(await response.text()).matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href]) => href);
      expect(links).toEqual([
        "https://rotanorte.example/rastreio?codigo=RN473124829BR",
        "https://comprovantes.example/100052-1.pdf",
        "https://litoral.example/LE000000005BR",
      ]);
    });
  });
});
