// @ts-check
import { resolveEncodedName } from "@typespec/compiler";
import { isHeader } from "@typespec/http";
import { isWebhook } from "../reach.js";
import { contractRule } from "../rule.js";

/** One way to write names, for those who have to guess the next one. */
const CAMEL = /^[a-z][A-Za-z0-9]*$/;
const PASCAL = /^[A-Z][A-Za-z0-9]*$/;
const SEGMENT = /^(?:[a-z0-9]+(?:[-_.][a-z0-9]+)*|\{.*\}.*|)$/;

export const names = contractRule(
  "names",
  "Operations, fields and parameters are camelCase, types PascalCase, paths lower-case.",
  (tell, { operations, places, types }, program) => {
    for (const { operation, path } of operations) {
      if (!CAMEL.test(operation.name))
        tell(operation, `operation ${operation.name} is not written as the others: camelCase, as listBooks`);
      const wrong = isWebhook(program, operation)
        ? undefined
        : path.split("/").find((segment) => !SEGMENT.test(segment));
      if (wrong !== undefined)
        tell(
          operation,
          `${wrong} of the path ${path} has capitals or signs: lower-case words with hyphens, as /late-books`,
        );
    }
    for (const { property } of places.values()) {
      if (isHeader(program, property)) continue;
      const name = resolveEncodedName(program, property, "application/json");
      if (!CAMEL.test(name)) tell(property, `${name} is not written as the others: camelCase, as dueDate`);
    }
    for (const type of types)
      if (!PASCAL.test(String(type.name)) && !/^[a-z]+\d*$/i.test(String(type.name)))
        tell(type, `${String(type.name)} is not written as the other types: PascalCase, as LateBook`);
  },
);
