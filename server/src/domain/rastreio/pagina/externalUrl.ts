/** Longer ones break proxies and browsers when they are sent as `Location`. */
const MAX_LENGTH = 2000;

/** An address outside the service that a customer may be sent to. */
export interface ExternalUrl {
  /** Normalized, ASCII, without line breaks: fit for a header and for `href`. */
  href: string;
  /** Host as it is written in the address, for the customer to see where a link leads. */
  host: string;
}

/**
 * The address in a text of the integrator, or null when there is none to follow: only absolute http and https, without user
 * information (`https://loja.example@other.example` leads elsewhere than it seems), at most 2,000 characters.
 * Source: PED-NOVO-028, NS-044.
 */
export function externalUrl(text: string | null): ExternalUrl | null {
  const url = text === null ? null : URL.parse(text);
  if (url === null || (url.protocol !== "https:" && url.protocol !== "http:")) return null;
  if (url.username !== "" || url.password !== "" || url.href.length > MAX_LENGTH) return null;
  return { href: url.href, host: url.host };
}
