import type { CallEnvironment } from "./tool.ts";

/** Reads from the server what a program said that it had read, and throws where the two differ. */
type Judge = (said: string[], ask: Ask, environment: CallEnvironment) => Promise<void>;
type Ask = (path: string, token?: string) => Promise<Response>;

/** The order of the demonstration whose carrier is written to. */
export const CHAT_ORDER = "DEMO-0001";
export const FILE = new TextEncoder().encode("%PDF-1.7\n%%EOF\n");

/**
 * The eight calls. A program prints a line for each, its name and what the typed answer said, with tabs between; the server is asked for
 * the same by plain requests.
 */
export const CALLS: Record<string, Judge> = {
  cotacao: async ([idCotacao = "", frete], ask) => {
    const { opcoesEntrega } = (await (await ask(`/api/v1/cotacao/${idCotacao}`)).json()) as {
      opcoesEntrega: { freteCobrar: number }[];
    };
    equal(
      "freteCobrar",
      Number(frete),
      opcoesEntrega.map(({ freteCobrar }) => freteCobrar).find((each) => each === Number(frete)),
    );
  },
  pedido: async ([chave], ask, { FRETE_PEDIDO }) => {
    const [registro] = await listOrders(ask, FRETE_PEDIDO);
    equal("chavePedido", chave, registro?._id);
  },
  lista: async ([numero, status], ask, { FRETE_PEDIDO }) => {
    const [registro] = await listOrders(ask, FRETE_PEDIDO);
    equal("numeroPedido", numero, FRETE_PEDIDO);
    equal("statusDescricao", status, registro?.statusDescricao);
  },
  rastreio: async ([quantidade, ultima], ask, { FRETE_PEDIDO }) => {
    const { lista } = (await (await ask(`/api/v1/rastreio/pedido/${FRETE_PEDIDO}`)).json()) as {
      lista: { ocoren: { descricao: string }[] }[];
    };
    const ocoren = lista[0]?.ocoren ?? [];
    equal("number of ocoren", Number(quantidade), ocoren.length);
    equal("descricao of the last", ultima, ocoren.at(-1)?.descricao);
  },
  status: async ([quantidade], ask) => {
    const lista = (await (await ask("/api/v1/lista/status")).json()) as unknown[];
    equal("number of statuses", Number(quantidade), lista.length);
  },
  filiais: async ([codigos], ask) => {
    const lista = (await (await ask("/api/v1/filial")).json()) as { idFilial: string }[];
    equal("idFilial", codigos, lista.map(({ idFilial }) => idFilial).join(","));
  },
  chat: async ([id, url], ask) => {
    const chat = (await (await ask(`/api/v1/chat/${CHAT_ORDER}?chave=pedido`)).json()) as {
      mensagens: { id: string }[];
    };
    equal("id of the message", id, chat.mensagens.at(-1)?.id);
    equal("bytes of the file", await (await ask(`/arquivos/${url}`)).text(), new TextDecoder().decode(FILE));
  },
  fila: async ([documento = "", tipo, numero], ask) => {
    equal("tipo", tipo, "chatTransportadora");
    equal("numeroPedido", numero, CHAT_ORDER);
    const next = await ask("/api/v1/fila");
    const left = next.status === 204 ? undefined : ((await next.json()) as { documento: string }).documento;
    if (left === documento) throw new Error(`${documento} was not deleted from the queue`);
  },
};

/**
 * Holds what a program printed against the server.
 * @returns the names of the calls that are right, and what is wrong with the others
 */
export async function judgeCalls(
  output: string,
  environment: CallEnvironment,
): Promise<{ right: string[]; wrong: string[] }> {
  const ask: Ask = (path) =>
    fetch(environment.FRETE_BASE_URL + path, { headers: { Authorization: "Bearer frete_api_demo1" } });
  const lines = new Map(
    output.split(/\r?\n/).map((line) => [line.split("\t")[0], line.split("\t").slice(1)]),
  );
  const right: string[] = [];
  const wrong: string[] = [];
  const missing: string[] = [];
  for (const [name, judge] of Object.entries(CALLS)) {
    const said = lines.get(name);
    try {
      if (said === undefined) missing.push(name);
      else await judge(said, ask, environment);
      if (said !== undefined) right.push(name);
    } catch (error) {
      wrong.push(`${name}: ${(error as Error).message}`);
    }
  }
  if (missing.length > 0) wrong.push(`not called: ${missing.join(", ")}`);
  return { right, wrong };
}

async function listOrders(ask: Ask, numero: string) {
  const days = (count: number) => new Date(Date.now() + count * 86_400_000).toISOString().slice(0, 10);
  const query = `dataTipo=dataCriacaoPedido&periodo=${days(-1)}TO${days(1)}`;
  const lista = (await (await ask(`/api/v1/pedidos?${query}`)).json()) as {
    _id: string;
    numeroPedido: string;
    statusDescricao: string;
  }[];
  return lista.filter(({ numeroPedido }) => numeroPedido === numero);
}

function equal(what: string, said: unknown, is: unknown): void {
  if (said !== is) throw new Error(`${what}: the client read ${said}, the server says ${is}`);
}
