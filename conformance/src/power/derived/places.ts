import type { OpenApiDocument, Schema } from "@frete/contract/toolkit/openApi";
import { alternatives } from "../../engine/alternatives.ts";
import { rulesAt } from "../../engine/rulesAt.ts";

/** A place in a body, with all that the contract says of it. */
export interface Place {
  /** Keys from the root; `*` stands for every item of a list. */
  keys: readonly string[];
  /** The keys as a text, fit for an id: `filial.*.uf`; `body` for the body as a whole. */
  name: string;
  /** The schema and, where it allows several types, each of them. */
  schemas: readonly Schema[];
  types: ReadonlySet<string>;
  /** May its owner not do without it? */
  required: boolean;
  /** The names of its owner's other properties. */
  siblings: readonly string[];
  /** Rules of the place itself, or of the nearest that holds it and has some. */
  rules: readonly string[];
  /** Those and the rules of all that holds it. */
  allRules: readonly string[];
}

/** Every place in a body of a schema, the body itself first, in document order. A type inside itself is entered once. */
export function placesOf(document: OpenApiDocument, root: Schema): Place[] {
  const rulesOfKeys = (keys: readonly string[]) => {
    const at = keys.map((key) => (key === "*" ? "0" : key));
    return rulesAt(document, root, at.map((key) => `/${key}`).join(""));
  };
  const visit = (
    keys: readonly string[],
    found: readonly Schema[],
    required: boolean,
    siblings: readonly string[],
    held: readonly string[],
    above: readonly Schema[],
  ): Place[] => {
    const schemas = found.flatMap((schema) => alternatives(document, schema));
    const isInsideItself = schemas.some(({ properties }) =>
      above.some((holder) => properties !== undefined && holder.properties === properties),
    );
    if (isInsideItself) return [];
    const own = rulesOfKeys(keys);
    const rules = own.length > 0 ? own : held;
    const allRules = [...new Set([...own, ...held])];
    const place: Place = {
      keys,
      name: keys.length === 0 ? "body" : keys.join("."),
      schemas,
      types: new Set(schemas.flatMap(({ type }) => (type === undefined ? [] : [type].flat()))),
      required,
      siblings,
      rules,
      allRules,
    };
    const names = [...new Set(schemas.flatMap(({ properties }) => Object.keys(properties ?? {})))];
    const children = names.flatMap((name) =>
      visit(
        [...keys, name],
        schemas.flatMap(({ properties }): readonly Schema[] => {
          const child = properties?.[name];
          return child ? [child] : [];
        }),
        schemas.some((schema) => schema.properties?.[name] && schema.required?.includes(name)),
        names.filter((other) => other !== name),
        allRules,
        [...above, ...schemas],
      ),
    );
    const items = schemas.flatMap((schema): readonly Schema[] => (schema.items ? [schema.items] : []));
    const inside =
      items.length === 0 ? [] : visit([...keys, "*"], items, false, [], allRules, [...above, ...schemas]);
    return [place, ...children, ...inside];
  };
  return visit([], [root], true, [], [], []);
}
