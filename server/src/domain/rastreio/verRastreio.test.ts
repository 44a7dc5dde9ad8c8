import { createHash } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Database } from "../../platform/storage/database.ts";
import { preparable } from "../../platform/storage/preparable.ts";
import { eachDatabase } from "../../test-support/databases.ts";
import { type PaginaServer, paginaServer } from "../../test-support/paginaServer.testing.ts";
import { envio, pedido } from "../pedido/pedido.testing.ts";
import type { Pedido } from "../pedido/pedido.ts";
import { pedidoDocument } from "../pedido/pedidoDocument.ts";
import { emTransito, reversa } from "./pagina/casos.testing.ts";
import { publicPedido } from "./pagina/findPublicPedido.ts";

eachDatabase((name, open) => {
  let db: Database;
  let server: PaginaServer;
  let one: Pedido;

  beforeAll(async () => {
    db = await open();
    server = await paginaServer(db);
    one = await server.insert(emTransito());
  });

  afterAll(async () => {
    expect(server.errors).toEqual([]);
    await server.close();
  });

  describe("PED-NOVO-042: the page of an order", () => {
    test("is HTML in Portuguese, without a token", async () => {
      const response = await server.get(one.numeroPedido, one.chave);
      const page = await response.text();
      expect(response.status).toBe(200);
      expect(response.headers.get("content-type")).toBe("text/html; charset=utf-8");
      expect(Number(response.headers.get("content-length"))).toBe(Buffer.byteLength(page));
      for (const text of ["Loja Teste", "100045", "Em trânsito", "Rota Norte Cargas", "Recife/PE"])
        expect(page).toContain(text);
    });

    test("a token, a trailing slash and a query change nothing", async () => {
      const page = await (await server.get(one.numeroPedido, one.chave)).text();
      const path = `${server.url}/rastreio/${one.numeroPedido}/${one.chave}`;
      for (const [url, headers] of [
        [path, { Authorization: "Bearer frete_api_demo2" }],
        [`${path}/`, {}],
        [`${path}?utm_source=email&url=https://other.example`, {}],
      ] as const) {
        const response = await fetch(url, { headers, redirect: "manual" });
        expect([response.status, await response.text()]).toEqual([200, page]);
      }
    });

    test("HEAD has the head of GET and no body", async () => {
      const head = await server.get(one.numeroPedido, one.chave, { method: "HEAD" });
      expect([head.status, await head.text()]).toEqual([200, ""]);
      expect(head.headers.get("content-security-policy")).toContain("default-src 'none'");
    });

    test("other methods are refused", async () => {
      const response = await server.get(one.numeroPedido, one.chave, { method: "POST" });
      expect([response.status, response.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
    });

    test("a number of any characters is found by its encoded form", async () => {
      const odd = await server.insert(pedido({ numeroPedido: "A/1 ç?#%2F<b>" }));
      const response = await server.get(odd.numeroPedido, odd.chave);
      expect(response.status).toBe(200);
      expect(await response.text()).toContain("<h1>Pedido <bdi>A/1 ç?#%2F&lt;b&gt;</bdi></h1>");
    });

    test("NS-001: an order of another loja has that loja's name and zone", async () => {
      await db.transaction((trx) =>
        trx("loja").where({ id: 2 }).update({ fuso_horario: "America/Rio_Branco" }),
      );
      const foreign = await server.insert(pedido({ numeroPedido: "7" }), 2);
      const page = await (await server.get("7", foreign.chave)).text();
      expect(page).toContain("<bdi>Outra Loja</bdi>");
      expect(page).toContain(">08:20</time>");
    });

    test("shows a change at once", async () => {
      const changed = await server.insert(pedido({ numeroPedido: "100090" }));
      expect(await (await server.get("100090", changed.chave)).text()).not.toContain("NOVO123");
      await db.transaction((trx) =>
        trx("pedido")
          .where({ id_loja: 1, id: changed.id })
          .update({
            estado: pedidoDocument.render({ ...changed, envios: [envio({ codigoRastreio: "NOVO123" })] }),
          }),
      );
      expect(await (await server.get("100090", changed.chave)).text()).toContain("NOVO123");
    });

    test("NS-041: a return shows its steps and the day of its collection", async () => {
      const back = await server.insert(reversa());
      const page = await (await server.get(back.numeroPedido, back.chave)).text();
      for (const text of ["Autorizada", "Chegando à loja", "Segunda-feira, 20 de julho"])
        expect(page).toContain(text);
    });
  });

  describe("headers", () => {
    test("nothing is loaded, run, framed, cached, indexed or told to other sites", async () => {
      const external = await server.insert(
        pedido({ numeroPedido: "ext", envios: [envio({ urlRastreioExterno: "https://carga.example/1" })] }),
      );
      for (const response of [
        await server.get(one.numeroPedido, one.chave),
        await server.get(external.numeroPedido, external.chave),
        await server.get("0", "0"),
      ]) {
        const { headers } = response;
        expect(headers.get("x-content-type-options")).toBe("nosniff");
        expect(headers.get("cache-control")).toBe("no-store");
        expect(headers.get("referrer-policy")).toBe("no-referrer");
        expect(headers.get("x-robots-tag")).toBe("noindex, nofollow");
        expect(headers.get("x-powered-by")).toBeNull();
        expect(headers.get("set-cookie")).toBeNull();
        const policy = headers.get("content-security-policy")?.split("; ");
        expect(policy).toEqual([
          "default-src 'none'",
          expect.stringMatching(/^style-src 'sha256-[A-Za-z0-9+/]{43}='$/),
          "img-src data:",
          "base-uri 'none'",
          "form-action 'none'",
          "frame-ancestors 'none'",
        ]);
      }
    });

    test("the policy's hash is that of the style in the page", async () => {
      const response = await server.get(one.numeroPedido, one.chave);
      const style = /<style>(.*?)<\/style>/s.exec(await response.text())?.[1] ?? "";
      const hash = createHash("sha256").update(style).digest("base64");
      expect(response.headers.get("content-security-policy")).toContain(`'sha256-${hash}'`);
    });
  });

  test("the key is looked up by its index, over all lojas", async () => {
    const { sql, bind } = preparable(db.reader, publicPedido);
    const bindings = bind({ numeroPedido: "1", chavePedido: one.chave }).map((each) =>
      typeof each === "number" ? each : `'${each}'`,
    );
    const text = sql.replace(/\?|\$\d+/g, () => String(bindings.shift()));
    const plan = await db.transaction(async (trx) => {
      if (name === "postgres") await trx.raw("SET LOCAL enable_seqscan = off");
      return JSON.stringify(await trx.raw(`EXPLAIN ${name === "sqlite" ? "QUERY PLAN " : ""}${text}`));
    });
    expect(plan).toMatch(
      name === "sqlite"
        ? /USING INDEX pedido_chave \(chave=\?\)/
        : /Index Scan using pedido_chave.*chave = /s,
    );
  });
});
