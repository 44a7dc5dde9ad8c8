// Generated from spec/main.tsp by npm run generate; do not edit. Contract sha256:a089c7a64f8905f9b68a35c421275374b4b2de5be248275981dca2567e65054d
export type { OperationId } from "./operations.ts";
export { contract, operations } from "./operations.ts";
export type * from "./types.ts";
export type { operations as Operations } from "./types.ts";
export type { OperationValidators, Validate, ValidationError } from "./validators.js";
export { componentValidators, validators } from "./validators.js";
