/**
 * The elements of groups that are read one after the other, for `elements`: a group is waited for, not each of its elements, of which
 * there may be a hundred thousand.
 *
 * @param make what becomes of an element, when its turn comes
 */
export function eachOf<Item, Made>(
  groups: AsyncIterable<readonly Item[]>,
  make: (item: Item) => Made,
): AsyncIterable<Made> {
  const source = groups[Symbol.asyncIterator]();
  let group: readonly Item[] = [];
  let place = 0;
  const following = async (): Promise<IteratorResult<Made>> => {
    while (place >= group.length) {
      const { done, value } = await source.next();
      if (done) return { done, value: undefined };
      group = value;
      place = 0;
    }
    return { done: false, value: make(group[place++] as Item) };
  };
  const next = () =>
    place < group.length ? { done: false, value: make(group[place++] as Item) } : following();
  const end = async () => {
    await source.return?.();
    return { done: true, value: undefined };
  };
  // What `for await` and the writer of lists take as well as a promise.
  const iterator = { next, return: end } as unknown as AsyncIterator<Made>;
  return { [Symbol.asyncIterator]: () => iterator };
}
