import type { OpenApiDocument } from "./toolkit/openApi.ts";

/** Path of the first server of a contract, values in place of its variables: `/v1` of `https://{host}/v1/`; empty at the root. */
export function basePath(document: OpenApiDocument): string {
  const { url = "/" } = document.servers?.[0] ?? {};
  const filled = url.replace(/\{([^{}]+)\}/g, (_, name: string) => serverVariable(document, name));
  return URL.parse(filled, "http://host")?.pathname.replace(/\/+$/, "") ?? "";
}

/** Default of a variable of the first server; without one the version of the contract, if it may be that. Empty: unknown. */
export function serverVariable({ servers, info }: OpenApiDocument, name: string): string {
  const { default: text = "", enum: values = [] } = servers?.[0]?.variables?.[name] ?? {};
  return text === "" && values.includes(info.version) ? info.version : text;
}
