import { webAddress } from "../../../platform/webAddress.ts";

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
 * The address in a text that an order holds, or null when there is none to follow, or it has more than 2,000 characters. Release
 * 1.0.0 stored texts as they were sent.
 * Source: PED-NOVO-028, NS-044.
 */
export function externalUrl(text: string | null): ExternalUrl | null {
  const href = text === null ? null : webAddress(text);
  return href === null || href.length > MAX_LENGTH ? null : { href, host: new URL(href).host };
}
