import { namesStatus } from "../../cases/support/ruleTable.ts";
import type { Contract } from "../../engine/contract.ts";
import type { Layer } from "../../engine/problem.ts";
import { turns } from "../mutate.ts";
import type { DerivedMutant } from "./derivedMutant.ts";
import { isDecidedStatus } from "./layer.ts";
import {
  type DerivedOperation,
  derivedOperations,
  exampleAnswer,
  responseOf,
  testableStatuses,
} from "./operations.ts";

/** What a careless implementer answers in place of a status. */
const CONFUSED: Readonly<Record<number, readonly number[]>> = {
  200: [201, 204, 302, 400, 404, 500],
  204: [200, 404],
  302: [200, 404],
  400: [200, 404, 422, 500],
  401: [200, 400, 403, 404, 500],
  403: [200, 400, 404],
  404: [200, 400, 403, 500],
  409: [200, 400],
  413: [200, 400, 500],
  415: [200, 400, 500],
  429: [200, 400, 503],
};

/** For every status of every operation, another one in its place; a success in place of a failure has the body of one. */
export function statusMutants(contract: Contract): DerivedMutant[] {
  return derivedOperations(contract).flatMap((operation) =>
    testableStatuses(operation.object).flatMap((status) =>
      (CONFUSED[status] ?? []).map((other) => mutant(operation, status, other)),
    ),
  );
}

function mutant(operation: DerivedOperation, status: number, other: number): DerivedMutant {
  const { id, object, rules } = operation;
  const isAccepted = status >= 300 && other === 200;
  return {
    id: [id, status, "status", "status", other].join("/"),
    operation: id,
    kind: `status-${status}-${other}`,
    rules,
    layer: layerOfStatus(operation, status, other),
    does: `answers ${other} where ${status} is due`,
    needs: "tape",
    wrap: () =>
      isAccepted ? turns(id, status, other, exampleAnswer(object, other)) : turns(id, status, other),
  };
}

/** Whether a success is 200 or 201, and which failure a failure is, are decisions but where a rule names the status. */
function layerOfStatus({ rules, ofInterface }: DerivedOperation, status: number, other: number): Layer {
  const isNamed = rules.some((rule) => namesStatus(rule, status));
  const isFailure = (code: number) => code >= 400 && code < 500;
  const isSameFate = isFailure(status) ? isFailure(other) : status < 300 && other < 300;
  const isOpen = !isNamed && (isSameFate || isDecidedStatus(status));
  return isOpen || !responseOf(ofInterface?.object, status) ? "reference" : "interface";
}
