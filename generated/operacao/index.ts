// Generated from spec/operacao.tsp by npm run generate; do not edit. Contract sha256:47bfd50e0d2939dfa5baad6324688291cd615545e3f1951a0b0c76adf68e08e9
export type { OperationId } from "./operations.ts";
export { contract, operations } from "./operations.ts";
export type * from "./types.ts";
export type { operations as Operations } from "./types.ts";
export type { OperationValidators, Validate, ValidationError } from "./validators.js";
export { componentValidators, validators } from "./validators.js";
