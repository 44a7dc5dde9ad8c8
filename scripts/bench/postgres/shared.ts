/**
 * One run at a time for all that came while the run before it was under way; every one of them gets its outcome.
 */
export function shared<Item, Outcome>(
  run: (items: Item[]) => Promise<Outcome>,
): (item: Item) => Promise<Outcome> {
  let waiting: { item: Item; answer: PromiseWithResolvers<Outcome> }[] = [];
  let running = false;
  const next = async () => {
    running = true;
    while (waiting.length > 0) {
      await new Promise(setImmediate);
      const batch = waiting;
      waiting = [];
      const outcome = run(batch.map(({ item }) => item));
      for (const { answer } of batch) answer.resolve(outcome);
      await outcome.catch(() => undefined);
    }
    running = false;
  };
  return (item) => {
    const answer = Promise.withResolvers<Outcome>();
    waiting.push({ item, answer });
    if (!running) next();
    return answer.promise;
  };
}
