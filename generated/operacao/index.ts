// Generated from spec/operacao.tsp by npm run generate; do not edit. Contract sha256:360f7ff3802b0c7dad0db3d550c512e7451ab0e7c71cc07916fa9e75c86c6a24
export type { OperationId } from "./operations.ts";
export { contract, operations } from "./operations.ts";
export type * from "./types.ts";
export type { operations as Operations } from "./types.ts";
export type { OperationValidators, Validate, ValidationError } from "./validators.js";
export { componentValidators, validators } from "./validators.js";
