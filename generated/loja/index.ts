// Generated from spec/main.tsp by npm run generate; do not edit. Contract sha256:8dc3d875d25e14879e6bd39993ac13726911a5bda15d3e578026a9a26f8719bc
export type { OperationId } from "./operations.ts";
export { contract, operations } from "./operations.ts";
export type * from "./types.ts";
export type { operations as Operations } from "./types.ts";
export type { OperationValidators, Validate, ValidationError } from "./validators.js";
export { componentValidators, validators } from "./validators.js";
