import { type LojaServer, lojaServer } from "../cotacao/lojaServer.testing.ts";
import { insertLojas } from "../cotacao/lojas.testing.ts";
import { registrar } from "../evento/eventos.testing.ts";
import type { Database } from "../storage/database.ts";

/** The two stores of `insertLojas`, both readers of their queue. */
export async function filaServer(db: Database): Promise<LojaServer> {
  await insertLojas(db);
  const server = await lojaServer(db);
  await registrar(server, {}, 1);
  await registrar(server, {}, 2);
  return server;
}
