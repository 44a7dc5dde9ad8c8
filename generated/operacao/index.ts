// Generated from spec/operacao.tsp by npm run generate; do not edit. Contract sha256:2ac62253df6748b1b9c23f458a0879ea502d850b4208b45e61e64357aa7401fe
export type { OperationId } from "./operations.ts";
export { contract, operations } from "./operations.ts";
export type * from "./types.ts";
export type { operations as Operations } from "./types.ts";
export type { OperationValidators, Validate, ValidationError } from "./validators.js";
export { componentValidators, validators } from "./validators.js";
