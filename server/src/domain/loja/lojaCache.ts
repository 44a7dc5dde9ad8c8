import type { Loja } from "@frete/contract/operacao";
import type { Database } from "../../platform/storage/database.ts";
import { type AtVersion, versionCache } from "./versionCache.ts";

/** Makes an empty cache of lojas: for a setting that a request looks at. */
export function lojaCache(db: Database): AtVersion<Loja> {
  return versionCache(db, "loja", (loja) => loja);
}
