import { describeError, pointerOf } from "@frete/contract/toolkit/describeError";
import type { Answer, Case } from "./case.ts";
import type { ContractLayer } from "./contract.ts";
import { documentedResponse, isJson, operationObject, requiredHeaders } from "./expectation.ts";
import { valueAt } from "./jsonPointer.ts";
import type { Finding } from "./problem.ts";

/** An answer as received. */
export interface ReceivedAnswer extends Answer {
  /** False when its bytes are not UTF-8. */
  isText: boolean;
  /** Is it one to HEAD, which has no body whatever is documented? */
  isHead: boolean;
}

const ANY = "*/*";

/**
 * Holds an answer against a layer of the contract, whatever the case expected: is its status documented, its media type, its
 * headers, and does its body have the schema of that status, formats included? Uses the contract's own validators.
 */
export function validateAnswer(layer: ContractLayer, testCase: Case, answer: ReceivedAnswer): Finding[] {
  const operation = operationObject(layer, testCase.operation);
  const problem = (pointer: string, message: string, more: Partial<Finding> = {}): Finding => ({
    rules: testCase.rules,
    pointer,
    message,
    ...more,
  });
  const documented = documentedResponse(operation, answer.status);
  if (!documented) {
    const isAsked = testCase.outsideContract && answer.status === testCase.status;
    if (isAsked || testCase.accepts?.includes(answer.status)) return [];
    return [
      problem("status", "is not documented for this operation", {
        expected: Object.keys(operation.responses),
        actual: answer.status,
      }),
    ];
  }

  const { key, response } = documented;
  const problems = requiredHeaders(response)
    .filter((name) => answer.headers[name.toLowerCase()] === undefined)
    .map((name) => problem(`header ${name}`, "is missing"));
  const mediaTypes = answer.isHead ? [] : Object.keys(response.content ?? {});
  if (mediaTypes.includes(ANY)) return problems;
  if (mediaTypes.length === 0) {
    if (answer.text !== "") problems.push(problem("", "must be absent", { actual: answer.text }));
    return problems;
  }

  const received = answer.headers["content-type"] ?? "";
  const mediaType = received.split(";")[0]?.trim().toLowerCase() ?? "";
  if (!mediaTypes.includes(mediaType)) {
    problems.push(
      problem("header content-type", "is not documented", { expected: mediaTypes, actual: received }),
    );
    return problems;
  }
  const isText = isJson(mediaType) || mediaType.startsWith("text/");
  if (isText && (!answer.isText || /charset=(?!"?utf-?8)/i.test(received))) {
    problems.push(problem("answer", "is not UTF-8", { actual: received }));
  }
  const validate = layer.validators[testCase.operation]?.responses[key]?.[mediaType];
  if (!validate) return problems;
  for (const value of valuesOf(mediaType, answer)) {
    if (value === undefined) {
      problems.push(problem("", "is not JSON", { actual: answer.text }));
      continue;
    }
    if (validate(value)) continue;
    for (const error of validate.errors ?? []) {
      const pointer = pointerOf(error);
      problems.push(problem(pointer, describeError(error), { actual: valueAt(value, pointer) }));
    }
  }
  return problems;
}

/** What the validator of a media type judges: the JSON value, each line of JSON, or the text. Undefined: it is no JSON. */
function valuesOf(mediaType: string, { body, text }: ReceivedAnswer): unknown[] {
  if (isJson(mediaType)) return [body];
  if (mediaType !== "application/jsonl") return [text];
  return text
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map(parsedJson);
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
