/** A host with a dot, and perhaps a port, at the beginning: what people write without `https://`. */
const BARE_HOST = /^[^\s\\/?#@:.]+(\.[^\s\\/?#@:.]+)+\.?(:\d+)?([/?#]|$)/;

/**
 * The one form of an address that a person may be sent to: absolute, http or https, normal by the URL standard (ASCII, the host
 * in small letters), without user information (`https://loja.example@other.example` leads elsewhere than it seems). A host
 * without scheme gets `https://`. Null for anything else.
 */
export function webAddress(text: string): string | null {
  const trimmed = text.trim();
  const url = URL.parse(BARE_HOST.test(trimmed) ? `https://${trimmed}` : trimmed);
  if (url === null || (url.protocol !== "https:" && url.protocol !== "http:")) return null;
  return url.username !== "" || url.password !== "" || hasUserInfo(trimmed) ? null : url.href;
}

/** `http://@host` has user info that the parser drops because it is empty. */
export function hasUserInfo(text: string): boolean {
  return /^\s*https?:[/\\]*[^/\\?#]*@/i.test(text);
}
