import type { Contract } from "../../engine/contract.ts";
import { requiredHeaders } from "../../engine/expectation.ts";
import type { Layer } from "../../engine/problem.ts";
import type { Answered, Wrap } from "../exchange.ts";
import type { DerivedMutant } from "./derivedMutant.ts";
import { isDecidedStatus } from "./layer.ts";
import { type DerivedOperation, derivedOperations, responseOf, testableStatuses } from "./operations.ts";

/** A way to send a right body wrongly. */
interface Envelope {
  kind: string;
  does: string;
  change: (answered: Answered) => Answered;
}

const TYPES: readonly Envelope[] = [
  {
    kind: "media-type-foreign",
    does: "has text/x-other for the media type",
    change: (answered) => ({ ...answered, headers: { ...answered.headers, "content-type": "text/x-other" } }),
  },
  { kind: "media-type-missing", does: "has no media type", change: without("content-type") },
];

const CUT: Envelope = {
  kind: "bytes-cut",
  does: "leaves out the last byte",
  change: (answered) => ({ ...answered, body: answered.body.subarray(0, -1) }),
};

const LATIN: Envelope = {
  kind: "bytes-latin1",
  does: "writes accents in Latin 1",
  change: (answered) => ({ ...answered, body: Buffer.from(answered.body.toString(), "latin1") }),
};

const MOJIBAKE: Envelope = {
  kind: "bytes-mojibake",
  does: "encodes UTF-8 twice",
  change: (answered) => ({ ...answered, body: Buffer.from(answered.body.toString("latin1")) }),
};

/** For every answer of every operation: another media type or none, other bytes, a required header missing. */
export function envelopeMutants(contract: Contract): DerivedMutant[] {
  return derivedOperations(contract).flatMap((operation) =>
    testableStatuses(operation.object).flatMap((status) => ofAnswer(operation, status)),
  );
}

function ofAnswer({ id, object, ofInterface, rules }: DerivedOperation, status: number): DerivedMutant[] {
  const response = object.responses[status] ?? {};
  const alone = responseOf(ofInterface?.object, status);
  const mutant = (place: string, layer: Layer, { kind, does, change }: Envelope): DerivedMutant => ({
    id: [id, status, place, "envelope", kind].join("/"),
    operation: id,
    kind,
    rules,
    layer,
    does: `${does} of its answer ${status}`,
    needs: "tape",
    wrap: (): Wrap => async (sent, forward) => {
      const answered = await forward(sent);
      return sent.operation === id && answered.status === status ? change(answered) : answered;
    },
  });
  const required = requiredHeaders(alone ?? {});
  const missing = requiredHeaders(response).map((name) =>
    mutant(name, required.includes(name) ? "interface" : "reference", {
      kind: "header-missing",
      does: `leaves out the header ${name}`,
      change: without(name.toLowerCase()),
    }),
  );
  if (!response.content) return missing;
  const types = Object.keys(alone?.content ?? {});
  const isSaid = types.length > 0 && !types.includes("*/*") && !isDecidedStatus(status);
  const layer = isSaid ? "interface" : "reference";
  // What a failure says is free, however its accents look.
  const bytes =
    "application/json" in response.content ? [CUT, LATIN, ...(status === 200 ? [MOJIBAKE] : [])] : [CUT];
  return [
    ...missing,
    ...TYPES.map((envelope) => mutant("content-type", layer, envelope)),
    ...bytes.map((envelope) => mutant("bytes", layer, envelope)),
  ];
}

function without(name: string): Envelope["change"] {
  return (answered) => {
    const { [name]: _gone, ...headers } = answered.headers;
    return { ...answered, headers };
  };
}
