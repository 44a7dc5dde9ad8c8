import type { OpenApiDocument } from "@frete/contract/toolkit/openApi";

/** A contract that is still being written: it and its code may lack parts of each other. */
export interface Draft {
  /** Its document, from whose examples operations without a handler are answered, as those that are pending are by `mock`. */
  readonly document: OpenApiDocument;
  /**
   * @param mocked operations without a handler
   * @param unserved ids of handlers that are no operations: they are left out
   */
  readonly tell: (mocked: readonly string[], unserved: readonly string[]) => void;
}

/**
 * What of a contract and its code fits together.
 *
 * @returns the handlers that are operations, and all operations that have none
 */
export function fitDraft<Handler>(
  { tell }: Draft,
  ids: readonly string[],
  handlers: Readonly<Record<string, Handler>>,
): { handlers: Readonly<Record<string, Handler>>; pending: readonly string[] } {
  const pending = ids.filter((id) => !Object.hasOwn(handlers, id));
  const unserved = Object.keys(handlers).filter((id) => !ids.includes(id));
  tell(pending, unserved);
  const fitting = Object.entries(handlers).filter(([id]) => !unserved.includes(id));
  return { handlers: Object.fromEntries(fitting), pending };
}
