// @ts-check
import { defineCodeFix, getDeprecationDetails, getSourceLocation, isDeprecated } from "@typespec/compiler";
import { deprecationOf } from "../../decorators.js";
import { contractRule } from "../rule.js";

/**
 * @import { Program, Type } from "@typespec/compiler"
 * @import { Reach } from "../reach.js"
 */

export const deprecation = contractRule(
  "deprecation",
  "What is deprecated says since when, and what takes its place.",
  (tell, reach, program) => {
    for (const target of deprecatedOf(reach, program)) {
      const said = deprecationOf(program, target);
      const name = String("name" in target ? target.name : "");
      if (!said)
        tell(
          target,
          `${name} is deprecated without a date: @deprecatedSince says since when, until when, and what takes its place`,
          dated(program, target),
        );
      else if (said.use === undefined && !said.reason)
        tell(
          target,
          `${name} is deprecated, and nothing takes its place: say what does (use), or why nothing does (reason)`,
        );
      else if (said.use !== undefined && !replacements(reach, target).includes(said.use))
        tell(
          target,
          `there is no ${said.use} to take the place of ${name}: name ${target.kind === "Operation" ? "an operation" : "what stands beside it"}`,
        );
    }
  },
);

export const sunset = contractRule("sunset", "What is past its sunset is gone.", (tell, reach, program) => {
  const today = new Date().toISOString().slice(0, 10);
  for (const target of deprecatedOf(reach, program)) {
    const day = deprecationOf(program, target)?.sunset;
    if (day !== undefined && day <= today)
      tell(
        target,
        `${String("name" in target ? target.name : "")} was to go on ${day}: take it out, or give its callers more time`,
      );
  }
});

/**
 * @param {Reach} reach
 * @param {Program} program
 * @returns {Type[]}
 */
function deprecatedOf({ operations, places, types }, program) {
  const all = [...operations.map(({ operation }) => operation), ...places.keys(), ...types];
  return all.filter((type) => isDeprecated(program, type));
}

/**
 * What may take the place of a part: its kind, as near as it can be reached by a name.
 * @param {Reach} reach
 * @param {Type} target
 */
function replacements({ operations, places, types }, target) {
  if (target.kind === "Operation")
    return operations.filter(({ operation }) => operation !== target).map(({ operation }) => operation.name);
  if (target.kind !== "ModelProperty") return [...types].map(({ name }) => String(name));
  const beside = target.model
    ? [...target.model.properties.keys()]
    : [...places.keys()].map(({ name }) => name);
  return beside.filter((name) => name !== target.name);
}

/**
 * A code fix that gives `#deprecated` a date: today.
 * @param {Program} program
 * @param {Type} target
 */
function dated(program, target) {
  const { message = "" } = getDeprecationDetails(program, target) ?? {};
  const node = "node" in target ? target.node : undefined;
  const directive = node?.directives?.find((each) => each.target.sv === "deprecated");
  // Without the import there is no such decorator.
  const isImported = program.getGlobalNamespaceType().namespaces.has("Toolkit");
  if (!directive || !isImported) return undefined;
  const today = new Date().toISOString().slice(0, 10);
  return defineCodeFix({
    id: "date-deprecation",
    label: "Deprecate it from today on",
    fix: (context) => {
      const location = getSourceLocation(directive);
      const written = location.file.text.slice(location.pos, location.end).trimEnd();
      return context.replaceText(
        { ...location, end: location.pos + written.length },
        `@deprecatedSince("${today}", #{ reason: ${JSON.stringify(message)} })`,
      );
    },
  });
}
