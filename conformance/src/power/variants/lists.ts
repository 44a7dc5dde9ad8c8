import type { OperationId } from "../../cases/support/operationId.ts";
import type { Sent, Wrap } from "../exchange.ts";
import { jsonOf, reply, withBody, withQuery } from "../mutate.ts";

const LARGEST = 50;

/** Lists the other way round: turns the whole of the list, and cuts the page that is asked for out of it. */
export function turnedRound(operation: OperationId): Wrap {
  return async (sent, forward) => {
    const answered = await forward(sent);
    if (sent.operation !== operation || answered.status !== 200) return answered;
    const page = (pagina: number): Sent =>
      withQuery(sent, (query) => {
        query.set("pagina", String(pagina));
        query.set("limite", String(LARGEST));
      });
    const all: unknown[] = [];
    for (let pagina = 1; all.length === (pagina - 1) * LARGEST; pagina++)
      all.push(...(jsonOf(await forward(page(pagina))) as unknown[]));
    const { searchParams } = new URL(sent.url, "http://host");
    const size = Math.min(Number(searchParams.get("limite") || LARGEST), LARGEST);
    const start = (Number(searchParams.get("pagina") || 1) - 1) * size;
    return withBody(answered, all.reverse().slice(start, start + size));
  };
}

/** Refuses requests of operations by a parameter of their query. */
export function refusesQuery(
  operations: readonly OperationId[],
  when: (value: (name: string) => string | null, query: URLSearchParams) => boolean,
): Wrap {
  return async (sent, forward) => {
    const { searchParams } = new URL(sent.url, "http://host");
    const isOne = sent.operation !== null && operations.includes(sent.operation) && sent.token !== null;
    return isOne && when((name) => searchParams.get(name), searchParams)
      ? reply(400, { mensagem: "Parâmetro inválido" })
      : forward(sent);
  };
}

/** Takes what a query does not say for what it says wrongly: such a request is answered as if the parameter were not there. */
export function overlooks(
  operations: readonly OperationId[],
  name: string,
  isOverlooked: (value: string) => boolean,
): Wrap {
  return (sent, forward) => {
    if (sent.operation === null || !operations.includes(sent.operation)) return forward(sent);
    return forward(
      withQuery(sent, (query) => {
        if (isOverlooked(query.get(name) ?? "")) query.delete(name);
      }),
    );
  };
}

/** Changes every object inside a JSON value. */
export function inEveryObject(value: unknown, change: (object: Record<string, unknown>) => object): unknown {
  if (Array.isArray(value)) return value.map((item) => inEveryObject(item, change));
  if (value === null || typeof value !== "object") return value;
  const changed = change(value as Record<string, unknown>);
  return Object.fromEntries(
    Object.entries(changed).map(([name, child]) => [name, inEveryObject(child, change)]),
  );
}
