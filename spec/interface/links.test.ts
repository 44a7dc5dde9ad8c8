import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import {
  type LinkObject,
  type OpenApiDocument,
  operationsOf,
  parametersOf,
  type ResponseObject,
} from "../../scripts/generate/toolkit/openApi.ts";

interface Row {
  from: string;
  name: string;
  link: LinkObject;
  response: ResponseObject;
}

const read = (name: string): OpenApiDocument =>
  JSON.parse(readFileSync(new URL(`../../generated/${name}.json`, import.meta.url), "utf8"));

const linksOf = (document: OpenApiDocument): Row[] =>
  [...operationsOf(document)].flatMap(({ operation: { operationId: from, responses } }) =>
    Object.values(responses).flatMap((response) =>
      Object.entries(response.links ?? {}).map(([name, link]) => ({ from, name, link, response })),
    ),
  );

/** Value at a JSON pointer. */
const at = (value: unknown, pointer: string) =>
  pointer
    .split("/")
    .slice(1)
    .reduce<unknown>((part, key) => (part as Record<string, unknown> | undefined)?.[key], value);

const examplesOf = ({ content = {} }: ResponseObject) =>
  Object.values(content).flatMap(({ example, examples = {} }) =>
    example === undefined ? Object.values(examples).map(({ value }) => value) : [example],
  );

const PLACE = /^\$response\.body#(?<pointer>\/.*)$/;

test.each(["openapi", "interface"])("%s: a quotation, an order and an event lead on", (name) => {
  const links = linksOf(read(name));
  expect([...new Set(links.map(({ from }) => from))]).toEqual(["criarCotacao", "criarPedido", "lerFila"]);
});

test.each(["openapi", "interface"])("%s: a link gives the operation it leads to what it needs", (name) => {
  const document = read(name);
  const operations = [...operationsOf(document)].map(({ operation }) => operation);
  for (const { from, name, link } of linksOf(document)) {
    const target = operations.find(({ operationId }) => operationId === link.operationId);
    expect(target, `${from} ${name}`).toBeDefined();
    const known = target ? parametersOf(document, target) : [];
    const given = Object.keys(link.parameters ?? {});
    const needed = known.filter(({ required }) => required).map((parameter) => parameter.name);
    expect(given, `${from} ${name}`).toEqual(expect.arrayContaining(needed));
    expect(known.map((parameter) => parameter.name)).toEqual(expect.arrayContaining(given));
  }
});

test.each(["openapi", "interface"])("%s: what a link takes from an answer, an example of it has", (name) => {
  for (const {
    from,
    name: link,
    link: { parameters = {} },
    response,
  } of linksOf(read(name)))
    for (const text of Object.values(parameters).filter((each) => each.startsWith("$"))) {
      const pointer = PLACE.exec(text)?.groups?.pointer ?? "";
      const kinds = examplesOf(response).map((example) => typeof at(example, pointer));
      expect(kinds, `${from} ${link} ${text}`).toContain("string");
    }
});
