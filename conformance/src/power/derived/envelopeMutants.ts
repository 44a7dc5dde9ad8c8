import type { Schema } from "@frete/contract/toolkit/openApi";
import type { Contract } from "../../engine/contract.ts";
import { requiredHeaders } from "../../engine/expectation.ts";
import type { Answered, Wrap } from "../exchange.ts";
import type { DerivedMutant } from "./derivedMutant.ts";
import { layerOf } from "./layer.ts";
import { type DerivedOperation, derivedOperations, testableStatuses } from "./operations.ts";

type Change = (answered: Answered) => Answered;

/** For every answer of every operation: another media type or none, other bytes, a required header missing. */
export function envelopeMutants(contract: Contract): DerivedMutant[] {
  return derivedOperations(contract).flatMap((operation) =>
    testableStatuses(operation.object).flatMap((status) => ofAnswer(operation, status)),
  );
}

function ofAnswer({ id, object, rules }: DerivedOperation, status: number): DerivedMutant[] {
  const response = object.responses[status] ?? {};
  const mutant = (
    place: string,
    kind: string,
    does: string,
    layer: DerivedMutant["layer"],
    change: Change,
  ) => ({
    id: [id, status, place, "header", kind].join("/"),
    operation: id,
    kind,
    rules,
    layer,
    does: `${does} of its answer ${status}`,
    needs: "tape" as const,
    wrap: (): Wrap => async (sent, forward) => {
      const answered = await forward(sent);
      return sent.operation === id && answered.status === status ? change(answered) : answered;
    },
  });
  const typed = (contentType: string): Change => withHeader("content-type", contentType);
  const missing = requiredHeaders(response).map((name) => {
    const header = (response.headers?.[name] ?? {}) as Schema;
    return mutant(
      name,
      "header-missing",
      `leaves out the header ${name}`,
      layerOf([], [header]),
      (answered) => {
        const { [name.toLowerCase()]: _gone, ...headers } = answered.headers;
        return { ...answered, headers };
      },
    );
  });
  if (!response.content) return missing;
  const isJson = "application/json" in response.content;
  const type = "content-type";
  return [
    ...missing,
    mutant(
      type,
      "media-type-foreign",
      "has text/x-other for the media type",
      "interface",
      typed("text/x-other"),
    ),
    mutant(type, "media-type-missing", "has no media type", "interface", ({ headers, ...answered }) => {
      const { "content-type": _gone, ...others } = headers;
      return { ...answered, headers: others };
    }),
    ...(isJson
      ? [
          mutant("bytes", "bytes-cut", "leaves out the last byte", "interface", (answered) => ({
            ...answered,
            body: answered.body.subarray(0, -1),
          })),
          mutant("bytes", "bytes-latin1", "writes accents in Latin 1", "interface", (answered) => ({
            ...answered,
            body: Buffer.from(answered.body.toString(), "latin1"),
          })),
          mutant("bytes", "bytes-mojibake", "encodes UTF-8 twice", "interface", (answered) => ({
            ...answered,
            body: Buffer.from(answered.body.toString("latin1")),
          })),
        ]
      : [
          mutant("bytes", "bytes-cut", "leaves out the last byte", "interface", (answered) => ({
            ...answered,
            body: answered.body.subarray(0, -1),
          })),
        ]),
  ];
}

function withHeader(name: string, value: string): Change {
  return (answered) => ({ ...answered, headers: { ...answered.headers, [name]: value } });
}
