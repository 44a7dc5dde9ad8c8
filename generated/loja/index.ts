// Generated from spec/main.tsp by npm run generate; do not edit. Contract sha256:976f72161d21727b79f290977b9ca5e7767977100dc94ec0cf7d5a6ed8d1dd89
export * from "./operations.ts";
export type * from "./types.ts";
export type { OperationValidators, Validate, ValidationError } from "./validators.js";
export { componentValidators, validators } from "./validators.js";
