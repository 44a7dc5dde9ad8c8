// Generated from spec/operacao.tsp by npm run generate; do not edit. Contract sha256:41793bdcbf50b97c032da697d38eeb5963183e8d721f3dd674c29247974072a9
export type { OperationId } from "./operations.ts";
export { contract, operations } from "./operations.ts";
export type * from "./types.ts";
export type { operations as Operations } from "./types.ts";
export type { OperationValidators, Validate, ValidationError } from "./validators.js";
export { componentValidators, validators } from "./validators.js";
