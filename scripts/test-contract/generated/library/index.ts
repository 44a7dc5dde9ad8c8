// Generated from scripts/test-contract/main.tsp by npm run generate; do not edit.
export type { OperationId } from "./operations.ts";
export { contract, operations, securitySchemes } from "./operations.ts";
export type * from "./types.ts";
export type { operations as Operations } from "./types.ts";
export { componentValidators, validators } from "./validators.js";
