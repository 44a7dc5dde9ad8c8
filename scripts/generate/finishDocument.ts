import { createHash } from "node:crypto";
import { answerHeaders } from "./answerHeaders.ts";
import { closeTuples } from "./closeTuples.ts";
import { deprecations } from "./deprecations.ts";
import { eachPart } from "./eachPart.ts";
import { GenerateError } from "./generateError.ts";
import { placeLinks } from "./placeLinks.ts";
import { allOperationsOf, type OpenApiDocument, parametersOf } from "./toolkit/openApi.ts";
import { moveWebhooks } from "./webhooks.ts";

/** Extension of `info` that carries the hash of the contract in every document made of it. */
export const HASH_KEY = "x-contract-hash";

/**
 * Brings an emitted document into the form that tools expect, in place: lower-case HTTP scheme names (RFC 9110 ignores case,
 * tools do not), the style `form` by its own name, the length of tuples, links at the answers
 * that they start from, what the service calls under `webhooks`, headers of every answer, what is said of deprecated parts, and the ids by which
 * programs know the operations.
 *
 * @param ids by the ids that the emitter gave
 * @throws GenerateError when two operations end up with one id
 */
export function finishDocument(document: OpenApiDocument, ids: ReadonlyMap<string, string>): void {
  for (const scheme of Object.values(document.components?.securitySchemes ?? {})) {
    if (scheme.scheme) scheme.scheme = scheme.scheme.toLowerCase();
  }
  moveWebhooks(document);
  closeTuples(document);
  answerHeaders(document);
  deprecations(document);
  const taken = new Map<string, string>();
  eachPart(allOperationsOf(document), ({ path, method, operation }) => {
    const id = ids.get(operation.operationId) ?? operation.operationId;
    const other = taken.get(id);
    if (other !== undefined)
      throw new GenerateError(`${other} and ${method} ${path} are both called ${id}`, {
        code: "same-operation-id",
        help: "rename one, or give it another @operationId",
        part: { operation: id },
      });
    taken.set(id, `${method} ${path}`);
    operation.operationId = id;
    placeLinks(operation);
    for (const parameter of parametersOf(document, operation))
      if (parameter.style === "commaDelimited") parameter.style = "form";
  });
}

/** SHA-256 of the 3.1 document without its own hash: the identity of the contract, in hex. */
export function contractHash(document: OpenApiDocument): string {
  const { [HASH_KEY]: _own, ...info } = document.info;
  return createHash("sha256")
    .update(JSON.stringify({ ...document, info }))
    .digest("hex");
}
