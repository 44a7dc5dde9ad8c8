import type { MediaTypeObject } from "@frete/contract/toolkit/openApi";
import { isJson } from "../engine/expectation.ts";
import { valueAt, withValue } from "../engine/jsonPointer.ts";
import type { Variant } from "../engine/variants.ts";
import { type BodyField, bodyFields } from "./bodyFields.ts";
import type { Draft } from "./draft.ts";
import { edge, refusal } from "./expected.ts";
import { invalidEdges, validEdges } from "./limits.ts";
import { madeBody } from "./sample.ts";

/** Limits whose edge every field that has one must have a value on. */
const LIMITS = [
  "minLength",
  "maxLength",
  "minimum",
  "maximum",
  "minItems",
  "maxItems",
  "exclusiveMinimum",
  "exclusiveMaximum",
];

/** Both sides of each limit of a JSON body, the body left out, and what is no body of the contract at all. */
export function bodyCases(draft: Draft): void {
  const { subject, sample } = draft;
  const { requestBody } = subject.operation;
  if (!requestBody || !sample.body) return;
  const { mediaType, value } = sample.body;
  const bad = (name: string, change: object) =>
    draft.add({ name, rule: "INVALID", expected: refusal(subject), sample: { ...sample, ...change } });
  if (requestBody.required) bad("body/missing", { body: undefined });
  if (!subject.mediaTypes.some((type) => type.includes("*")))
    bad("body/media-type", { body: { mediaType: "application/x-unknown", raw: JSON.stringify(value) } });
  if (!isJson(mediaType)) return;
  bad("body/malformed", { body: { mediaType, raw: '{"' } });
  limitCases(draft, requestBody.content[mediaType] ?? {}, mediaType, value);
}

function limitCases(
  draft: Draft,
  { schema = {} }: MediaTypeObject,
  mediaType: string,
  sample: unknown,
): void {
  const { contract } = draft.plan;
  const validate = contract.validators[draft.subject.id]?.body?.[mediaType];
  if (!validate) return;
  const isValid = (body: unknown) => validate(JSON.parse(JSON.stringify(body)));
  const full = overlaid(madeBody(contract, schema, validate), sample);
  for (const field of bodyFields(contract.document, schema, isValid(full) ? full : sample)) {
    const add = (variants: readonly Variant[], valid: boolean) =>
      variants.filter(({ keyword, name, value }) => {
        const body =
          field.pointer === "" ? value : withValue(within(sample, full, field.pointer), field.pointer, value);
        if (body === undefined || isValid(body) !== valid) return false;
        draft.add({
          name: `body${field.pointer.replace(/\/0(?=\/|$)/g, ".item")}/${keyword}-${name}`,
          rule: valid ? "LIMIT" : "INVALID",
          expected: valid ? edge(draft.subject) : refusal(draft.subject),
          sample: { ...draft.sample, body: { mediaType, value: body } },
        });
        return true;
      });
    const made = add([...withoutOptional(field), ...validEdges(field.schema, field.value)], true);
    add([...withoutRequired(field), ...invalidEdges(field.schema, field.value)], false);
    for (const keyword of LIMITS)
      if (field.schema[keyword] !== undefined && !made.some((each) => each.keyword === keyword))
        draft.leave(
          `body${field.pointer}/${keyword}`,
          `no valid value on ${keyword} ${field.schema[keyword]} of ${field.pointer || "the body"}`,
        );
  }
}

const ABSENT = { keyword: "required", name: "absent", value: undefined };
const withoutOptional = ({ required, isPart }: BodyField): Variant[] => (required || isPart ? [] : [ABSENT]);
const withoutRequired = ({ required }: BodyField): Variant[] => (required ? [ABSENT] : []);

/** The example, and what it leaves out from a body with everything. */
function overlaid(full: unknown, sample: unknown): unknown {
  if (!isRecord(full) || !isRecord(sample)) return sample;
  const names = Object.keys({ ...full, ...sample });
  return Object.fromEntries(
    names.map((name) => [name, name in sample ? overlaid(full[name], sample[name]) : full[name]]),
  );
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The sample with the part that a place needs and it lacks. */
function within(sample: unknown, full: unknown, pointer: string): unknown {
  const keys = pointer.split("/").slice(1);
  for (let depth = 1; depth < keys.length; depth++) {
    const place = `/${keys.slice(0, depth).join("/")}`;
    if (valueAt(sample, place) === undefined) return withValue(sample, place, valueAt(full, place));
  }
  return sample;
}
