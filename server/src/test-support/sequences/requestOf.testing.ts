import { makeValue } from "@frete/contract/toolkit/makeValue";
import {
  type MediaTypeObject,
  type OpenApiDocument,
  type OperationObject,
  operationsOf,
  type ParameterObject,
  parametersOf,
  resolveSchema,
} from "@frete/contract/toolkit/openApi";
import type { Random } from "../../platform/random.ts";
import { RESERVED } from "../bothServers.testing.ts";
import { type KnownValues, NAMES_OF_KINDS } from "./knownValues.testing.ts";
import { oddValue, spoil } from "./oddValues.testing.ts";
import { type Body, recipes } from "./recipes.testing.ts";

/** An operation of a contract, with what its requests are made of. */
export interface Offered {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly parameters: readonly ParameterObject[];
  readonly operation: OperationObject;
  readonly document: OpenApiDocument;
}

/** A request as it is sent to every server alike. */
export interface Made {
  readonly method: string;
  readonly path: string;
  readonly type?: string | undefined;
  readonly body?: string | undefined;
}

export function offered(document: OpenApiDocument): Offered[] {
  return [...operationsOf(document)].map(({ path, method, operation }) => ({
    ...{ id: operation.operationId, method, path, operation, document },
    parameters: parametersOf(document, operation),
  }));
}

/** Where the records are that everything else stands on. */
const BASE = /\/(filiais|transportadoras|metodos|tabelas|tokens)\/\{/;
/** What changes the loja itself is only ever asked as the recipe has it: one that is switched off answers nothing any more. */
const AS_THE_RECIPE: readonly string[] = ["alterarLoja"];

/** Of ten requests so many are as the contract has them; the others have something odd in them. */
const GOOD = 7;

/**
 * Makes a request of an operation: with keys that the loja was told, or another one, or nobody; with a body of the contract's examples
 * or of the recipes, now and then spoiled.
 *
 * @param marks put into texts for people, so that they are known wherever they turn up
 */
export function requestOf(
  random: Random,
  known: KnownValues,
  { id, method, path, parameters, operation, document }: Offered,
  { loja, other, mark }: { loja: number; other: number; mark: string },
): Made {
  const isGood = random.integer(1, 10) <= GOOD;
  const owner = isGood || random.integer(0, 1) === 0 ? loja : other;
  const kinds = parameters.find(
    ({ name }) => name === "filtro" || (name === "chave" && path.includes("{idPedido}")),
  );
  const kind = kinds && some(random, resolveSchema(document, kinds.schema).enum ?? []);
  const anyFor = (parameter: ParameterObject): unknown => {
    const { name } = parameter;
    if (name === "idLoja") return loja;
    if (parameter === kinds) return kind;
    if (!isGood && random.integer(0, 3) === 0)
      return random.integer(0, 1) ? oddValue(random) : absent(random, parameter);
    const collection = path.slice(0, path.indexOf(`/{${name}}`)).replace("{idLoja}", String(loja));
    const isOfKind = kind !== undefined && (name === "valor" || name === "idPedido");
    const given = isOfKind
      ? known[random.integer(0, 1) ? "find" : "newest"](owner, NAMES_OF_KINDS[String(kind)] ?? name)
      : recipes.parameters[`${id}.${name}`]?.(known, owner);
    const schema = resolveSchema(document, parameter.schema);
    const choice = schema.enum && some(random, schema.enum);
    const fromList = parameter.in === "path" ? known.findIn(owner, collection) : undefined;
    const byName = known.find(owner, name);
    const ofRecord = path.startsWith("/operacao/") ? (fromList ?? byName) : (byName ?? fromList);
    return given ?? choice ?? ofRecord ?? exampleOf(random, parameter) ?? absent(random, parameter);
  };
  const sentFor = (parameter: ParameterObject): unknown => {
    const value = anyFor(parameter);
    const isRecord = parameter.in === "path" && parameter.name !== "idLoja" && BASE.test(path);
    const isKept = isRecord && method !== "GET" && Number(value) <= RESERVED;
    return isKept ? absent(random, parameter) : value;
  };
  const values = new Map(
    parameters
      .filter((each) => each.required || each === kinds || random.integer(0, 3) === 0)
      .map((each) => [each, sentFor(each)] as const),
  );
  const target = path.replaceAll(/\{(\w+)\}/g, (_, name) => {
    const found = [...values].find(([each]) => each.in === "path" && each.name === name);
    return encoded(found?.[1]);
  });
  const query = [...values]
    .filter(([each]) => each.in === "query")
    .map(([{ name }, value]) => `${name}=${encoded(value)}`);
  const where = query.length === 0 ? target : `${target}?${query.join("&")}`;
  const sent =
    operation.requestBody &&
    bodyOf(random, known, { id, document, content: operation.requestBody.content }, { owner, mark, isGood });
  return { method, path: where, ...sent };
}

function bodyOf(
  random: Random,
  known: KnownValues,
  {
    id,
    document,
    content,
  }: { id: string; document: OpenApiDocument; content: Record<string, MediaTypeObject> },
  { owner, mark, isGood }: { owner: number; mark: string; isGood: boolean },
): Body {
  const [type = "", media = {}] = Object.entries(content)[0] ?? [];
  const recipe = recipes.bodies[id];
  if (
    recipe !== undefined &&
    (type !== "application/json" || AS_THE_RECIPE.includes(id) || random.integer(0, 9) > 0)
  ) {
    const body = recipe({ known, loja: owner, mark, random });
    if (typeof body === "object" && body !== null && "type" in body) return body as Body;
    return json(isGood ? body : spoil(random, body));
  }
  const own = withMarks(
    withKeys(exampleOf(random, media) ?? made(random, document, media), known, owner),
    mark,
  );
  return json(isGood ? own : spoil(random, own));
}

const json = (value: unknown): Body => ({ type: "application/json", body: JSON.stringify(value) ?? "" });

function exampleOf(
  random: Random,
  { example, examples }: Pick<MediaTypeObject, "example" | "examples">,
): unknown {
  const all = examples ? Object.values(examples).map(({ value }) => value) : [];
  return all.length > 0 ? all[random.integer(0, all.length - 1)] : example;
}

/** Fields that name a record are given the keys that the loja knows. */
const KEYS =
  /^(idPedido|pedidos|documento|numeroPedidoEnvioPai|idCotacao|sku|filialERP|idFilial|idMetodo|idTransportadora|codigoPLP)$/;
/** Texts for people, which no record is found by. */
const TEXTS = /^(nome|endereco|bairro|referencia|titulo|mensagem|descricao|complemento|nomeUsuario)$/;

function withKeys(value: unknown, known: KnownValues, loja: number, name = ""): unknown {
  if (Array.isArray(value)) return value.map((each) => withKeys(each, known, loja, name));
  if (typeof value === "object" && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([field, inner]) => [field, withKeys(inner, known, loja, field)]),
    );
  const found = KEYS.test(name) ? known.find(loja, name) : undefined;
  return typeof found === typeof value ? found : value;
}

let count = 0;

function withMarks(value: unknown, mark: string, name = ""): unknown {
  if (Array.isArray(value)) return value.map((each) => withMarks(each, mark, name));
  if (typeof value === "object" && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([field, inner]) => [field, withMarks(inner, mark, field)]),
    );
  return typeof value === "string" && TEXTS.test(name) ? `${mark} ${count++}` : value;
}

const absent = (random: Random, { schema }: ParameterObject) =>
  schema.type === "string" && random.integer(0, 1) ? random.hex(16) : random.integer(100_000, 999_999);

const some = (random: Random, values: readonly unknown[]) => values[random.integer(0, values.length - 1)];

/** With all optional fields, or with none, or with some. */
function made(random: Random, document: OpenApiDocument, { schema = {} }: MediaTypeObject): unknown {
  const value = makeValue(document, schema, {
    direction: "request",
    optional: random.integer(0, 2) > 0,
    examples: true,
  });
  if (random.integer(0, 1) || typeof value !== "object" || value === null) return value;
  const { required = [] } = resolveSchema(document, schema);
  return Object.fromEntries(
    Object.entries(value).filter(([name]) => required.includes(name) || random.integer(0, 1)),
  );
}

function encoded(value: unknown): string {
  const text = typeof value === "object" ? JSON.stringify(value) : String(value);
  return encodeURIComponent(text.toWellFormed());
}
