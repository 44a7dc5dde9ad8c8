import type { LookupAddress } from "node:dns";
import { lookup as systemLookup } from "node:dns";
import type { BlockList, LookupFunction } from "node:net";
import { isAllowedAddress } from "../network.ts";

/** All addresses of a name. */
export type Resolver = (hostname: string) => Promise<readonly LookupAddress[]>;

/** An address that nothing may be sent to; which one is not told. */
export class ForbiddenAddressError extends Error {
  override readonly name = "ForbiddenAddressError";
  readonly code = "FRETE_FORBIDDEN_ADDRESS";
}

/** The system's resolver, the hosts file included. */
export const systemResolver: Resolver = (hostname) =>
  new Promise((resolve, reject) => {
    systemLookup(hostname, { all: true }, (error, found) => (error ? reject(error) : resolve(found)));
  });

/**
 * A look-up for `net.connect`: resolves a name once, and gives its addresses to connect to only when something may be sent to
 * every one of them. As the connection uses what is returned here, a name that resolves otherwise a moment later changes
 * nothing (DNS rebinding).
 */
export function checkedLookup(permitted: BlockList, resolve: Resolver): LookupFunction {
  return (hostname, { all }, callback) => {
    resolve(hostname).then(
      (found) => {
        const [first] = found;
        const isAllowed = found.every(({ address }) => isAllowedAddress(address, permitted));
        if (first === undefined || !isAllowed) callback(new ForbiddenAddressError("forbidden address"), "");
        else if (all) callback(null, [...found]);
        else callback(null, first.address, first.family);
      },
      (error: NodeJS.ErrnoException) => callback(error, ""),
    );
  };
}
