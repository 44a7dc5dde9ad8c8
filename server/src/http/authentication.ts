import type { IncomingMessage } from "node:http";
import type { ContractModule, OperationEntry } from "./contractModule.ts";
import { type Credentials, challenges, credentialReaders } from "./credentials.ts";
import { unauthorized } from "./errors.ts";

/**
 * Finds the caller that credentials stand for; null = nobody, or not admitted by any scheme that they name. It is asked once for
 * each alternative of the contract that a request satisfies in form. Who is known but lacks a scope is for it to refuse (403).
 */
export type Authenticate<Caller> = (
  credentials: Credentials,
  operation: OperationEntry,
) => Caller | null | undefined | Promise<Caller | null | undefined>;

/** The caller of a request, or its promise; undefined for an anonymous one. @throws HttpError 401 when no alternative admits it */
export type FindCaller = (request: IncomingMessage, rawQuery: string) => unknown;

/**
 * Makes what finds the caller of an operation: the alternatives of its security in the order of the contract, the first that gives
 * a caller. Where the contract lets anonymous callers in, credentials that nobody knows count as none.
 *
 * @returns undefined for a public operation
 */
export function createAuthentication(
  entry: OperationEntry,
  { contract, securitySchemes }: Pick<ContractModule, "contract" | "securitySchemes">,
  authenticate: Authenticate<unknown>,
): FindCaller | undefined {
  const { security } = entry;
  if (security.length === 0) return undefined;
  const readers = credentialReaders(security, securitySchemes);
  const isOptional = security.some((alternative) => alternative.length === 0);
  const challenge = challenges(security, securitySchemes, contract.title);
  const refuse = (): never => {
    throw unauthorized(challenge);
  };
  const [only] = readers;
  if (only && readers.length === 1 && !isOptional) {
    const admit = (caller: unknown) => caller ?? refuse();
    return (request, rawQuery) => {
      const credentials = only(request, rawQuery) ?? refuse();
      const caller = authenticate(credentials, entry);
      return caller instanceof Promise ? caller.then(admit) : admit(caller);
    };
  }
  return async (request, rawQuery) => {
    for (const read of readers) {
      const credentials = read(request, rawQuery);
      const caller = credentials && (await authenticate(credentials, entry));
      if (caller !== null && caller !== undefined) return caller;
    }
    return isOptional ? undefined : refuse();
  };
}
