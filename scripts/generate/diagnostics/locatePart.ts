import {
  type DecoratorApplication,
  type Model,
  type ModelProperty,
  navigateProgram,
  type ObjectValue,
  type Operation,
  type Program,
  type Type,
} from "@typespec/compiler";
import { getHttpOperation } from "@typespec/http";
import { getOpenAPITypeName } from "@typespec/openapi";
import type { ContractPart } from "./diagnostic.ts";
import { type Place, placeOfTarget } from "./fromCompiler.ts";

/** What the emitter puts behind the name of a model of which only some properties are visible. */
const VISIBILITY = /(?:Create|Update|CreateOrUpdate|Read|Delete|Query)?(?:Item)?$/;

/** Which example it is: of a type by its position; of an operation by what it is for, and its name in the document (empty: it has none). */
export type ExampleName = number | { readonly of: "parameters" | "returnType"; readonly name: string };

/**
 * Finds the sources of parts of a contract.
 *
 * @param operations the operations by the ids of the document
 * @returns a function that tells the place of a part, or of one of its examples: the nearest known element around it, nothing when
 * none is known
 */
export function partLocator(
  program: Program,
  operations: ReadonlyMap<string, Operation>,
): (part: ContractPart, example?: ExampleName) => Place {
  let types: Map<string, Type> | undefined;
  const typeNamed = (name: string): Type | undefined => {
    types ??= typesByName(program);
    return types.get(name) ?? types.get(name.replace(VISIBILITY, ""));
  };
  return ({ operation: id, parameter, schema, property, extension }, example) => {
    const operation = operations.get(id ?? "");
    const type = schema === undefined ? undefined : typeNamed(schema);
    const target =
      (type && property !== undefined ? propertyOf(type, property) : undefined) ??
      type ??
      (operation && parameter !== undefined ? parameterOf(program, operation, parameter) : undefined) ??
      operation;
    const said =
      (target && typeof example === "number" && exampleOf(target, example)) ||
      (operation && typeof example === "object" && exampleOfOperation(operation, example)) ||
      (target && extension !== undefined && extensionOf(target, extension));
    return placeOfTarget(said || target);
  };
}

/** The decorators of a type that have one of these names, in the order in which the compiler applies them. */
function decoratorsOf(type: Type, ...names: readonly string[]): readonly DecoratorApplication[] {
  const { decorators = [] } = type as { decorators?: readonly DecoratorApplication[] };
  return decorators.filter(({ definition }) => names.includes(definition?.name ?? ""));
}

/** What gives a type an extension by its name; a library's own decorator does not tell which it is. */
const extensionOf = (type: Type, extension: string): DecoratorApplication["node"] =>
  decoratorsOf(type, "@extension").find(({ args: [name] }) => name?.jsValue === extension)?.node;

/** What gives a type an example; the compiler keeps examples in the order in which it applies decorators. */
const exampleOf = (type: Type, position: number): DecoratorApplication["node"] =>
  decoratorsOf(type, "@example")[position]?.node;

/** What gives an operation an example: without a title it is known when it is the only one. */
function exampleOfOperation(
  operation: Operation,
  { of, name }: Exclude<ExampleName, number>,
): DecoratorApplication["node"] {
  const all = decoratorsOf(operation, "@opExample").filter(
    ({ args: [given] }) => (given?.value as ObjectValue | undefined)?.properties.has(of) === true,
  );
  const titleOf = ({ args: [, options] }: DecoratorApplication) =>
    (options?.jsValue as { title?: string } | undefined)?.title;
  const titled = all.filter((each) => titleOf(each) === name);
  const found = titled.length > 0 ? titled : all.filter((each) => titleOf(each) === undefined);
  return found.length === 1 ? found[0]?.node : undefined;
}

/** Models, unions, enums and scalars by the name of their component; of a name in two namespaces the first one. */
function typesByName(program: Program): Map<string, Type> {
  const found = new Map<string, Type>();
  const add = (type: Type & { name?: string | symbol | undefined }) => {
    if (typeof type.name !== "string" || type.name === "") return;
    const whole = getOpenAPITypeName(program, type, { namespaceFilter: () => true });
    const short = getOpenAPITypeName(program, type, { namespaceFilter: () => false });
    for (const name of [whole, short]) if (!found.has(name)) found.set(name, type);
    // The service's own namespace is no part of the name.
    for (let rest = whole; rest.includes("."); ) {
      rest = rest.slice(rest.indexOf(".") + 1);
      if (!found.has(rest)) found.set(rest, type);
    }
  };
  navigateProgram(program, { model: add, union: add, enum: add, scalar: add });
  return found;
}

function propertyOf(type: Type, name: string): ModelProperty | undefined {
  for (
    let model: Model | undefined = type.kind === "Model" ? type : undefined;
    model;
    model = model.baseModel
  ) {
    const property = model.properties.get(name);
    if (property) return property;
  }
  return undefined;
}

function parameterOf(program: Program, operation: Operation, name: string): ModelProperty | undefined {
  const [{ parameters }] = getHttpOperation(program, operation);
  return parameters.parameters.find((each) => each.name.toLowerCase() === name.toLowerCase())?.param;
}
