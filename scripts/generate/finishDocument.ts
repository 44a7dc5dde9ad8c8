import { createHash } from "node:crypto";
import { GenerateError } from "./generateError.ts";
import { type OpenApiDocument, operationsOf, type Schema } from "./openApi.ts";

/** Extension of `info` that carries the hash of the contract in every document made of it. */
export const HASH_KEY = "x-contract-hash";

/**
 * Brings an emitted document into the form that tools expect, in place: `multipleOf` beside every `x-numeric`
 * (the emitter has no keyword for decimal places), lower-case HTTP scheme names (RFC 9110 ignores case, tools do not),
 * and operation ids without the name of the interface that groups them in the sources.
 */
export function finishDocument(document: OpenApiDocument): void {
  visit(document, (node) => {
    const numeric = node["x-numeric"] as { scale: number } | undefined;
    if (numeric && node.multipleOf === undefined && numeric.scale > 0)
      node.multipleOf = Number(`1e-${numeric.scale}`);
  });
  for (const scheme of Object.values(document.components?.securitySchemes ?? {})) {
    if (scheme.scheme) scheme.scheme = scheme.scheme.toLowerCase();
  }
  const taken = new Set<string>();
  for (const { operation } of operationsOf(document)) {
    operation.operationId = operation.operationId.slice(operation.operationId.lastIndexOf("_") + 1);
    if (taken.has(operation.operationId))
      throw new GenerateError(`two operations are called ${operation.operationId}: rename one`);
    taken.add(operation.operationId);
  }
}

/** SHA-256 of the 3.1 document without its own hash: the identity of the contract, in hex. */
export function contractHash(document: OpenApiDocument): string {
  const { [HASH_KEY]: _own, ...info } = document.info;
  return createHash("sha256")
    .update(JSON.stringify({ ...document, info }))
    .digest("hex");
}

function visit(value: unknown, see: (node: Schema) => void): void {
  if (Array.isArray(value)) for (const item of value) visit(item, see);
  else if (value !== null && typeof value === "object") {
    see(value as Schema);
    for (const child of Object.values(value)) visit(child, see);
  }
}
