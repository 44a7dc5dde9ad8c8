// Generated from spec/main.tsp by npm run generate; do not edit. Contract sha256:06107913df9a162eea1f9c3984ff5980482666b4cfe24d240755cf6dfc3bd5e0
export type { OperationId } from "./operations.ts";
export { contract, operations } from "./operations.ts";
export type * from "./types.ts";
export type { operations as Operations } from "./types.ts";
export type { OperationValidators, Validate, ValidationError } from "./validators.js";
export { componentValidators, validators } from "./validators.js";
