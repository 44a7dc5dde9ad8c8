// @ts-check
import { markDeprecated } from "@typespec/compiler";
import { setExtension } from "@typespec/openapi";
import { $lib } from "./lib.js";

/**
 * @import { DecoratorContext, Program, Type } from "@typespec/compiler"
 */

/**
 * Since when a part of a contract is deprecated, and how it ends.
 * @typedef {{ since: string, sunset?: string, use?: string, reason?: string }} Deprecation
 */

const { deprecation, unit: units } = $lib.stateKeys;

/** @param {string} day */
const isDay = (day) =>
  /^\d{4}-\d\d-\d\d$/.test(day) && new Date(`${day}T00:00Z`).toJSON()?.startsWith(day) === true;

/**
 * @param {DecoratorContext} context
 * @param {Type} target
 * @param {string} since
 * @param {Omit<Deprecation, "since">} [details]
 */
function deprecatedSince({ program, decoratorTarget }, target, since, details = {}) {
  const { sunset, use, reason } = details;
  const wrong = [since, ...(sunset === undefined ? [] : [sunset])].find((day) => !isDay(day));
  if (wrong !== undefined) {
    $lib.reportDiagnostic(program, { code: "invalid-day", format: { day: wrong }, target: decoratorTarget });
    return;
  }
  if (sunset !== undefined && sunset <= since) {
    const format = { sunset, since };
    $lib.reportDiagnostic(program, { code: "sunset-before-deprecation", format, target: decoratorTarget });
    return;
  }
  markDeprecated(program, target, { message: [use && `use ${use}`, reason].filter(Boolean).join("; ") });
  program.stateMap(deprecation).set(target, { since, ...details });
  setExtension(program, target, "x-deprecated-since", since);
  if (sunset !== undefined) setExtension(program, target, "x-sunset", sunset);
  if (use !== undefined) setExtension(program, target, "x-replaced-by", use);
  if (reason !== undefined) setExtension(program, target, "x-deprecated-reason", reason);
}

/**
 * @param {DecoratorContext} context
 * @param {Type} target
 * @param {string} name
 */
function unit({ program, decoratorTarget }, target, name) {
  if (name.trim() === "") {
    $lib.reportDiagnostic(program, { code: "empty-unit", target: decoratorTarget });
    return;
  }
  program.stateMap(units).set(target, name);
  setExtension(program, target, "x-unit", name);
}

/**
 * What `@deprecatedSince` says of a part of a contract.
 * @param {Program} program
 * @param {Type} target
 * @returns {Deprecation | undefined}
 */
export const deprecationOf = (program, target) => program.stateMap(deprecation).get(target);

/**
 * What `@unit` says of a number.
 * @param {Program} program
 * @param {Type} target
 * @returns {string | undefined}
 */
export const unitOf = (program, target) => program.stateMap(units).get(target);

export const $decorators = { Toolkit: { deprecatedSince, unit } };
