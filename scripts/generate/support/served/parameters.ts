import type { Feature } from "../feature.ts";

export const PARAMETERS: readonly Feature[] = [
  {
    id: "query",
    group: "Parameters",
    what: "parameters in the query, required and optional, with defaults",
    sample: `@get op list(@query page: int32, @query size?: int32 = 20, @query \`sort-by\`?: "name" | "date"): string;`,
    note: "the default is what the handler gets when the parameter is absent",
  },
  {
    id: "scalars",
    group: "Parameters",
    what: "numbers, booleans, texts, dates, enums, null, and unions of them",
    sample: `enum Size { small, large }
@get op list(@query count?: int32 | null, @query all?: int32 | "all", @query on?: plainDate, @query at?: utcDateTime, @query size?: Size, @query yes?: boolean): string;`,
    note: "a text is tried as null, boolean, integer, number and text, in this order, as far as the contract allows them",
  },
  {
    id: "arrays",
    group: "Parameters",
    what: "arrays in the query: separated by commas, spaces or pipes, or repeated",
    sample: `@get op list(
  @query csv?: int32[],
  @query(#{ explode: true }) repeated?: string[],
  @query @encode(ArrayEncoding.spaceDelimited) ssv?: string[],
  @query @encode(ArrayEncoding.pipeDelimited) pipes?: string[]): string;`,
  },
  {
    id: "objects",
    group: "Parameters",
    what: "objects in the query, also with open keys",
    sample: `@get op list(@query point?: { x: int32, y: int32 }, @query(#{ explode: true }) filter?: { a?: string }): string;
@route("/open") @get op open(@query(#{ explode: true }) tags?: Record<string>): string;`,
  },
  {
    id: "path-styles",
    group: "Parameters",
    what: "label, matrix and lists in paths",
    sample: `@route("/label{.ids}") @get op label(@path ids: int32[]): string;
@route("/matrix{;ids*}") @get op matrix(@path ids: int32[]): string;
@route("/simple/{ids}") @get op simple(@path ids: string[]): string;`,
  },
  {
    id: "headers",
    group: "Parameters",
    what: "headers, also lists",
    sample: `@get op read(@header \`If-Match\`?: string, @header ids?: int32[]): string;`,
  },
  {
    id: "cookies",
    group: "Parameters",
    what: "cookies",
    sample: '@get op read(@cookie session: string, @cookie(#{ name: "last-page" }) page?: int32): string;',
  },
];
