import { createHash } from "node:crypto";
import { GenerateError } from "./generateError.ts";
import { type OpenApiDocument, operationsOf } from "./toolkit/openApi.ts";

/** Extension of `info` that carries the hash of the contract in every document made of it. */
export const HASH_KEY = "x-contract-hash";

/**
 * Brings an emitted document into the form that tools expect, in place: lower-case HTTP scheme names (RFC 9110 ignores case,
 * tools do not), and operation ids without the name of the interface that groups them in the sources.
 *
 * @throws GenerateError when two operations end up with one id
 */
export function finishDocument(document: OpenApiDocument): void {
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
