export { $decorators } from "./decorators.js";
export { $lib } from "./lib.js";
export { $linter } from "./linter/linter.js";
// For linters of a contract's own.
export { contractRule } from "./linter/rule.js";
