import type { Database } from "../platform/storage/database.ts";
import { registerReceiver } from "./eventos.testing.ts";
import { type LojaServer, lojaServer } from "./lojaServer.testing.ts";
import { insertLojas } from "./lojas.testing.ts";

/** The two lojas of `insertLojas`, both readers of their queue. */
export async function filaServer(db: Database): Promise<LojaServer> {
  await insertLojas(db);
  const server = await lojaServer(db);
  await registerReceiver(server, {}, 1);
  await registerReceiver(server, {}, 2);
  return server;
}
