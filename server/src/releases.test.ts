import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { COLUMN_OF } from "./domain/pedido/listarPedidos.ts";
import { manualClock } from "./platform/clock.ts";
import type { Database } from "./platform/storage/database.ts";
import { openDatabase } from "./platform/storage/openDatabase.ts";
import { eachDatabase } from "./test-support/databases.ts";
import { type LojaServer, lojaServer, tokensOf } from "./test-support/lojaServer.testing.ts";
import { type OperatorServer, operatorServer } from "./test-support/operatorServer.testing.ts";
import { listReleases, loadRelease, type Release } from "./test-support/releases/releases.ts";

// biome-ignore lint/suspicious/noExplicitAny: records as they are answered
type Answered = any;

const YEAR = 365 * 86_400_000;
const LOJAS = [1, 2] as const;
/** The operator's lists of a loja, and the tables that they show. */
const LISTS = {
  filiais: "filial",
  transportadoras: "transportadora",
  metodos: "metodo_envio",
  tabelas: "tabela_frete",
  taxas: "taxa_entrega",
  regras: "regra_frete",
  "pontos-devolucao": "ponto_devolucao",
  plps: "plp",
  tokens: "token",
  aplicativos: "aplicativo",
  "eventos-abandonados": "evento_morto",
};

/** The data that a release wrote are read, changed and recognised by this one; every answer is held against the contract. */
describe.each(listReleases())("data of release $version", { timeout: 60_000 }, (release) => {
  eachDatabase((_engine, open) => {
    let db: Database;
    let server: LojaServer;
    let operador: OperatorServer;
    beforeAll(async () => {
      const url = await open.bareUrl();
      await loadRelease(url, release);
      const clock = manualClock(release.now);
      db = await openDatabase(url, { clock });
      server = await lojaServer(db, clock);
      operador = await operatorServer(db);
    });
    afterAll(async () => {
      await server.close();
      await operador.close();
      await db.close();
      expect([...server.errors, ...operador.errors]).toEqual([]);
    });

    const as = (loja: 1 | 2) => ({ token: tokensOf(loja).api });
    const read = async (loja: 1 | 2, path: string): Promise<Answered> => {
      const { status, text, body } = await server.call("GET", path, as(loja));
      expect([path, status, text.slice(0, 300)]).toEqual([path, 200, expect.anything()]);
      return body;
    };
    const count = async (table: string, where: object) =>
      Number((await db.reader(table).where(where).count({ n: "*" }).first())?.n);
    const day = (instant: number) => new Date(instant).toISOString().slice(0, 10);
    const periodo = `${day(release.now - YEAR)}TO${day(release.now + YEAR)}`;
    const listed = (loja: 1 | 2, dataTipo = "dataCriacaoPedido", more = ""): Promise<Answered[]> =>
      read(loja, `/pedidos?dataTipo=${dataTipo}&periodo=${periodo}${more}`);
    const createdBy = (loja: 1 | 2) => release.pedidos.filter((created) => created.loja === loja);

    test.each(LOJAS)("the orders of loja %i are listed, by every date and status", async (loja) => {
      const pedidos = await listed(loja);
      expect(pedidos.map(({ _id }) => _id).sort()).toEqual(
        createdBy(loja)
          .map(({ chavePedido }) => chavePedido)
          .sort(),
      );
      for (const dataTipo of Object.keys(COLUMN_OF)) await listed(loja, dataTipo);
      for (const { idStatus } of await read(loja, "/lista/status"))
        expect((await listed(loja, undefined, `&idStatus=${idStatus}`)).map(({ _id }) => _id)).toEqual(
          pedidos.filter((pedido) => pedido.idStatus === idStatus).map(({ _id }) => _id),
        );
    });

    test.each(LOJAS)(
      "each order of loja %i is found, with its page, chat, files and quotation",
      async (loja) => {
        for (const { chavePedido, body } of createdBy(loja)) {
          const { lista } = await read(loja, `/rastreio/documento/${chavePedido}`);
          expect(lista).toHaveLength(body.envio.length);
          const address = `${server.url}/rastreio/${body.numeroPedido}/${chavePedido}`;
          const isElsewhere = body.envio.some(({ urlRastreioExterno }) => urlRastreioExterno !== undefined);
          const page = await fetch(address, { redirect: "manual" });
          const html = await page.text();
          expect([page.status, html.includes(body.numeroPedido)]).toEqual(
            isElsewhere ? [302, false] : [200, true],
          );
          await read(loja, `/chat/${chavePedido}`);
          await read(loja, `/chat/${chavePedido}/elegivel`);
          await read(loja, `/pedido/${body.numeroPedido}/anexos`);
        }
        for (const { idCotacao } of await listed(loja)) {
          const { retorno } = await read(loja, `/cotacao/${idCotacao.slice(0, 11)}`);
          expect(retorno.idCotacao).toBe(idCotacao.slice(0, 11));
        }
      },
    );

    test.each(LOJAS)("what loja %i reads besides", async (loja) => {
      const where = { id_loja: loja };
      const skus: string[] = await db.reader("produto").where(where).pluck("sku");
      for (const sku of skus) await read(loja, `/produto/sku/${sku}`);
      const dates = `dataInicio=${day(release.now - YEAR)}&dataFim=${day(release.now)}`;
      expect((await read(loja, `/chats?${dates}`)).total).toBe(await count("chat", where));
      await read(loja, `/transportadora/regrasfrete?${dates}`);
      await read(loja, "/filial");
      await read(loja, "/reversa/situacoes");
      await read(loja, "/reversa/pontos-devolucao");
      const plps: { filial_erp: string; codigo: number }[] = await db.reader("plp").where(where);
      for (const { filial_erp, codigo } of plps) await read(loja, `/plp/consulta/${filial_erp}/${codigo}`);
    });

    test.each(LOJAS)("what the operator reads of loja %i", async (loja) => {
      expect((await operador.call("GET", `/lojas/${loja}`)).status).toBe(200);
      expect((await operador.call("GET", `/lojas/${loja}/notificacao`)).status).toBe(200);
      for (const [path, table] of Object.entries(LISTS)) {
        const { status, body } = await operador.call("GET", `/lojas/${loja}/${path}?limite=100`);
        expect([path, status, body.total]).toEqual([path, 200, await count(table, { id_loja: loja })]);
      }
    });

    test.each(LOJAS)(
      "NS-030: every request of loja %i that made an order is known; another one is not",
      async (loja) => {
        const before = await count("pedido", {});
        for (const { body, chavePedido } of createdBy(loja)) {
          const again = await server.call("POST", "/pedido/novo", { body, ...as(loja) });
          expect([again.status, again.body.chavePedido]).toEqual([200, chavePedido]);
          const other = { ...body, intermediadorVenda: "Outro" };
          const { status } = await server.call("POST", "/pedido/novo", { body: other, ...as(loja) });
          expect([body.numeroPedido, status]).toEqual([body.numeroPedido, 409]);
        }
        expect(await count("pedido", {})).toBe(before);
      },
    );

    test.each(LOJAS)(
      "loja %i goes on: it changes and hears of every order, and orders from an older quotation",
      async (loja) => {
        const pedidos = await listed(loja);
        for (const { _id } of pedidos) {
          const path = `/pedido/altera/documento/${_id}`;
          const body = { envio: [{ linkComprovanteEntrega: "https://comprovantes.example/novo.pdf" }] };
          const { retornos } = (await server.call("PUT", path, { body, ...as(loja) })).body;
          expect(retornos).toEqual([{ campo: "envio.0.linkComprovanteEntrega", mensagem: "sucesso" }]);
          const itens = [{ documento: _id, idOcoren: 46, data: "2026-11-21 08:59:00" }];
          const heard = await operador.call("POST", `/lojas/${loja}/ocorrencias`, { itens });
          expect([heard.status, heard.body.registradas]).toEqual([200, 1]);
        }
        const [{ body }] = createdBy(loja) as [Release["pedidos"][number]];
        const novo = { ...body, numeroPedido: "NOVO", idCotacao: pedidos[0].idCotacao };
        const created = await server.call("POST", "/pedido/novo", { body: novo, ...as(loja) });
        expect(created.status).toBe(200);
        const message = { body: { mensagem: "Olá" }, ...as(loja) };
        const chat = await server.call("POST", `/chat/${created.body.chavePedido}/mensagem`, message);
        expect(chat.status).toBe(200);
      },
    );

    test("NS-008: conciliations are audited, those that differ among them", async () => {
      const charged = (await listed(1)).flatMap(({ _id, envio }) =>
        envio.flatMap(({ conciliacao }: Answered) =>
          conciliacao.dataProcessamento === null ? [] : [[_id, conciliacao.valorDiferenca]],
        ),
      );
      const audited = async (more: string) =>
        (await operador.call("GET", `/lojas/1/conciliacoes?limite=100${more}`)).body.itens
          .map(({ documento, diferenca }: Answered) => [documento, diferenca])
          .sort();
      expect(charged).not.toEqual([]);
      expect(await audited("")).toEqual(charged.sort());
      expect(await audited("&divergente=true")).toEqual(charged.filter(([, diferenca]) => diferenca !== 0));
    });

    test("pre-lists that wait are closed, chats finished, conciliations decided", async () => {
      const waiting: number[] = await db
        .reader("plp")
        .where({ id_loja: 1, status: "Pendente" })
        .pluck("codigo");
      for (const codigo of waiting)
        expect((await operador.call("POST", `/lojas/1/plps/${codigo}/fechamento`, {})).status).toBe(200);
      const chats: string[] = await db.reader("chat").where({ id_loja: 1 }).pluck("chave_pedido");
      for (const chave of chats)
        expect((await operador.call("POST", `/lojas/1/pedidos/${chave}/chat/finalizar`)).status).toBe(200);
      const charged = (await listed(1)).filter(
        ({ envio }) => envio[0].conciliacao.dataProcessamento !== null,
      );
      expect([waiting.length, chats.length, charged.length]).not.toContain(0);
      for (const { _id } of charged) {
        const path = `/lojas/1/conciliacoes/${_id}/autorizacao`;
        expect((await operador.call("POST", path, { autorizado: true })).status).toBe(200);
      }
    });

    test.each(LOJAS)("the queues of loja %i are read to their end", async (loja) => {
      const instants: number[] = await db.reader("cotacao_fila").where({ id_loja: loja }).pluck("criada_em");
      const fresh = instants.filter((instant) => instant > release.now - 12 * 3_600_000);
      expect(fresh.length).toBeGreaterThan(0);
      expect(await read(loja, "/logCotacaoFila")).toHaveLength(fresh.length);

      const body = { url: "https://loja.example/eventos", modulo: "fila" };
      expect((await server.call("POST", "/webhook/novo", { body, ...as(loja) })).status).toBe(200);
      expect((await operador.call("POST", `/lojas/${loja}/eventos-abandonados/reenviar`)).status).toBe(200);
      const eventos = await count("evento", { id_loja: loja });
      expect(eventos).toBeGreaterThan(0);
      for (let left = eventos; left > 0; left--) {
        const { documento } = await read(loja, "/fila");
        expect((await server.call("DELETE", `/fila/${documento}`, as(loja))).status).toBe(200);
      }
      expect((await server.call("GET", "/fila", as(loja))).status).toBe(204);
    });
  });
});

test("there are data of a release", () => {
  expect(listReleases().map(({ version }) => version)).toContain("1.0.0");
});
