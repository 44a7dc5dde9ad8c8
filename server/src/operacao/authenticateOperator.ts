import { hash, timingSafeEqual } from "node:crypto";
import type { OperatorCaller } from "../contract/operatorHandler.ts";
import type { Credentials } from "../http/index.ts";
import { fingerprint } from "../platform/fingerprint.ts";
import type { Services } from "../platform/services.ts";
import { wrongTokens } from "./wrongTokens.ts";

/**
 * Makes what tells who calls the operator's interface. Hashes are compared in constant time, each token with all that are accepted,
 * so that answers tell nothing about how much of a token was right, nor which one.
 *
 * The first call with a token that another one replaces is logged: until it is taken out, somebody still needs it (NS-092).
 *
 * @param tokens those that open the interface, the newest first; none: nobody gets in
 */
export function authenticateOperator(tokens: readonly string[], log: Services["log"]) {
  const digest = (text: string) => hash("sha256", text, "buffer");
  const known = tokens.map((token) => {
    const caller: OperatorCaller = { operador: "operador", token: fingerprint(token) };
    return { expected: digest(token), caller };
  });
  const older = new Set(known.slice(1).map(({ caller }) => caller));
  const refused = wrongTokens(log);
  return async ([{ value }]: Credentials): Promise<OperatorCaller | null> => {
    if (known.length === 0) return null;
    const given = digest(value);
    const [found] = known.filter(({ expected }) => timingSafeEqual(given, expected));
    if (!found) {
      await refused();
      return null;
    }
    if (older.delete(found.caller))
      log.warn(
        { operador: found.caller.token },
        "the operator's interface is called with the token that is to be replaced",
      );
    return found.caller;
  };
}
