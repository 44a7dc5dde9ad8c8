import type { Validate } from "@frete/contract/toolkit/contractModule";
import { makeValue } from "@frete/contract/toolkit/makeValue";
import type { MediaTypeObject, ParameterObject, Schema } from "@frete/contract/toolkit/openApi";
import { withValue } from "../engine/jsonPointer.ts";
import type { Variant } from "../engine/variants.ts";
import { type BodyField, bodyFields } from "./bodyFields.ts";
import type { Draft } from "./draft.ts";
import { edge, refusal } from "./expected.ts";
import { invalidEdges, validEdges } from "./limits.ts";
import { natural } from "./natural.ts";
import { headerText, pathText } from "./parameterText.ts";
import { NoSample, parameterValue } from "./sample.ts";

/** Headers that are no parameters, whatever a contract says (OpenAPI 3.1, 4.8.12.1). */
const IGNORED = /^(?:accept|content-type|authorization)$/i;

/** Both sides of each limit of every parameter, optional ones left out and sent, required ones left out. */
export function parameterCases(draft: Draft): void {
  for (const parameter of draft.subject.parameters) {
    if (parameter.in === "header" && IGNORED.test(parameter.name)) continue;
    try {
      casesOf(
        draft,
        parameter,
        parameterValue(draft.plan.contract, draft.subject, parameter, draft.plan.given),
      );
    } catch (error) {
      if (!(error instanceof NoSample)) throw error;
      draft.leave(`${parameter.in}/${parameter.name}`, error.message);
    }
  }
}

function casesOf(draft: Draft, parameter: ParameterObject, value: unknown): void {
  const { subject, sample, plan } = draft;
  const { name, in: place, required } = parameter;
  const add = (variant: string, valid: boolean, changed: unknown) =>
    draft.add({
      name: `${place}/${name}/${variant}`,
      rule: valid ? "LIMIT" : "INVALID",
      expected: valid ? edge(subject) : refusal(subject),
      sample: { ...sample, [place]: { ...sample[place], [name]: changed } },
      ...(place === "path" && { path: { [name]: changed } }),
    });
  if (place !== "path") {
    if (required) add("absent", false, undefined);
    else add("present", true, value);
  }
  const isValid = validity(draft, parameter);
  if (!isValid) {
    draft.leave(`${place}/${name}`, `the contract has no validator for ${place} parameters`);
    return;
  }
  for (const field of bodyFields(plan.contract.document, schemaOf(parameter), value)) {
    for (const [variants, valid] of [
      [[...several(draft, field), ...validEdges(field.schema, field.value)], true],
      [[WORD, ...invalidEdges(field.schema, field.value)], false],
    ] as const)
      for (const { keyword, name: variant, value: changed } of variants) {
        const whole = sendable(parameter, withValue(value, field.pointer, changed));
        if (whole !== undefined && isValid(whole) === valid)
          add(`${keyword}-${variant}${field.pointer.replaceAll("/", ".")}`, valid, whole);
      }
  }
}

/** No number, no truth value, and hardly one of an enumeration. */
const WORD: Variant = { keyword: "type", name: "word", value: "abc" };

/** Two items tell how a list is written, which one does not. */
function several({ plan }: Draft, { schema, value }: BodyField): Variant[] {
  if (!Array.isArray(value) || value.length !== 1) return [];
  const options = { direction: "request", optional: true, examples: true } as const;
  const { minItems = 0 } = schema as { minItems?: number };
  const items = makeValue(plan.contract.document, { ...schema, minItems: Math.max(minItems, 2) }, options);
  return [{ keyword: "items", name: "several", value: items }];
}

const schemaOf = (parameter: ParameterObject): Schema => {
  const { content } = parameter as { content?: Record<string, MediaTypeObject> };
  return parameter.schema ?? Object.values(content ?? {})[0]?.schema ?? {};
};

/** May a parameter have this value, in any way in which its text can be read? */
function validity(
  { plan, subject, sample }: Draft,
  { in: place, name }: ParameterObject,
): ((value: unknown) => boolean) | undefined {
  const validators = plan.contract.validators[subject.id] as Partial<Record<string, Validate>> | undefined;
  const validate = validators?.[{ header: "headers", cookie: "cookies" }[place as string] ?? place];
  if (!validate) return undefined;
  const lower = (text: string) => (place === "header" ? text.toLowerCase() : text);
  const others = Object.fromEntries(
    Object.entries(sample[place]).map(([each, value]) => [lower(each), value]),
  );
  return (value) =>
    readings(value).some((read) => {
      const { [lower(name)]: _, ...rest } = others;
      return validate(structuredClone(read === undefined ? rest : { ...rest, [lower(name)]: read }));
    });
}

/** What no text at all, or an empty one, may stand for. */
const NOTHING = [[], undefined, "", [""], null];

/** What a receiver may make of the text of a value: the text of a list of one is also that of a scalar, an empty one is none. */
function readings(value: unknown): unknown[] {
  if (Array.isArray(value)) {
    if (value.length === 0) return NOTHING;
    const lists = [value.map(natural), value.map(String)];
    return value.length === 1 ? [...lists, natural(value[0]), String(value[0])] : lists;
  }
  if (typeof value === "object" && value !== null) {
    if (Object.keys(value).length === 0) return [{}, "{}", ["{}"], ...NOTHING];
    const each = (read: (part: unknown) => unknown) =>
      Object.fromEntries(
        Object.entries(value).map(([key, part]) => [key, Array.isArray(part) ? part : read(part)]),
      );
    return [value, each(natural), each(String), JSON.stringify(value)];
  }
  const text = String(value);
  return [natural(text), text, [natural(text)], [text], ...(text === "" ? [undefined] : [])];
}

/** The value, if its place can carry it; letters beyond ASCII are replaced in headers. Undefined: it cannot. */
function sendable(parameter: ParameterObject, value: unknown): unknown {
  if (parameter.in === "path") return /^\.{0,2}$/.test(pathText(parameter, value)) ? undefined : value;
  if (parameter.in === "query") return value;
  const plain = typeof value === "string" ? value.replace("ã", "x") : value;
  const text = headerText(parameter, plain);
  return /^[\x21-\x7e](?:[\x20-\x7e]*[\x21-\x7e])?$/.test(text) ? plain : undefined;
}
