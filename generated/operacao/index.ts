// Generated from spec/operacao.tsp by npm run generate; do not edit. Contract sha256:20e1c7116a99fa4b6b080d66212d8361a009203b9c2297cfc510673e398ffdc5
export type { OperationId } from "./operations.ts";
export { contract, operations } from "./operations.ts";
export type * from "./types.ts";
export type { operations as Operations } from "./types.ts";
export type { OperationValidators, Validate, ValidationError } from "./validators.js";
export { componentValidators, validators } from "./validators.js";
