import { createSend } from "./createSend.ts";
import type { Outgoing } from "./makeAttempt.ts";
import type { Operation, OperationId } from "./operation.ts";
import type { Answer } from "./readAnswer.ts";
import { limitsOf, type Settings } from "./readSettings.ts";
import { tokenFor } from "./tokens.ts";
import type { CallOptions } from "./types.ts";
import { userAgent } from "./userAgent.ts";

/** Sends a request of an operation, with what the client knows: token, limits, who asks. */
export type Exchange = (
  operation: Operation,
  request: Omit<Outgoing, "headers"> & { headers?: Outgoing["headers"] | undefined },
  options?: CallOptions,
  isStream?: boolean,
) => Promise<Answer>;

/** Makes what sends requests: with token, limits and headers of the client, and those of the call. */
export function createExchange(settings: Settings): Exchange {
  const send = createSend(settings);
  const known = new Map<Operation, Record<string, string>>();

  /** What every request of an operation says: made once, as it is the same each time. */
  const headersOf = (operation: Operation): Record<string, string> => {
    const made = known.get(operation);
    if (made) return made;
    const token = tokenFor(operation, settings.tokens);
    const headers = { ...userAgent, ...(token !== undefined && { authorization: `Bearer ${token}` }) };
    known.set(operation, headers);
    return headers;
  };

  return async (operation, { headers, ...request }, options, isStream = false) => {
    const usual = headersOf(operation);
    const sent = headers ? { ...usual, ...headers } : usual;
    if (!options && !isStream) return send(operation, { ...request, headers: sent }, settings);
    const { signal, headers: own, ...given } = options ?? {};
    const limits = limitsOf(given, settings);
    const outgoing = { ...request, headers: { ...sent, ...lowered(operation.id, own) } };
    return send(operation, outgoing, { ...limits, signal, isStream });
  };
}

/** @throws Error naming a header that cannot be sent */
function lowered(id: OperationId, given: CallOptions["headers"] = {}): Record<string, string> {
  return Object.fromEntries(
    Object.entries(given).map(([name, value]) => {
      // Its value is not said: it may be a secret.
      if (!/^[\w.-]+$/.test(name) || !/^[\t\x20-\xff]*$/.test(value))
        throw new Error(
          `${id}: the header ${JSON.stringify(name)} cannot be sent: a character in it is not allowed`,
        );
      return [name.toLowerCase(), value];
    }),
  );
}
