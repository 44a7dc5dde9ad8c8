import type { Sent, Wrap } from "../exchange.ts";
import { jsonOf, refuses, reply, turns } from "../mutate.ts";
import { overlooks, refusesQuery, turnedRound } from "./lists.ts";

const modules = ["pedido"];
const LISTS = ["listarPedidos", "listarPlps"] as const;
const isReversa = ({ body }: Sent) => body.includes('"tipoPedido":"reversa"');

/** Orders of a run by number and kind: what came back when each was created. */
function onceCreated(again: (first: { sent: string; answer: unknown }, sent: Sent) => unknown): Wrap {
  const created = new Map<string, { sent: string; answer: unknown }>();
  return async (sent, forward) => {
    if (sent.operation !== "criarPedido") return forward(sent);
    const { numeroPedido, tipoPedido } = (jsonOf(sent) ?? {}) as Record<string, unknown>;
    const name = `${sent.token} ${tipoPedido} ${numeroPedido}`;
    const first = created.get(name);
    const answer = first && again(first, sent);
    if (answer !== undefined) return answer as Awaited<ReturnType<typeof forward>>;
    const answered = await forward(sent);
    if (answered.status === 200) created.set(name, { sent: sent.body.toString(), answer: jsonOf(answered) });
    return answered;
  };
}

/** Servers that create, change and list orders otherwise. */
export const pedidoVariants = {
  "order-created-201": {
    does: "answers 201 when it creates an order",
    decisions: ["NS-076"],
    modules: ["pedido", "rastreio"],
    wrap: () => turns("criarPedido", 200, 201),
  },
  "orders-refused-422": {
    does: "answers 422 where no status is given for what is invalid",
    decisions: ["NS-076"],
    modules,
    wrap: (): Wrap => async (sent, forward) => {
      const answered = await forward(sent);
      const isOpen = ["criarPedido", "alterarPedido", "listarPedidos", "rastrearPedido"].includes(
        sent.operation ?? "",
      );
      return isOpen && answered.status === 400 && !isReversa(sent) ? { ...answered, status: 422 } : answered;
    },
  },
  "repeated-order-refused": {
    does: "refuses the number of an order that it has, even with the same body",
    decisions: ["NS-030"],
    modules: ["pedido", "reversa"],
    touches: ["repeated-order"],
    wrap: () => onceCreated(() => reply(409, { mensagem: "Pedido já existe" })),
  },
  "conflict-400": {
    does: "answers 400 to the number of an order that it has",
    decisions: ["NS-030", "NS-076"],
    modules,
    touches: ["repeated-order"],
    wrap: () => turns("criarPedido", 409, 400),
  },
  "repeated-order-ignored": {
    does: "answers the number of an order that it has as the first time, whatever is sent",
    decisions: ["NS-030"],
    modules,
    touches: ["repeated-order"],
    wrap: () => onceCreated(({ answer }) => reply(200, answer)),
  },
  "one-number-per-store": {
    does: "refuses a return with the number of a shipment",
    decisions: ["NS-030"],
    modules: ["reversa"],
    wrap: () => {
      const numbers = new Set<unknown>();
      return refuses(
        "criarPedido",
        (body, { token }) => {
          const name = `${token} ${body.numeroPedido}`;
          if (body.tipoPedido === "envio") numbers.add(name);
          return body.tipoPedido === "reversa" && numbers.has(name);
        },
        409,
      );
    },
  },
  "second-return-refused": {
    does: "takes one return of an order",
    decisions: ["NS-032"],
    modules: ["reversa"],
    wrap: () => {
      const returned = new Map<string, string>();
      return refuses("criarPedido", (body, { token }) => {
        if (body.tipoPedido !== "reversa") return false;
        const parent = `${token} ${body.numeroPedidoEnvioPai}`;
        const isFirst = !returned.has(parent) || !body.numeroPedido.includes("REV-2");
        returned.set(parent, body.numeroPedido);
        return !isFirst;
      });
    },
  },
  "days-only": {
    does: "takes no time of the day where a date is asked for",
    decisions: ["NS-038"],
    modules,
    wrap: () =>
      refuses("criarPedido", ({ envio }) =>
        envio.some(({ prazoDeEntrega, notaFiscal }) =>
          [prazoDeEntrega, notaFiscal.data].some((date) => /^\d{4}-\d{2}-\d{2}[T ]/.test(date)),
        ),
      ),
  },
  "null-is-refused": {
    does: "takes no null for an optional field of an order",
    decisions: ["NS-003"],
    modules: ["pedido", "reversa"],
    wrap: () =>
      refuses("criarPedido", (body) => body.tipoPedido === "envio" && JSON.stringify(body).includes(":null")),
  },
  "bare-quotation-code-refused": {
    does: "takes the full code of a quotation only",
    decisions: ["NS-034"],
    modules,
    wrap: () => refuses("criarPedido", ({ idCotacao }) => idCotacao?.length === 11),
  },
  "mapping-of-nothing-ignored": {
    does: "ignores a code of a marketplace that it does not map",
    decisions: ["NS-039"],
    modules,
    wrap: (): Wrap => async (sent, forward) => {
      const answered = await forward(sent);
      if (sent.operation !== "criarPedido" || answered.status !== 400) return answered;
      if (!answered.body.includes("deParaMkt")) return answered;
      const body = jsonOf(sent) as { envio: { deParaMkt?: unknown }[] };
      if (!body.envio.every(({ deParaMkt }) => /^"..?"$/.test(JSON.stringify(deParaMkt)))) return answered;
      for (const envio of body.envio) delete envio.deParaMkt;
      return forward({ ...sent, body: Buffer.from(JSON.stringify(body)) });
    },
  },
  "orders-newest-first": {
    does: "lists orders from the latest date to the earliest",
    decisions: ["NS-045"],
    modules: ["pedido", "plp"],
    wrap: () => turnedRound("listarPedidos"),
  },
  "large-pages-refused": {
    does: "refuses a page of more than 50",
    decisions: ["NS-047"],
    modules: ["pedido", "plp"],
    wrap: () => refusesQuery(LISTS, (value) => Number(value("limite")) > 50),
  },
  "wrong-pages-overlooked": {
    does: "takes a page or a size that is none for one that was not asked for",
    decisions: ["NS-047"],
    modules: ["pedido", "plp"],
    wrap: (): Wrap => {
      const isNone = (value: string) => !(Number(value) >= 1);
      const page = overlooks(LISTS, "pagina", isNone);
      const size = overlooks(LISTS, "limite", isNone);
      return (sent, forward) => page(sent, (request) => size(request, forward));
    },
  },
  "period-turned-round-is-empty": {
    does: "lists nothing for a period that ends before it starts",
    decisions: ["NS-046"],
    modules: ["pedido", "plp"],
    wrap: (): Wrap => async (sent, forward) => {
      const [start = "", end = ""] = (
        new URL(sent.url, "http://host").searchParams.get("periodo") ?? ""
      ).split("TO");
      const isTurned = LISTS.some((each) => each === sent.operation) && end !== "" && start > end;
      return isTurned && sent.token !== null ? reply(200, []) : forward(sent);
    },
  },
  "blanks-in-lists-refused": {
    does: "takes no blanks round the commas of a list",
    decisions: ["NS-003"],
    modules,
    wrap: () => refusesQuery(["listarPedidos"], (value) => value("idStatus")?.includes(" ") === true),
  },
};
