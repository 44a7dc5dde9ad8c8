// Generated from spec/main.tsp by npm run generate; do not edit. Contract sha256:625415374609fa2bff20c5997513229210d81b259af09662c5efc022d702a1c5
export type { OperationId } from "./operations.ts";
export { contract, operations } from "./operations.ts";
export type * from "./types.ts";
export type { operations as Operations } from "./types.ts";
export type { OperationValidators, Validate, ValidationError } from "./validators.js";
export { componentValidators, validators } from "./validators.js";
