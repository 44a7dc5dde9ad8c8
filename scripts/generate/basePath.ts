import type { OpenApiDocument } from "./toolkit/openApi.ts";

/** Path of the first server of a contract, defaults in place of its variables: `/v1` of `https://{host}/v1/`; empty at the root. */
export function basePath({ servers }: OpenApiDocument): string {
  const { url = "/", variables = {} } = servers?.[0] ?? {};
  const filled = url.replace(/\{([^{}]+)\}/g, (_, name: string) => variables[name]?.default ?? "");
  return URL.parse(filled, "http://host")?.pathname.replace(/\/+$/, "") ?? "";
}
