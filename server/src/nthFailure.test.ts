import { type OperationId, operations } from "@frete/contract/loja";
import { afterAll, beforeAll, expect, test } from "vitest";
import { pdf } from "./domain/arquivo/samples.testing.ts";
import type { Pedido } from "./domain/pedido/pedido.ts";
import type { Database } from "./platform/storage/database.ts";
import { messagesOf, sendForm, storedKeys } from "./test-support/chat.testing.ts";
import { contentOf } from "./test-support/contentOf.testing.ts";
import { createPedido, newPedido } from "./test-support/criacao.testing.ts";
import { eachDatabase } from "./test-support/databases.ts";
import { registerReceiver } from "./test-support/eventos.testing.ts";
import { type Faults, failNth } from "./test-support/failNth.testing.ts";
import type { Answer } from "./test-support/lojaServer.testing.ts";
import { carrinho, produto } from "./test-support/lojas.testing.ts";
import { ENCOMENDA, type PlpServers, plpServers } from "./test-support/plp.testing.ts";

/** More calls of storage than any of these requests makes. */
const ENOUGH = 300;

const SUCCESS = [200, 204];

type Send = () => Promise<Pick<Answer, "status" | "body">>;
type Prepare = (at: PlpServers) => Send | Promise<Send>;

const get =
  (path: string): Prepare =>
  ({ loja }) =>
  () =>
    loja.call("GET", path);

/** A request of each operation of a store that is answered with success as often as it is prepared. */
const REQUESTS: Record<OperationId, Prepare> = {
  criarCotacao:
    ({ loja }) =>
    () =>
      loja.quote(carrinho()),
  consultarCotacao: async ({ loja }) => {
    const { retorno } = await loja.quoted(carrinho());
    return () => loja.call("GET", `/cotacao/${retorno.idCotacao}`);
  },
  lerFilaCotacao: get("/logCotacaoFila"),
  criarPedido: ({ loja }) => {
    const pedido = newPedido();
    return () => createPedido(loja, pedido);
  },
  alterarPedido: async ({ loja, novo }) => {
    const { numeroPedido } = await novo();
    const body = { envio: [{ peso: 1.25 }] };
    return () => loja.call("PUT", `/pedido/altera/pedido/${numeroPedido}`, { body });
  },
  listarPedidos: get("/pedidos?dataTipo=dataCriacaoPedido&periodo=2026-01-01TO2026-12-31&limite=2"),
  rastrearPedido: onOrder(({ loja }, { numeroPedido }) =>
    loja.call("GET", `/rastreio/pedido/${numeroPedido}`),
  ),
  verRastreio: onOrder(({ loja }, { numeroPedido, chave }) =>
    page(`${loja.url}/rastreio/${numeroPedido}/${chave}`),
  ),
  listarAnexos: onOrder(({ loja }, { numeroPedido }) => loja.call("GET", `/pedido/${numeroPedido}/anexos`)),
  removerAnexo: onFile(({ loja }, { numeroPedido }, caminho) =>
    loja.call("DELETE", `/pedido/${numeroPedido}/anexos?caminho=${encodeURIComponent(caminho)}`),
  ),
  baixarArquivo: onFile(({ loja }, _pedido, caminho) => page(`${loja.url}/arquivos/${caminho}`)),
  enviarMensagemChat: onOrder(({ loja }, pedido) =>
    sendForm(messagesOf(loja, pedido), "dois", [
      ["a.pdf", pdf],
      ["b.pdf", pdf],
    ]),
  ),
  lerChat: onOrder(({ loja }, { chave }) => loja.call("GET", `/chat/${chave}`)),
  consultarElegibilidadeChat: onOrder(({ loja }, { chave }) => loja.call("GET", `/chat/${chave}/elegivel`)),
  listarChats: get("/chats"),
  criarPlp: onOrder(({ criar }, { chave }) =>
    criar({ filialERP: "A1", idMetodo: ENCOMENDA, pedidos: [chave] }),
  ),
  listarPlps: get("/plp/lista?periodo=2026-01-01TO2026-12-31&status=Pendente"),
  consultarPlp: async ({ novo, criada, ler }) => {
    const codigo = await criada([await novo()]);
    return () => ler(codigo);
  },
  listarSituacoesReversa: get("/reversa/situacoes"),
  consultarSituacaoReversa: get("/reversa/situacoes/motivoReversa"),
  listarPontosDevolucao: get("/reversa/pontos-devolucao?cep=01310100"),
  salvarProdutos: ({ loja }) => {
    const body = {
      produto: [produto("N-1"), produto("N-2", { dePara: [{ canal: "m", sku: "M-N-2", status: true }] })],
    };
    return () => loja.call("POST", "/produto", { body });
  },
  consultarProduto: async ({ loja }) => {
    await loja.call("POST", "/produto", { body: { produto: [produto("LIDO")] } });
    return () => loja.call("GET", "/produto/sku/LIDO");
  },
  registrarWebhook: ({ loja }) => {
    const body = { url: "https://loja.example.com/outra", modulo: "fila" };
    return () => loja.call("POST", "/webhook/novo", { body });
  },
  lerFila: async ({ loja }) => {
    await createPedido(loja, newPedido());
    return () => loja.call("GET", "/fila");
  },
  removerDaFila: async ({ loja }) => {
    await createPedido(loja, newPedido());
    const { body } = await loja.call("GET", "/fila");
    return () => loja.call("DELETE", `/fila/${body.documento}`);
  },
  listarRegrasFrete: get("/transportadora/regrasfrete"),
  listarStatus: get("/lista/status"),
  listarFiliais: get("/filial"),
};

/** Of the operator those that write the most. */
const OPERATOR: Record<string, Prepare> = {
  registrarOcorrencias: onOrder(({ operador }, { chave }) => {
    const itens = [46, 1].map((idOcoren) => ({ documento: chave, idOcoren, data: "2026-11-21 08:00:00" }));
    return operador.call("POST", "/lojas/1/ocorrencias", { itens });
  }),
  anonimizarTitular: onFile(({ operador }, { chave }) =>
    operador.call("POST", "/lojas/1/anonimizacoes", { idPedido: chave, incluirAbertos: true }),
  ),
};

const PREPARE: Readonly<Record<string, Prepare>> = { ...REQUESTS, ...OPERATOR };

/** Of an order that waits for its label. */
function onOrder(send: (at: PlpServers, pedido: Pedido) => ReturnType<Send>): Prepare {
  return async (at) => {
    const pedido = await at.novo();
    return () => send(at, pedido);
  };
}

/** Of an order with one file. */
function onFile(send: (at: PlpServers, pedido: Pedido, caminho: string) => ReturnType<Send>): Prepare {
  return async (at) => {
    const pedido = await at.novo();
    const { body } = await sendForm(messagesOf(at.loja, pedido), "um", [["a.pdf", pdf]]);
    return () => send(at, pedido, body.anexos[0].url);
  };
}

async function page(url: string): ReturnType<Send> {
  const answer = await fetch(url, { headers: { Authorization: "Bearer frete_api_demo1" } });
  return { status: answer.status, body: await answer.text() };
}

eachDatabase((_name, open) => {
  let db: Database;
  let at: PlpServers;
  let faults: Faults;

  beforeAll(async () => {
    db = await open();
    at = await plpServers(db);
    await db.transaction((trx) => trx("transportadora").update({ chat_habilitado: 1 }));
    await registerReceiver(at.loja);
    faults = failNth(at.loja.files.store);
  });
  afterAll(async () => {
    faults.restore();
    // What failed is logged, at once or a second later: the servers are not to be blamed for it.
    await at.loja.close();
    await at.operador.close();
  });

  test.each([...Object.keys(operations), ...Object.keys(OPERATOR)])(
    "R4: %s: whichever call of storage fails, nothing is left of the request, and the next one is served",
    async (id) => {
      const send = await (PREPARE[id] as Prepare)(at);
      for (let nth = 1; ; nth++) {
        expect(nth).toBeLessThan(ENOUGH);
        const before = await contentOf(db);
        faults.arm(nth);
        const { status, body } = await send();
        const { hasFailed } = faults;
        faults.arm(0);
        if (!hasFailed) {
          expect(SUCCESS, JSON.stringify(body)).toContain(status);
          return;
        }
        expect([nth, status, body]).toEqual([nth, 507, expect.anything()]);
        expect([nth, await contentOf(db)]).toEqual([nth, before]);
      }
    },
  );

  test("R4: every entry of a file has its file after all that", async () => {
    const keys = await storedKeys(at.loja);
    const named = (await db.reader("anexo")).map(({ id_loja, chave }) => `${id_loja}/${chave}`);
    expect(named.filter((key) => !keys.includes(key))).toEqual([]);
  });
});
