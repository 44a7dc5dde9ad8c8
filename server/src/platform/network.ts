import { BlockList, isIP } from "node:net";

/** A network: an address and how many of its bits are fixed. */
export interface Network {
  address: string;
  prefix: number;
  family: "ipv4" | "ipv6";
}

/** Everything of IPv4 that is not public unicast (IANA special-purpose registry). */
const NOT_PUBLIC_V4 = [
  "0.0.0.0/8",
  "10.0.0.0/8",
  "100.64.0.0/10",
  "127.0.0.0/8",
  "169.254.0.0/16",
  "172.16.0.0/12",
  "192.0.0.0/24",
  "192.0.2.0/24",
  "192.88.99.0/24",
  "192.168.0.0/16",
  "198.18.0.0/15",
  "198.51.100.0/24",
  "203.0.113.0/24",
  "224.0.0.0/4",
  "240.0.0.0/4",
];

/** The public unicast of IPv6, and the two networks that stand for IPv4 outside of it: mapped and NAT64. */
const PUBLIC_V6 = ["2000::/3", "::ffff:0:0/96", "64:ff9b::/96"];

/** Inside 2000::/3: Teredo and other protocols, documentation. */
const NOT_PUBLIC_V6 = ["2001::/23", "2001:db8::/32", "3fff::/20"];

const notPublic = listOf([...NOT_PUBLIC_V4, ...NOT_PUBLIC_V6].flatMap((text) => parseNetwork(text) ?? []));
const publicV6 = listOf(PUBLIC_V6.flatMap((text) => parseNetwork(text) ?? []));

/** Reads `10.0.0.0/8`, `fd00::/8` or one address; undefined when it is none of them. */
export function parseNetwork(text: string): Network | undefined {
  const [address = "", bits, ...rest] = text.split("/");
  const version = isIP(address);
  const width = version === 4 ? 32 : 128;
  const prefix = bits === undefined ? width : Number(bits);
  if (version === 0 || rest.length > 0 || !/^\d{1,3}$/.test(bits ?? "0") || prefix > width) return undefined;
  return { address, prefix, family: version === 4 ? "ipv4" : "ipv6" };
}

/**
 * The addresses of some networks. A network of IPv4 brings the IPv6 addresses that stand for its own with it: mapped (which
 * BlockList sees by itself), NAT64 and 6to4.
 */
export function listOf(redes: readonly Network[]): BlockList {
  const list = new BlockList();
  for (const { address, prefix, family } of redes) {
    list.addSubnet(address, prefix, family);
    if (family === "ipv6") continue;
    list.addSubnet(`64:ff9b::${address}`, 96 + prefix, "ipv6");
    list.addSubnet(`2002:${wordsOf(address)}::`, 16 + prefix, "ipv6");
  }
  return list;
}

/**
 * Whether an event may be sent to an IP address: public unicast, or in a permitted network. An IPv4 address inside an
 * IPv6 one (mapped, NAT64, 6to4) counts as the IPv4 address (NS-027).
 */
export function isAllowedAddress(address: string, permitted: BlockList): boolean {
  const version = isIP(address);
  if (version === 0) return false;
  const family = version === 4 ? "ipv4" : "ipv6";
  if (permitted.check(address, family)) return true;
  return !notPublic.check(address, family) && (version === 4 || publicV6.check(address, family));
}

/** An IPv4 address as two words of an IPv6 one: `7f00:1` for 127.0.0.1. */
function wordsOf(address: string): string {
  const [a = 0, b = 0, c = 0, d = 0] = address.split(".").map(Number);
  return [a * 256 + b, c * 256 + d].map((word) => word.toString(16)).join(":");
}
