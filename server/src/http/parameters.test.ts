import fc from "fast-check";
import createFetchClient from "openapi-fetch";
import { describe, expect, test } from "vitest";
import { writeByContract } from "../../../scripts/generate/toolkit/writeByContract.ts";
import { reply } from "./answer.ts";
import type { OperationEntry, ParameterEntry, ScalarType } from "./contractModule.ts";
import { exchange, requestText } from "./test-support/exchange.ts";
import { runs } from "./test-support/runs.ts";
import { compileText, type SampleRequest, serveContract } from "./test-support/serveContract.ts";

// The values of the tables of OpenAPI (3.1.1, 4.8.12.4): a text, a list, an object.
const module = await compileText(`
model Color { R?: int32; G?: int32; B?: int32; }
alias Name = "a" | "b";

@route("/query") namespace Query {
  @route("/scalar") op single(@query color?: string, @query size?: int32, @query any?: int32 | "all" | null,
    @query on?: boolean, @query big?: int64, @query kind?: "x" | "y"): void;
  @route("/csv") op csv(@query color?: string[], @query ids?: int32[], @query any?: (int32 | "all")[]): void;
  @route("/commas") op commas(@query @encode(ArrayEncoding.commaDelimited) color?: string[]): void;
  @route("/multi") op multi(@query(#{ explode: true }) color?: string[]): void;
  @route("/spaces") op spaces(@query @encode(ArrayEncoding.spaceDelimited) color?: string[]): void;
  @route("/pipes") op pipes(@query @encode(ArrayEncoding.pipeDelimited) color?: string[]): void;
  @route("/object") op flat(@query color?: Color): void;
  @route("/fields") op fields(@query(#{ explode: true }) color?: Color, @query size?: int32): void;
  @route("/record") op \`record\`(@query(#{ explode: true }) other?: Record<int32>, @query size?: int32): void;
  @route("/defaults") op defaults(@query size?: int32 = 7, @query color?: string[] = #["blue", "black"],
    @header \`x-size\`?: int32 = 8, @cookie theme?: string = "dark"): void;
}
@route("/path") namespace Path {
  @route("/simple/{color}") op simpleText(color: string): void;
  @route("/segments{/color*}") op segments(color: string[]): void;
  @route("/simple-list/{color}") op simpleList(color: string[]): void;
  @route("/simple-object/{color}") op simpleObject(color: Color): void;
  @route("/simple-fields/{color*}") op simpleFields(color: Color): void;
  @route("/label{.color}") op labelText(color: string): void;
  @route("/label-list{.color}") op labelList(color: string[]): void;
  @route("/label-parts{.color*}") op labelParts(color: string[]): void;
  @route("/label-object{.color}") op labelObject(color: Color): void;
  @route("/label-fields{.color*}") op labelFields(color: Color): void;
  @route("/matrix{;color}") op matrixText(color: string): void;
  @route("/matrix-list{;color}") op matrixList(color: string[]): void;
  @route("/matrix-parts{;color*}") op matrixParts(color: string[]): void;
  @route("/matrix-object{;color}") op matrixObject(color: Color): void;
  @route("/matrix-fields{;color*}") op matrixFields(color: Color): void;
  @route("/a.{ending}") op ending(ending: string): void;
  @route("/{id}:lend") op verb(id: int32): void;
}
@route("/header") op headers(@header color?: string, @header colors?: string[], @header ids?: int32[],
  @header(#{ explode: true }) fields?: Color, @header object?: Color): void;
@route("/accept") namespace Accept {
  @sharedRoute op png(@header accept: "image/png"): void;
  @sharedRoute op jpeg(@header accept: "image/jpeg"): void;
}
@route("/cookie") op cookies(@cookie color?: string, @cookie size?: int32): void;
@route("/head") namespace Head {
  @head op look(): void;
  @get op read(): void;
}
`);

const calls: (Partial<SampleRequest> & { id: string })[] = [];
const server = await serveContract(module, {
  handlers: Object.fromEntries(
    Object.keys(module.operations).map((id) => [
      id,
      ({ path, query, header, cookie }: SampleRequest) => {
        calls.push({ id, path, query, header, cookie });
        return reply(204, null);
      },
    ]),
  ),
});

/** What the handler got of a place, or why the request was refused. */
async function received(
  place: "path" | "query" | "header" | "cookie",
  target: string,
  headers: Record<string, string> = {},
) {
  const [answer] = await exchange(server.port, requestText("GET", target, headers));
  return answer?.status === 204
    ? calls.pop()?.[place]
    : `${answer?.status} ${JSON.parse(answer?.body ?? "{}").detail}`;
}

const OBJECT = { R: 100, G: 200, B: 150 };
const LIST = ["blue", "black", "brown"];

describe("query", () => {
  test.each<[string, string, unknown]>([
    ["form", "/query/scalar?color=blue", { color: "blue" }],
    ["form, empty", "/query/scalar?color=", { color: "" }],
    ["form, without an equals sign", "/query/scalar?color", { color: "" }],
    ["form, encoded", "/query/scalar?c%6Flor=a%20b+c%2B%26%3D%25", { color: "a b c+&=%" }],
    ["form, a comma is text", "/query/scalar?color=a,b", { color: "a,b" }],
    ["form, given twice", "/query/scalar?color=a&color=b", "400 color: must be given only once"],
    ["unknown names are ignored", "/query/scalar?colour=a&__proto__=1&=2", {}],
    ["of a union, a number", "/query/scalar?any=12", { any: 12 }],
    ["of a union, a text", "/query/scalar?any=all", { any: "all" }],
    ["of a union, null", "/query/scalar?any=null", { any: null }],
    ["a number with zeros before it", "/query/scalar?size=007", { size: 7 }],
    ["true", "/query/scalar?on=true", { on: true }],
    ["no number", "/query/scalar?size=7x", "400 size: must be an integer"],
    ["no number, but empty", "/query/scalar?size=", "400 size: must be an integer"],
    [
      "a number that would lose its last digit",
      "/query/scalar?big=9007199254740993",
      "400 big: must be an integer",
    ],
    ["none of the values", "/query/scalar?kind=z", "400 kind: must be one of: x, y"],
    ["form, list", "/query/csv?color=blue,black,brown", { color: LIST }],
    ["form, list, by TypeSpec's name for it", "/query/commas?color=blue,black,brown", { color: LIST }],
    ["form, list of one", "/query/csv?color=blue", { color: ["blue"] }],
    ["form, empty list", "/query/csv?color=", { color: [] }],
    ["form, list with empty items", "/query/csv?color=,", { color: ["", ""] }],
    ["form, list, an encoded comma is text", "/query/csv?color=a%2Cb,c", { color: ["a,b", "c"] }],
    ["form, list of numbers, an encoded comma parts them", "/query/csv?ids=1%2C2,3", { ids: [1, 2, 3] }],
    ["form, list of numbers", "/query/csv?ids=660,850", { ids: [660, 850] }],
    ["form, list of a union", "/query/csv?any=1,all", { any: [1, "all"] }],
    ["form, list with a wrong item", "/query/csv?ids=1,x", "400 ids.1: must be an integer"],
    ["form, list given twice", "/query/csv?ids=1&ids=2", "400 ids: must be given only once"],
    ["form, list, malformed", "/query/csv?color=a,%f", "400 color: has invalid percent-encoding"],
    ["form, exploded list", "/query/multi?color=blue&color=black&color=brown", { color: LIST }],
    ["form, exploded list, a comma is text", "/query/multi?color=a,b", { color: ["a,b"] }],
    ["spaceDelimited", "/query/spaces?color=blue%20black%20brown", { color: LIST }],
    ["spaceDelimited by plus signs", "/query/spaces?color=blue+black+brown", { color: LIST }],
    ["spaceDelimited, an encoded plus is text", "/query/spaces?color=a%2Bb", { color: ["a+b"] }],
    ["pipeDelimited", "/query/pipes?color=blue|black|brown", { color: LIST }],
    ["pipeDelimited, encoded", "/query/pipes?color=blue%7Cblack%7cbrown", { color: LIST }],
    ["form, object", "/query/object?color=R,100,G,200,B,150", { color: OBJECT }],
    [
      "form, object without a value",
      "/query/object?color=R,100,G",
      "400 color: is not written in the form expected",
    ],
    ["form, object with a name twice", "/query/object?color=R,1,R,2", "400 color.R: must be given only once"],
    ["form, object with an unknown name", "/query/object?color=R,1,X,2", { color: { R: 1 } }],
    ["form, object with a wrong value", "/query/object?color=R,x", "400 color.R: must be an integer"],
    ["form, exploded object", "/query/fields?R=100&G=200&B=150&size=3", { color: OBJECT, size: 3 }],
    ["form, exploded object that is not there", "/query/fields?X=1", {}],
    ["form, exploded record", "/query/record?R=100&size=3&G=200", { other: { R: 100, G: 200 }, size: 3 }],
    ["form, exploded record with a wrong value", "/query/record?R=x", "400 other.R: must be an integer"],
    ["left out, with defaults", "/query/defaults", { size: 7, color: ["blue", "black"] }],
    ["there, with defaults", "/query/defaults?size=1&color=a", { size: 1, color: ["a"] }],
  ])("%s: %s", async (_, target, want) => expect(await received("query", target)).toEqual(want));

  test("a default is a new value for each request", async () => {
    const first = (await received("query", "/query/defaults")) as { color: string[] };
    first.color.push("brown");
    expect(await received("query", "/query/defaults")).toEqual({ size: 7, color: ["blue", "black"] });
  });

  test("a name that an object inherits is one like others", async () => {
    const { other } = (await received("query", "/query/record?__proto__=1&constructor=2")) as {
      other: object;
    };
    expect(Object.entries(other)).toEqual([
      ["__proto__", 1],
      ["constructor", 2],
    ]);
  });
});

describe("path", () => {
  test.each<[string, string, unknown]>([
    ["simple", "/path/simple/blue", "blue"],
    ["simple, encoded", "/path/simple/a%2Fb%2C%C3%A9", "a/b,é"],
    ["simple, malformed", "/path/simple/%ff", /^400/],
    ["simple, list", "/path/simple-list/blue,black,brown", LIST],
    ["path, list, a segment each", "/path/segments/blue/black", ["blue", "black"]],
    ["simple, list, an encoded comma is text", "/path/simple-list/a%2Cb,c", ["a,b", "c"]],
    ["simple, object", "/path/simple-object/R,100,G,200,B,150", OBJECT],
    ["simple, exploded object", "/path/simple-fields/R=100,G=200,B=150", OBJECT],
    ["simple, exploded object without equals signs", "/path/simple-fields/R,100", /^400/],
    ["label", "/path/label.blue", "blue"],
    ["label without its dot", "/path/labelblue", /^404/],
    ["label, list", "/path/label-list.blue,black,brown", LIST],
    ["label, exploded list", "/path/label-parts.blue.black.brown", LIST],
    ["label, exploded list, an encoded dot is text", "/path/label-parts.a%2Eb.c", ["a.b", "c"]],
    ["label, object", "/path/label-object.R,100,G,200,B,150", OBJECT],
    ["label, exploded object", "/path/label-fields.R=100.G=200.B=150", OBJECT],
    ["matrix", "/path/matrix;color=blue", "blue"],
    ["matrix, empty", "/path/matrix;color", ""],
    ["matrix of another name", "/path/matrix;size=blue", /^400/],
    ["matrix, list", "/path/matrix-list;color=blue,black,brown", LIST],
    ["matrix, exploded list", "/path/matrix-parts;color=blue;color=black;color=brown", LIST],
    ["matrix, object", "/path/matrix-object;color=R,100,G,200,B,150", OBJECT],
    ["matrix, exploded object", "/path/matrix-fields;R=100;G=200;B=150", OBJECT],
  ])("%s: %s", async (_, target, want) => {
    const got = await received("path", target);
    if (want instanceof RegExp) expect(got).toMatch(want);
    else expect(got).toEqual({ color: want });
  });

  test.each([
    ["behind a dot", "/path/a.tar.gz", { ending: "tar.gz" }],
    ["before a verb", "/path/7:lend", { id: 7 }],
  ])("%s: %s", async (_, target, want) => expect(await received("path", target)).toEqual(want));
});

describe("header", () => {
  test.each<[string, string, string, unknown]>([
    ["text", "Color", " a, b%20 ", { color: "a, b%20" }],
    ["list", "Colors", "blue, black,brown", { colors: LIST }],
    ["a no-break space is text (here two bytes)", "Color", "a\u00a0", { color: "a\u00c2\u00a0" }],
    ["list in two headers", "Colors", "blue\r\nColors: black,brown", { colors: LIST }],
    ["list of numbers", "Ids", "1,2", { ids: [1, 2] }],
    ["exploded object", "Fields", "R=100,G=200, B=150", { fields: OBJECT }],
    ["object", "Object", "R,100,G,200,B,150", { object: OBJECT }],
    ["text in two headers", "Color", "a\r\nColor: b", "400 color: must be given only once"],
    ["wrong item", "Ids", "1,x", "400 ids.1: must be an integer"],
  ])("%s", async (_, name, value, want) =>
    expect(await received("header", "/header", { [name]: value })).toEqual(want),
  );
  test.each([
    ["image/jpeg", "image/jpeg"],
    ["image/*;q=0.8, image/jpeg", "image/jpeg"],
    ["*/*", "image/png"],
  ])("Accept: %s -> %s", async (sent, want) => {
    expect(await received("header", "/accept", { Accept: sent })).toEqual({ accept: want });
  });
  test("no Accept is any", async () =>
    expect(await received("header", "/accept")).toEqual({ accept: "image/png" }));
  test("an Accept of other types", async () => {
    const refused = await received("header", "/accept", { Accept: "text/html" });
    expect(refused).toBe("400 accept: must be one of: image/png, image/jpeg");
  });
  test("default", async () => expect(await received("header", "/query/defaults")).toEqual({ "x-size": 8 }));
});

describe("cookie", () => {
  test.each<[string, string, unknown]>([
    ["pairs", "color=blue; x=1; size=3", { color: "blue", size: 3 }],
    ["in quotes", 'color="a b"', { color: "a b" }],
    ["encoded", "color=a%3Bb", { color: "a;b" }],
    ["never encoded", "color=50%", { color: "50%" }],
    ["with an equals sign", "color=a=b", { color: "a=b" }],
    ["wrong", "size=x", "400 size: must be an integer"],
    ["given twice", "color=a; color=b", "400 color: must be given only once"],
  ])("%s", async (_, cookie, want) =>
    expect(await received("cookie", "/cookie", { Cookie: cookie })).toEqual(want),
  );
  test("default", async () => expect(await received("cookie", "/query/defaults")).toEqual({ theme: "dark" }));
});

test("an operation that answers HEAD comes before GET", async () => {
  for (const [method, id] of [
    ["HEAD", "look"],
    ["GET", "read"],
  ] as const) {
    await exchange(server.port, requestText(method, "/head"));
    expect(calls.pop()?.id).toBe(id);
  }
});

describe("what the generated client writes is what the handler gets", () => {
  const client = writeByContract(createFetchClient({ baseUrl: server.url }), module) as unknown as {
    request(method: string, path: string, init: object): Promise<{ response: Response }>;
  };
  const text = fc.oneof(
    // Most texts can go anywhere: of headers, which carry Latin-1 alone, enough arrive then.
    { weight: 4, arbitrary: fc.stringMatching(/^[A-Za-z]{1,8}$/) },
    fc.string({ unit: "grapheme" }),
    fc.string({ unit: fc.constantFrom(..."a,;=&.|/?#[]+% %2C%20'\"~!null1") }),
  );
  const scalar = (types: readonly ScalarType[]) => {
    const byType = {
      null: fc.constant(null),
      boolean: fc.boolean(),
      integer: fc.integer(),
      number: fc.double({ noNaN: true, noDefaultInfinity: true }),
      decimal: fc.double({ noNaN: true, noDefaultInfinity: true }),
      string: types.length === 1 ? text : fc.constant("all"),
    };
    return fc.oneof(...types.map((type): fc.Arbitrary<unknown> => byType[type]));
  };
  const valueFor = ({ name, shape, mediaTypes }: ParameterEntry): fc.Arbitrary<unknown> => {
    if (mediaTypes) return fc.constantFrom(...mediaTypes);
    if (name === "kind") return fc.constant("x");
    if (shape.kind === "array") return fc.array(scalar(shape.items), { maxLength: 4 });
    if (shape.kind !== "object") return scalar(shape.kind === "scalar" ? shape.types : ["string"]);
    const named = Object.entries(shape.properties).map(([key, types]) => [key, scalar(types)]);
    const fields = fc.record(Object.fromEntries(named), { requiredKeys: [] });
    return shape.rest
      ? fc.dictionary(
          text.filter((key) => key !== "size"),
          scalar(shape.rest),
        )
      : fields;
  };
  const placeOf = (entries: readonly ParameterEntry[]) =>
    fc.record(Object.fromEntries(entries.map((entry) => [entry.name, valueFor(entry)])), {
      requiredKeys: entries.filter(({ required }) => required).map(({ name }) => name),
    });
  /** Lists and objects without anything in them are left out where each of their parts is a pair. */
  const sent = (entries: readonly ParameterEntry[], values: object) =>
    Object.fromEntries(
      Object.entries(values).filter(([name, value]) => {
        const { style, explode } = entries.find((entry) => entry.name === name) as ParameterEntry;
        return (
          typeof value !== "object" ||
          value === null ||
          style !== "form" ||
          !explode ||
          Object.keys(value).length > 0
        );
      }),
    );
  const withoutDefaults = ({ parameters }: OperationEntry) =>
    Object.values(parameters).every((entries) => entries.every((entry) => entry.default === undefined));

  test.each(Object.values(module.operations).filter(withoutDefaults))("$id", async (operation) => {
    const { method, path, parameters } = operation;
    let [arrived, refused] = [0, 0];
    const places = fc.record({
      path: placeOf(parameters.path),
      query: placeOf(parameters.query),
      header: placeOf(parameters.headers),
      cookie: placeOf(parameters.cookies),
    });
    await fc.assert(
      fc.asyncProperty(places, async (params) => {
        calls.length = 0;
        try {
          const { response } = await client.request(method, path, { params });
          expect(response.status).toBe(204);
        } catch (error) {
          if (!(error instanceof RangeError)) throw error;
          refused++;
          return;
        }
        arrived++;
        expect(calls.pop()).toEqual({
          id: operation.id,
          path: params.path,
          query: sent(parameters.query, params.query),
          header: params.header,
          cookie: params.cookie,
        });
      }),
      { numRuns: runs(25, 1000) },
    );
    expect(arrived).toBeGreaterThan(refused / 4);
  });
});
