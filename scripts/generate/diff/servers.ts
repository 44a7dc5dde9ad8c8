import type { OpenApiDocument, OperationObject } from "../toolkit/openApi.ts";
import type { Comparison, Place } from "./comparison.ts";

type Servers = OpenApiDocument["servers"];

/** What differs of the addresses: one that is gone breaks whoever calls it. */
export function compareServers(comparison: Comparison, place: Place, before: Servers, after: Servers): void {
  const own = { ...place, part: "servers" };
  const [were, are] = [addresses(before), addresses(after)];
  if (were.length === 0) {
    // Nobody had an address from the contract; but paths may stand elsewhere now.
    const paths = are.map((url) => url.replace(/^[a-z]+:\/\/[^/]*/i, ""));
    for (const path of paths.filter((each) => each !== "" && each !== "/"))
      comparison.add(own, "breaking", "server", `all paths begin with ${path} now`);
    return;
  }
  for (const url of were.filter((each) => !are.includes(each)))
    comparison.add(own, "breaking", "server-removed", `no longer at ${url}`);
  for (const url of are.filter((each) => !were.includes(each)))
    comparison.add(own, "additive", "server-added", `also at ${url}`);
}

/** With every value of its variables, without the last slash. */
function addresses(servers: Servers = []): string[] {
  return servers
    .flatMap(({ url, variables = {} }) =>
      Object.entries(variables).reduce(
        (urls, [name, { default: value, enum: values = [value] }]) =>
          urls.flatMap((each) => values.map((one) => each.replaceAll(`{${name}}`, one))),
        [url],
      ),
    )
    .map((url) => url.replace(/\/$/, "") || "/");
}

/** Of an operation that has addresses of its own. */
export function compareOwnServers(
  comparison: Comparison,
  place: Place,
  before: OperationObject,
  after: OperationObject,
): void {
  const [one, other] = [before, after].map((each) => (each as { servers?: Servers }).servers);
  if (one || other)
    compareServers(comparison, place, one ?? comparison.before.servers, other ?? comparison.after.servers);
}
