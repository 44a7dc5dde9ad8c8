// Generated from scripts/test-contract/main.tsp by npm run generate; do not edit. Contract sha256:7c96a75bb0070ad1c80424e10aec6a1721aa718d7b3b8df4acc675ec73ea8eac
export type { OperationId } from "./operations.ts";
export { contract, operations } from "./operations.ts";
export type * from "./types.ts";
export type { operations as Operations } from "./types.ts";
export type { OperationValidators, Validate, ValidationError } from "./validators.js";
export { componentValidators, validators } from "./validators.js";
