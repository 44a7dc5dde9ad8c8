import { expect, test } from "vitest";
import { interfaceLayer } from "../../../scripts/generate/interfaceLayer.ts";
import { book, json, library, problem, readBook, serve, withoutToken } from "../test-support/library.ts";
import type { Answer, Case } from "./case.ts";
import type { Contract } from "./contract.ts";
import { operationObject } from "./expectation.ts";
import { gradeFindings } from "./gradeFindings.ts";
import { runCases } from "./runCases.ts";

const isDecision = (rule: string) => rule.startsWith("OWN-");
/** The library with marks on its operation and its fields; the validators of what is marked take anything. */
function open(operationMark: readonly string[] | true, free: readonly string[] = []): Contract {
  const document = structuredClone(library.document);
  operationObject({ ...library, document }, "readBook")["x-reference"] = operationMark;
  const layer = interfaceLayer(document, isDecision);
  const own = library.validators.readBook?.responses ?? {};
  const strict = own["200"]?.["application/json"];
  const validate = Object.assign(
    (data: unknown) => {
      const isRight = strict?.({ ...book, ...without(data, free) }) === true;
      validate.errors = strict?.errors ?? [];
      return isRight;
    },
    { errors: strict?.errors ?? [] },
  );
  const json = { "application/json": validate };
  const errors = own["404"] ?? {};
  return {
    ...library,
    isDecision,
    interfaceLayer: {
      document: layer,
      validators: { readBook: { responses: { "200": json, "2XX": json, "4XX": errors, "404": errors } } },
    },
  };
}
const without = (data: unknown, names: readonly string[]) =>
  Object.fromEntries(Object.entries(data as object).filter(([name]) => !names.includes(name)));

async function outcome(contract: Contract, status: number, body: unknown, change: Partial<Case> = {}) {
  await using server = await serve((_, response) => json(response, status, body));
  const { results } = await runCases({
    contract,
    target: { url: server.url, tokens: { reader: "secret" } },
    scenarios: [{ module: "books", cases: [readBook(change), withoutToken] }],
    sentinel: withoutToken.id,
  });
  return results[0];
}

test.each([
  ["another status of success, where the status is open", ["2XX"], 201, "advisory"],
  ["another status of success, where it is not", [], 201, "failed"],
  ["a refusal in place of success", ["2XX", "4XX"], 404, "failed"],
  ["anything of an operation that is decided", true, 404, "advisory"],
] as const)("%s", async (_name, mark, status, expected) => {
  const body = status < 300 ? book : problem(status);
  expect((await outcome(open(mark), status, body))?.outcome).toBe(expected);
});

test("which refusal it is, is open where decisions ask for it, and not where a rule names its status", async () => {
  const refused = { status: 404, save: () => undefined };
  const decided = await outcome(open(["4XX"]), 400, problem(400), { ...refused, statusRules: ["OWN-001"] });
  expect(decided?.outcome).toBe("advisory");
  const named = await outcome(open(["4XX"]), 400, problem(400), refused);
  expect(named?.outcome).toBe("failed");
});

test("a field that only a decision fixes is advisory, one of the interface is not, and the case goes on", async () => {
  const saved: unknown[] = [];
  const save = ({ body }: Answer) => saved.push(body);
  const free = await outcome(open([], ["title"]), 200, { ...book, title: 5 }, { save });
  expect(free).toMatchObject({ outcome: "advisory", problems: [{ layer: "reference" }] });
  expect(saved).toHaveLength(1);
});

test("what the interface forbids is told under its own rules when only deviations from decisions were found so far", () => {
  const body = { ...book, title: 5, price: "5" };
  const text = JSON.stringify(body);
  const answer = {
    ...{ status: 200, body, raw: body, text, bytes: Buffer.from(text), isText: true, isHead: false },
    headers: { "content-type": "application/json" },
  };
  const found = [{ rules: ["OWN-001"], pointer: "/title", message: "must be string" }];
  const graded = gradeFindings(open([], ["title"]), readBook({}), answer, found, () => ["LIB-1"]);
  expect(graded).toMatchObject([
    { layer: "reference", pointer: "/title", rules: ["OWN-001"] },
    { layer: "interface", pointer: "/price", rules: ["LIB-1"] },
  ]);
});

test("an answer that a case tolerates is advisory under its decisions, and is not checked", async () => {
  const tolerates = [
    { rules: ["OWN-001"], instead: "an empty answer", answers: ({ status }: Answer) => status === 404 },
  ];
  const check = () => {
    throw new Error("looked at");
  };
  const result = await outcome(open([]), 404, problem(404), { tolerates, check });
  expect(result).toMatchObject({
    outcome: "advisory",
    problems: [{ rules: ["OWN-001"], message: "answers otherwise: an empty answer" }],
  });
});

test("the rest of an answer that deviates from a decision is still checked", async () => {
  const check: Case["check"] = ({ body }, verify) =>
    verify.equal("/price", (body as typeof book).price, 1, ["LIB-1"]);
  const result = await outcome(open(["2XX"]), 201, book, { check });
  expect(result).toMatchObject({
    outcome: "failed",
    problems: [{ layer: "reference" }, { layer: "interface" }],
  });
});
