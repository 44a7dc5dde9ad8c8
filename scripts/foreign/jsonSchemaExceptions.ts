/** Tests of the suite that are not for the validators of a contract, and why. */
export interface Exception {
  /** File of the suite; all of it, when no group is said. */
  file: string;
  /** How the descriptions of groups begin. */
  groups?: readonly string[];
  /** How the descriptions of tests begin; all of the groups, when none is said. */
  tests?: readonly string[];
  reason: string;
}

const REFERENCES =
  "a contract refers to its own components, never by $dynamicRef or the address of another document";
const ASSERTED =
  "formats are asserted, which JSON Schema leaves to the user; the tests of optional/format hold";
const CONDITIONS = "ajv skips an `if` beside neither `then` nor `else`; no contract of TypeSpec has one";
const ITEMS = "ajv counts no item as looked at by `contains`; no contract of TypeSpec has unevaluatedItems";
const ANNOTATION = "no format of TypeSpec: an annotation, as JSON Schema says of formats that are not known";

export const EXCEPTIONS: readonly Exception[] = [
  { file: "dynamicRef.json", reason: REFERENCES },
  { file: "refRemote.json", reason: REFERENCES },
  { file: "vocabulary.json", reason: "no contract chooses its own meta-schema" },
  { file: "defs.json", reason: REFERENCES },
  {
    file: "ref.json",
    groups: [
      "remote ref, containing refs itself",
      "refs with relative uris and defs",
      "relative refs with absolute uris and defs",
      "URN ref with nested pointer ref",
    ],
    reason: REFERENCES,
  },
  { file: "format.json", tests: ["invalid"], reason: ASSERTED },
  {
    file: "content.json",
    groups: ["validation of binary"],
    tests: ["an invalid base64 string", "invalid base64 string", "an invalid"],
    reason: "bytes are asserted: `contentEncoding` is how TypeSpec writes them",
  },
  {
    file: "properties.json",
    groups: ["properties whose names are Javascript object property names"],
    tests: ["__proto__ not valid"],
    reason: "ajv looks at no property `__proto__`",
  },
  {
    file: "unevaluatedItems.json",
    groups: ["unevaluatedItems depends on", "unevaluatedItems and contains"],
    reason: ITEMS,
  },
  {
    file: "unevaluatedItems.json",
    groups: ["unevaluatedItems with nested items"],
    reason:
      "ajv drops `items` beside a schema that everything has; no contract of TypeSpec has unevaluatedItems",
  },
  {
    file: "unevaluatedItems.json",
    groups: ["unevaluatedItems with $dynamicRef"],
    reason: REFERENCES,
  },
  {
    file: "unevaluatedItems.json",
    groups: ["unevaluatedItems can see annotations from if"],
    reason: CONDITIONS,
  },
  {
    file: "unevaluatedProperties.json",
    groups: ["unevaluatedProperties with $dynamicRef"],
    reason: REFERENCES,
  },
  {
    file: "unevaluatedProperties.json",
    groups: [
      "unevaluatedProperties can see annotations from if",
      "unevaluatedProperties with if/then/else, then not defined",
    ],
    reason: CONDITIONS,
  },
  ...["idn-email", "idn-hostname", "iri", "iri-reference", "relative-json-pointer", "uri-reference"].map(
    (format) => ({ file: `optional/format/${format}.json`, reason: ANNOTATION }),
  ),
  { file: "optional/format/uri-template.json", reason: ANNOTATION },
  {
    file: "optional/format/time.json",
    tests: ["no time offset"],
    reason: "TypeSpec writes plainTime, which has no offset, with the format of the time that has one",
  },
];
