import type { Operations } from "@frete/contract/loja";
import type { Success } from "../cases/support/define.ts";
import type { OperationId } from "../cases/support/operationId.ts";
import { referenceProfile } from "../profile/profile.ts";
import type { Answered, Sent, TokenKind, Wrap } from "./exchange.ts";

const { tokens } = referenceProfile("http://127.0.0.1");

/** One operation or several. */
type OperationsOf<Id extends OperationId> = Id | readonly Id[];

/** JSON body of the requests of an operation. */
export type RequestBody<Id extends OperationId> = Operations[Id] extends {
  requestBody: { content: { "application/json": infer Body } };
}
  ? Body
  : undefined;

/** What a mutant may ask about the exchange whose answer it changes. */
export interface Exchange {
  sent: Sent;
  /** Value of a query parameter, null without it. */
  query: (name: string) => string | null;
}

const isOneOf = <Id extends OperationId>(operations: OperationsOf<Id>, { operation }: Sent): boolean =>
  ([operations].flat() as (OperationId | null)[]).includes(operation);

/** The parsed body, undefined when it is no JSON. */
export function jsonOf({ body }: { body: Buffer }): unknown {
  try {
    return JSON.parse(body.toString());
  } catch {
    return undefined;
  }
}

/** An answer of JSON. */
export function reply(status: number, body: unknown): Answered {
  return {
    status,
    headers: { "content-type": "application/json; charset=utf-8" },
    body: Buffer.from(JSON.stringify(body)),
  };
}

/** The answer with another body and, if given, another status. */
export function withBody(answered: Answered, body: unknown, status = answered.status): Answered {
  return { ...answered, status, body: Buffer.from(JSON.stringify(body)) };
}

export function withQuery(sent: Sent, change: (query: URLSearchParams) => void): Sent {
  const url = new URL(sent.url, "http://host");
  change(url.searchParams);
  return { ...sent, url: url.pathname + url.search };
}

/** Changes the body of the 200 answers of operations: in place, or by what `change` returns. */
export function answers<Id extends OperationId>(
  operations: OperationsOf<Id>,
  change: (body: Success<Id>, exchange: Exchange) => unknown,
): Wrap {
  return async (sent, forward) => {
    const answered = await forward(sent);
    if (!isOneOf(operations, sent) || answered.status !== 200) return answered;
    const body = jsonOf(answered) as Success<Id>;
    const query = (name: string) => new URL(sent.url, "http://host").searchParams.get(name);
    const changed = change(body, { sent, query });
    return withBody(answered, changed === undefined ? body : changed);
  };
}

/**
 * Changes the JSON body of the requests of operations before the server sees it, in place or by what `change` returns.
 * A body of another shape, which makes `change` throw, goes through as it is.
 */
export function sends<Id extends OperationId>(
  operations: OperationsOf<Id>,
  change: (body: RequestBody<Id>) => unknown,
): Wrap {
  return (sent, forward) => {
    if (!isOneOf(operations, sent)) return forward(sent);
    try {
      const body = jsonOf(sent) as RequestBody<Id>;
      const changed = change(body);
      return forward({ ...sent, body: Buffer.from(JSON.stringify(changed === undefined ? body : changed)) });
    } catch {
      return forward(sent);
    }
  };
}

/** Changes the query of operations before the server sees it. */
export function asks(operations: OperationsOf<OperationId>, change: (query: URLSearchParams) => void): Wrap {
  return (sent, forward) => forward(isOneOf(operations, sent) ? withQuery(sent, change) : sent);
}

/** Answers one status in place of another, with the same body unless one is given. */
export function turns(operations: OperationsOf<OperationId>, from: number, to: number, body?: unknown): Wrap {
  return async (sent, forward) => {
    const answered = await forward(sent);
    if (!isOneOf(operations, sent) || answered.status !== from) return answered;
    return body === undefined ? { ...answered, status: to } : reply(to, body);
  };
}

/** Lets a request pass that the server refuses: a check that is missing. */
export function accepts<Id extends OperationId>(
  operations: OperationsOf<Id>,
  when: (body: RequestBody<Id>, sent: Sent) => unknown,
  answer: unknown,
): Wrap {
  return async (sent, forward) => {
    const answered = await forward(sent);
    const refused = isOneOf(operations, sent) && answered.status === 400;
    return refused && holds(() => when(jsonOf(sent) as RequestBody<Id>, sent))
      ? reply(200, answer)
      : answered;
  };
}

/** Refuses a request that the server would take: a check too many. */
export function refuses<Id extends OperationId>(
  operations: OperationsOf<Id>,
  when: (body: RequestBody<Id>, sent: Sent) => unknown,
  status = 400,
): Wrap {
  return async (sent, forward) =>
    isOneOf(operations, sent) && holds(() => when(jsonOf(sent) as RequestBody<Id>, sent))
      ? reply(status, { mensagem: "Requisição recusada" })
      : forward(sent);
}

/** A condition on a body that may have any shape. */
function holds(condition: () => unknown): boolean {
  try {
    return Boolean(condition());
  } catch {
    return false;
  }
}

/** Asks with another token. */
export function as(sent: Sent, token: TokenKind): Sent {
  return { ...sent, token, headers: { ...sent.headers, authorization: `Bearer ${tokens[token]}` } };
}

/** The token of the same kind of the other store. */
export function otherStore(token: TokenKind): TokenKind {
  return token.endsWith("2") ? (token.slice(0, -1) as TokenKind) : (`${token}2` as TokenKind);
}

/** Looks into the other store too when the own one has no such record: a record looked up without its store. */
export function leaks(operations: OperationsOf<OperationId>): Wrap {
  return async (sent, forward) => {
    const answered = await forward(sent);
    const refused = answered.status === 404 || answered.status === 403;
    if (!isOneOf(operations, sent) || !refused || sent.token === null) return answered;
    return forward(as(sent, otherStore(sent.token)));
  };
}

/** Applies a wrapper to some requests only. */
export function only(when: (sent: Sent) => boolean, wrap: Wrap): Wrap {
  return (sent, forward) => (when(sent) ? wrap(sent, forward) : forward(sent));
}
