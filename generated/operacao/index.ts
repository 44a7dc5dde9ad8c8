// Generated from spec/operacao.tsp by npm run generate; do not edit. Contract sha256:bb2e4a8863a8d3c23399a906cfb03297c9e60a2cf3e64deb393ed9399ba7fd3b
export type { OperationId } from "./operations.ts";
export { contract, operations } from "./operations.ts";
export type * from "./types.ts";
export type { operations as Operations } from "./types.ts";
export type { OperationValidators, Validate, ValidationError } from "./validators.js";
export { componentValidators, validators } from "./validators.js";
