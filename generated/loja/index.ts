// Generated from spec/main.tsp by npm run generate; do not edit. Contract sha256:96c1f1fe938b92895b78f5a83ddf750a734ddeb7b5e44128a424e016dbaadabd
export type { OperationId } from "./operations.ts";
export { contract, operations } from "./operations.ts";
export type * from "./types.ts";
export type { operations as Operations } from "./types.ts";
export type { OperationValidators, Validate, ValidationError } from "./validators.js";
export { componentValidators, validators } from "./validators.js";
