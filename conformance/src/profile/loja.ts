import interfaceDocument from "@frete/contract/interface/document.json" with { type: "json" };
import { validators as interfaceValidators } from "@frete/contract/interface/validators";
import { contract, operations, validators } from "@frete/contract/loja";
import document from "@frete/contract/loja/document.json" with { type: "json" };
import { type OpenApiDocument, operationsOf, parametersOf } from "@frete/contract/toolkit/openApi";
import type { Contract } from "../engine/contract.ts";
import { KitError } from "../engine/kitError.ts";

/** The contract of the store's interface, as the engine reads it. */
export const loja: Contract = {
  identity: contract,
  operations,
  validators,
  document: document as unknown as OpenApiDocument,
  interfaceLayer: {
    validators: interfaceValidators,
    document: interfaceDocument as unknown as OpenApiDocument,
  },
  isDecision: (rule) => rule.startsWith("NS-"),
  decisionOn: (pointer) =>
    pointer === "status" ? "NS-076" : pointer.startsWith("headers ") ? "NS-003" : undefined,
};

/**
 * The contract's example of the JSON body of an operation.
 * @param name of the example, where there are several
 * @throws KitError when there is none of that name
 */
export function exampleBody<Body>(operation: string, name: string): Body {
  const { requestBody } = operationOf(operation);
  const example = requestBody?.content["application/json"]?.examples?.[name];
  if (!example) throw new KitError(`the contract has no example "${name}" of the body of ${operation}`);
  return example.value as Body;
}

/**
 * The contract's examples of the parameters that an operation must have.
 * @throws KitError when one has none
 */
export function exampleParameters(operation: string): { path: Texts; query: Texts } {
  const required = parametersOf(loja.document, operationOf(operation)).filter((each) => each.required);
  const texts = (place: "path" | "query"): Texts =>
    Object.fromEntries(
      required
        .filter((each) => each.in === place)
        .map(({ name, example, examples = {} }) => {
          const value = example ?? Object.values(examples)[0]?.value;
          if (value === undefined)
            throw new KitError(`the contract has no example of ${name} of ${operation}`);
          return [name, String(value)];
        }),
    );
  return { path: texts("path"), query: texts("query") };
}

type Texts = Record<string, string>;

function operationOf(id: string) {
  const found = [...operationsOf(loja.document)].find(({ operation }) => operation.operationId === id);
  if (!found) throw new KitError(`the contract has no operation ${id}`);
  return found.operation;
}
