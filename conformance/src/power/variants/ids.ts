import type { Answered, Sent, Wrap } from "../exchange.ts";
import { jsonOf } from "../mutate.ts";

const HEX = /\b([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})\b/g;
const UUID = /\b([0-9a-f]{8})-([0-9a-f]{4})-([0-9a-f]{4})-([0-9a-f]{4})-([0-9a-f]{12})\b/g;

/** Changes text, and leaves bytes that are none as they are. */
function inText<Message extends Sent | Answered>(
  message: Message,
  change: (text: string) => string,
): Message {
  const text = message.body.toString();
  const isText = Buffer.from(text).equals(message.body);
  return isText ? { ...message, body: Buffer.from(change(text)) } : message;
}

/**
 * Names identifiers otherwise than the server: in what it answers, in what it is asked, and in what it sends to a receiver on
 * this machine, whose address is replaced by one of the proxy.
 */
function renamed(outward: (text: string, message: Sent) => string, inward: (request: Sent) => Sent): Wrap {
  const PUSH = "/push?to=";
  return async (sent, forward) => {
    if (sent.url.startsWith(PUSH)) return push(sent, decodeURIComponent(sent.url.slice(PUSH.length)));
    const { url } = (sent.operation === "registrarWebhook" && (jsonOf(sent) as { url?: unknown })) || {};
    const isHere = typeof url === "string" && url.startsWith("http://127.0.0.1:");
    const through = `http://${sent.headers.host}${PUSH}${encodeURIComponent(String(url))}`;
    const request = isHere
      ? inText(sent, (text) => text.replace(JSON.stringify(url), JSON.stringify(through)))
      : sent;
    const answered = await forward(inward(request));
    return inText(answered, (text) => outward(text, sent));
  };
  async function push(sent: Sent, to: string): Promise<Answered> {
    const { host: _host, "content-length": _length, connection: _connection, ...headers } = sent.headers;
    const { status, headers: answered } = await fetch(to, {
      method: sent.method,
      headers,
      body: outward(sent.body.toString(), sent),
    });
    return { status, headers: Object.fromEntries(answered), body: Buffer.alloc(0) };
  }
}

/** Servers that name orders and other records otherwise. */
export const idVariants = {
  "ids-with-hyphens": {
    does: "writes its identifiers as UUIDs",
    decisions: ["NS-042"],
    touches: ["ids"],
    namesForDriver: true,
    wrap: () =>
      renamed(
        (text) => text.replace(HEX, "$1-$2-$3-$4-$5"),
        (sent) => ({
          ...inText(sent, (text) => text.replace(UUID, "$1$2$3$4$5")),
          url: sent.url.replace(UUID, "$1$2$3$4$5"),
        }),
      ),
  },
  "key-differs-from-id": {
    does: "gives an order a key that is not its internal id",
    decisions: ["NS-042"],
    touches: ["ids"],
    namesForDriver: true,
    wrap: () => {
      const KEY = /\bP-([0-9a-f]{32})\b/g;
      const NAMED = /("(?:chavePedido)":"|"documento":")([0-9a-f]{32})"/g;
      /** Conversations take the internal id only, searches and the public page the key only. */
      const BY_KEY = /^\/(api\/v1\/(rastreio|pedido\/altera)\/documento|rastreio\/[^/]+)\//;
      return renamed(
        (text, { operation }) => (operation === "lerFila" ? text : text.replace(NAMED, '$1P-$2"')),
        (sent) => {
          const isOperator = sent.url.startsWith("/operacao/");
          const byKey = isOperator || BY_KEY.test(sent.url) || sent.operation === "criarPlp";
          if (!byKey) return sent;
          const asInside = (text: string) =>
            text
              .replace(KEY, "#$1")
              .replace(/(?<!#)\b[0-9a-f]{32}\b/g, "desconhecido")
              .replaceAll("#", "");
          const own = (text: string) => text.replace(KEY, "$1");
          if (isOperator) return { ...inText(sent, own), url: own(sent.url) };
          return { ...inText(sent, asInside), url: asInside(sent.url) };
        },
      );
    },
  },
};
