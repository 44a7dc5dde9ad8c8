// Generated from spec/operacao.tsp by npm run generate; do not edit. Contract sha256:b93f830f29f510de3b9f126d719399c1c8d513a278354dcc9993944cd6a351b6
export type { OperationId } from "./operations.ts";
export { contract, operations } from "./operations.ts";
export type * from "./types.ts";
export type { operations as Operations } from "./types.ts";
export type { OperationValidators, Validate, ValidationError } from "./validators.js";
export { componentValidators, validators } from "./validators.js";
