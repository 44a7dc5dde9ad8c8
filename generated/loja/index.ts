// Generated from spec/main.tsp by npm run generate; do not edit. Contract sha256:13372fdf514473e023c2de2ee037ba8b0c498005b0d72fd7ccb957f1079731a2
export type { OperationId } from "./operations.ts";
export { contract, operations } from "./operations.ts";
export type * from "./types.ts";
export type { operations as Operations } from "./types.ts";
export type { OperationValidators, Validate, ValidationError } from "./validators.js";
export { componentValidators, validators } from "./validators.js";
