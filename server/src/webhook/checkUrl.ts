import { isIP } from "node:net";
import { invalid } from "../http/errors.ts";
import { isAllowedAddress, listOf, type Rede } from "./endereco.ts";
import { textos } from "./textos.ts";

/**
 * Checks the address of a receiver: absolute http or https, no user info, no literal address outside the public networks
 * unless it is permitted. A host that is a number in any notation (decimal, octal, hexadecimal, short, full-width) is
 * read as the URL standard reads it. Names are looked at when they are resolved, not here (NS-027).
 *
 * @throws HttpError 400
 */
export function checkUrl(text: string, permitted: readonly Rede[]): void {
  const url = URL.parse(text);
  if (url === null || (url.protocol !== "http:" && url.protocol !== "https:"))
    throw invalid("url", textos.urlInvalida());
  if (url.username !== "" || url.password !== "" || hasUserInfo(text))
    throw invalid("url", textos.urlComUsuario());
  const host = url.hostname.replace(/^\[|\]$/g, "").replace(/\.$/, "");
  const literal = /(^|\.)localhost$/.test(host) ? "127.0.0.1" : host;
  if (isIP(literal) !== 0 && !isAllowedAddress(literal, listOf(permitted)))
    throw invalid("url", textos.urlPrivada());
}

/** `http://@host` has user info that the parser drops because it is empty. */
function hasUserInfo(text: string): boolean {
  return /^https?:[/\\]*[^/\\?#]*@/i.test(text);
}
