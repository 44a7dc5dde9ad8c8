import type { ParameterObject } from "@frete/contract/toolkit/openApi";
import type { RequestData } from "../engine/case.ts";
import { isJson } from "../engine/expectation.ts";
import type { FormPart } from "../engine/formBody.ts";
import { cookiePairs, headerText, pathText, queryPairs } from "./parameterText.ts";
import type { Sample } from "./sample.ts";
import type { Subject } from "./subject.ts";

/** What a request asks to be answered with: what the contract documents, whatever else there is. */
function acceptOf({ operation }: Subject): string {
  const types = Object.values(operation.responses).flatMap(({ content = {} }) => Object.keys(content));
  return [...new Set(types.filter((type) => !type.includes("*"))), "*/*;q=0.1"].join(", ");
}

/** A sample as it goes over the wire: every parameter in its style, the body in its media type. */
export function requestData(basePath: string, subject: Subject, sample: Sample): RequestData {
  const written = <Text>(
    place: ParameterObject["in"],
    write: (parameter: ParameterObject, value: unknown) => Text,
  ) =>
    subject.parameters
      .filter(({ in: where, name }) => where === place && sample[place][name] !== undefined)
      .map((parameter): [name: string, text: Text] => [
        parameter.name,
        write(parameter, sample[place][parameter.name]),
      ]);
  const inPath = Object.fromEntries(written("path", pathText));
  const path = subject.path.replace(/\{([^{}]+)\}/g, (_, name: string) => inPath[name] ?? "");
  const query = written("query", queryPairs).flatMap(([, pairs]) => pairs);
  const cookies = written("cookie", cookiePairs).flatMap(([, pairs]) => pairs);
  const { headers, ...body } = bodyData(sample.body, subject);
  return {
    url: `${basePath}${path}${query.length > 0 ? `?${query.join("&")}` : ""}`,
    headers: {
      accept: acceptOf(subject),
      ...(cookies.length > 0 && { cookie: cookies.join("; ") }),
      ...Object.fromEntries(written("header", headerText).map(([name, text]) => [name.toLowerCase(), text])),
      ...headers,
    },
    ...body,
  };
}

function bodyData(body: Sample["body"], { operation }: Subject): RequestData {
  if (body === undefined) return {};
  const { mediaType, value, raw } = body;
  const headers = {
    "content-type": mediaType.replace("*/*", "application/octet-stream").replace("/*", "/plain"),
  };
  if (raw !== undefined) return { headers, rawBody: raw };
  if (isJson(mediaType)) return { headers, rawBody: JSON.stringify(value) };
  if (mediaType === "multipart/form-data") {
    const { encoding = {} } = operation.requestBody?.content[mediaType] ?? {};
    return {
      form: Object.entries(value as object).flatMap(([name, part]) =>
        formParts(name, part, encoding[name]?.contentType),
      ),
    };
  }
  if (mediaType === "application/x-www-form-urlencoded") {
    const pairs = Object.entries(value as object).flatMap(([name, each]) =>
      [each].flat().map((item): [string, string] => [name, textOf(item)]),
    );
    return { headers, rawBody: new URLSearchParams(pairs).toString() };
  }
  return { headers, rawBody: textOf(value) };
}

const textOf = (value: unknown) => (typeof value === "string" ? value : JSON.stringify(value));

/** The parts of a form that a property is written as: a list is a part for each item, bytes of no type are a file. */
function formParts(name: string, value: unknown, encoding: string | undefined): FormPart[] {
  if (value === undefined) return [];
  return [value].flat().map((item) => {
    const isObject = typeof item === "object" && item !== null;
    const isFile =
      encoding === undefined ? isObject && Object.keys(item).length === 0 : !/json|text/.test(encoding);
    const type = encoding?.includes("*") ? undefined : encoding?.split(",")[0];
    if (isFile) return { name, file: `${name}.bin`, content: Buffer.from("bytes"), ...(type && { type }) };
    const written = type ?? (isObject ? "application/json" : undefined);
    return { name, text: textOf(item), ...(written && { type: written }) };
  });
}
