// @ts-check
import { getExamples, getOpExamples } from "@typespec/compiler";
import { contractRule } from "../rule.js";

/**
 * @import { Program, Type } from "@typespec/compiler"
 * @import { HttpPayloadBody } from "@typespec/http"
 */

export const example = contractRule(
  "example",
  "Every JSON body of a request or a success has an example.",
  (tell, { alternatives }, program) => {
    for (const { operation, parameters, responses } of alternatives) {
      const given = getOpExamples(program, operation);
      const isShown = (/** @type {HttpPayloadBody | undefined} */ body, /** @type {boolean} */ isGiven) =>
        !isJson(body) ||
        isGiven ||
        hasExample(program, body.type) ||
        (body.property && hasExample(program, body.property));
      if (
        !isShown(
          parameters.body,
          given.some((each) => each.parameters),
        )
      )
        tell(
          operation,
          `the request of ${operation.name} has no example: @opExample here, or @example at its type`,
        );
      const successes = responses.filter(
        ({ statusCodes }) => statusCodes !== "*" && first(statusCodes) < 300,
      );
      const bodies = successes.flatMap((response) => response.responses.map(({ body }) => body));
      if (
        !bodies.every((body) =>
          isShown(
            body,
            given.some((each) => each.returnType),
          ),
        )
      )
        tell(
          operation,
          `the answer of ${operation.name} has no example: @opExample here, or @example at its type`,
        );
    }
  },
);

/** @param {number | { start: number }} statusCodes */
const first = (statusCodes) => (typeof statusCodes === "number" ? statusCodes : statusCodes.start);

/**
 * @param {HttpPayloadBody | undefined} body
 * @returns {body is HttpPayloadBody}
 */
const isJson = (body) =>
  body?.bodyKind === "single" && body.contentTypes.some((type) => /[/+]json\b/.test(type));

/**
 * @param {Program} program
 * @param {Type} type
 * @returns {boolean}
 */
function hasExample(program, type) {
  if (getExamples(program, /** @type {any} */ (type)).length > 0) return true;
  if (type.kind === "Model" && type.indexer) return hasExample(program, type.indexer.value);
  if (type.kind === "Union")
    return [...type.variants.values()].some((variant) => hasExample(program, variant.type));
  return type.kind === "Scalar" || (type.kind === "ModelProperty" && hasExample(program, type.type));
}
