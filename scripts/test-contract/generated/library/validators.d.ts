// Generated from scripts/test-contract/main.tsp by npm run generate; do not edit.
import type { OperationValidators, Validate } from "../toolkit/contractModule.ts";

export declare const validators: {
  listBooks: OperationValidators;
  addBook: OperationValidators;
  readBook: OperationValidators;
  removeBook: OperationValidators;
  importCopies: OperationValidators;
  showCover: OperationValidators;
};

export declare const componentValidators: {

};
