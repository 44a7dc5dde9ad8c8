import { validators as interfaceValidators } from "@frete/contract/interface/validators";
import interfaceDocument from "@frete/contract/interface.json" with { type: "json" };
import { contract, operations, validators } from "@frete/contract/loja";
import document from "@frete/contract/openapi.json" with { type: "json" };
import type { OpenApiDocument } from "@frete/contract/toolkit/openApi";
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
  for (const path of Object.values(loja.document.paths))
    for (const { operationId, requestBody } of Object.values(path)) {
      const example = requestBody?.content["application/json"]?.examples?.[name];
      if (operationId === operation && example) return example.value as Body;
    }
  throw new KitError(`the contract has no example "${name}" of the body of ${operation}`);
}
