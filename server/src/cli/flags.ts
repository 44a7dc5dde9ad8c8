import type { Schema } from "@frete/contract/toolkit/openApi";
import { InvalidArgumentError, Option } from "commander";
import { resolveSchema } from "../contract/contractDocument.ts";

/** A flag of a command and the field of the request that it fills. */
export interface Flag {
  option: Option;
  /** Names of the objects that hold the field, outermost first, then its own. */
  path: string[];
  required: boolean;
}

/** Stands for null among the values of flags: commander takes a parsed null for an empty text. */
const NULL = Symbol("null");

/** `perAdiDesconto` -> `per-adi-desconto`. */
export function flagName(field: string): string {
  return field.replace(/([a-z0-9])([A-Z])/g, "$1-$2").toLowerCase();
}

/** The flags that fill a body: one per field of its schema, those of inner objects with a prefix (`--limites-volumes`). */
export function bodyFlags(schema: Schema, outer: readonly string[] = []): Flag[] {
  return Object.entries(schema.properties ?? {}).flatMap(([field, property]) => {
    const resolved = plainSchema(property);
    const path = [...outer, field];
    if (resolved.properties) return bodyFlags(resolved, path);
    const required = outer.length === 0 && (schema.required?.includes(field) ?? false);
    return [{ option: flagOption(path, property, required), path, required }];
  });
}

/** The flag of one field or parameter: its help text, choices and default come from the contract. */
export function flagOption(path: readonly string[], schema: Schema, required = false): Option {
  const plain = plainSchema(schema);
  // A boolean alone means true: `--divergente`.
  const isBoolean = plain.type === "boolean";
  const value = isBoolean ? `[${placeholder(plain)}]` : `<${placeholder(plain)}>`;
  const name = `--${path.map(flagName).join("-")}`;
  const option = new Option(`${name} ${value}`, describe(schema, plain, required));
  if (isBoolean) option.preset("true");
  const parse = (text: string) => parseValue(text, schema) ?? NULL;
  if (plain.type !== "array") return option.argParser(parse);
  return option.argParser((text, before: unknown[] | undefined) => [
    ...(before ?? []),
    ...(parse(text) as unknown[]),
  ]);
}

/** Puts the values of flags where the body has them. */
export function assembleBody(
  flags: readonly Flag[],
  values: Record<string, unknown>,
  start: Record<string, unknown> = {},
): Record<string, unknown> {
  const body = structuredClone(start);
  for (const { option, path } of flags) {
    const value = values[option.attributeName()];
    if (value === undefined) continue;
    let place = body;
    for (const name of path.slice(0, -1)) {
      place[name] ??= {};
      place = place[name] as Record<string, unknown>;
    }
    place[path.at(-1) as string] = value === NULL ? null : value;
  }
  return body;
}

/**
 * A flag's text as a value of its schema: numbers with point or comma, `null` where the field may be null, lists as JSON
 * or separated by commas, objects as JSON.
 *
 * @throws InvalidArgumentError
 */
export function parseValue(text: string, schema: Schema): unknown {
  const plain = plainSchema(schema);
  if (text === "null" && isNullable(schema)) return null;
  switch (plain.type) {
    case "integer":
      if (!/^-?\d+$/.test(text)) throw new InvalidArgumentError("It must be a whole number.");
      return Number(text);
    case "number":
      if (!/^-?\d+(?:[.,]\d+)?$/.test(text)) throw new InvalidArgumentError("It must be a number.");
      return Number(text.replace(",", "."));
    case "boolean":
      if (text !== "true" && text !== "false") throw new InvalidArgumentError("It must be true or false.");
      return text === "true";
    case "array":
      return parseList(text, plain.items ?? {});
    case "string":
      return text;
    default:
      return parseJson(text);
  }
}

function parseList(text: string, items: Schema): unknown[] {
  if (text === "") return [];
  if (text.startsWith("[")) return parseJson(text) as unknown[];
  if (plainSchema(items).type === undefined || plainSchema(items).type === "object") return [parseJson(text)];
  return text.split(",").map((item) => parseValue(item.trim(), items));
}

/** @throws InvalidArgumentError */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new InvalidArgumentError("It must be JSON.");
  }
}

/** The schema without the alternative `null`. */
function plainSchema(schema: Schema): Schema {
  const resolved = resolveSchema(schema);
  const other = resolved.anyOf?.find((alternative) => resolveSchema(alternative).type !== "null");
  const isNullUnion = resolved.anyOf?.some((alternative) => resolveSchema(alternative).type === "null");
  if (isNullUnion && other) return { ...resolveSchema(other), ...withoutUnion(resolved) };
  return resolved;
}

function withoutUnion({ anyOf: _union, ...rest }: Schema): Schema {
  return rest;
}

function isNullable(schema: Schema): boolean {
  return (
    resolveSchema(schema).anyOf?.some((alternative) => resolveSchema(alternative).type === "null") ?? false
  );
}

function placeholder(schema: Schema): string {
  if (schema.enum) return schema.enum.length <= 4 ? schema.enum.join("|") : "value";
  if (schema.type === "boolean") return "true|false";
  if (schema.type === "integer" || schema.type === "number") return "number";
  if (schema.type === "array") return plainSchema(schema.items ?? {}).type ? "list" : "json";
  if (schema.format === "date") return "YYYY-MM-DD";
  if (schema.format === "date-time") return "instant";
  return schema.type === "string" ? "text" : "json";
}

function describe(schema: Schema, plain: Schema, required: boolean): string {
  const text = (resolveSchema(schema).description ?? plain.description ?? "").replace(/\s+/g, " ").trim();
  const notes = [
    required && "required",
    plain.type === "array" && !plain.minItems && '"" is none',
    isNullable(schema) && "or null",
    plain.default !== undefined && plain.default !== null && `default: ${JSON.stringify(plain.default)}`,
  ].filter((note) => note !== false);
  return notes.length > 0 ? `${text} (${notes.join("; ")})` : text;
}
