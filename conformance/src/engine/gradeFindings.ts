import { rulesOf } from "@frete/contract/toolkit/openApi";
import type { Case } from "./case.ts";
import type { Contract, ContractLayer } from "./contract.ts";
import { documentedResponse, findOperation, operationObject } from "./expectation.ts";
import type { Finding, Layer, Problem } from "./problem.ts";
import { isDecided } from "./rulesLayer.ts";
import { type ReceivedAnswer, validateAnswer } from "./validateAnswer.ts";

/** A refusal may be told in another status, but for those that say who may ask, and how often. */
const UNMISTAKABLE = new Set([401, 429]);

/**
 * Says of every deviation from the contract to which layer it belongs: to `interface` when what the interface itself says forbids
 * it too, or a rule of the interface that the case names asks for exactly this status; otherwise to `reference`. Behind deviations
 * that only decisions forbid those of the interface are found too, and come under the rules of their places.
 */
export function gradeFindings(
  contract: Contract,
  testCase: Case,
  answer: ReceivedAnswer,
  findings: readonly Finding[],
  rulesAtPlace: (finding: Finding) => readonly string[],
): Problem[] {
  const layer = contract.interfaceLayer;
  const grade = (finding: Finding, own: Layer): Problem =>
    own === "reference" || isDecided(contract, finding.rules)
      ? { ...finding, rules: decisionsOf(contract, testCase, finding), layer: "reference" }
      : { ...finding, layer: "interface" };
  if (!layer) return findings.map((finding) => grade(finding, "interface"));
  if (!findOperation(layer.document, testCase.operation))
    return findings.map((finding) => grade(finding, "reference"));

  const ofStatus = findings.find(({ pointer }) => pointer === "status");
  if (ofStatus && !isOpenStatus(layer, testCase, answer.status)) return [grade(ofStatus, "interface")];
  const binding = testCase.outsideContract ? [] : validateAnswer(layer, testCase, answer);
  const isBinding = ({ pointer }: Finding) =>
    binding.some((other) => isInside(pointer, other.pointer) || isInside(other.pointer, pointer));
  const problems = findings.map((finding) => grade(finding, isBinding(finding) ? "interface" : "reference"));
  const known = new Set(findings.map(({ pointer }) => pointer));
  const more = binding.filter(({ pointer }) => !known.has(pointer));
  return [...problems, ...more.map((found) => grade({ ...found, rules: rulesAtPlace(found) }, "interface"))];
}

/** May an implementation answer this status where the contract asks for another? */
function isOpenStatus(layer: ContractLayer, testCase: Case, actual: number): boolean {
  const { status, statusRules } = testCase;
  if (actual === status) return true;
  if (UNMISTAKABLE.has(actual) || UNMISTAKABLE.has(status)) return false;
  const isRefusal = actual >= 400 && actual < 500;
  const operation = findOperation(layer.document, testCase.operation);
  // What nobody has said how to ask for may be asked for in another way.
  if (isRefusal && status < 300 && hasAnyBody(operation?.requestBody?.content)) return true;
  if (statusRules) return isRefusal;
  // A refusal without such decisions has a rule of the interface that names its status.
  const sameClass = status < 400 && Math.floor(actual / 100) === Math.floor(status / 100);
  return sameClass && operation !== undefined && documentedResponse(operation, status)?.isRange === true;
}

function hasAnyBody(content: Record<string, { schema?: object }> | undefined): boolean {
  const schema = content?.["application/json"]?.schema;
  return schema !== undefined && Object.keys(schema).length === 0;
}

/** Is a place in a body the other one, or inside it? */
function isInside(place: string, other: string): boolean {
  return place === other || (/^(\/|$)/.test(place) && /^(\/|$)/.test(other) && place.startsWith(`${other}/`));
}

/**
 * The decisions among the rules, when there are any: they alone are broken. Else the one on that part of every answer comes first,
 * or the only one that speaks of the operation.
 */
function decisionsOf(
  contract: Contract,
  { operation }: Case,
  { rules, pointer }: Finding,
): readonly string[] {
  const isDecision = (rule: string) => contract.isDecision?.(rule) === true;
  const decisions = rules.filter(isDecision);
  if (decisions.length > 0) return decisions;
  const cited = rulesOf(contract.document, operationObject(contract, operation)).filter(isDecision);
  const general = contract.decisionOn?.(pointer) ?? (cited.length === 1 ? cited[0] : undefined);
  return general === undefined ? rules : [general, ...rules];
}
