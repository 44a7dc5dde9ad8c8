// @ts-check
import { defineCodeFix, getSourceLocation } from "@typespec/compiler";

/**
 * @import { Type } from "@typespec/compiler"
 */

/**
 * A code fix that writes a line above an element, below what is said of it.
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
      const pos = beginning(target, text);
      const indent = /^[ \t]*/.exec(text.slice(text.lastIndexOf("\n", pos - 1) + 1, pos))?.[0] ?? "";
      return context.prependText({ ...location, pos }, `${line}\n${indent}`);
    },
  });

/**
 * Where an element begins behind its comment and its directives.
 * @param {Type} target
 * @param {string} text
 */
function beginning(target, text) {
  const node = "node" in target ? target.node : undefined;
  const before = [...(node?.docs ?? []), ...(node?.directives ?? [])].map(({ end }) => end);
  const pos = Math.max(getSourceLocation(target).pos, ...before);
  return pos + (/^\s*/.exec(text.slice(pos))?.[0].length ?? 0);
}

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
