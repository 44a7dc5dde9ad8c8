import { Agent } from "node:http";
import { json, type MockApiDefinition } from "@typespec/spec-api";
import type { OperationEntry } from "../generate/toolkit/contractModule.ts";
import { callScenario } from "./callScenario.ts";
import { EXPECTED_VALUES, type ExpectedValues } from "./expectedValues.ts";
import type { LoadedModule, Workbench } from "./generateModules.ts";
import { judgeAnswer, judgeReceived } from "./judge.ts";
import type { ForeignContract, Scenario } from "./scenarios.ts";
import { type Received, type ServedModule, serveModule } from "./serveScenarios.ts";
import { requestOf, send, type WireRequest } from "./wire.ts";

/** What became of a scenario. */
export interface Outcome {
  readonly contract: string;
  readonly scenario: string;
  /** `refused`: the generator said so; `wrong`: it neither refused nor does what the scenario asks. */
  readonly verdict: "served" | "refused" | "wrong";
  /** Codes of the diagnostics, or what is wrong. */
  readonly why: readonly string[];
  /** What the handlers got, call by call. */
  readonly received: readonly Received[];
}

/** Content types that the contract demands where the suite, which does not look at them, states another or none. */
const CONTENT_TYPES: Readonly<Record<string, string>> = {
  Payload_JsonMergePatch_updateResource: "application/merge-patch+json",
  Payload_JsonMergePatch_updateOptionalResource: "application/merge-patch+json",
  Type_Enum_Extensible_String_putKnownValue: "application/json",
  Type_Enum_Extensible_String_putUnknownValue: "application/json",
  Type_Scalar_String_put: "application/json",
  Type_Scalar_Unknown_put: "application/json",
  Versioning_ReturnTypeChangedFrom_test: "application/json",
};

/** Operations of scenarios that are named otherwise. */
const OPERATIONS: Readonly<Record<string, readonly string[]>> = {
  Parameters_BodyOptionality_OptionalExplicit: ["set", "omit"],
  Payload_ContentNegotiation_SameBody: ["getAvatarAsJpeg", "getAvatarAsPng_getAvatarAsJpeg"],
  Payload_ContentNegotiation_DifferentBody: ["getAvatarAsJson", "getAvatarAsPng_getAvatarAsJson"],
  Routes_InInterface: ["InInterface_fixed"],
  Versioning_Added_InterfaceV2: ["v2InInterface"],
  Versioning_Removed_modelV3_V2: ["modelV3"],
  Versioning_Removed_modelV3_V2preview: ["modelV3"],
  Versioning_RenamedFrom_NewInterface: ["newOpInNewInterface"],
};

/** The contract demands a body here, of which nothing is visible; the suite, which does not look, states none. */
const NO_BODY: ReadonlySet<string> = new Set([
  "Type_Model_Visibility_putReadOnlyModel",
  "Type_Model_Visibility_headModel",
  "Type_Model_Visibility_getModel",
]);

/** Answers that break the contract, for clients to put up with: a server that checks its answers gives 500 instead. */
const BROKEN_ANSWER =
  /Discriminator_get(?:Extensible|Fixed)?ModelMissing|Discriminator_getMissing|FixedModelWrong/;

/** Pages behind links that answers give: no operation of the contract has their paths. */
const OUTSIDE = /\/nextPage$/;

interface Service {
  readonly module: LoadedModule;
  readonly served: ServedModule;
}

/** Runs every scenario of a contract against what is generated of it. */
export async function runContract(contract: ForeignContract, workbench: Workbench): Promise<Outcome[]> {
  const all = (verdict: Outcome["verdict"], why: readonly string[]): Outcome[] =>
    contract.scenarios.map(({ name }) => ({
      contract: contract.name,
      scenario: name,
      verdict,
      why,
      received: [],
    }));
  const { modules, refused } = await workbench.generate(contract.name.replaceAll("/", "-"), contract.entry);
  const whole = refused.get("");
  if (whole) return all("refused", whole);
  await using stack = new AsyncDisposableStack();
  const services: Service[] = [];
  try {
    for (const module of modules) services.push({ module, served: stack.use(await serveModule(module)) });
  } catch (error) {
    return all("wrong", [`cannot be bound: ${(error as Error).message}`]);
  }
  const agent = stack.adopt(new Agent({ keepAlive: true }), (it) => it.destroy());
  const outcomes: Outcome[] = [];
  for (const scenario of contract.scenarios) {
    const { name } = scenario;
    const codes = refusalOf(name, refused);
    const { why, received } = codes
      ? { why: codes, received: [] }
      : await runScenario(scenario, services, agent);
    const verdict = codes ? "refused" : why.length === 0 ? "served" : "wrong";
    outcomes.push({ contract: contract.name, scenario: name, verdict, why, received });
  }
  return outcomes;
}

function refusalOf(
  scenario: string,
  refused: ReadonlyMap<string, readonly string[]>,
): readonly string[] | undefined {
  return [...refused].find(([operation]) => isNamedAfter(scenario, operation))?.[1];
}

async function runScenario(
  { name, calls }: Scenario,
  services: readonly Service[],
  agent: Agent,
): Promise<Pick<Outcome, "why" | "received">> {
  const why: string[] = [];
  const received: Received[] = [];
  for (const [index, call] of calls.entries()) {
    if (OUTSIDE.test(call.uri)) continue;
    const { served, module } = serviceOf(call, services);
    served.answer(call.response);
    const request = await requestOf(NO_BODY.has(name) ? withEmptyObject(call) : call, CONTENT_TYPES[name]);
    const answer = await send(served.port, request, agent);
    const got = served.received();
    if (got) received.push(got);
    if (BROKEN_ANSWER.test(name)) {
      if (answer.status !== 500) why.push(`status ${answer.status} for an answer that breaks the contract`);
      continue;
    }
    if (expectsRefusal(call)) {
      if (answer.status < 400 || answer.status >= 500) why.push(`status ${answer.status} for a refusal`);
      continue;
    }
    const faults = got
      ? [
          ...(isMeant(name, got.operation) ? [] : [`reached ${got.operation}`]),
          ...judgeReceived(call, request, got, valuesOf(name, index)),
          ...(await callBack(module, got, request)),
        ]
      : [];
    why.push(
      ...[...judgeAnswer(call, answer), ...faults, ...served.faults()].map(
        (it) => `${request.method} ${request.target}: ${it}`,
      ),
    );
  }
  return { why, received };
}

/** `SpecialWords_Models_and` is of `Models_withAnd`. */
function isNamedAfter(scenario: string, operation: string): boolean {
  const plain = operation.replace(/(^|_)with(?=[A-Z])/, "$1").toLowerCase();
  return [operation.toLowerCase(), plain].some((name) => scenario.toLowerCase().endsWith(`_${name}`));
}

const withEmptyObject = (call: MockApiDefinition): MockApiDefinition => ({
  ...call,
  request: { ...call.request, body: json({}) },
});

/** Scenarios are named after their operation, or after the interface or namespace that has several. */
function isMeant(scenario: string, operation: string): boolean {
  return isNamedAfter(scenario, operation) || OPERATIONS[scenario]?.includes(operation) === true;
}

/** The way back by the generated client; forms are read into values that it does not take. */
async function callBack(module: LoadedModule, got: Received, request: WireRequest): Promise<string[]> {
  if (got.contentType?.startsWith("multipart/")) return [];
  const { createClient, contract, operations } = module;
  const operation = operations[got.operation] as OperationEntry;
  try {
    return await callScenario(createClient, operation, contract.basePath, got, request);
  } catch (error) {
    return [`client: ${(error as Error).message}`];
  }
}

/** Does the scenario send what breaks the contract? The status is the suite's own then: any 4xx will do. */
function expectsRefusal({ request, response }: MockApiDefinition): boolean {
  if (request?.status !== response.status) return false;
  return response.status === 400 || response.status === 500 || request.headers === undefined;
}

/** The service of the version that the request names; else the newest, which the generator names last. */
function serviceOf({ uri }: MockApiDefinition, services: readonly Service[]): Service {
  const version = /\/api-version\\?:([^/]+)\//.exec(uri)?.[1];
  const named = services.find(({ module }) => module.contract.version === version);
  return named ?? (services.at(-1) as Service);
}

function valuesOf(scenario: string, call: number): ExpectedValues {
  const values = EXPECTED_VALUES[scenario] ?? {};
  return Array.isArray(values) ? (values[call] ?? {}) : (values as ExpectedValues);
}
