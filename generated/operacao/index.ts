// Generated from spec/operacao.tsp by npm run generate; do not edit. Contract sha256:905f835ea5243fa789a2147f29399dafe1f0d83624cba2ba5f2c52ad6472ae86
export type { OperationId } from "./operations.ts";
export { contract, operations } from "./operations.ts";
export type * from "./types.ts";
export type { operations as Operations } from "./types.ts";
export type { OperationValidators, Validate, ValidationError } from "./validators.js";
export { componentValidators, validators } from "./validators.js";
