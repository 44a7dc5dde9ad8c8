import type { ContractPart } from "../diagnostics/diagnostic.ts";
import { ITEM_SCHEMA, type OpenApiDocument } from "../toolkit/openApi.ts";

/** What a text becomes, by the part of the contract that it stands at. */
export type TextChange = (text: string, part: ContractPart) => string;

type Node = Record<string, unknown>;

/** The words of OpenAPI that hold a text for readers. The title of a schema is none: generators name types by it. */
const TEXTS = new Set(["summary", "description"]);
/** Those that hold values of the interface, in which the words of OpenAPI mean nothing. */
const VALUES = new Set(["example", "default", "enum", "const", "value", "mapping", "security"]);
/** Those whose keys are names that the contract gives. */
const NAMES = new Set([
  ...["paths", "webhooks", "callbacks", "responses", "headers", "content", "encoding", "links", "examples"],
  ...["schemas", "parameters", "requestBodies", "securitySchemes", "pathItems", "variables", "flows"],
  ...["properties", "patternProperties", "dependentSchemas", "$defs"],
]);

/** A document with every text for its readers changed, and nothing else. Leaves the input untouched. */
export function mapTexts(document: OpenApiDocument, change: TextChange): OpenApiDocument {
  const element = (node: unknown, part: ContractPart): unknown => {
    if (Array.isArray(node)) return node.map((each) => element(each, part));
    if (!isNode(node)) return node;
    const own = partOf(node, part);
    return mapEntries(node, (key, value) => {
      if (TEXTS.has(key) && typeof value === "string") return change(value, own);
      if (VALUES.has(key) || (key.startsWith("x-") && key !== ITEM_SCHEMA)) return value;
      // The names of a scope's texts are the scopes; the examples of a schema are values.
      if (key === "scopes" && isNode(value)) return mapEntries(value, (_, text) => change(`${text}`, own));
      if (key === "examples" && Array.isArray(value)) return value;
      if (!NAMES.has(key) || !isNode(value)) return element(value, own);
      return mapEntries(value, (name, named) => element(named, partNamed(key, name, own)));
    });
  };
  const title = change(document.info.title, {});
  const mapped = element(document, {}) as OpenApiDocument;
  return { ...mapped, info: { ...mapped.info, title } };
}

const isNode = (node: unknown): node is Node =>
  typeof node === "object" && node !== null && !Array.isArray(node);

const mapEntries = (node: Node, change: (key: string, value: unknown) => unknown): Node =>
  Object.fromEntries(Object.entries(node).map(([key, value]) => [key, change(key, value)]));

/** An operation and a parameter of it tell their own names. */
function partOf({ operationId, responses, name, in: where }: Node, part: ContractPart): ContractPart {
  if (typeof operationId === "string" && responses) return { operation: operationId };
  const isParameter = typeof name === "string" && typeof where === "string" && part.operation !== undefined;
  return isParameter ? { ...part, parameter: name } : part;
}

/** A schema and a property of it have theirs from what they stand in; deeper properties belong to that one. */
function partNamed(key: string, name: string, part: ContractPart): ContractPart {
  if (key === "schemas") return { schema: name };
  const isProperty = key === "properties" && part.schema !== undefined && part.property === undefined;
  return isProperty ? { ...part, property: name } : part;
}
