import type { DocumentedAnswer } from "./blueprint.ts";
import type { Transaction } from "./dredd.ts";
import { KitError } from "./kitError.ts";

/**
 * Puts a transaction for every case, named by its id and in the order given, in place of those that Dredd made of the
 * document, one per answer: that document is parsed in a second, one with a resource per case takes half a minute.
 * @param documented as the `beforeAll` hook gets them
 * @throws KitError when Dredd did not read an answer out of the document
 */
export function transactionPerCase(
  documented: Transaction[],
  answers: ReadonlyMap<string, DocumentedAnswer>,
): void {
  const byName = new Map(documented.map((transaction) => [transaction.origin.resourceName, transaction]));
  const own = Array.from(answers, ([id, { name }]) => {
    const model = byName.get(name);
    if (!model) throw new KitError(`Dredd found no answer ${name} in the document`);
    return copy(model, id);
  });
  documented.splice(0, documented.length, ...own);
}

function copy(model: Transaction, id: string): Transaction {
  const { origin, request, expected } = model;
  return {
    ...model,
    name: id,
    origin: { ...origin, resourceName: id },
    request: { ...request, headers: { ...request.headers } },
    expected: { ...expected, headers: { ...expected.headers } },
  };
}
