import type { Feature } from "../feature.ts";

export const SCHEMAS: readonly Feature[] = [
  {
    id: "integers",
    group: "Schemas",
    what: "every width of integers and floats",
    sample: `model Numbers { a: int8, b: uint16, c: int32, d: safeint, e: float32, f: float64, g: integer, h: numeric }
@post op add(@body numbers: Numbers): Numbers;`,
    note: "each with the bounds of its width",
  },
  {
    id: "int64",
    group: "Schemas",
    what: "int64, uint64, decimal and decimal128",
    sample: `model Numbers { a: int64, b: uint64, c: decimal, d: decimal128, @encode(string) e: int64 }
@post op add(@body numbers: Numbers): Numbers;`,
    note: "a JSON number that a double does not hold exactly (an integer beyond 2^53, a decimal of more digits) is refused at its field; as text (`@encode(string)`) every digit counts, bounds included. An integer without a width in a text is any text: the documents do not say that it is one",
  },
  {
    id: "dates",
    group: "Schemas",
    what: "dates, times, durations",
    sample: `model Times {
  a: plainDate, b: plainTime, c: utcDateTime, d: offsetDateTime, e: duration,
  @encode("rfc7231") f: utcDateTime, @encode("unixTimestamp", int32) g: utcDateTime, @encode("seconds", int32) h: duration,
}
@post op add(@body times: Times): Times;`,
    note: "days of the calendar from year 0000 to 9999; RFC 3339 with lower-case letters and leap seconds; HTTP dates with the right weekday; ISO 8601 durations, the smallest unit with a fraction or without",
  },
  {
    id: "bytes",
    group: "Schemas",
    what: "bytes in base64 and base64url",
    sample: `model Data { a: bytes, @encode("base64url") b: bytes }
@post op add(@body data: Data): Data;`,
    note: "base64 with its padding; base64url with or without",
  },
  {
    id: "texts",
    group: "Schemas",
    what: "lengths, patterns, formats, secrets, URLs",
    sample: `model Texts {
  @minLength(1) @maxLength(20) a: string, @pattern("^[a-z]+$") b: string, @format("email") c: string,
  @format("uuid") d: string, e: url, @secret f: string,
}
@post op add(@body texts: Texts): Texts;`,
    note: "formats that are asserted: date, time, date-time, http-date, duration, uri, url, hostname, email, ipv4, ipv6, uuid, json-pointer, regex, base64, base64url and the widths of numbers; all others say something to readers only, unless the contract brings its own (`formats`). A pattern is an ECMAScript expression with the flag u, or without where it is none with it",
  },
  {
    id: "bounds",
    group: "Schemas",
    what: "bounds of numbers and of arrays",
    sample: `model Bounds { @minValue(1) @maxValue(9) a: int32, @minValueExclusive(0) b: float64, @minItems(1) @maxItems(3) c: string[] }
@post op add(@body bounds: Bounds): Bounds;`,
    note: "steps and decimals are compared as they are written: 447.75 is a multiple of 0.15",
  },
  {
    id: "unions",
    group: "Schemas",
    what: "enums, literals, unions, null",
    sample: `enum Size { small, large }
union Color { string, "red", "blue" }
model Things { a: Size, b: "x" | "y" | null, c: Color, d: string | int32, e: { x: int32 } | string[] }
@post op add(@body things: Things): Things;`,
  },
  {
    id: "inheritance",
    group: "Schemas",
    what: "inheritance and discriminators",
    sample: `@discriminator("kind") model Pet { name: string }
model Cat extends Pet { kind: "cat", lives: int32 }
model Dog extends Pet { kind: "dog", barks: boolean }
@post op add(@body pet: Pet): Pet;`,
    note: "a value has the model that its tag names, at every level; with an unknown tag it has the base alone",
  },
  {
    id: "discriminated-unions",
    group: "Schemas",
    what: "discriminated unions, with and without an envelope",
    sample: `model Cat { lives: int32 }
model Dog { barks: boolean }
@discriminated union Pet { cat: Cat, dog: Dog }
@discriminated(#{ envelope: "none", discriminatorPropertyName: "kind" }) union Plain { cat: { kind: "cat", lives: int32 }, dog: { kind: "dog" } }
@post op add(@body pet: Pet): Plain;`,
    note: "the tag says which variant is judged where each variant has tags of its own; else exactly one must fit",
  },
  {
    id: "records",
    group: "Schemas",
    what: "records, and models with further properties",
    sample: `model Open { name: string, ...Record<int32 | string> }
@post op add(@body open: Open): Record<string[]>;`,
    note: "beside declared properties the type of further ones is unknown in TypeScript, where an index speaks of all; validators hold them to theirs",
  },
  {
    id: "tuples",
    group: "Schemas",
    what: "tuples",
    sample: `@post op add(@body pair: { at: [float64, float64] }): void;`,
    note: "as many items as it lists: the documents say so",
  },
  {
    id: "recursion",
    group: "Schemas",
    what: "recursive models, templates, spreading, optional and picked properties",
    sample: `model Tree { name: string, children?: Tree[] }
model Page<T> { items: T[], next?: string }
model Part { ...PickProperties<Tree, "name"> }
@get op list(): Page<Tree>;
@post op add(@body tree: OptionalProperties<Part>): Tree;`,
  },
  {
    id: "visibility",
    group: "Schemas",
    what: "visibility: what is only read or only sent",
    sample: `model Book { @visibility(Lifecycle.Read) id: string, @visibility(Lifecycle.Create) secret: string, title: string }
@post op add(@body book: Book): Book;`,
    note: "a required property that is only read may be missing in a request, and is optional in its types",
  },
  {
    id: "encoded-names",
    group: "Schemas",
    what: "names that differ in JSON",
    sample: `model Book { @encodedName("application/json", "book_title") title: string }
@post op add(@body book: Book): Book;`,
  },
  {
    id: "defaults",
    group: "Schemas",
    what: "defaults of properties",
    sample: `model Book { title: string, pages?: int32 = 1 }
@post op add(@body book: Book): Book;`,
    note: "documented and typed; a body reaches the handler as it was sent",
  },
];
