import type { FreteError } from "../errors.ts";

/** What a promise rejects with. */
export function rejection(promise: Promise<unknown>): Promise<FreteError> {
  return promise.then(
    () => Promise.reject(new Error("it resolved")),
    (error) => error,
  );
}
