import { invalid } from "../../http/errors.ts";
import type { Network } from "../../platform/network.ts";
import { refusalOfUrl } from "../../platform/push/permittedUrl.ts";
import { textos } from "../../platform/push/textos.ts";

/**
 * Checks the address of a receiver when it is registered. Names are looked at when they are resolved, not here (NS-027).
 *
 * @throws HttpError 400
 */
export function checkUrl(text: string, permitted: readonly Network[]): void {
  const refusal = refusalOfUrl(text, permitted);
  if (refusal !== undefined) throw invalid("url", textos.url[refusal]);
}
