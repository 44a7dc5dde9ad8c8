// Generated from spec/operacao.tsp by npm run generate; do not edit. Contract sha256:463f658472013c6eee15639a351a33fc391a09b08b5276095039180cfc1c77b7
export type { OperationId } from "./operations.ts";
export { contract, operations } from "./operations.ts";
export type * from "./types.ts";
export type { operations as Operations } from "./types.ts";
export type { OperationValidators, Validate, ValidationError } from "./validators.js";
export { componentValidators, validators } from "./validators.js";
