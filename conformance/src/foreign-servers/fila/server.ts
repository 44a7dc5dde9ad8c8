import { randomUUID } from "node:crypto";
import fastify, { type FastifyRequest } from "fastify";

/**
 * The events of a store, by queue and by notification, and the orders that make them, on fastify. Where the interface's document
 * is silent it does not do what the reference server does: identifiers are UUIDs, a creation is 201, an empty queue 404,
 * a removal 204 whether or not there was a document, a refusal 422; any address is taken, the kind of authorization and the mode
 * in any letter case; a new registration forgets what was undelivered; a notification has a body of its own, no headers but that
 * of its authorization, and comes twice.
 */
export async function startFilaServer(change: Partial<typeof BEHAVIOUR> = {}) {
  const behaviour = { ...BEHAVIOUR, ...change };
  const app = fastify({ forceCloseConnections: true, routerOptions: { maxParamLength: 1000 } });
  const stores = new Map<string | undefined, Store>(
    ["norte", "sul"].map((name) => [`Bearer ${name}-api`, { name, queue: [], receivers: [] }]),
  );
  const storeOf = ({ headers }: FastifyRequest): Store => {
    const store = stores.get(behaviour.credentials(headers.authorization));
    if (!store) throw Object.assign(new Error("token recusado"), { statusCode: 401 });
    return store;
  };
  app.setErrorHandler(({ message, statusCode = 500 }: Error & { statusCode?: number }, _, reply) =>
    reply.status(statusCode === 400 ? 422 : statusCode).send({ mensagem: message.slice(0, 255) }),
  );
  app.setNotFoundHandler((_, reply) => reply.status(404).send({ mensagem: "nada aqui" }));

  app.post("/api/v1/webhook/novo", async (request, reply) => {
    const store = storeOf(request);
    const given = request.body as Registration;
    const fault = faultOf(given);
    if (fault && !behaviour.forgives(fault)) return reply.status(422).send({ mensagem: fault });
    const receiver = { ...given, modulo: (given.modulo ?? behaviour.defaultMode).toLowerCase() };
    store.receivers = behaviour.receivers(store.receivers, receiver);
    store.queue = [];
    return reply.status(201).send({ mensagem: "anotado" });
  });

  app.post("/api/v1/pedido/novo", async (request, reply) => {
    const store = storeOf(request);
    const { numeroPedido } = request.body as { numeroPedido: string };
    const chavePedido = randomUUID();
    tell(store, { idPedido: chavePedido, numeroPedido });
    return reply.status(201).send({ mensagem: "pedido aceito", chavePedido, numeroPedido });
  });

  app.get("/api/v1/fila", async (request, reply) => {
    const { queue } = behaviour.queueOf(storeOf(request), stores.values().toArray());
    const [event] = queue;
    if (!event) return reply.status(404).send({ mensagem: "fila vazia" });
    behaviour.afterRead(queue);
    return event;
  });

  app.delete<{ Params: { idDocumento: string } }>("/api/v1/fila/:idDocumento", async (request, reply) => {
    const store = storeOf(request);
    for (const { queue } of behaviour.removesFrom(store, stores.values().toArray())) {
      const at = queue.findIndex(({ documento }) => documento === request.params.idDocumento);
      if (at >= 0) queue.splice(at, 1);
    }
    return reply.status(204).send();
  });

  function tell(store: Store, order: Order): void {
    for (const receiver of store.receivers) {
      if (!behaviour.isOn(receiver)) continue;
      const event = behaviour.event(order, eventOf);
      if (behaviour.isQueued(receiver)) store.queue.push(event);
      if (receiver.modulo === "webhook") for (const _ of ["once", "twice"]) void push(receiver, event);
    }
  }

  async function push(receiver: Registration, { tipo, dados }: QueuedEvent): Promise<void> {
    const authorization = behaviour.authorization(receiver);
    await fetch(receiver.url, {
      method: "POST",
      headers: { "content-type": "application/json", ...(authorization && { authorization }) },
      body: JSON.stringify({ aviso: tipo, pedido: dados }),
    }).catch(() => undefined);
  }

  const url = await app.listen({ port: 0, host: "127.0.0.1" });
  return { url, [Symbol.asyncDispose]: () => app.close() };
}

interface Store {
  name: string;
  queue: QueuedEvent[];
  receivers: Registration[];
}

interface Registration {
  url: string;
  tipoAutorizacao?: string;
  usuario?: string;
  senha?: string;
  token?: string;
  modulo?: string;
  rastreio?: boolean;
}

interface Order {
  idPedido: string;
  numeroPedido: string;
}

type QueuedEvent = ReturnType<typeof eventOf>;

const SIZES = { url: 500, tipoAutorizacao: 20, usuario: 30, senha: 100, token: 100, modulo: 7 };
const SWITCHES = [
  ...["rastreio", "prazoAdicional", "aplicativo", "metodoEnvio"],
  ...["rastreioEnventos", "chatTransportadora"],
];

/** What the document asks of a registration and is not there; undefined when all is. */
function faultOf(given: object): string | undefined {
  if (typeof given !== "object" || given === null || Array.isArray(given)) return "corpo inválido";
  const fields = new Map(Object.entries(given).filter(([, value]) => value !== null));
  for (const [name, size] of Object.entries(SIZES)) {
    const value = fields.get(name);
    if (value === undefined) continue;
    if (typeof value !== "string" || [...value].length > size) return `${name} inválido`;
  }
  for (const name of SWITCHES)
    if (fields.has(name) && typeof fields.get(name) !== "boolean") return `${name} não é booleano`;
  if (!fields.get("url")) return "url ausente";
  if (!/^(webhook|fila)?$/i.test(fields.get("modulo") ?? "")) return "modulo desconhecido";
  const kind = fields.get("tipoAutorizacao")?.toLowerCase();
  if (kind === "basic") {
    if (!fields.get("usuario")) return "usuario ausente";
    return fields.get("senha") ? undefined : "senha ausente";
  }
  if (kind === "bearer") return fields.get("token") ? undefined : "token ausente";
  return kind === undefined ? undefined : "tipoAutorizacao desconhecido";
}

function eventOf({ idPedido, numeroPedido }: Order) {
  const data = new Date().toISOString().slice(0, 19).replace("T", " ");
  const dados = {
    ...{ idPedido, numeroPedido, idOcoren: 99 as number, situacao: "criado" },
    ...{ mensagem: "entrou no sistema", data },
  };
  return { documento: randomUUID() as string, tipo: "Rastreio", dados };
}

/** What a breach changes, one line each. */
const BEHAVIOUR = {
  credentials: (header: string | undefined) => header,
  defaultMode: "webhook",
  forgives: (_fault: string): boolean => false,
  receivers: (_before: Registration[], given: Registration): Registration[] => [given],
  isOn: ({ rastreio = true }: Registration): boolean => rastreio ?? true,
  isQueued: ({ modulo }: Registration) => modulo === "fila",
  event: (order: Order, of: typeof eventOf): QueuedEvent => of(order),
  queueOf: (store: Store, _all: Store[]): Store => store,
  removesFrom: (store: Store, _all: Store[]): Store[] => [store],
  afterRead: (queue: QueuedEvent[]): void => {
    queue.push(...queue.splice(0, 1));
  },
  authorization: ({ tipoAutorizacao, usuario, senha, token }: Registration): string | undefined => {
    if (tipoAutorizacao === undefined) return undefined;
    if (tipoAutorizacao.toLowerCase() === "bearer") return `Bearer ${token}`;
    return `Basic ${Buffer.from(`${usuario}:${senha}`).toString("base64")}`;
  },
};
