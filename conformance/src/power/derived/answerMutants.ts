import type { OperationId } from "../../cases/support/operationId.ts";
import type { Contract } from "../../engine/contract.ts";
import type { Wrap } from "../exchange.ts";
import { jsonOf, withBody } from "../mutate.ts";
import { breakagesOf } from "./breakages.ts";
import { changeAt, type Held } from "./changeAt.ts";
import type { DerivedMutant } from "./derivedMutant.ts";
import { distortionsOf } from "./distortions.ts";
import { layerOf } from "./layer.ts";
import { derivedOperations, testableStatuses } from "./operations.ts";
import { type Place, placesOf } from "./places.ts";

/** For every place of every JSON answer of the contract, the answers that break it and those that are valid and wrong. */
export function answerMutants(contract: Contract): DerivedMutant[] {
  return derivedOperations(contract).flatMap(({ id: operation, object, rules }) =>
    testableStatuses(object).flatMap((status) => {
      const schema = object.responses[status]?.content?.["application/json"]?.schema;
      if (!schema) return [];
      return placesOf(contract.document, schema).flatMap((place) =>
        ofPlace(place, { operation, status }, rules),
      );
    }),
  );
}

interface About {
  operation: OperationId;
  status: number;
}

function ofPlace(place: Place, about: About, above: readonly string[]): DerivedMutant[] {
  const { operation, status } = about;
  const rules = [...new Set([...place.allRules, ...above])];
  const own = place.rules.length > 0 ? place.rules : above;
  const mutant = (keyword: string, kind: string, does: string, start: () => Change): DerivedMutant => ({
    id: [operation, status, place.name, keyword, kind].join("/"),
    operation,
    kind,
    rules,
    layer: layerOf(own, place.schemas, keyword),
    does,
    needs: "tape",
    wrap: () => changedAnswers(about, place.keys, start()),
  });
  const where = `${place.name} of its answer ${status}`;
  const broken = breakagesOf(place).map(({ keyword, kind, change }) =>
    mutant(keyword, kind, `breaks the ${keyword} of ${where}: ${kind}`, () => change),
  );
  // How a failure is worded is free.
  const distorted = (status === 200 ? distortionsOf(place) : []).map(({ kind, does, start }) =>
    mutant("value", kind, `${does} ${where}`, start),
  );
  return [...new Map([...broken, ...distorted].map((one) => [one.id, one])).values()];
}

type Change = (held: Held) => unknown;

/** Changes the values of a place in every answer of an operation with that status. */
function changedAnswers({ operation, status }: About, keys: readonly string[], change: Change): Wrap {
  return async (sent, forward) => {
    const answered = await forward(sent);
    if (sent.operation !== operation || answered.status !== status) return answered;
    const body = jsonOf(answered);
    if (body === undefined) return answered;
    const before = JSON.stringify(body);
    const changed = changeAt(body, keys, change);
    return JSON.stringify(changed) === before ? answered : withBody(answered, changed);
  };
}
