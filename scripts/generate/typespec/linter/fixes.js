// @ts-check
import { defineCodeFix, getSourceLocation } from "@typespec/compiler";

/**
 * @import { Operation, Type } from "@typespec/compiler"
 */

/**
 * A code fix that writes a line above an element, as far in as the element stands.
 * @param {Type} target
 * @param {string} line
 */
export const lineAbove = (target, line) =>
  defineCodeFix({
    id: "add-line",
    label: `Add \`${line}\``,
    fix: (context) => {
      const location = getSourceLocation(target);
      const { text } = location.file;
      const start = text.lastIndexOf("\n", location.pos - 1) + 1;
      const indent = /^[ \t]*/.exec(text.slice(start, location.pos))?.[0] ?? "";
      return context.prependText(location, `${line}\n${indent}`);
    },
  });

/**
 * `listOpenOrders` as `List open orders`.
 * @param {string} name
 */
export function inWords(name) {
  const words = name
    .replace(/([a-z\d])([A-Z])/g, "$1 $2")
    .replaceAll(/[_-]+/g, " ")
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
