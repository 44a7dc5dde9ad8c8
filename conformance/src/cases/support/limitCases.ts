import type { Case, RequestData } from "../../engine/case.ts";
import { type DerivedBody, deriveNegatives, derivePositives } from "../../engine/deriveBodies.ts";
import {
  type DerivedParameter,
  deriveParameterNegatives,
  deriveParameterPositives,
} from "../../engine/deriveParameters.ts";
import { loja } from "../../profile/loja.ts";
import { failure, success } from "./define.ts";
import { bodyOf, idOf, rulesOf, type Sample } from "./derivedCases.ts";
import type { OperationId } from "./operationId.ts";

/**
 * Both sides of every limit that the contract sets to the query of an operation that needs no other parameter.
 * @param rules of parameters for which the contract names none
 * @param query what the operation needs besides
 */
export function parameterCases(
  operation: OperationId,
  rules: readonly string[],
  query: Record<string, string> = {},
): Case[] {
  const spec = (derived: DerivedParameter) => {
    const own = rulesOf(derived, rules);
    return {
      id: `${own[0]}/${derived.name}`,
      rules: own,
      request: { query: { ...query, [derived.parameter]: derived.values } },
    };
  };
  return [
    ...deriveParameterNegatives(loja, operation).map((derived) =>
      failure(operation, 400, { ...spec(derived), field: derived.parameter }),
    ),
    ...deriveParameterPositives(loja, operation).map((derived) => success(operation, spec(derived))),
  ];
}

/**
 * The bodies of an operation just outside each limit that the contract sets to a field.
 * @param request what goes with the body
 */
export function bodyNegatives(
  operation: OperationId,
  sample: Sample,
  request: () => RequestData = () => ({}),
): Case[] {
  return deriveNegatives(bodyOf(operation, sample)).map((derived) =>
    failure(operation, 400, { ...bodySpec(derived, request), field: derived.field }),
  );
}

/** The bodies on the edge of each limit, and without each optional field; `isValid` leaves some of them out. */
export function bodyPositives(
  operation: OperationId,
  sample: Sample,
  isValid: (derived: DerivedBody) => boolean = () => true,
): Case[] {
  return derivePositives(bodyOf(operation, sample))
    .filter(isValid)
    .map((derived) =>
      success(
        operation,
        bodySpec(derived, () => ({})),
      ),
    );
}

function bodySpec(derived: DerivedBody, request: () => RequestData) {
  const { body } = derived;
  return { id: idOf(derived), rules: rulesOf(derived), request: () => ({ ...request(), body }) };
}
