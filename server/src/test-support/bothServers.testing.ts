import { expect } from "vitest";
import type { Random } from "../platform/random.ts";
import type { Database } from "../platform/storage/database.ts";
import { sequence } from "../platform/storage/sequence.ts";
import { type LojaServer, lojaServer } from "./lojaServer.testing.ts";
import { insertLojas } from "./lojas.testing.ts";
import { type OperatorServer, operatorServer } from "./operatorServer.testing.ts";

/** Both interfaces over one database with the two lojas of `insertLojas`. */
export interface BothServers {
  db: Database;
  loja: LojaServer;
  operador: OperatorServer;
  /** Ends both; fails when one of them had something to complain about. */
  close(): Promise<void>;
}

/** Counters behind the codes that `insertLojas` and `insertTransportes` give. */
const COUNTERS = ["filial", "transportadora", "metodo_envio", "tabela_frete"];
/** Codes up to this one are those of the records that everything else stands on. */
export const RESERVED = 20;

/** Fills the database and serves it; codes that the operator's interface gives begin at 21. */
export async function bothServers(db: Database, random?: Random): Promise<BothServers> {
  await insertLojas(db);
  await db.transaction(async (trx) => {
    await sequence(trx, 0, "loja", RESERVED);
    for (const idLoja of [1, 2]) {
      await sequence(trx, idLoja, "token", RESERVED);
      for (const nome of COUNTERS) await sequence(trx, idLoja, nome, RESERVED);
    }
  });
  const loja = await lojaServer(db, undefined, { ...(random && { random }) });
  const operador = await operatorServer(db, {
    files: loja.files,
    ...(random && { random, vault: loja.services.vault }),
  });
  return {
    db,
    loja,
    operador,
    close: async () => {
      await operador.close();
      await loja.close();
      expect([...loja.errors, ...operador.errors]).toEqual([]);
    },
  };
}
