// Generated from spec/main.tsp by npm run generate; do not edit. Contract sha256:2b67e0a773ad9085f3149836c4eac64a52271b9d5ea0378bc9481a6aee047f07
export type { OperationId } from "./operations.ts";
export { contract, operations } from "./operations.ts";
export type * from "./types.ts";
export type { operations as Operations } from "./types.ts";
export type { OperationValidators, Validate, ValidationError } from "./validators.js";
export { componentValidators, validators } from "./validators.js";
