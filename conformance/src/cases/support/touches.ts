import type { Scenario, Touches } from "../../engine/case.ts";

/**
 * What scenarios have in common in a store: its queue and its notifications of events, its queue of quotations, its lists, and
 * what its carriers, branches and freight rules are.
 */
type Subject = "eventos" | "cotacoes" | "chats" | "plps" | "regras" | "loja";

interface Named extends Touches {
  changes: readonly Subject[];
  watches: readonly Subject[];
}

/** Records of its own, or none, that show nowhere else. */
export const OWN: Named = { changes: [], watches: [] };

/** Quotations, which depend on what the store has. */
export const QUOTES: Named = { changes: ["cotacoes"], watches: ["loja"] };

/** Orders under numbers of its own. They are quoted, and events tell of them. */
export const ORDERS: Named = { changes: ["cotacoes", "eventos"], watches: ["loja"] };

/** Conversations on orders of its own; the list shows them. */
export const CHATS: Named = { changes: [...ORDERS.changes, "chats"], watches: ORDERS.watches };

/** Such a scenario that changes or watches more. */
export const also = (one: Named, { changes = [], watches = [] }: Partial<Named>): Named => ({
  changes: [...one.changes, ...changes],
  watches: [...one.watches, ...watches],
});

/** Scenarios that share this with others. */
export const touching = (touches: Named, scenarios: readonly Scenario[]): Scenario[] =>
  scenarios.map((scenario) => ({ ...scenario, touches }));
