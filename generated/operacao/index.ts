// Generated from spec/operacao.tsp by npm run generate; do not edit. Contract sha256:e29ac4e5efc68fb1a650deb04386bb3e1ab8cda55222c5c6a34e50dda0214f34
export type { OperationId } from "./operations.ts";
export { contract, operations } from "./operations.ts";
export type * from "./types.ts";
export type { operations as Operations } from "./types.ts";
export type { OperationValidators, Validate, ValidationError } from "./validators.js";
export { componentValidators, validators } from "./validators.js";
