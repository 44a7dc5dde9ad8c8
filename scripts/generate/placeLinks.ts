import { GenerateError } from "./generateError.ts";
import type { LinkObject, OperationObject } from "./toolkit/openApi.ts";

/** Extension of an operation with the links of its answer: the emitter has no words for them. */
const LINKS = "x-links";

/**
 * Puts the links that a contract says of an operation where OpenAPI has them, in place: at its first success that has a body.
 *
 * @throws GenerateError when no success of the operation has one
 */
export function placeLinks(operation: OperationObject): void {
  const { [LINKS]: links } = operation as { [LINKS]?: Record<string, LinkObject> };
  if (links === undefined) return;
  delete operation[LINKS];
  const success = Object.entries(operation.responses).find(
    ([status, { content }]) => status.startsWith("2") && content !== undefined,
  );
  if (!success)
    throw new GenerateError(`${operation.operationId} has links, and no success with a body`, {
      code: "links-without-body",
      help: "take its @link away, or let it answer with a body",
      part: { operation: operation.operationId },
    });
  success[1].links = links;
}
