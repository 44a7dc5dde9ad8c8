import { mutantsOf } from "../mutant.ts";
import { answers, as, asks, only } from "../mutate.ts";

/** GET /pedidos: the record and the filters. */
export const pedidoListMutants = mutantsOf("pedido", {
  "PED-REC-001/numbers-as-text": [
    "writes money as text",
    () =>
      answers("listarPedidos", (body) => {
        for (const order of body) Object.assign(order, { valorFretePedido: String(order.valorFretePedido) });
      }),
  ],
  "PED-REC-002/type-in-capitals": [
    "writes tipoPedido in capitals",
    () =>
      answers("listarPedidos", (body) => {
        for (const order of body) Object.assign(order, { tipoPedido: order.tipoPedido.toUpperCase() });
      }),
  ],
  "PED-REC-003/number-as-identifier": [
    "answers the order number as _id",
    () =>
      answers("listarPedidos", (body) => {
        for (const order of body) order._id = order.numeroPedido;
      }),
  ],
  "PED-REC-005/empty-list-for-none": [
    "answers the shipment's free data as the order's",
    () =>
      answers("listarPedidos", (body) => {
        for (const order of body) order.dadosAdicionaisPedido = order.envio[0]?.dadosAdicionaisEnvio ?? null;
      }),
  ],
  "PED-REC-006/phones-with-mask": [
    "formats telephone numbers",
    () =>
      answers("listarPedidos", (body) => {
        for (const { enderecoEntrega } of body)
          enderecoEntrega.telefones = enderecoEntrega.telefones.map(
            (phone) => `(${phone.slice(0, 2)})${phone.slice(2)}`,
          );
      }),
  ],
  "PED-REC-010/observations-null": [
    "answers null for a shipment without observations",
    () =>
      answers("listarPedidos", (body) => {
        for (const { envio } of body)
          for (const shipment of envio) Object.assign(shipment, { observacao: null });
      }),
  ],
  "PED-REC-012/catalogue-values-win": [
    "answers catalogue prices in place of the order's",
    () =>
      answers("listarPedidos", (body) => {
        for (const { envio } of body)
          for (const { produtos } of envio) for (const item of produtos) item.preco = 1;
      }),
  ],
  "PED-REC-016/queue-codes-in-the-record": [
    "records a new order under 99, the code of the events",
    () =>
      answers("listarPedidos", (body) => {
        for (const { envio } of body)
          for (const { ocoren } of envio) for (const entry of ocoren) entry.idOcoren = 99;
      }),
  ],
  "GER-011/iso-timestamps": [
    "writes timestamps with a T",
    () =>
      answers("listarPedidos", (body) => {
        for (const order of body) order.data = order.data.replace(" ", "T");
      }),
  ],
  "PED-NOVO-007/auxiliary-number-lost": [
    "does not answer pedidoAuxiliar",
    () =>
      answers("listarPedidos", (body) => {
        for (const order of body) order.pedidoAuxiliar = null;
      }),
  ],
  "PED-NOVO-017/free-data-without-repeats": [
    "keeps one value per key of the free data",
    () =>
      answers("listarPedidos", (body) => {
        for (const order of body)
          order.dadosAdicionaisPedido =
            order.dadosAdicionaisPedido?.filter(
              ({ chave }, index, all) => all.findIndex((other) => other.chave === chave) === index,
            ) ?? null;
      }),
  ],
  "PED-LIST-001/period-optional": [
    "lists without a period",
    () =>
      asks("listarPedidos", (query) => {
        if (!query.has("periodo")) query.set("periodo", "2020-01-01TO2099-12-31");
      }),
  ],
  "PED-LIST-002/unknown-date-is-creation": [
    "takes an unknown dataTipo for the date of creation",
    () =>
      asks("listarPedidos", (query) => {
        if (query.get("dataTipo") === "dataPedido") query.set("dataTipo", "dataCriacaoPedido");
      }),
  ],
  "PED-LIST-003/one-forecast-for-both": [
    "takes the forecast of the quotation for that of the order",
    () =>
      asks("listarPedidos", (query) => {
        if (query.get("dataTipo") === "previsaoEntregaCotacao") query.set("dataTipo", "previsaoPedido");
      }),
  ],
  "NS-045/handed-over-when-created": [
    "takes the creation of an order for the day on which it went to the carrier",
    () =>
      asks("listarPedidos", (query) => {
        if (query.get("dataTipo") === "dataNotfis") query.set("dataTipo", "dataCriacaoPedido");
      }),
  ],
  "PED-LIST-004/newest-first": [
    "lists the newest order first",
    () => answers("listarPedidos", (body) => body.reverse()),
  ],
  "PED-LIST-005/period-ignored": [
    "lists orders of every period",
    () =>
      asks("listarPedidos", (query) => {
        if (query.has("periodo")) query.set("periodo", "2000-01-01TO2099-12-31");
      }),
  ],
  "PED-LIST-006/first-code-only": [
    "filters by the first status of the list only",
    () =>
      asks("listarPedidos", (query) => {
        const codes = query.get("idStatus");
        if (codes) query.set("idStatus", codes.split(",")[0] ?? "");
      }),
  ],
  "PED-LIST-007/pages-from-0": [
    "counts pages from 0",
    () =>
      asks("listarPedidos", (query) => {
        const page = Number(query.get("pagina"));
        if (page > 0) query.set("pagina", String(page + 1));
      }),
  ],
  "PED-LIST-007/repeats-a-row": [
    "repeats the last row of a page on the next one",
    () => {
      let last: unknown;
      return answers("listarPedidos", (body, { query }) => {
        if (query("pagina") === null) return body;
        const page = [...(query("pagina") === "1" || last === undefined ? [] : [last]), ...body];
        last = body.at(-1);
        return page;
      });
    },
  ],
  "PED-LIST-009/customer-ignored": [
    "ignores cpfCnpj",
    () => asks("listarPedidos", (query) => query.delete("cpfCnpj")),
  ],
  "PED-LIST-010/authorized-ignored": [
    "ignores autorizado=sim",
    () =>
      asks("listarPedidos", (query) => {
        if (query.get("autorizado") === "sim") query.delete("autorizado");
      }),
  ],
  "PED-LIST-013/filters-by-channel": [
    "filters by canal",
    () =>
      answers("listarPedidos", (body, { query }) =>
        query("canal") ? body.filter(({ canal }) => canal === query("canal")) : body,
      ),
  ],
  "PED-LIST-014/envelope": [
    "wraps the list in an object with its total",
    () => answers("listarPedidos", (body) => ({ total: body.length, pedidos: body })),
  ],
  "AUTH-005/orders-of-the-first-store": [
    "lists the first store's orders to everyone",
    () =>
      only(
        ({ operation, token }) => operation === "listarPedidos" && token === "api2",
        (sent, forward) => forward(as(sent, "api")),
      ),
  ],
});
