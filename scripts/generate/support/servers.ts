import { listServices } from "@typespec/compiler";
import { serverVariable } from "../basePath.ts";
import type { Examined, Finding } from "./feature.ts";

/** Variables in the path of the first server that have no default, and are not its version: then nobody knows where the service stands. */
export function* openBasePaths({ document, program }: Examined): Generator<Finding> {
  const { info, servers } = document;
  const [{ url = "" } = {}] = servers ?? [];
  const services = listServices(program);
  const { type: target } = services.find(({ title }) => title === info.title) ?? services[0] ?? {};
  for (const [, name = ""] of pathOf(url).matchAll(/\{([^{}]+)\}/g)) {
    if (serverVariable(document, name) !== "") continue;
    yield {
      part: {},
      message: `the path of the server ${url} is open: ${name} has no default`,
      ...(target && { target }),
    };
  }
}

/** What follows the host, or the variable that stands for it. */
function pathOf(url: string): string {
  const withoutScheme = url.replace(/^[a-z][a-z\d+.-]*:\/\//i, "");
  return withoutScheme.includes("/") ? withoutScheme.slice(withoutScheme.indexOf("/")) : "";
}
