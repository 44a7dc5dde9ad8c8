import type Ts from "typescript";
import { eachPart } from "./eachPart.ts";
import { parameterEntries } from "./parameterEntries.ts";
import { type OpenApiDocument, operationsOf } from "./toolkit/openApi.ts";
import ts from "./typescript.ts";

/** Places of parameters as types name them. */
const PLACES = { query: "query", headers: "header", cookies: "cookie", path: "path" } as const;

/**
 * Writes into the types of operations which parameters a handler always gets, because the contract has a default for them:
 * `defaults: { query: "page" | "limit" }`. Callers may leave them out, which is all that the types of parameters say.
 */
export function withDefaults(document: OpenApiDocument, ast: readonly Ts.Node[]): Ts.Node[] {
  const members = new Map<string, Ts.TypeElement>();
  eachPart(operationsOf(document), ({ operation }) => {
    const places = Object.entries(parameterEntries(document, operation)).flatMap(([place, entries]) => {
      const names = entries.filter((entry) => entry.default !== undefined).map(({ name }) => name);
      return names.length > 0 ? [property(PLACES[place as keyof typeof PLACES], union(names))] : [];
    });
    if (places.length > 0)
      members.set(operation.operationId, property("defaults", ts.factory.createTypeLiteralNode(places)));
  });
  return ast.map((node) => (isOperations(node) ? filled(node, members) : node));
}

const isOperations = (node: Ts.Node): node is Ts.InterfaceDeclaration =>
  ts.isInterfaceDeclaration(node) && node.name.text === "operations";

function filled(
  node: Ts.InterfaceDeclaration,
  members: ReadonlyMap<string, Ts.TypeElement>,
): Ts.InterfaceDeclaration {
  const operations = node.members.map((operation) => {
    const { modifiers, name, questionToken, type } = operation as Ts.PropertySignature;
    const own = members.get((name as Ts.StringLiteral).text);
    if (!own) return operation;
    const literal = ts.factory.createTypeLiteralNode([...(type as Ts.TypeLiteralNode).members, own]);
    return ts.factory.updatePropertySignature(
      operation as Ts.PropertySignature,
      modifiers,
      name,
      questionToken,
      literal,
    );
  });
  return ts.factory.updateInterfaceDeclaration(
    node,
    node.modifiers,
    node.name,
    node.typeParameters,
    node.heritageClauses,
    operations,
  );
}

const property = (name: string, type: Ts.TypeNode) =>
  ts.factory.createPropertySignature(undefined, name, undefined, type);

const union = (names: readonly string[]) =>
  ts.factory.createUnionTypeNode(
    names.map((name) => ts.factory.createLiteralTypeNode(ts.factory.createStringLiteral(name))),
  );
