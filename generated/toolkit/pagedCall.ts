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

/**
 * Makes a paged list of what reads its pages.
 *
 * @param from the page to begin with
 */
export function pagedCall<Page, Item>(
  read: ReadPage<Page>,
  itemsOf: ItemsOf<Page, Item>,
  { total }: Pick<Paging, "total">,
  from = 1,
): Paged<Page, Item> {
  let first: Promise<Page> | undefined;
  const page = () => (first ??= read());
  async function* pages(): AsyncGenerator<Page, void, undefined> {
    let seen = 0;
    for (let number = from; ; number++) {
      const page = await read(number);
      const { length } = itemsOf(page);
      if (length === 0) return;
      yield page;
      seen += length;
      const all = total === undefined ? undefined : (page as Record<string, unknown>)[total];
      if (from === 1 && typeof all === "number" && seen >= all) return;
    }
  }
  return {
    [Symbol.toStringTag]: "PagedCall",
    // biome-ignore lint/suspicious/noThenProperty: awaiting it is what sends the request
    then: (...args) => page().then(...args),
    catch: (...args) => page().catch(...args),
    finally: (...args) => page().finally(...args),
    pages,
    async *[Symbol.asyncIterator]() {
      for await (const page of pages()) yield* itemsOf(page);
    },
  };
}
