// Generated from spec/operacao.tsp by npm run generate; do not edit. Contract sha256:938686bd3befd0a9b5c154c329edc492b6b77927fbc07471d8ad4b9ebed69d2a
export type { OperationId } from "./operations.ts";
export { contract, operations } from "./operations.ts";
export type * from "./types.ts";
export type { operations as Operations } from "./types.ts";
export type { OperationValidators, Validate, ValidationError } from "./validators.js";
export { componentValidators, validators } from "./validators.js";
