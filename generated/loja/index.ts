// Generated from spec/main.tsp by npm run generate; do not edit. Contract sha256:6881e5fdccaa9c68a9e9a71725ca6705eb68877b1c8d3453f1a2b480e0b045f2
export type { OperationId } from "./operations.ts";
export { contract, operations } from "./operations.ts";
export type * from "./types.ts";
export type { operations as Operations } from "./types.ts";
export type { OperationValidators, Validate, ValidationError } from "./validators.js";
export { componentValidators, validators } from "./validators.js";
