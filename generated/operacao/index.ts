// Generated from spec/operacao.tsp by npm run generate; do not edit. Contract sha256:6d958caba57f4d2ee65b54f075b7ba6cb2b5cd12cab8d7e5b54bc716014cd564
export type { OperationId } from "./operations.ts";
export { contract, operations } from "./operations.ts";
export type * from "./types.ts";
export type { operations as Operations } from "./types.ts";
export type { OperationValidators, Validate, ValidationError } from "./validators.js";
export { componentValidators, validators } from "./validators.js";
