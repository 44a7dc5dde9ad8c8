import { contract, operations, validators } from "@frete/contract/loja";
import document from "@frete/contract/openapi.json" with { type: "json" };
import type { OpenApiDocument } from "@frete/contract/toolkit/openApi";
import type { Contract } from "../engine/contract.ts";

/** The contract of the store's interface, as the engine reads it. */
export const loja: Contract = {
  identity: contract,
  operations,
  validators,
  document: document as unknown as OpenApiDocument,
};
