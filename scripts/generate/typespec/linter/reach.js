// @ts-check
import { getDiscriminator, isArrayModelType, isRecordModelType } from "@typespec/compiler";
import { getAllHttpServices, isMetadata } from "@typespec/http";
import { getExtensions } from "@typespec/openapi";

/**
 * @import { Enum, Model, ModelProperty, Operation, Program, Scalar, Type, Union } from "@typespec/compiler"
 * @import { HttpOperation } from "@typespec/http"
 */

/**
 * What a place of a value is for: it is sent to the service, or answered by it.
 * @typedef {"request" | "answer"} Use
 */

/**
 * A place that holds a value: a parameter or a field.
 * @typedef {object} Place
 * @property {ModelProperty} property
 * @property {Set<Use>} uses
 * @property {boolean} isField of a body, and not a parameter
 */

/**
 * Everything that the operations of a contract send and answer.
 * @typedef {object} Reach
 * @property {HttpOperation[]} operations of a route and verb that several share the first, which speaks for all
 * @property {HttpOperation[]} alternatives all of them
 * @property {Map<ModelProperty, Place>} places
 * @property {Set<Model | Union | Enum | Scalar>} types that have a name
 */

/** @type {WeakMap<Program, Reach>} */
const known = new WeakMap();

/**
 * What the services of a program reach; types that no operation has are nobody's concern.
 * @param {Program} program
 * @returns {Reach}
 */
export function reachOf(program) {
  const reach = known.get(program) ?? walk(program);
  known.set(program, reach);
  return reach;
}

/**
 * @param {Program} program
 * @returns {Reach}
 */
function walk(program) {
  const [services] = getAllHttpServices(program);
  const alternatives = services.flatMap(({ operations }) => operations);
  const byRoute = new Map(alternatives.toReversed().map((each) => [`${each.verb} ${each.path}`, each]));
  /** @type {Reach} */
  const reach = {
    operations: alternatives.filter((each) => byRoute.get(`${each.verb} ${each.path}`) === each),
    alternatives,
    places: new Map(),
    types: new Set(),
  };
  /** @type {Map<Type, Set<Use>>} */
  const seen = new Map();
  for (const { operation, parameters, responses } of reach.alternatives) {
    /** @type {[Use, Use]} */
    const [sent, answered] = isWebhook(program, operation) ? ["answer", "request"] : ["request", "answer"];
    for (const { param } of parameters.parameters) place(param, sent, false);
    if (parameters.body) body(parameters.body, sent);
    for (const { responses: contents } of responses)
      for (const content of contents) {
        for (const header of Object.values(content.headers ?? {})) place(header, answered, false);
        if (content.body) body(content.body, answered);
      }
  }
  return reach;

  /**
   * @param {import("@typespec/http").HttpPayloadBody} content
   * @param {Use} use
   */
  function body(content, use) {
    if (content.bodyKind === "multipart") for (const part of content.parts) body(part.body, use);
    else if (content.bodyKind !== "file") visit(content.type, use);
  }

  /**
   * @param {ModelProperty} property
   * @param {Use} use
   * @param {boolean} isField
   */
  function place(property, use, isField) {
    const found = reach.places.get(property) ?? { property, uses: new Set(), isField };
    found.uses.add(use);
    reach.places.set(property, found);
    visit(property.type, use);
  }

  /**
   * @param {Type} type
   * @param {Use} use
   */
  function visit(type, use) {
    const uses = seen.get(type) ?? new Set();
    if (uses.has(use)) return;
    seen.set(type, uses.add(use));
    if (isNamed(type)) reach.types.add(type);
    switch (type.kind) {
      case "Model": {
        if (type.indexer) visit(type.indexer.value, use);
        if (type.baseModel) visit(type.baseModel, use);
        if (getDiscriminator(program, type)) for (const derived of type.derivedModels) visit(derived, use);
        for (const property of type.properties.values())
          if (!isMetadata(program, property)) place(property, use, true);
        return;
      }
      case "Union":
        for (const variant of type.variants.values()) visit(variant.type, use);
        return;
      case "Tuple":
        for (const value of type.values) visit(value, use);
        return;
      case "ModelProperty":
        visit(type.type, use);
        return;
      case "Scalar":
        if (type.baseScalar) visit(type.baseScalar, use);
    }
  }

  /**
   * @param {Type} type
   * @returns {type is Model | Union | Enum | Scalar}
   */
  function isNamed(type) {
    if (type.kind === "Model") return type.name !== "" && !isArrayModelType(type) && !isRecordModelType(type);
    if (type.kind === "Union") return type.name !== undefined;
    return type.kind === "Enum" || type.kind === "Scalar";
  }
}

/**
 * Does the service call this operation, where it serves all others? What it sends is then its answer, and its route is nobody's.
 * @param {Program} program
 * @param {Operation} operation
 */
export const isWebhook = (program, operation) => getExtensions(program, operation).has("x-webhook");

/**
 * The values that a place may have: those of a union one by one, and the items of its lists.
 * @param {Type} type
 * @returns {Type[]}
 */
export function valuesOf(type) {
  if (type.kind === "Union" && type.name === undefined)
    return [...type.variants.values()].flatMap((variant) => valuesOf(variant.type));
  if (type.kind === "Model" && type.indexer && type.name === "Array")
    return [type, ...valuesOf(type.indexer.value)];
  return [type];
}

/**
 * A scalar and those that it extends, the built-in one last; of what is no scalar nothing.
 * @param {Type} type
 * @returns {Scalar[]}
 */
export function lineOf(type) {
  /** @type {Scalar[]} */
  const line = [];
  for (let scalar = type.kind === "Scalar" ? type : undefined; scalar; scalar = scalar.baseScalar)
    line.push(scalar);
  return line;
}
