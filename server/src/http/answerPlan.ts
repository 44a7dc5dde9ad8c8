import { documentedStatus } from "@frete/contract/toolkit/documentedStatus";
import type { OperationEntry, OperationValidators, Validate } from "./contractModule.ts";
import { bareType, contentTypeOf, isJson } from "./mediaType.ts";

/** A media type in which a status may be answered. */
export interface AnswerType {
  /** As the contract writes it; may be a range (`image/*`). */
  readonly documented: string;
  /** Without parameters. */
  readonly bare: string;
  /** As it is sent. */
  readonly contentType: string;
  /** How a value becomes a body: as JSON, as one line or event per item, or not at all (text, bytes and streams go as they are). */
  readonly form: "json" | "lines" | "events" | "content";
  /** Of the value; of each item where there are items. */
  readonly validate: Validate | undefined;
}

/** What the contract says of one status of an operation, made ready for answering. */
export interface AnswerPlan {
  /** Undefined: the status is not documented. */
  readonly key: string | undefined;
  readonly types: readonly AnswerType[];
  readonly headers: Validate | undefined;
}

/** The plans of an operation's statuses, each made when it is first needed. */
export function createAnswerPlans(
  { responses }: OperationEntry,
  validators: OperationValidators,
): (status: number) => AnswerPlan {
  const plans = new Map<number, AnswerPlan>();
  return (status) => {
    const known = plans.get(status);
    if (known) return known;
    const key = documentedStatus(responses, status);
    const plan: AnswerPlan =
      key === undefined
        ? { key, types: [], headers: undefined }
        : {
            key,
            types: (responses[key] ?? []).map((documented) =>
              answerType(documented, validators.responses[key]?.[documented]),
            ),
            headers: validators.responseHeaders?.[key],
          };
    plans.set(status, plan);
    return plan;
  };
}

export function answerType(documented: string, validate?: Validate): AnswerType {
  const bare = bareType(documented);
  return { documented, bare, contentType: contentTypeOf(documented), form: formOf(bare), validate };
}

function formOf(bare: string): AnswerType["form"] {
  if (isJson(bare)) return "json";
  if (bare === "application/jsonl") return "lines";
  return bare === "text/event-stream" ? "events" : "content";
}

/**
 * The status of an answer that a handler gives as a plain value: 200, or the only success that the contract has. Where it has
 * several others, handlers must say which.
 */
export function plainStatus({ responses }: OperationEntry): number {
  const successes = Object.keys(responses).filter((key) => /^2\d\d$/.test(key));
  return successes.length === 1 ? Number(successes[0]) : 200;
}
