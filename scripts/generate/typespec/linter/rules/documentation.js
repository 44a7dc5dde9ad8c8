// @ts-check
import { getDoc, getNamespaceFullName } from "@typespec/compiler";
import { lineOf, valuesOf } from "../reach.js";
import { contractRule } from "../rule.js";

/**
 * @import { Program, Type } from "@typespec/compiler"
 */

export const documentation = contractRule(
  "documentation",
  "Every operation, parameter, field and named type says what it is.",
  (tell, { operations, places, types }, program) => {
    for (const { operation } of operations)
      if (!getDoc(program, operation))
        tell(operation, `operation ${operation.name} has no description: write it above, in /** */`);
    for (const { property, isField } of places.values())
      if (!getDoc(program, property) && !valuesOf(property.type).some((type) => isSaid(program, type)))
        tell(
          property,
          `${isField ? "field" : "parameter"} ${property.name} is not described, and neither is its type: write what it is above, in /** */`,
        );
    for (const type of types)
      if (!getDoc(program, type) && !isBuiltIn(type) && !isTemplate(type))
        tell(
          type,
          `${type.kind.toLowerCase()} ${String(type.name)} is not described: write what it is above, in /** */`,
        );
  },
);

/**
 * Does a type that has a name say what its values are?
 * @param {Program} program
 * @param {Type} type
 */
const isSaid = (program, type) =>
  [type, ...lineOf(type)].some((each) => !isBuiltIn(each) && getDoc(program, each)) ||
  (type.kind !== "Scalar" &&
    "name" in type &&
    typeof type.name === "string" &&
    type.name !== "" &&
    !isBuiltIn(type)) ||
  ["String", "Number", "Boolean"].includes(type.kind);

/** @param {Type} type */
const isBuiltIn = (type) =>
  "namespace" in type &&
  type.namespace !== undefined &&
  /^TypeSpec(?:$|\.)/.test(getNamespaceFullName(/** @type {any} */ (type.namespace)));

/** @param {Type} type */
const isTemplate = (type) => "templateMapper" in type && type.templateMapper !== undefined;
