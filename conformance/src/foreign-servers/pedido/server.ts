import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { changeable, changeableInvoice, newOrder } from "./bodies.ts";
import { type Loja, link, Order, type Sent } from "./order.ts";
import { type Check, oneOf, shape } from "./shape.ts";

/**
 * Orders and their tracking, in classes. Where the interface's document is silent it does not do what the reference server does:
 * internal ids are numbers as text and keys are unlike them, what has no value is left out, the newest order comes first, other
 * statuses have other numbers, a page of more than 50 is refused, an order that nobody finds has an empty tracking, a number
 * may come only once, what cannot be changed is passed over, and whatever is refused is 422.
 */
export async function startPedidoServer(change: Partial<typeof BEHAVIOUR> = {}) {
  const desk = new Desk({ ...BEHAVIOUR, ...change });
  const server = createServer(async (request, response) => {
    const { status, body } = await desk.answer(request).catch((error: unknown) => {
      if (error instanceof Refusal) return { status: error.status, body: { mensagem: error.message } };
      return { status: 500, body: { mensagem: (error as Error).message.slice(0, 255) } };
    });
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async [Symbol.asyncDispose]() {
      server.close();
      server.closeAllConnections();
      await once(server, "close");
    },
  };
}

class Refusal extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message.slice(0, 255));
    this.status = status;
  }
}

const LOJAS: readonly Loja[] = [
  {
    ...{ id: 71, nome: "Ateliê Minuano", token: "minuano", filiais: ["POA", "CXS", "RIA"] },
    transporte: [
      { nomeTransportadora: "Rodomar", nomeMetodoEnvio: "Terrestre" },
      { nomeTransportadora: "Mala Direta", nomeMetodoEnvio: "Pacote" },
    ],
  },
  {
    ...{ id: 72, nome: "Sebo Iracema", token: "iracema", filiais: ["FOR"] },
    transporte: [{ nomeTransportadora: "Jangada", nomeMetodoEnvio: "Mar" }],
  },
];

const DATES = [
  ...["dataCriacaoPedido", "dataCotacao", "dataFaturamento", "dataNotfis", "previsaoCotacao"],
  ...["previsaoPedido", "dataConhecimento", "dataConhecimentoProcessamento", "dataEntrega"],
  ...["previsaoEntregaPedido", "previsaoEntregaCotacao", "dataAutorizacaoCte"],
];
const KEYS = ["pedido", "notafiscal", "chavenf", "documento", "cotacaoid"];

/** What a breach changes, one line each. */
const BEHAVIOUR = {
  isQuoted: (idCotacao: string | undefined): boolean =>
    idCotacao === undefined || idCotacao === "transporteProximo",
  isOf: (order: Order, loja: Loja) => order.loja === loja,
  record: (order: Order): object => order.record(),
  tracked: (order: Order): object[] => order.tracked(),
  byCustomer: (order: Order, cpfCnpj: string) => order.sent.enderecoEntrega.cpfCnpj === cpfCnpj,
  byStatus: (order: Order, codes: readonly string[]) => codes.includes(String(order.status.idStatus)),
  pageSize: 50,
  start: (pagina: number, limite: number) => (pagina - 1) * limite,
  already: "já alterado",
  reset: (_order: Order): void => undefined,
  doneOrNot: (isRight: boolean) => (isRight ? "sucesso" : "valor inválido"),
  keeps: (isRight: boolean) => isRight,
};

class Desk {
  readonly #behaviour: typeof BEHAVIOUR;
  readonly #orders: Order[] = [];

  constructor(behaviour: typeof BEHAVIOUR) {
    this.#behaviour = behaviour;
  }

  async answer(request: IncomingMessage): Promise<{ status: number; body: unknown }> {
    const body = Buffer.concat(await request.toArray()).toString();
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://localhost");
    const [, version, first, second, ...rest] = pathname.split("/").filter(Boolean).map(decodeURIComponent);
    const route = `${request.method} ${version} ${first}${rest.length === 2 || second === "novo" ? ` ${second}` : ""}`;
    const loja = LOJAS.find(({ token }) => request.headers.authorization === `Bearer ${token}`);
    const known: Record<string, (loja: Loja) => { status: number; body: unknown }> = {
      "POST v1 pedido novo": (own) => this.#create(parsed(body) as Sent, own),
      "PUT v1 pedido altera": (own) =>
        this.#change(this.#find(rest[0] ?? "", rest[1] ?? "", own), parsed(body)),
      "GET v1 pedidos": (own) => ({ status: 200, body: this.#list(searchParams, own) }),
      "GET v1 rastreio": (own) => ({
        status: 200,
        body: {
          lista: this.#find(second ?? "", rest[0] ?? "", own).flatMap(this.#behaviour.tracked),
        },
      }),
    };
    const action = known[route];
    if (!action) throw new Refusal(404, "endereço desconhecido");
    if (!loja) throw new Refusal(401, "identifique-se");
    return action(loja);
  }

  #create(sent: Sent, loja: Loja) {
    const faults = newOrder(sent, "");
    if (faults.length > 0) throw new Refusal(422, `inválido: ${faults}`);
    if (!this.#behaviour.isQuoted(sent.idCotacao))
      throw new Refusal(422, `cotação ${sent.idCotacao} desconhecida`);
    for (const { notaFiscal, nomeTransportadora, nomeMetodoEnvio } of sent.envio) {
      if (!loja.filiais.includes(notaFiscal.filialERP)) throw new Refusal(422, "filial desconhecida");
      if (!isCarrier(loja, { nomeTransportadora, nomeMetodoEnvio }))
        throw new Refusal(422, "quem transporta?");
    }
    const { numeroPedido } = sent;
    if (this.#orders.some((order) => order.loja === loja && order.sent.numeroPedido === numeroPedido))
      throw new Refusal(409, `o pedido ${numeroPedido} já existe`);
    const order = new Order(1000 + this.#orders.length, sent, loja);
    this.#orders.push(order);
    return { status: 201, body: { mensagem: "criado", chavePedido: order.chave, numeroPedido } };
  }

  /** The orders that a key finds, the newest first. */
  #find(filtro: string, valor: string, loja: Loja): Order[] {
    if (!KEYS.includes(filtro)) throw new Refusal(422, `não se procura por ${filtro}`);
    const has: Record<string, (order: Order) => boolean> = {
      pedido: ({ sent }) => sent.numeroPedido === valor,
      documento: ({ chave }) => chave === valor,
      cotacaoid: ({ idCotacao }) => idCotacao === valor,
      chavenf: ({ envio }) => envio.some(({ notaFiscal }) => notaFiscal.chave === valor),
      notafiscal: ({ envio }) =>
        envio.some(({ notaFiscal }) => Number(notaFiscal.chave.slice(25, 34)) === Number(valor)),
    };
    return this.#orders
      .filter((order) => this.#behaviour.isOf(order, loja) && has[filtro]?.(order))
      .reverse();
  }

  #change([order]: Order[], body: unknown) {
    if (!order) throw new Refusal(404, "pedido desconhecido");
    if (shape({})(body, "corpo").length > 0) throw new Refusal(422, "corpo inválido");
    const { pedidoAuxiliar, envio = [] } = body as { pedidoAuxiliar?: unknown; envio?: unknown };
    this.#behaviour.reset(order);
    const retornos = this.#set(order as unknown as Fields, { pedidoAuxiliar }, AUXILIAR, "");
    if (!Array.isArray(envio)) return told([...retornos, { campo: "envio", mensagem: "não é uma lista" }]);
    return told([
      ...retornos,
      ...envio.flatMap((fields, index) => this.#changeShipment(order, fields, index)),
    ]);
  }

  #changeShipment(order: Order, given: unknown, index: number): Outcome[] {
    const shipment = order.envio[index];
    const at = `envio.${index}`;
    if (!shipment || shape({})(given, at).length > 0) return [{ campo: at, mensagem: "não há tal envio" }];
    const { notaFiscal, prazoDeEntrega, ...fields } = given as Fields;
    const day = prazoDeEntrega === undefined ? {} : { prazoEntregaPedido: prazoDeEntrega };
    const checks = { ...changeable, ...carrierChecks(order.loja) };
    const retornos = this.#set(shipment as unknown as Fields, { ...fields, ...day }, checks, `${at}.`);
    if (notaFiscal === undefined) return retornos;
    if (shape({})(notaFiscal, at).length > 0)
      return [...retornos, { campo: `${at}.notaFiscal`, mensagem: "não é um objeto" }];
    const invoice = { ...changeableInvoice, filialERP: oneOf(...order.loja.filiais) };
    return [
      ...retornos,
      ...this.#set(shipment.notaFiscal, notaFiscal as Fields, invoice, `${at}.notaFiscal.`),
    ];
  }

  #set(target: Fields, values: Fields, checks: Record<string, Check>, at: string): Outcome[] {
    return Object.entries(values).flatMap(([name, value]) => {
      const check = checks[name];
      if (!check || value === undefined) return [];
      const isRight = check(value, name).length === 0;
      const isSame =
        isRight && String(target[name]) === String(name === "urlRastreioExterno" ? link(value) : value);
      if (this.#behaviour.keeps(isRight)) target[name] = name === "urlRastreioExterno" ? link(value) : value;
      const mensagem = isSame ? this.#behaviour.already : this.#behaviour.doneOrNot(isRight);
      return [{ campo: `${at}${name}`, mensagem }];
    });
  }

  #list(query: URLSearchParams, loja: Loja): object[] {
    const { byCustomer, byStatus, pageSize, isOf, start, record } = this.#behaviour;
    const dataTipo = query.get("dataTipo") ?? "";
    const [from, to] = periodOf(query.get("periodo") ?? "");
    const pagina = Number(query.get("pagina") || 1);
    const limite = Number(query.get("limite") || pageSize);
    const autorizado = query.get("autorizado") ?? "";
    const codes = (query.get("idStatus") ?? "").split(",").filter(Boolean);
    if (!DATES.includes(dataTipo)) throw new Refusal(422, "dataTipo");
    if (!(pagina >= 1) || !(limite >= 1) || limite > pageSize) throw new Refusal(422, "página");
    if (!["", "sim", "não"].includes(autorizado)) throw new Refusal(422, "autorizado");
    const cpfCnpj = query.get("cpfCnpj");
    const found = this.#orders
      .filter((order) => isOf(order, loja) && autorizado === "")
      .map((order) => ({ order, date: order.dateOf(dataTipo) ?? "" }))
      .filter(({ date }) => date !== "" && date >= from && date <= to)
      .filter(({ order }) => (cpfCnpj ? byCustomer(order, cpfCnpj) : true))
      .filter(({ order }) => codes.length === 0 || byStatus(order, codes))
      .sort((one, other) => (one.date === other.date ? 0 : one.date < other.date ? 1 : -1));
    const first = start(pagina, limite);
    return found.slice(first, first + limite).map(({ order }) => record(order));
  }
}

type Fields = Record<string, unknown>;
type Outcome = { campo: string; mensagem: string };

const told = (retornos: Outcome[]) => ({ status: 200, body: { retornos } });

const AUXILIAR: Record<string, Check> = {
  pedidoAuxiliar: (value, path) => (typeof value === "string" && [...value].length <= 100 ? [] : [path]),
};

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    throw new Refusal(422, "o corpo não é JSON");
  }
}

/** First and last instant of a period, as texts that compare. */
function periodOf(periodo: string): [from: string, to: string] {
  const [, from = "", to = ""] =
    /^(\d{4}-\d\d-\d\d(?:T\d\d:\d\d:\d\d)?)TO(\d{4}-\d\d-\d\d(?:T\d\d:\d\d:\d\d)?)$/.exec(periodo) ?? [];
  const isDay = (text: string) => {
    const date = new Date(`${text.slice(0, 10)}T00:00:00Z`);
    return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text.slice(0, 10));
  };
  if (!isDay(from) || !isDay(to) || from > to) throw new Refusal(422, "periodo");
  return [from.replace("T", " "), to.replace("T", " ").padEnd(11, "~")];
}

/** Is it one of the store's carriers, as far as it is named? */
function isCarrier({ transporte }: Loja, named: { nomeTransportadora?: unknown; nomeMetodoEnvio?: unknown }) {
  const { nomeTransportadora, nomeMetodoEnvio } = named;
  return transporte.some(
    (each) =>
      (nomeTransportadora ?? each.nomeTransportadora) === each.nomeTransportadora &&
      (nomeMetodoEnvio ?? each.nomeMetodoEnvio) === each.nomeMetodoEnvio,
  );
}

/** A name must be registered, and so must the code of a method: there are no codes here. */
function carrierChecks(loja: Loja): Record<string, Check> {
  return {
    nomeTransportadora: (name, path) => (isCarrier(loja, { nomeTransportadora: name }) ? [] : [path]),
    nomeMetodoEnvio: (name, path) => (isCarrier(loja, { nomeMetodoEnvio: name }) ? [] : [path]),
    idMetodo: (_, path) => [path],
  };
}
