// Generated from spec/operacao.tsp by npm run generate; do not edit. Contract sha256:a9beca957a93962f6a8386153c12f12a8c18d17bb7d239dffbdbf7570b962eeb
export type { OperationId } from "./operations.ts";
export { contract, operations } from "./operations.ts";
export type * from "./types.ts";
export type { operations as Operations } from "./types.ts";
export type { OperationValidators, Validate, ValidationError } from "./validators.js";
export { componentValidators, validators } from "./validators.js";
