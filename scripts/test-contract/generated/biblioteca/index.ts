// Generated from scripts/test-contract/main.tsp by npm run generate; do not edit. Contract sha256:307a86bbb2eff7f617aef80894f96d67d5bcd3b1520c52286561e25a5e31373e
export type { OperationId } from "./operations.ts";
export { contract, operations } from "./operations.ts";
export type * from "./types.ts";
export type { operations as Operations } from "./types.ts";
export type { OperationValidators, Validate, ValidationError } from "./validators.js";
export { componentValidators, validators } from "./validators.js";
