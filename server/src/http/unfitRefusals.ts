import type { AnswerError } from "./answerError.ts";
import type { ContractModule, OperationEntry } from "./contractModule.ts";
import { HttpError } from "./errors.ts";
import { isJson, isWithin } from "./mediaType.ts";

/** A contract, and those of its operations that have code: what mocks answer with is made of the contract. */
export interface BoundContract extends Pick<ContractModule, "contract" | "validators"> {
  readonly operations: readonly OperationEntry[];
}

/**
 * The documented errors, as `operation status`, whose media type or schema is not that of the refusals of a service: what the
 * toolkit refuses there, or a handler by HttpError, is not what the contract promises. Errors in no form of JSON, pages say, are
 * left to handlers.
 */
export function unfitRefusals({ operations, validators }: BoundContract, answerError: AnswerError): string[] {
  return operations.flatMap(({ id, responses }) =>
    Object.entries(responses)
      .filter(([key, mediaTypes]) => !/^[123]/.test(key) && mediaTypes.some(isJson))
      .filter(([key, mediaTypes]) => {
        const status = key === "default" ? 500 : Number(key.replace("XX", "00"));
        const { mediaType, body } = answerError(new HttpError(status, "?"));
        const documented = mediaTypes.find((range) => isWithin(mediaType, range));
        if (documented === undefined) return true;
        const validate = validators[id]?.responses[key]?.[documented];
        return validate !== undefined && !validate(body);
      })
      .map(([key]) => `${id} ${key}`),
  );
}
