// Generated from spec/operacao.tsp by npm run generate; do not edit. Contract sha256:472166853fd8c330c68ac679bc713c8328ae4d11f9d45df8103405cf6913b686
export type { OperationId } from "./operations.ts";
export { contract, operations } from "./operations.ts";
export type * from "./types.ts";
export type { operations as Operations } from "./types.ts";
export type { OperationValidators, Validate, ValidationError } from "./validators.js";
export { componentValidators, validators } from "./validators.js";
