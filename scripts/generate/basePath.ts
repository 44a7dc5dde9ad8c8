import type { OpenApiDocument } from "./toolkit/openApi.ts";

/**
 * Path of the first server of a contract, defaults in place of its variables: `/v1` of `https://{host}/v1/`; empty at the root.
 * A variable without a default that may be the version of the contract is that version.
 */
export function basePath({ servers, info }: OpenApiDocument): string {
  const { url = "/", variables = {} } = servers?.[0] ?? {};
  const filled = url.replace(/\{([^{}]+)\}/g, (_, name: string) => {
    const { default: text = "", enum: values = [] } = variables[name] ?? {};
    return text === "" && values.includes(info.version) ? info.version : text;
  });
  return URL.parse(filled, "http://host")?.pathname.replace(/\/+$/, "") ?? "";
}
