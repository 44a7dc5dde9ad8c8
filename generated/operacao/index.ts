// Generated from spec/operacao.tsp by npm run generate; do not edit. Contract sha256:7c169dd24c98037581d37624cef127731706a9c993dfce79f2cb5d061a327a51
export type { OperationId } from "./operations.ts";
export { contract, operations } from "./operations.ts";
export type * from "./types.ts";
export type { operations as Operations } from "./types.ts";
export type { OperationValidators, Validate, ValidationError } from "./validators.js";
export { componentValidators, validators } from "./validators.js";
