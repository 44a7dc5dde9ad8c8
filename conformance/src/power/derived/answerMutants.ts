import type { OpenApiDocument, Schema } from "@frete/contract/toolkit/openApi";
import type { OperationId } from "../../cases/support/operationId.ts";
import type { Contract } from "../../engine/contract.ts";
import type { Wrap } from "../exchange.ts";
import { jsonOf, withBody } from "../mutate.ts";
import { breakagesOf } from "./breakages.ts";
import { changeAt, type Held } from "./changeAt.ts";
import type { DerivedMutant } from "./derivedMutant.ts";
import { distortionsOf } from "./distortions.ts";
import { layerOf } from "./layer.ts";
import { derivedOperations, responseOf, testableStatuses } from "./operations.ts";
import { type Place, placesOf } from "./places.ts";

/** For every place of every JSON answer of the contract, the answers that break it and those that are valid and wrong. */
export function answerMutants(contract: Contract): DerivedMutant[] {
  return derivedOperations(contract).flatMap(({ id: operation, object, ofInterface, rules }) =>
    testableStatuses(object).flatMap((status) => {
      const defects = defectsOf(contract.document, schemaOf(object, status), status);
      const schema = schemaOf(ofInterface?.object, status);
      const alone = ofInterface ? defectsOf(ofInterface.document, schema, status) : new Map();
      return Array.from(defects, ([name, { place, does, start }]): DerivedMutant => {
        const own = place.rules.length > 0 ? place.rules : rules;
        return {
          id: [operation, status, name].join("/"),
          operation,
          kind: name.split("/").at(-1) ?? name,
          rules: [...new Set([...place.allRules, ...rules])],
          layer: layerOf(own, alone.has(name)),
          does: `${does} ${place.name} of its answer ${status}`,
          needs: "tape",
          wrap: () => changedAnswers({ operation, status }, place.keys, start()),
        };
      });
    }),
  );
}

type Change = (held: Held) => unknown;

interface Defect {
  place: Place;
  does: string;
  start: () => Change;
}

const schemaOf = (...about: Parameters<typeof responseOf>): Schema | undefined =>
  responseOf(...about)?.content?.["application/json"]?.schema;

/** All that can be wrong in a body of a schema, by place, keyword and kind. How a failure is worded is free. */
function defectsOf(
  document: OpenApiDocument,
  schema: Schema | undefined,
  status: number,
): Map<string, Defect> {
  const places = schema ? placesOf(document, schema) : [];
  return new Map(
    places.flatMap((place): [string, Defect][] => [
      ...breakagesOf(place).map(({ keyword, kind, change }): [string, Defect] => [
        [place.name, keyword, kind].join("/"),
        { place, does: `breaks the ${keyword} (${kind}) of`, start: () => change },
      ]),
      ...(status === 200 ? distortionsOf(place) : []).map(({ kind, does, start }): [string, Defect] => [
        [place.name, "value", kind].join("/"),
        { place, does, start },
      ]),
    ]),
  );
}

/** Changes the values of a place in every answer of an operation with that status. */
function changedAnswers(
  { operation, status }: { operation: OperationId; status: number },
  keys: readonly string[],
  change: Change,
): Wrap {
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
