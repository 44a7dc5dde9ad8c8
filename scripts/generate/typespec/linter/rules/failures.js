// @ts-check
import { contractRule } from "../rule.js";

/**
 * @import { HttpOperationResponse } from "@typespec/http"
 */

export const failures = contractRule(
  "failures",
  "Every operation says how it refuses.",
  (tell, { operations }) => {
    for (const { operation, responses } of operations) {
      if (responses.some(isRefusal)) continue;
      tell(
        operation,
        `operation ${operation.name} documents no refusal: answer also with a model that has @error, or a @statusCode from 400 to 499`,
      );
    }
  },
);

/** @param {HttpOperationResponse} response */
function isRefusal({ statusCodes }) {
  if (statusCodes === "*") return true;
  const [first, last] =
    typeof statusCodes === "number" ? [statusCodes, statusCodes] : [statusCodes.start, statusCodes.end];
  return last >= 400 && first < 500;
}
