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
  },
  {
    id: "bytes",
    group: "Schemas",
    what: "bytes in base64 and base64url",
    sample: `model Data { a: bytes, @encode("base64url") b: bytes }
@post op add(@body data: Data): Data;`,
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
  },
  {
    id: "bounds",
    group: "Schemas",
    what: "bounds of numbers and of arrays",
    sample: `model Bounds { @minValue(1) @maxValue(9) a: int32, @minValueExclusive(0) b: float64, @minItems(1) @maxItems(3) c: string[] }
@post op add(@body bounds: Bounds): Bounds;`,
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
  },
  {
    id: "records",
    group: "Schemas",
    what: "records, and models with further properties",
    sample: `model Open { name: string, ...Record<int32 | string> }
@post op add(@body open: Open): Record<string[]>;`,
  },
  {
    id: "tuples",
    group: "Schemas",
    what: "tuples",
    sample: `@post op add(@body pair: { at: [float64, float64] }): void;`,
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
