import type { PreparedStore } from "./prepareStore.ts";
import { selectBranches } from "./selectBranches.ts";
import type { TableSettings } from "./store.ts";

/** The tables a quotation may look at, each once: load their bands before calling `quote`. */
export function neededTables(store: PreparedStore, filiaisOrigem: string | null): TableSettings[] {
  const needed = new Set<TableSettings>();
  for (const { pairs } of selectBranches(store, filiaisOrigem).branches) {
    for (const { tables } of pairs) for (const { settings } of tables) needed.add(settings);
  }
  return [...needed];
}
