// Generated from spec/operacao.tsp by npm run generate; do not edit. Contract sha256:c5e848ea17869e7d2d1bfe90f3eeeb05636f94a8b0672a69a06f7ea10cf14204
export type { OperationId } from "./operations.ts";
export { contract, operations } from "./operations.ts";
export type * from "./types.ts";
export type { operations as Operations } from "./types.ts";
export type { OperationValidators, Validate, ValidationError } from "./validators.js";
export { componentValidators, validators } from "./validators.js";
