import { isIP } from "node:net";
import { isAllowedAddress, listOf, type Network } from "../network.ts";
import { hasUserInfo } from "../webAddress.ts";

/** Ports above 1023 on which something else than a web server listens by custom: databases, queues, consoles. */
const OTHER_SERVICES = new Set([
  ...[1080, 1433, 1521, 1723, 2049, 2181, 2375, 2376, 2379, 2380, 3128, 3268, 3306, 3389, 4369, 5060, 5061],
  ...[5432, 5672, 5900, 5984, 5985, 5986, 6000, 6379, 6443, 6666, 6667, 6697, 7001, 7199, 8086, 8125, 9042],
  ...[9092, 9100, 9160, 9200, 9300, 10250, 11211, 15672, 25672, 26379, 27017, 27018, 27019],
]);

/** Why nothing may be sent to an address. */
export type UrlRefusal = "invalid" | "userInfo" | "private" | "port";

/**
 * Judges the address of a receiver before a name in it is resolved: absolute http or https, no user info, no literal
 * address outside the public networks unless it is permitted, and port 80, 443 or one above 1023 that is not another
 * service's. A host that is a number in any notation (decimal, octal, hexadecimal, short, full-width) is read as the URL
 * standard reads it (NS-027).
 */
export function refusalOfUrl(text: string, permitted: readonly Network[]): UrlRefusal | undefined {
  const url = URL.parse(text);
  if (url === null || (url.protocol !== "http:" && url.protocol !== "https:")) return "invalid";
  if (url.username !== "" || url.password !== "" || hasUserInfo(text)) return "userInfo";
  const host = hostOf(url);
  if (host === "") return "invalid";
  const literal = /(^|\.)localhost$/.test(host) ? "127.0.0.1" : host;
  if (isIP(literal) !== 0 && !isAllowedAddress(literal, listOf(permitted))) return "private";
  const port = Number(url.port || 80);
  const isWeb = port === 80 || port === 443 || (port > 1023 && !OTHER_SERVICES.has(port));
  return isWeb ? undefined : "port";
}

/** The host of an address as it is resolved and as its certificate names it: no brackets, no dot at the end. */
export function hostOf({ hostname }: Pick<URL, "hostname">): string {
  return hostname.replace(/^\[|\]$/g, "").replace(/\.$/, "");
}
