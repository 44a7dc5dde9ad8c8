import { hash } from "node:crypto";
import { canonicalJson } from "../../platform/canonicalJson.ts";
import type { NovoPedido } from "./readNovoPedido.ts";
import { requestHashV1, requestV1 } from "./requestHashV1.ts";

/** Begins every hash of this kind; the first kind was hexadecimal from its first digit on. */
const KIND = "2:";

/**
 * The hash that tells a repeated request from another one under its number (NS-030), 64 characters. A field that is not sent does
 * not count, so a new optional field leaves the hashes of requests without it as they are; `readNovoPedido` must give such a
 * field as null, not as a default.
 */
export function requestHash(novo: NovoPedido): string {
  return KIND + hash("sha256", canonicalJson(novo), "hex").slice(KIND.length);
}

/** Whether an order was created by the same request; `stored` is its hash, of whichever kind. */
export function isSameRequest(stored: string, novo: NovoPedido): boolean {
  if (stored.startsWith(KIND)) return stored === requestHash(novo);
  // What the first kind did not know was not sent with the first request: sent now, it makes another one.
  return stored === requestHashV1(novo) && canonicalJson(requestV1(novo)) === canonicalJson(novo);
}
