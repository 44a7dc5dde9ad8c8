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

/** Inside 2000::/3, the only public unicast of IPv6: Teredo and other protocols, documentation. */
const NOT_PUBLIC_V6 = ["2001::/23", "2001:db8::/32", "3fff::/20"];

const blocked = listOf([...NOT_PUBLIC_V4, ...NOT_PUBLIC_V6].flatMap((text) => parseNetwork(text) ?? []));
const globalUnicast = listOf([{ address: "2000::", prefix: 3, family: "ipv6" }]);

/** Reads `10.0.0.0/8`, `fd00::/8` or one address; undefined when it is none of them. */
export function parseNetwork(text: string): Network | undefined {
  const [address = "", bits, ...rest] = text.split("/");
  const version = isIP(address);
  const width = version === 4 ? 32 : 128;
  const prefix = bits === undefined ? width : Number(bits);
  if (version === 0 || rest.length > 0 || !/^\d{1,3}$/.test(bits ?? "0") || prefix > width) return undefined;
  return { address, prefix, family: version === 4 ? "ipv4" : "ipv6" };
}

/** The addresses of some networks. */
export function listOf(redes: readonly Network[]): BlockList {
  const list = new BlockList();
  for (const { address, prefix, family } of redes) list.addSubnet(address, prefix, family);
  return list;
}

/**
 * Whether an event may be sent to an IP address: public unicast, or in a permitted network. An IPv4 address inside an
 * IPv6 one (mapped, compatible, NAT64, 6to4) counts as the IPv4 address (NS-027).
 */
export function isAllowedAddress(address: string, permitted: BlockList): boolean {
  const version = isIP(address);
  if (version === 0) return false;
  if (permitted.check(address, version === 4 ? "ipv4" : "ipv6")) return true;
  if (version === 4) return !blocked.check(address);
  const words = wordsOf(address);
  const inner = embeddedV4(words);
  if (inner !== undefined) return isAllowedAddress(inner, permitted);
  return globalUnicast.check(address, "ipv6") && !blocked.check(address, "ipv6");
}

/** The IPv4 address that an IPv6 address stands for. */
function embeddedV4(words: readonly number[]): string | undefined {
  const at = (index: number) => {
    const [high = 0, low = 0] = words.slice(index, index + 2);
    return `${high >> 8}.${high & 255}.${low >> 8}.${low & 255}`;
  };
  const starts = (...prefix: number[]) => prefix.every((word, index) => words[index] === word);
  if (starts(0x2002)) return at(1);
  if (starts(0x64, 0xff9b, 0, 0, 0, 0) || starts(0, 0, 0, 0, 0, 0xffff)) return at(6);
  return undefined;
}

/** The eight words of an IPv6 address. */
function wordsOf(address: string): number[] {
  const host = new URL(`http://[${address.replace(/%.*$/, "")}]/`).hostname.slice(1, -1);
  const [head = "", tail] = host.split("::");
  const parse = (text: string) =>
    text === "" ? [] : text.split(":").map((word) => Number.parseInt(word, 16));
  const left = parse(head);
  if (tail === undefined) return left;
  const right = parse(tail);
  return [...left, ...new Array<number>(8 - left.length - right.length).fill(0), ...right];
}
