// Generated from spec/operacao.tsp by npm run generate; do not edit. Contract sha256:0a1826f5acf1ca29aafd0fb5e10584707d764fed263ed0eda18e88d68979d6f0
export type { OperationId } from "./operations.ts";
export { contract, operations } from "./operations.ts";
export type * from "./types.ts";
export type { operations as Operations } from "./types.ts";
export type { OperationValidators, Validate, ValidationError } from "./validators.js";
export { componentValidators, validators } from "./validators.js";
