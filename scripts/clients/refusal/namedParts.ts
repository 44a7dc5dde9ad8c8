import type { ContractPart } from "../../generate/diagnostics/diagnostic.ts";
import { type OpenApiDocument, operationsOf } from "../../generate/toolkit/openApi.ts";

/** Where a tool names a schema: a JSON pointer, or the same with dots. */
const SCHEMA = /components[/.]schemas[/.]([\w-]+)(?:[/.]properties[/.]([\w-]+))?/g;
/** A path of the document with its method before or behind it: `POST /pedido`, `#/paths/~1pedido/post`, `paths.'/pedido'(post)`. */
const METHODS = "get|put|post|delete|patch|options|head";
const OPERATION = new RegExp(
  `\\b(?<before>${METHODS})\\s+['"\`]?(?<plain>/[^\\s'"\`,:)]*)|paths[/.]\\W{0,2}(?<path>(?:~1|/)[^\\s'"\`/.()]*(?:/[^\\s'"\`.()]*?)?)['"\`]?[/.(]+(?<behind>${METHODS})\\b`,
  "gi",
);
const QUOTED = /['"`“]([\w-]+)['"`”]/g;
const WORD = /[A-Za-z_][\w-]*/g;

/**
 * The parts of a document that a tool speaks of when it refuses it: those it names by a pointer or a path; else the operations and schemas
 * that stand in quotes; else those whose names are words of what it says. With a schema all those come whose names differ from its own by
 * case and signs alone, for then they are what collides.
 */
export function namedParts(said: string, document: OpenApiDocument): ContractPart[] {
  const schemas = Object.keys(document.components?.schemas ?? {});
  const operations = [...operationsOf(document)];
  const pointed: ContractPart[] = [];
  for (const [, schema = "", property] of said.matchAll(SCHEMA))
    if (schemas.includes(schema)) pointed.push({ schema, ...(property !== undefined && { property }) });
  for (const { groups = {} } of said.matchAll(OPERATION)) {
    const path = (groups.plain ?? groups.path ?? "").replaceAll("~1", "/").replaceAll("~0", "~");
    const method = (groups.before ?? groups.behind ?? "").toLowerCase();
    const found = operations.find((each) => each.path === path && each.method.toLowerCase() === method);
    if (found) pointed.push({ operation: found.operation.operationId });
  }
  const named = (words: Iterable<string>): ContractPart[] =>
    [...new Set(words)].flatMap((word): ContractPart[] => {
      const isOperation = operations.some(({ operation }) => operation.operationId === word);
      if (isOperation) return [{ operation: word }];
      return schemas.filter((schema) => plain(schema) === plain(word)).map((schema) => ({ schema }));
    });
  const all = [
    () => pointed.flatMap((part) => (part.schema && !part.property ? named([part.schema]) : [part])),
    () => named([...said.matchAll(QUOTED)].map(([, word = ""]) => word)),
    () => named([...said.matchAll(WORD)].map(([word]) => word)),
  ];
  for (const find of all) {
    const parts = find();
    if (parts.length > 0) return unique(parts);
  }
  return [];
}

/** What is left of a name in a language that knows no signs and makes its own case. */
const plain = (name: string) => name.toLowerCase().replaceAll(/[^a-z0-9]/g, "");

const unique = (parts: ContractPart[]): ContractPart[] => [
  ...new Map(parts.map((part) => [JSON.stringify(part), part])).values(),
];
