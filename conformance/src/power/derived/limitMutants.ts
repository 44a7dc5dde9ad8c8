import type { Schema } from "@frete/contract/toolkit/openApi";
import type { Contract } from "../../engine/contract.ts";
import type { Wrap } from "../exchange.ts";
import { accepts, jsonOf, reply } from "../mutate.ts";
import type { DerivedMutant } from "./derivedMutant.ts";
import { type Limit, layerOfLimit, limitsBeyond, limitsWithin, rulesOfLimit } from "./limits.ts";
import { bodySchema, type DerivedOperation, derivedOperations, exampleAnswer } from "./operations.ts";
import { type Place, placesOf } from "./places.ts";

/** For every place of every JSON request and each of its limits: a server that takes more, and one that takes less. */
export function limitMutants(contract: Contract): DerivedMutant[] {
  return derivedOperations(contract).flatMap((operation) => {
    const { ofInterface, object } = operation;
    const places = (document: Contract["document"], schema: Schema | undefined) =>
      schema ? placesOf(document, schema) : [];
    const alone = ofInterface ? places(ofInterface.document, bodySchema(ofInterface.object)) : [];
    const said = new Set(alone.flatMap((place) => limitsOf(place).map(({ name }) => name)));
    return places(contract.document, bodySchema(object)).flatMap((place) =>
      limitsOf(place).map(({ name, limit, isBeyond }) =>
        mutant(operation, place, name, limit, isBeyond, said.has(name)),
      ),
    );
  });
}

function limitsOf(place: Place): { name: string; limit: Limit; isBeyond: boolean }[] {
  const all = [
    ...limitsBeyond(place).map((limit) => ({ limit, isBeyond: true })),
    ...limitsWithin(place).map((limit) => ({ limit, isBeyond: false })),
  ].map((one) => ({ ...one, name: [place.name, one.limit.keyword, one.limit.kind].join("/") }));
  return [...new Map(all.map((one) => [one.name, one])).values()];
}

function mutant(
  { id, object, rules }: DerivedOperation,
  place: Place,
  name: string,
  limit: Limit,
  isBeyond: boolean,
  isInInterface: boolean,
): DerivedMutant {
  const { keyword, kind } = limit;
  return {
    id: [id, "request", name].join("/"),
    operation: id,
    kind,
    rules: rulesOfLimit(place, limit, rules),
    layer: layerOfLimit(place, limit, isInInterface),
    does: `${isBeyond ? "does not check" : "is too strict about"} the ${keyword} (${kind}) of ${place.name} of a request`,
    needs: "tape",
    wrap: () => (isBeyond ? accepts(id, limit.holds, exampleAnswer(object, 200)) : refusesValid(id, limit)),
  };
}

/** Refuses what the server took. */
function refusesValid(operation: DerivedOperation["id"], { holds }: Limit): Wrap {
  return async (sent, forward) => {
    const answered = await forward(sent);
    const isMine = sent.operation === operation && answered.status === 200 && holds(jsonOf(sent));
    return isMine ? reply(400, { mensagem: "Requisição recusada" }) : answered;
  };
}
