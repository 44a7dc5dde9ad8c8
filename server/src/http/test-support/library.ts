import * as library from "../../../../scripts/test-contract/generated/library/index.ts";
import type { Book, operations } from "../../../../scripts/test-contract/generated/library/types.ts";
import { reply, serialized } from "../answer.ts";
import { Application } from "../application.ts";
import { type BindOptions, bindContract } from "../bindContract.ts";
import type { ContractModule } from "../contractModule.ts";
import { notFound } from "../errors.ts";
import type { Handlers } from "../types.ts";

/** Who calls the library of the tests. */
export interface Reader {
  name: string;
}
type Operations = operations;
export type LibraryHandlers = Handlers<Operations, Reader>;
export type LibraryOptions = Partial<BindOptions<Operations, Reader, never>>;

export const aBook: Book = {
  id: 7,
  title: "Vidas Secas",
  price: 19.99,
  kind: "novel",
  summary: null,
  copies: [{ shelf: 3, note: "hardback" }],
  bought: null,
};

/** A small library: echoes what it was asked, so that a test sees what the toolkit handed over. */
export const handlers: LibraryHandlers = {
  listBooks: ({ query }) => {
    const book = { ...aBook, title: JSON.stringify(query) };
    return serialized(JSON.stringify({ page: query.page ?? 1, total: 1, books: [book] }));
  },
  addBook: ({ body, header }, caller) => {
    const summary = JSON.stringify({ ...header, caller: caller.name, summary: body.summary });
    return { ...aBook, ...body, kind: body.kind ?? null, bought: body.bought ?? null, summary };
  },
  readBook: ({ path }) => {
    if (path.id === 404) throw notFound("no such book");
    return { ...aBook, id: path.id };
  },
  removeBook: () => reply(204),
  importCopies: async ({ body }) => {
    let lines = 0;
    for await (const chunk of body) lines += String(chunk).split("\n").length - 1;
    return { lines };
  },
  showCover: ({ path }) => reply(200, `<h1>Book ${path.id}</h1>`),
};

/** The application of the tests, and what it logged. Tokens: `writer` is admitted, `broken` fails to be looked up. */
export function libraryApplication(
  options: LibraryOptions = {},
  before: (application: Application) => void = () => {},
  module: ContractModule = library,
) {
  const entries: { details: object; text: string }[] = [];
  const log = {
    error(details: object, text: string) {
      entries.push({ details, text });
    },
  };
  const application = new Application({ log });
  const binding = bindContract<Operations, Reader>(module, {
    handlers,
    authenticate: async ([{ value: token }]) => {
      if (token === "broken") throw Object.assign(new Error("no database"), { kind: "unavailable" });
      return token === "writer" ? { name: "ana" } : null;
    },
    validateAnswers: true,
    blankIsAbsent: true,
    log,
    ...options,
  });
  before(application);
  application.bind(binding);
  return { application, log: entries };
}
