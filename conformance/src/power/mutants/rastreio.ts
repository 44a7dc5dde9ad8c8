import { mutantsOf } from "../mutant.ts";
import { answers, leaks, refuses, turns } from "../mutate.ts";

/** GET /rastreio/{filtro}/{valor} and GET /lista/status. */
export const rastreioMutants = mutantsOf("rastreio", {
  "RAST-001/no-origin": [
    "leaves origemDados out of the occurrences",
    () =>
      answers("rastrearPedido", ({ lista }) => {
        for (const { ocoren } of lista)
          for (const occurrence of ocoren) Reflect.deleteProperty(occurrence, "origemDados");
      }),
  ],
  "RAST-002/document-code-unknown": [
    "does not find an order by its document code",
    () => refuses("rastrearPedido", (_, { path }) => path.filtro === "documento", 404),
  ],
  "RAST-002/any-filter": [
    "answers an empty list to a filter that does not exist",
    () => turns("rastrearPedido", 400, 200, { lista: [] }),
  ],
  "RAST-003/no-quotation-code": [
    "knows no filter cotacaoid",
    () => refuses("rastrearPedido", (_, { path }) => path.filtro === "cotacaoid"),
  ],
  "RAST-004/bare-list": ["answers a bare list", () => answers("rastrearPedido", ({ lista }) => lista)],
  "RAST-004/no-products": [
    "leaves the products out",
    () =>
      answers("rastrearPedido", ({ lista }) => {
        for (const shipment of lista) shipment.produtos = [];
      }),
  ],
  "RAST-004/first-shipment-only": [
    "tracks only the first shipment of an order",
    () => answers("rastrearPedido", ({ lista }) => ({ lista: lista.slice(0, 1) })),
  ],
  "RAST-007/name-of-the-order-record": [
    "calls the shipment's id by its name in the order record",
    () =>
      answers("rastrearPedido", ({ lista }) => ({
        lista: lista.map(({ idenvio, ...rest }) => ({ id: idenvio, ...rest })),
      })),
  ],
  "NS-048/unknown-order-is-an-empty-list": [
    "answers an unknown order with an empty list",
    () => turns("rastrearPedido", 404, 200, { lista: [] }),
  ],
  "GER-004/tracks-orders-of-every-store": ["tracks the other store's orders", () => leaks("rastrearPedido")],
  "PED-REC-015/no-description": [
    "leaves descricao out of the occurrences",
    () =>
      answers("rastrearPedido", ({ lista }) => {
        for (const { ocoren } of lista)
          for (const occurrence of ocoren) Reflect.deleteProperty(occurrence, "descricao");
      }),
  ],
  "PED-REC-016/in-transit-as-in-the-events": [
    "records in transit under the code of the events",
    () =>
      answers("rastrearPedido", ({ lista }) => {
        for (const { ocoren } of lista)
          for (const occurrence of ocoren) if (occurrence.idOcoren === 0) occurrence.idOcoren = 99;
      }),
  ],
  "PED-EST-001/without-accents": [
    "writes Em transito without its accent",
    () =>
      answers("listarStatus", (body) => {
        for (const status of body) status.statusDescricao = status.statusDescricao.replace("â", "a");
      }),
  ],
  "NS-066/statuses-by-code": [
    "answers the statuses as one object by code",
    () =>
      answers("listarStatus", (body) =>
        Object.fromEntries(body.map(({ idStatus, statusDescricao }) => [idStatus, statusDescricao])),
      ),
  ],
});
