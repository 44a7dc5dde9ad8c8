// Generated from spec/operacao.tsp by npm run generate; do not edit. Contract sha256:48b187dd45aba241619903806b174341e77f3ce80f227805ca663258de16b836
export type { OperationId } from "./operations.ts";
export { contract, operations } from "./operations.ts";
export type * from "./types.ts";
export type { operations as Operations } from "./types.ts";
export type { OperationValidators, Validate, ValidationError } from "./validators.js";
export { componentValidators, validators } from "./validators.js";
