/** Keywords that say something to people, and nothing of values. */
export const NOTES: readonly string[] = [
  ...["title", "description", "example", "examples", "externalDocs", "xml", "$comment", "deprecated"],
  ...["$schema", "$id", "$anchor", "$defs", "definitions"],
];

/** Extensions that are for people and for tools, and change nothing for a caller. Of others only their owner knows. */
const EDITORIAL_EXTENSIONS: ReadonlySet<string> = new Set([
  ...[
    "x-displayName",
    "x-rule-extension",
    "x-rules",
    "x-contract-hash",
    "x-published-as",
    "x-pattern-text",
    "x-logo",
  ],
  ...[
    "x-enum-varnames",
    "x-enum-descriptions",
    "x-enumDescriptions",
    "x-enumNames",
    "x-codeSamples",
    "x-tagGroups",
  ],
  ...["x-reference", "x-internal", "x-order", "x-ms-enum", "x-summary", "x-unit"],
  ...["x-deprecated", "x-deprecated-since", "x-deprecated-reason", "x-replaced-by", "x-sunset"],
]);

/**
 * Does an extension speak to people and tools alone?
 * @param rules the extension that cites rules
 */
export const isEditorial = (extension: string, rules?: string): boolean =>
  extension === rules || EDITORIAL_EXTENSIONS.has(extension);

/** Does a keyword leave open which values are valid? Of `discriminator` the branches decide, of `default` nobody is refused. */
export const isAnnotation = (keyword: string): boolean =>
  NOTES.includes(keyword) ||
  keyword === "default" ||
  keyword === "discriminator" ||
  keyword === "nullable" ||
  keyword.startsWith("x-");
