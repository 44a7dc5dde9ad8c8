import type { IncomingMessage, ServerResponse } from "node:http";
import type { DadosChat } from "@frete/contract/loja";
import { changeMode } from "../events/notificacao/changeMode.ts";
import type { NotificacaoConfig } from "../events/notificacao/configuracao.ts";
import { startNotificacoes } from "../events/notificacao/startNotificacoes.ts";
import { type NovoEvento, saveEventos } from "../events/saveEventos.ts";
import { accept, bodyOf, httpReceiver } from "../events/webhook/receiver.testing.ts";
import { type Network, parseNetwork } from "../platform/network.ts";
import type { Database } from "../platform/storage/database.ts";
import { type LojaServer, lojaServer } from "./lojaServer.testing.ts";
import { insertLojas } from "./lojas.testing.ts";

/** The network that test receivers are in. */
export const LOOPBACK = parseNetwork("127.0.0.0/8") as Network;

/** An attempt as the receiver saw it. */
export interface Received {
  id: string;
  /** The text of the chat message that the event tells of: `<order>-<count>`. */
  text: string;
  headers: IncomingMessage["headers"];
  path: string;
}

/** Answers an attempt, or lets it wait. */
export type Respond = (received: Received, response: ServerResponse) => void;

/** A loja's interface, its notifications, and a receiver on this machine. */
export interface Notified {
  server: LojaServer;
  received: Received[];
  /** Of the receiver, up to its path. */
  url: string;
  /** Replaces what the receiver does; accepting everything at first. */
  respond(respond: Respond): void;
  /** Registers the receiver, or what `changes` say, for a loja. */
  register(changes?: object, loja?: 1 | 2): Promise<void>;
  /** Writes events of orders in one transaction. */
  record(texts: readonly string[], loja?: number): Promise<void>;
  /** Starts another dispatcher, as another process would. */
  start(): { stop(): Promise<void> };
  /** Ends every dispatcher. */
  stop(): Promise<void>;
  close(): Promise<void>;
}

/** Serves a database with a dispatcher that looks often; its clock is moved by hand. */
export async function notified(db: Database, changes: Partial<NotificacaoConfig> = {}): Promise<Notified> {
  await insertLojas(db);
  const server = await lojaServer(db, undefined, { allowedNetworks: [LOOPBACK] });
  const received: Received[] = [];
  let respond: Respond = (_, response) => accept({} as IncomingMessage, response);
  const receiver = await httpReceiver(async (request, response) => {
    const body = JSON.parse(await bodyOf(request));
    const one = {
      id: body.documento,
      text: body.dados.mensagem,
      headers: request.headers,
      path: request.url ?? "",
    };
    received.push(one);
    respond(one, response);
  });
  const running: { stop(): Promise<void> }[] = [];
  const start = () => {
    const one = startNotificacoes(server.services, {}, { grace: 200, ...changes, poll: 20 });
    running.push(one);
    return one;
  };
  const stop = async () => {
    for (const one of running.splice(0)) await one.stop();
  };
  start();
  return {
    server,
    received,
    url: `http://127.0.0.1:${receiver.port}/`,
    respond: (next) => {
      respond = next;
    },
    register: async (body = {}, loja = 1) => {
      const url = `http://127.0.0.1:${receiver.port}/`;
      const answer = await server.call("POST", "/webhook/novo", {
        body: { url, ...body },
        token: `frete_api_demo${loja}`,
      });
      if (answer.status !== 200) throw new Error(`${answer.status} ${answer.text}`);
    },
    record: (texts, loja = 1) => record(db, loja, texts, server.clock.now()),
    start,
    stop,
    close: async () => {
      await stop();
      await receiver.close();
      await server.close();
    },
  };
}

/** Writes an event for each text; the order is the number before the hyphen. */
export function record(
  db: Database,
  idLoja: number,
  texts: readonly string[],
  criadoEm: number,
): Promise<void> {
  const eventos = texts.map((mensagem): NovoEvento => {
    const dados: DadosChat = {
      ...{ idChat: "1", idPedido: "a".repeat(32), numeroPedido: "1", idMensagem: "1", origem: "loja" },
      ...{ mensagem, qtdAnexos: 0, data: "2026-11-21 09:00:00" },
    };
    return { tipo: "chatTransportadora", idPedido: Number.parseInt(mensagem, 10), criadoEm, dados };
  });
  return db.transaction((trx) => saveEventos(trx, idLoja, eventos));
}

/** The status that a receiver answers with. */
export function answer(status: number, headers: Record<string, string> = {}): Respond {
  return (_, response) => response.writeHead(status, headers).end();
}

const SWITCHES = [
  ...[
    "rastreio",
    "prazo_adicional",
    "aplicativo",
    "metodo_envio",
    "rastreio_enventos",
    "chat_transportadora",
  ],
];

/** Registers a receiver without the interface of the loja. */
export function registerDirectly(
  db: Database,
  id_loja: number,
  { modulo = "webhook", url = "https://x/", now }: { modulo?: "webhook" | "fila"; url?: string; now: number },
): Promise<void> {
  return db.transaction(async (trx) => {
    const switches = Object.fromEntries(SWITCHES.map((column) => [column, 1]));
    await trx("webhook")
      .insert({ id_loja, url, modulo, registrado_em: now, ...switches })
      .onConflict("id_loja")
      .merge();
    await changeMode(trx, id_loja, modulo, now);
  });
}
