import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createdPedido, newPedido, pedidosServer } from "../../test-support/criacao.testing.ts";
import { eachDatabase } from "../../test-support/databases.ts";
import { drainFila, registerReceiver } from "../../test-support/eventos.testing.ts";
import type { LojaServer } from "../../test-support/lojaServer.testing.ts";
import { carrinho } from "../../test-support/lojas.testing.ts";

const SWITCHES = {
  rastreio: "rastreio",
  prazoAdicional: "prazo_adicional",
  aplicativo: "aplicativo",
  metodoEnvio: "metodo_envio",
  rastreioEnventos: "rastreio_enventos",
  chatTransportadora: "chat_transportadora",
} as const;

/** The service makes the label, later: the creation is the one event that its order makes. */
const invoiced = { controleEtiqueta: "servico" };

eachDatabase((_name, open) => {
  let server: LojaServer;
  beforeAll(async () => {
    server = await pedidosServer(await open());
  });
  afterAll(async () => {
    expect(server.errors).toEqual([]);
    await server.close();
  });
  beforeEach(async () => {
    await registerReceiver(server);
    await drainFila(server);
  });
  const register = (body: object) => server.call("POST", "/webhook/novo", { body });
  const fila = { modulo: "fila" };
  const url = "https://loja.example.com/eventos";

  test("WHK-002, WHK-011: nothing but url is required; the answer is one mensagem", async () => {
    for (const [body, status] of [
      [{ url }, 200],
      [{ ...fila, url }, 200],
      [fila, 400],
      [{ ...fila, url: null }, 400],
      [{ ...fila, url: "" }, 400],
    ] as const) {
      const answer = await register(body);
      expect([answer.status, Object.keys(answer.body)]).toEqual([status, ["mensagem"]]);
      expect(answer.body.mensagem).toMatch(status === 200 ? /\S/ : /^url: /);
    }
  });

  const basic = { ...fila, url, tipoAutorizacao: "Basic", usuario: "u", senha: "s" };
  test.each<[string, number, object]>([
    ["url", 500, { ...fila, url: "https://loja.example.com/" }],
    ["usuario", 30, basic],
    ["senha", 100, basic],
    ["token", 100, { ...fila, url, tipoAutorizacao: "Bearer" }],
  ])("WHK-003: %s has at most %i characters", async (campo, size, body) => {
    const of = (length: number) =>
      register({ ...body, [campo]: (campo === "url" ? url : "").padEnd(length, "x") });
    expect((await of(size)).status).toBe(200);
    const { status, body: refusal } = await of(size + 1);
    expect([status, refusal.mensagem]).toEqual([400, expect.stringMatching(new RegExp(`^${campo}: `))]);
  });

  test("WHK-004: a receiver may be unprotected, and no other word is a protection", async () => {
    expect((await register({ ...fila, url })).status).toBe(200);
    for (const tipoAutorizacao of ["Digest", "bearer", ""])
      expect((await register({ ...basic, tipoAutorizacao })).status).toBe(400);
  });

  test("WHK-008: a switch left out is on, also when an earlier registration had it off", async () => {
    const stored = async () => {
      const [row] = await server.db.reader("webhook").where({ id_loja: 1 });
      return Object.values(SWITCHES).map((column) => row?.[column]);
    };
    for (const [off] of Object.keys(SWITCHES).map((name) => [name])) {
      expect((await register({ ...fila, url, [off as string]: false })).status).toBe(200);
      expect(await stored()).toEqual(Object.keys(SWITCHES).map((name) => (name === off ? 0 : 1)));
    }
    await register({ ...fila, url });
    expect(await stored()).toEqual([1, 1, 1, 1, 1, 1]);
  });

  test("WHK-001: another loja's registration is its own", async () => {
    await registerReceiver(server, { url: "https://outra.example.com/e", chatTransportadora: false }, 2);
    await register({ ...fila, url: `${url}/nova` });
    const rows = await server.db.reader("webhook").orderBy("id_loja").select("url", "chat_transportadora");
    expect(rows).toEqual([
      { url: `${url}/nova`, chat_transportadora: 1 },
      { url: "https://outra.example.com/e", chat_transportadora: 0 },
    ]);
  });

  test("FILA-001, EVT-010, NS-064: one document of three keys, whose code removes it, once", async () => {
    await createdPedido(server, newPedido(invoiced));
    const { body } = await server.call("GET", "/fila?limite=5&desconhecido=1");
    expect(Object.keys(body).sort()).toEqual(["dados", "documento", "tipo"]);
    const remove = (documento: string) => server.call("DELETE", `/fila/${documento}`);
    expect(await remove(body.documento)).toMatchObject({ status: 200 });
    const again = await remove(body.documento);
    expect([again.status, Object.keys(again.body)]).toEqual([404, ["mensagem"]]);
    expect((await server.call("GET", "/fila")).status).toBe(204);
  });

  test("COT-042: the queues of quotations and of events do not touch each other", async () => {
    await server.call("GET", "/logCotacaoFila");
    const { retorno } = await server.quoted(carrinho());
    await createdPedido(server, newPedido({ ...invoiced, idCotacao: retorno.idCotacao }));
    const { body: event } = await server.call("GET", "/fila");
    expect((await server.call("DELETE", `/fila/${retorno.idCotacao}`)).status).toBe(404);
    const quotations = await server.call("GET", "/logCotacaoFila");
    expect(quotations.body.map((each: typeof event) => each.retorno.idCotacao)).toEqual([retorno.idCotacao]);
    expect((await server.call("GET", "/fila")).body).toEqual(event);
    await server.quoted(carrinho());
    await server.call("DELETE", `/fila/${event.documento}`);
    expect((await server.call("GET", "/logCotacaoFila")).body).toHaveLength(1);
    expect((await server.call("GET", "/fila")).status).toBe(204);
  });

  test("RAST-005: documento is the order's key, but in the queue the event's code", async () => {
    await server.db.transaction((trx) => trx("transportadora").update({ chat_habilitado: 1 }));
    const { chave, numeroPedido } = await createdPedido(server, newPedido());
    const found = [
      await server.call("GET", `/rastreio/documento/${chave}`),
      await server.call("PUT", `/pedido/altera/documento/${chave}`, { body: { pedidoAuxiliar: "A" } }),
      await server.call("GET", `/chat/${chave}?chave=documento`),
      await server.call("GET", `/chat/${chave}?chave=id`),
    ];
    expect(found.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const { body: event } = await server.call("GET", "/fila");
    expect(event.dados).toMatchObject({ idPedido: chave, numeroPedido });
    expect(event.documento).not.toBe(chave);
    expect((await server.call("DELETE", `/fila/${chave}`)).status).toBe(404);
    expect((await server.call("GET", `/rastreio/documento/${event.documento}`)).status).toBe(404);
  });
});
