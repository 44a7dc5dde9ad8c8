// Generated from spec/operacao.tsp by npm run generate; do not edit. Contract sha256:0e6b6f89ec90bb5c83d52913a70350ca23cf914d1ae51fe42dbfe3d6e62ff64e
export type { OperationId } from "./operations.ts";
export { contract, operations } from "./operations.ts";
export type * from "./types.ts";
export type { operations as Operations } from "./types.ts";
export type { OperationValidators, Validate, ValidationError } from "./validators.js";
export { componentValidators, validators } from "./validators.js";
