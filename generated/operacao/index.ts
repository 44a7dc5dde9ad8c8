// Generated from spec/operacao.tsp by npm run generate; do not edit. Contract sha256:1a7fc6ac1cf297244aa73d36fc1de30ae493b2636647e37b4a5f87bcb0d66def
export type { OperationId } from "./operations.ts";
export { contract, operations } from "./operations.ts";
export type * from "./types.ts";
export type { operations as Operations } from "./types.ts";
export type { OperationValidators, Validate, ValidationError } from "./validators.js";
export { componentValidators, validators } from "./validators.js";
