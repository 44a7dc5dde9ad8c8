// Generated from spec/operacao.tsp by npm run generate; do not edit. Contract sha256:e33924be2fea60771810493391eccb9f9582ee7b5671a9ba1f2d2cbb446c6793
export type { OperationId } from "./operations.ts";
export { contract, operations } from "./operations.ts";
export type * from "./types.ts";
export type { operations as Operations } from "./types.ts";
export type { OperationValidators, Validate, ValidationError } from "./validators.js";
export { componentValidators, validators } from "./validators.js";
