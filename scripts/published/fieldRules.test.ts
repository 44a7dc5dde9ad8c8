import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { parse } from "yaml";
import { hasFieldRules, namedFields } from "../generate/fieldRules.ts";
import { componentsOfRequests } from "../generate/reachable.ts";
import { type OpenApiDocument, operationsOf } from "../generate/toolkit/openApi.ts";
import { type OpenStage, openStage } from "../story/openStage.ts";
import { documentValidators } from "./documentValidators.ts";
import { type FieldRulePlace, fieldRulePlaces, type NovoPedido } from "./fieldRulePlaces.ts";

const read = (name: string): OpenApiDocument =>
  parse(readFileSync(new URL(`../../generated/${name}`, import.meta.url), "utf8"));

/** A document with validators of its schemas. */
const withValidators = (document: OpenApiDocument) => ({ document, ...documentValidators(document) });
const contracts = {
  loja: ["loja/document.json", "openapi.yaml", "openapi-3.0.yaml"],
  operacao: ["operacao/document.json", "operacao.yaml", "operacao-3.0.yaml"],
};
const documents = {
  loja: contracts.loja.map((name) => withValidators(read(name))),
  operacao: contracts.operacao.map((name) => withValidators(read(name))),
};
/** The contract as our own programs read it, without the rules between fields. */
const ownOf = (contract: keyof typeof documents) => (documents[contract][0] as Documented).document;
type Documented = ReturnType<typeof withValidators>;
const TOKENS = { loja: "frete_api_demo1", operacao: "frete_op_demo" };

const { paths } = ownOf("loja");
const { examples = {} } = paths["/api/v1/pedido/novo"]?.post?.requestBody?.content["application/json"] ?? {};
const novo = Object.fromEntries(
  Object.entries(examples).map(([tipo, { value }]) => [tipo, value]),
) as unknown as Record<"envio" | "reversa", NovoPedido>;

let stage: OpenStage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(async () => {
  await stage.close();
  expect(stage.errors).toEqual([]);
});

interface Answer {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: JSON of many shapes
  body: any;
}

async function ask(
  contract: keyof typeof TOKENS,
  method: string,
  path: string,
  body?: object,
): Promise<Answer> {
  const token = path === "/api/v1/cotacao" ? "frete_cot_demo1" : TOKENS[contract];
  const answer = await fetch(stage.url + path, {
    method,
    headers: { Authorization: `Bearer ${token}`, "Content-Type": "application/json" },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: answer.status, body: await answer.json() };
}

const isRefused = ({ refusal = /^/ }: FieldRulePlace, answer: Answer) => {
  const outcome = answer.body.itens?.[0]?.mensagem;
  return answer.status === 400
    ? refusal.test(answer.body.mensagem)
    : outcome !== undefined && refusal.test(outcome);
};

/** Every combination of the values, and of null and nothing, of a group of fields. */
function combinations({ base, values, isWhole }: FieldRulePlace): object[] {
  return values.flatMap((group) =>
    Object.entries(group).reduce<object[]>(
      (objects, [field, own]) =>
        objects.flatMap((object) => [
          ...own.map((value) => ({ ...object, [field]: value })),
          ...(isWhole ? [] : [{ ...object, [field]: null }, without(object, field)]),
        ]),
      [{ ...base }],
    ),
  );
}

const without = (object: object, field: string) =>
  Object.fromEntries(Object.entries(object).filter(([name]) => name !== field));

async function places(): Promise<FieldRulePlace[]> {
  const query = "dataTipo=dataCriacaoPedido&periodo=2020-01-01TO2100-01-01&tipoPedido=envio";
  const { body: pedidos } = await ask("loja", "GET", `/api/v1/pedidos?${query}`);
  const { body: regra } = await ask("operacao", "POST", "/operacao/v1/lojas/1/regras", {
    titulo: "Regra",
    valorTipo: "bloqueio",
    dataInicio: "2026-11-20",
  });
  const { body: taxas } = await ask("operacao", "GET", "/operacao/v1/lojas/1/taxas");
  return fieldRulePlaces({
    pedido: pedidos[0]._id,
    regra: regra.codigo,
    taxa: taxas.itens[0].id,
    novo,
  });
}

test("every rule between fields is tried, with all its fields", async () => {
  const tried = (await places()).map(({ contract, component, values }) => {
    const fields = [...new Set(values.flatMap(Object.keys))].sort();
    return `${contract} ${component}: ${fields}`;
  });
  const said = (["loja", "operacao"] as const).flatMap((contract) => {
    const own = ownOf(contract);
    return Object.entries(own.components?.schemas ?? {})
      .filter(([name, schema]) => componentsOfRequests(own).has(name) && hasFieldRules(schema))
      .map(([name, schema]) => `${contract} ${name}: ${[...new Set(namedFields(schema))].sort()}`);
  });
  expect(tried.sort()).toEqual(said.sort());
  expect(said.length).toBeGreaterThan(14);
});

test("NS-006, NS-019, NS-025, NS-058, WHK-005, WHK-006: what the published documents refuse of fields together, the server refuses, and nothing else", async () => {
  for (const place of await places()) {
    const { method, path } = operationOf(ownOf(place.contract), place);
    const [alone, ...said] = documents[place.contract].map(({ document, at }) =>
      at(operationOf(document, place).pointer),
    );
    const verdicts = { refused: 0, taken: 0, refusedTogether: 0 };
    for (const [index, value] of combinations(place).entries()) {
      const body = place.body?.(value, index) ?? value;
      const refused = isRefused(place, await ask(place.contract, method, path, body));
      const context = `${place.component} ${JSON.stringify(value)}`;
      for (const validate of said) expect([context, !validate?.(body)]).toEqual([context, refused]);
      verdicts[refused ? "refused" : "taken"]++;
      if (refused && alone?.(body)) verdicts.refusedTogether++;
    }
    const none = Object.entries(verdicts).filter(([, count]) => count === 0);
    expect([place.component, none]).toEqual([place.component, []]);
  }
});

function operationOf(document: OpenApiDocument, { operationId, path: values = {} }: FieldRulePlace) {
  const found = [...operationsOf(document)].find(({ operation }) => operation.operationId === operationId);
  if (!found) throw new Error(`no operation ${operationId}`);
  const { path, method } = found;
  const escaped = path.replaceAll("~", "~0").replaceAll("/", "~1");
  return {
    method,
    path: path.replace(/\{(\w+)\}/g, (_whole, name) => String(values[name])),
    pointer: `/paths/${escaped}/${method.toLowerCase()}/requestBody/content/application~1json/schema`,
  };
}
