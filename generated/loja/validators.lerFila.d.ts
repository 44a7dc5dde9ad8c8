// Generated from spec/main.tsp by npm run generate; do not edit.
import type { OperationValidators } from "../toolkit/contractModule.ts";

export declare const validators: OperationValidators;
