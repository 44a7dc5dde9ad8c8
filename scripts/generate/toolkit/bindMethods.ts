import type { MethodEntry } from "./methodEntry.ts";
import { pagedCall } from "./pagedCall.ts";

/** What a method passes on: parameters by place, and the body. */
export interface CallInput {
  path?: Readonly<Record<string, unknown>>;
  query?: Readonly<Record<string, unknown>>;
  header?: Readonly<Record<string, unknown>>;
  cookie?: Readonly<Record<string, unknown>>;
  body?: unknown;
}

/** Calls an operation by its id. */
export type CallById = (id: string, input: CallInput, options?: unknown) => Promise<unknown>;

/**
 * The methods of a contract, by group and name. Each takes the parameters of its path one by one, the body, the other parameters as
 * an object per place, and options of the call.
 *
 * @param fault makes the error for a page that has no list where the contract says
 */
export function bindMethods<Methods>(
  table: Readonly<Record<string, MethodEntry>>,
  call: CallById,
  fault: (id: string, text: string) => Error = (id, text) => new TypeError(`${id}: ${text}`),
): Methods {
  const bound: Record<string, unknown> = {};
  for (const [id, { as, path, body, places = [], paging }] of Object.entries(table)) {
    const names = [...path.matchAll(/\{([^{}]+)\}/g)].map(([, name]) => name as string);
    const method = (...given: unknown[]) => {
      let next = 0;
      const inPath: Record<string, unknown> = {};
      for (const name of names) inPath[name] = given[next++];
      const input: CallInput = { path: inPath };
      if (body) input.body = given[next++];
      for (const place of places) input[place] = given[next++] as Record<string, unknown>;
      const options = given[next];
      if (!paging) return call(id, input, options);
      const { page, items } = paging;
      return pagedCall<unknown, unknown>(
        (number) =>
          call(id, number ? { ...input, query: { ...input.query, [page]: number } } : input, options),
        (answer) => {
          const list = items === undefined ? answer : Object(answer)[items];
          if (Array.isArray(list)) return list;
          throw fault(id, `the answer has no list ${items ?? ""}`.trimEnd());
        },
        paging,
        input.query?.[page] as number | undefined,
      );
    };
    const [name, group] = as.split(".").reverse() as [string, string | undefined];
    if (group === undefined) bound[name] = method;
    else bound[group] = { ...(bound[group] as object), [name]: method };
  }
  return bound as Methods;
}
