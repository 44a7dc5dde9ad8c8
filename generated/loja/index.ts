// Generated from spec/main.tsp by npm run generate; do not edit. Contract sha256:1d0b04943608cce89f92f61857f2a9361d11754b26c12d4e0d54f4c54198a1f9
export type { OperationId } from "./operations.ts";
export { contract, operations } from "./operations.ts";
export type * from "./types.ts";
export type { operations as Operations } from "./types.ts";
export type { OperationValidators, Validate, ValidationError } from "./validators.js";
export { componentValidators, validators } from "./validators.js";
