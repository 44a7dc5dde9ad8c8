// Copied from scripts/generate/toolkit/pagedCall.ts by npm run generate; do not edit.
import type { Paging } from "./methodEntry.ts";

/**
 * A list that comes page by page. `await` gives the page that was asked for; `for await` goes through the records of that page and
 * all after it, `pages()` through the pages themselves. Nothing is sent before one of these; each sends anew, one page at a time.
 */
export interface Paged<Page, Item> extends Promise<Page>, AsyncIterable<Item> {
  pages(): AsyncGenerator<Page, void, undefined>;
}

/** Reads a page; without a number the one that the caller asked for. */
type ReadPage<Page> = (page?: number) => Promise<Page>;

/** The records of a page. @throws whatever tells that there is no list in it */
type ItemsOf<Page, Item> = (page: Page) => readonly Item[];

/** See `Paged`. */
export class PagedCall<Page, Item> implements Paged<Page, Item> {
  readonly [Symbol.toStringTag] = "PagedCall";
  readonly #read: ReadPage<Page>;
  readonly #itemsOf: ItemsOf<Page, Item>;
  readonly #total: string | undefined;
  readonly #from: number;
  #first: Promise<Page> | undefined;

  /** @param from the page to begin with */
  constructor(
    read: ReadPage<Page>,
    itemsOf: ItemsOf<Page, Item>,
    { total }: Pick<Paging, "total">,
    from = 1,
  ) {
    this.#read = read;
    this.#itemsOf = itemsOf;
    this.#total = total;
    this.#from = from;
  }

  get #page(): Promise<Page> {
    this.#first ??= this.#read();
    return this.#first;
  }

  // biome-ignore lint/suspicious/noThenProperty: awaiting it is what sends the request
  then: Promise<Page>["then"] = (...args) => this.#page.then(...args);
  catch: Promise<Page>["catch"] = (...args) => this.#page.catch(...args);
  finally: Promise<Page>["finally"] = (...args) => this.#page.finally(...args);

  async *pages(): AsyncGenerator<Page, void, undefined> {
    let seen = 0;
    for (let number = this.#from; ; number++) {
      const page = await this.#read(number);
      const { length } = this.#itemsOf(page);
      if (length === 0) return;
      yield page;
      seen += length;
      const total = this.#total === undefined ? undefined : (page as Record<string, unknown>)[this.#total];
      if (this.#from === 1 && typeof total === "number" && seen >= total) return;
    }
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Item, void, undefined> {
    for await (const page of this.pages()) yield* this.#itemsOf(page);
  }
}
