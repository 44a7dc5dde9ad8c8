import type { Case, Scenario } from "./case.ts";

/** What Dredd runs, by the id of its case. */
interface Named {
  name: string;
}

/** Lets cases of independent scenarios go first while a case has to wait, so that a run is not idle. */
export class Pauses {
  readonly #cases = new Map<string, { testCase: Case; isIndependent: boolean }>();
  readonly #pauses = new Map<string, Promise<void>>();
  readonly #over = new Set<string>();

  constructor(scenarios: readonly Scenario[]) {
    for (const { cases, isIndependent = false } of scenarios)
      for (const testCase of cases) this.#cases.set(testCase.id, { testCase, isIndependent });
  }

  /**
   * Puts what is to run next at `index`, where the next one in the order of the run is. If that has to wait, its pause begins,
   * and until it is over the independent ones that come later go first.
   */
  arrange(order: Named[], index: number): void {
    const { name } = order[index] ?? {};
    const pause = name !== undefined && this.#cases.get(name)?.testCase.pause;
    if (!pause || this.#over.has(name)) return;
    if (!this.#pauses.has(name))
      this.#pauses.set(
        name,
        pause().finally(() => this.#over.add(name)),
      );
    const later = order.findIndex(
      (each, at) => at > index && this.#cases.get(each.name)?.isIndependent === true,
    );
    if (later > index) order.splice(index, 0, ...order.splice(later, 1));
  }

  /** Resolves when the pause before a case is over; at once when it has none. */
  async end(id: string): Promise<void> {
    await this.#pauses.get(id);
  }
}
