import { type BlockList, isIP } from "node:net";
import { buildConnector } from "undici";
import { isAllowedAddress } from "../network.ts";
import { checkedLookup, ForbiddenAddressError, type Resolver } from "./checkedLookup.ts";
import { hostOf } from "./permittedUrl.ts";

/** What connections are made with. */
export interface ConnectorOptions {
  permitted: BlockList;
  resolve: Resolver;
  /** Name resolution, connection and TLS together, ms. */
  timeout: number;
  /** Certificates of authorities to trust instead of the system's. */
  ca?: string | undefined;
}

/**
 * Makes connections to addresses only that something may be sent to: a literal one is checked here, as no look-up is made for it,
 * those of a name when it is resolved. Certificates are checked by the name.
 */
export function checkedConnector({
  permitted,
  resolve,
  timeout,
  ca,
}: ConnectorOptions): buildConnector.connector {
  const connect = buildConnector({
    lookup: checkedLookup(permitted, resolve),
    timeout,
    autoSelectFamily: true,
    allowH2: false,
    ...(ca === undefined ? {} : { ca }),
  });
  return (options, callback) => {
    const hostname = hostOf(options);
    const isLiteral = isIP(hostname) !== 0;
    if (isLiteral && !isAllowedAddress(hostname, permitted)) {
      callback(new ForbiddenAddressError("forbidden address"), null);
      return;
    }
    connect({ ...options, hostname, ...(isLiteral ? {} : { servername: hostname }) }, callback);
  };
}
