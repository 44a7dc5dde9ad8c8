// Generated from spec/operacao.tsp by npm run generate; do not edit. Contract sha256:d5c4308b43757aacb6a8c97337f27ea4b167caa3a3e09c4fcae0cefba76a5d32
export type { OperationId } from "./operations.ts";
export { contract, operations } from "./operations.ts";
export type * from "./types.ts";
export type { operations as Operations } from "./types.ts";
export type { OperationValidators, Validate, ValidationError } from "./validators.js";
export { componentValidators, validators } from "./validators.js";
