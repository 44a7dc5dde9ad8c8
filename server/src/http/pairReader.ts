import { createScalarReader } from "@frete/contract/toolkit/scalarReader";
import type { ParameterEntry } from "./contractModule.ts";
import { invalid } from "./errors.ts";
import type { Field } from "./field.ts";
import { createPut, createTextReader, type Decode } from "./textReader.ts";

type Values = Record<string, unknown>;

/** Takes one pair of a query or a cookie header into the values; a name that is nobody's is ignored. */
export type TakePair = (values: Values, name: string, raw: string) => void;

const IN_BRACKETS = /^([^[]+)\[([^\]]*)\]$/;

/**
 * Makes what takes `name=value` pairs into the parameters of one operation: `form`, whose exploded lists repeat their name and whose
 * exploded objects stand under the names of their fields, `deepObject`, and the delimited styles.
 *
 * @param decoderOf decoder of the raw values of a parameter
 */
export function createPairReader(
  parameters: readonly ParameterEntry[],
  place: Field["in"],
  decoderOf: (field: Field) => Decode,
): TakePair {
  const takes = new Map<string, TakePair>();
  const deep = new Map<string, TakePair>();
  let takeOther: TakePair | undefined;

  for (const entry of parameters) {
    const { name, style, explode, shape } = entry;
    const field: Field = { in: place, keys: [name] };
    const decode = decoderOf(field);
    if (shape.kind === "object" && (style === "deepObject" || (style === "form" && explode))) {
      const put = createPut(field, shape);
      const take: TakePair = (values, key, raw) => {
        values[name] ??= {};
        put(values[name] as Values, key, decode(raw));
      };
      if (style === "deepObject") deep.set(name, take);
      else for (const key of Object.keys(shape.properties)) takes.set(key, take);
      if (style === "form" && shape.rest) takeOther = take;
    } else if (shape.kind === "array" && style === "form" && explode) {
      const read = createScalarReader(shape.items);
      takes.set(name, (values, _, raw) => {
        values[name] ??= [];
        (values[name] as unknown[]).push(read(decode(raw)));
      });
    } else {
      const read = createTextReader(entry, field, decode);
      takes.set(name, (values, _, raw) => {
        if (Object.hasOwn(values, name)) throw invalid(field, (texts) => texts.repeatedParameter());
        values[name] = read(raw);
      });
    }
  }

  return (values, name, raw) => {
    const take = takes.get(name);
    if (take) return take(values, name, raw);
    const [, object = "", field = ""] = (deep.size > 0 && IN_BRACKETS.exec(name)) || [];
    const takeField = deep.get(object);
    if (takeField) takeField(values, field, raw);
    else takeOther?.(values, name, raw);
  };
}
