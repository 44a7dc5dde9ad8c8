// Generated from spec/operacao.tsp by npm run generate; do not edit. Contract sha256:30adfc9ba519e4a158fd8af47b0d2db368a464725f6c39af9c2ad891b1392a37
export type { OperationId } from "./operations.ts";
export { contract, operations } from "./operations.ts";
export type * from "./types.ts";
export type { operations as Operations } from "./types.ts";
export type { OperationValidators, Validate, ValidationError } from "./validators.js";
export { componentValidators, validators } from "./validators.js";
