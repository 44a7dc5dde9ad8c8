// Generated from spec/main.tsp by npm run generate; do not edit. Contract sha256:0a65415743e2d856af4581379637ad799d927754ac13c88c5d2db6447e9ff085
export type { OperationId } from "./operations.ts";
export { contract, operations } from "./operations.ts";
export type * from "./types.ts";
export type { operations as Operations } from "./types.ts";
export type { OperationValidators, Validate, ValidationError } from "./validators.js";
export { componentValidators, validators } from "./validators.js";
