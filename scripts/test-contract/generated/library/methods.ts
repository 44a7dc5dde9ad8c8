// Generated from scripts/test-contract/main.tsp by npm run generate; do not edit.
import type { AnswerOf, BodyOf, ParametersOf } from "../toolkit/callTypes.ts";
import type { operations } from "./types.ts";

/** What calling each operation takes at run time. */
export const methods = {
  "listBooks": { "as": "books.list", "method": "GET", "path": "/v1/books", "security": ["BearerReader", "BearerWriter"], "places": ["query"], "repeatable": true },
  "addBook": { "as": "books.add", "method": "POST", "path": "/v1/books", "security": ["BearerWriter"], "body": ["application/json"], "places": ["header"] },
  "readBook": { "as": "books.read", "method": "GET", "path": "/v1/books/{id}", "security": ["BearerReader", "BearerWriter"], "repeatable": true },
  "removeBook": { "as": "books.remove", "method": "DELETE", "path": "/v1/books/{id}", "security": ["BearerWriter"], "empty": true },
  "importCopies": { "as": "books.importCopies", "method": "PUT", "path": "/v1/books/shelves/{shelf}/copies", "security": ["BearerWriter"], "body": ["text/csv"] },
  "showCover": { "as": "books.showCover", "method": "GET", "path": "/v1/books/{id}/cover", "answer": "text", "repeatable": true },
} as const;

/** Statuses before which nothing was done: after them any call may be repeated. */
export const nothingDone: readonly number[] = [];

/** The operations of `books`. */
export interface BooksMethods<Options> {
  /**
   * **List books** `GET /v1/books`
   *
   * Lists books.
   *
   * @returns The request has succeeded.
   * @example
   * ```ts
   * await client.methods.books.list();
   * ```
   */
  list(query?: ParametersOf<operations["listBooks"], "query">, options?: Options): Promise<AnswerOf<operations["listBooks"]>>;
  /**
   * **Add a book** `POST /v1/books`
   *
   * Adds a book.
   *
   * @returns The request has succeeded.
   * @example
   * ```ts
   * await client.methods.books.add({ title: "Vidas Secas", price: 19.99, copies: [{ shelf: 3 }] });
   * ```
   */
  add(body: BodyOf<operations["addBook"]>, header?: ParametersOf<operations["addBook"], "header">, options?: Options): Promise<AnswerOf<operations["addBook"]>>;
  /**
   * **Read a book** `GET /v1/books/{id}`
   *
   * Reads a book.
   *
   * @param id By what the book is known.
   * @returns The request has succeeded.
   * @example
   * ```ts
   * await client.methods.books.read(1);
   * ```
   */
  read(id: ParametersOf<operations["readBook"], "path">["id"], options?: Options): Promise<AnswerOf<operations["readBook"]>>;
  /**
   * **Remove a book** `DELETE /v1/books/{id}`
   *
   * Removes a book.
   *
   * @param id By what the book is known.
   * @returns There is no content to send for this request, but the headers may be useful.
   * @example
   * ```ts
   * await client.methods.books.remove(1);
   * ```
   */
  remove(id: ParametersOf<operations["removeBook"], "path">["id"], options?: Options): Promise<AnswerOf<operations["removeBook"]>>;
  /**
   * **Import copies** `PUT /v1/books/shelves/{shelf}/copies`
   *
   * Replaces the list of copies of a shelf by a CSV file.
   *
   * @param shelf Name of the shelf.
   * @returns The request has succeeded.
   * @example
   * ```ts
   * await client.methods.books.importCopies("shelf", "text");
   * ```
   */
  importCopies(shelf: ParametersOf<operations["importCopies"], "path">["shelf"], body: BodyOf<operations["importCopies"]>, options?: Options): Promise<AnswerOf<operations["importCopies"]>>;
  /**
   * **Cover page** `GET /v1/books/{id}/cover`
   *
   * A page for people.
   *
   * **Deprecated** from 2026-01-01 on, gone on 2100-01-01: use `readBook`.
   *
   * @param id By what the book is known.
   * @deprecated from 2026-01-01 on, gone on 2100-01-01: use `readBook`.
   * @returns The request has succeeded.
   * @example
   * ```ts
   * await client.methods.books.showCover(1);
   * ```
   */
  showCover(id: ParametersOf<operations["showCover"], "path">["id"], options?: Options): Promise<AnswerOf<operations["showCover"]>>;
}

/** The operations as methods, by group. */
export interface Methods<Options> {
  readonly books: BooksMethods<Options>;
}
