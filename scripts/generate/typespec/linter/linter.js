// @ts-check
import { defineLinter } from "@typespec/compiler";
import { bound } from "./rules/bound.js";
import { deprecation, sunset } from "./rules/deprecation.js";
import { documentation } from "./rules/documentation.js";
import { example } from "./rules/example.js";
import { failures } from "./rules/failures.js";
import { names } from "./rules/names.js";
import { summary } from "./rules/summary.js";
import { tag } from "./rules/tag.js";
import { unit } from "./rules/unit.js";

const rules = [summary, documentation, tag, unit, bound, names, example, failures, deprecation, sunset];
const LIBRARY = "@frete/typespec";

/** The rules that a contract is read by, in an editor and by `contract lint`. */
export const $linter = defineLinter({
  rules,
  ruleSets: {
    recommended: {
      enable: Object.fromEntries(rules.map(({ name }) => [`${LIBRARY}/${name}`, true])),
    },
  },
});
