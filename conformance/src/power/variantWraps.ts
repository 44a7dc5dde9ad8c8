import type { Success } from "../cases/support/define.ts";
import type { OperationId } from "../cases/support/operationId.ts";
import type { Answered, Sent, Wrap } from "./exchange.ts";
import { answers, jsonOf, withBody } from "./mutate.ts";

/** Changes every answer. */
export const every = (change: (answered: Answered, sent: Sent) => Answered): Wrap => {
  return async (sent, forward) => change(await forward(sent), sent);
};

/** Changes the JSON of every answer that has one. */
export const everyBody = (change: (body: unknown, answered: Answered) => unknown): Wrap =>
  every((answered) => {
    const isJson = (answered.headers["content-type"] ?? "").includes("json");
    const body = isJson ? jsonOf(answered) : undefined;
    return body === undefined ? answered : withBody(answered, change(body, answered));
  });

/** Changes every object inside every JSON answer. */
export const everyObject = (change: (object: object) => object): Wrap => {
  const walk = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(walk);
    if (value === null || typeof value !== "object") return value;
    return change(Object.fromEntries(Object.entries(value).map(([name, child]) => [name, walk(child)])));
  };
  return everyBody(walk);
};

/** Writes the JSON of every answer in another way that means the same. */
export const written = (write: (text: string, body: unknown) => string): Wrap =>
  every((answered) => {
    const isJson = (answered.headers["content-type"] ?? "").includes("json");
    if (!isJson || answered.body.length === 0) return answered;
    return { ...answered, body: Buffer.from(write(answered.body.toString(), jsonOf(answered))) };
  });

/** Changes the headers of every answer; their names are in small letters. */
export const headers = (
  change: (headers: Record<string, string>, answered: Answered) => Record<string, string>,
): Wrap => every((answered) => ({ ...answered, headers: change({ ...answered.headers }, answered) }));

/** Changes the way in which every answer is sent. */
export const transferred = (transfer: NonNullable<Answered["transfer"]>): Wrap =>
  every((answered) => ({ ...answered, transfer: { ...answered.transfer, ...transfer } }));

/** Several changes; the first is outermost: it has the last word on the answer. */
export const together =
  (...wraps: readonly Wrap[]): Wrap =>
  (sent, forward) =>
    wraps.reduceRight<typeof forward>((next, wrap) => (request) => wrap(request, next), forward)(sent);

/** Turns a list of the answer of an operation round; what another variant has made of it something else stays as it is. */
export const reversed = <Id extends OperationId>(
  operation: Id,
  lists: (body: Success<Id>) => readonly unknown[][],
): Wrap =>
  answers(operation, (body) => {
    for (const list of lists(body)) if (Array.isArray(list)) list.reverse();
  });
