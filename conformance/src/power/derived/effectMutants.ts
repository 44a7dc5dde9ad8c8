import type { Contract } from "../../engine/contract.ts";
import type { Wrap } from "../exchange.ts";
import { reply } from "../mutate.ts";
import type { DerivedMutant } from "./derivedMutant.ts";
import { type DerivedOperation, derivedOperations, exampleAnswer } from "./operations.ts";

/** For every operation that changes something: it is said to be done and is not, or it is done twice. */
export function effectMutants(contract: Contract): DerivedMutant[] {
  return derivedOperations(contract)
    .filter(({ id }) => contract.operations[id]?.method !== "GET")
    .flatMap(ofOperation);
}

function ofOperation({ id, object, rules }: DerivedOperation): DerivedMutant[] {
  const mutant = (kind: string, does: string, wrap: Wrap): DerivedMutant => ({
    id: [id, "request", "effect", "effect", kind].join("/"),
    operation: id,
    kind,
    rules,
    layer: "interface",
    does,
    needs: "server",
    wrap: () => wrap,
  });
  const done = reply(200, exampleAnswer(object, 200));
  return [
    mutant("not-done", "says that it is done, and does nothing", async (sent, forward) =>
      sent.operation === id && sent.token !== null ? done : forward(sent),
    ),
    mutant("done-twice", "does it twice", async (sent, forward) => {
      const answered = await forward(sent);
      if (sent.operation === id && answered.status === 200) await forward(sent);
      return answered;
    }),
  ];
}
