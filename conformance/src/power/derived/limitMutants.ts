import type { Contract } from "../../engine/contract.ts";
import type { Wrap } from "../exchange.ts";
import { accepts, jsonOf, reply } from "../mutate.ts";
import type { DerivedMutant } from "./derivedMutant.ts";
import { type Limit, layerOfLimit, limitsBeyond, limitsWithin } from "./limits.ts";
import { type DerivedOperation, derivedOperations, exampleAnswer } from "./operations.ts";
import { type Place, placesOf } from "./places.ts";

/** For every place of every JSON request and each of its limits: a server that takes more, and one that takes less. */
export function limitMutants(contract: Contract): DerivedMutant[] {
  return derivedOperations(contract).flatMap((operation) => {
    const schema = operation.object.requestBody?.content["application/json"]?.schema;
    return schema ? placesOf(contract.document, schema).flatMap((place) => ofPlace(operation, place)) : [];
  });
}

function ofPlace({ id, object, rules }: DerivedOperation, place: Place): DerivedMutant[] {
  const mutant = ({ keyword, kind }: Limit, does: string, wrap: () => Wrap): DerivedMutant => ({
    id: [id, "request", place.name, keyword, kind].join("/"),
    operation: id,
    kind,
    rules: [...new Set([...place.allRules, ...rules])],
    layer: layerOfLimit(place, keyword),
    does: `${does} of ${place.name} of a request: ${kind}`,
    needs: "tape",
    wrap,
  });
  const taken = limitsBeyond(place).map((limit) =>
    mutant(limit, `does not check the ${limit.keyword}`, () =>
      accepts(id, limit.holds, exampleAnswer(object, 200)),
    ),
  );
  const refused = limitsWithin(place).map((limit) =>
    mutant(limit, `is too strict about the ${limit.keyword}`, () => refusesValid(id, limit)),
  );
  return [...new Map([...taken, ...refused].map((one) => [one.id, one])).values()];
}

/** Refuses what the server took. */
function refusesValid(operation: DerivedOperation["id"], { holds }: Limit): Wrap {
  return async (sent, forward) => {
    const answered = await forward(sent);
    const isMine = sent.operation === operation && answered.status === 200 && holds(jsonOf(sent));
    return isMine ? reply(400, { mensagem: "Requisição recusada" }) : answered;
  };
}
