// @ts-check
import { createRule, paramMessage } from "@typespec/compiler";
import { reachOf } from "./reach.js";

/**
 * @import { CodeFix, Program, Type } from "@typespec/compiler"
 * @import { Reach } from "./reach.js"
 */

/**
 * Tells of a fault at an element of the contract; at one place of the sources once, however often a template makes it.
 * @typedef {(target: Type, message: string, fix?: CodeFix) => void} Tell
 */

/**
 * A rule over all that the operations of a contract reach.
 * @param {string} name
 * @param {string} description
 * @param {(tell: Tell, reach: Reach, program: Program) => void} check
 */
export const contractRule = (name, description, check) =>
  createRule({
    name,
    description,
    severity: "warning",
    messages: { default: paramMessage`${"message"}` },
    create: (context) => ({
      root: (program) => {
        const told = new Set();
        /** @type {Tell} */
        const tell = (target, message, fix) => {
          const node = ("node" in target && target.node) || target;
          if (told.has(node)) return;
          told.add(node);
          context.reportDiagnostic({ format: { message }, target, ...(fix && { codefixes: [fix] }) });
        };
        check(tell, reachOf(program), program);
      },
    }),
  });
