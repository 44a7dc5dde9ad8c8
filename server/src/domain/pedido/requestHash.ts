import { createHash, type Hash, hash } from "node:crypto";
import type { Breathe } from "../../http/index.ts";
import { canonicalJson, canonicalPieces } from "../../platform/canonicalJson.ts";
import type { NovoPedido } from "./readNovoPedido.ts";
import { requestHashV1, requestV1 } from "./requestHashV1.ts";

/** Begins every hash of this kind; the first kind was hexadecimal from its first digit on. */
const KIND = "2:";

/** Characters that are digested at once. */
const AT_ONCE = 16 * 1024;

/**
 * The hash that tells a repeated request from another one under its number (NS-030), 64 characters. A field that is not sent does
 * not count, so a new optional field leaves the hashes of requests without it as they are; `readNovoPedido` must give such a
 * field as null, not as a default.
 */
export async function requestHash(novo: NovoPedido, breathe: Breathe): Promise<string> {
  let long: Hash | undefined;
  let text = "";
  for (const piece of canonicalPieces(novo)) {
    text += piece;
    if (text.length < AT_ONCE) continue;
    long = (long ?? createHash("sha256")).update(text);
    text = "";
    const pause = breathe();
    if (pause) await pause;
  }
  // At once it takes a third of the time, and nearly all requests are that short.
  const digest = long ? long.update(text).digest("hex") : hash("sha256", text, "hex");
  return KIND + digest.slice(KIND.length);
}

/** Whether an order was created by the same request; `stored` is its hash, of whichever kind, `sent` that of the request. */
export function isSameRequest(stored: string, sent: string, novo: NovoPedido): boolean {
  if (stored.startsWith(KIND)) return stored === sent;
  // What the first kind did not know was not sent with the first request: sent now, it makes another one.
  return stored === requestHashV1(novo) && canonicalJson(requestV1(novo)) === canonicalJson(novo);
}
