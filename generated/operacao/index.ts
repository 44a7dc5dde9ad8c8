// Generated from spec/operacao.tsp by npm run generate; do not edit. Contract sha256:e91c6c3d39cd85a5a3021b8f6ced5f9b054adb0b71884f56cb11a7feb9d34b16
export type { OperationId } from "./operations.ts";
export { contract, operations } from "./operations.ts";
export type * from "./types.ts";
export type { operations as Operations } from "./types.ts";
export type { OperationValidators, Validate, ValidationError } from "./validators.js";
export { componentValidators, validators } from "./validators.js";
