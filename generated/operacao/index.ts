// Generated from spec/operacao.tsp by npm run generate; do not edit. Contract sha256:f6af45fadd8fc1da59bb6555fbeb05921dfc21c10a3d5d44f73939ac1dc51a23
export type { OperationId } from "./operations.ts";
export { contract, operations } from "./operations.ts";
export type * from "./types.ts";
export type { operations as Operations } from "./types.ts";
export type { OperationValidators, Validate, ValidationError } from "./validators.js";
export { componentValidators, validators } from "./validators.js";
