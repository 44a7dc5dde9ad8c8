import knex from "knex";
import type { ReplicaSettings } from "../../processSettings.ts";
import type { BuildStatement, Database, PlanUse, StorageLog } from "../database.ts";
import { preparable } from "../preparable.ts";
import { connectPostgres } from "./connectPostgres.ts";
import { followReplica } from "./followReplica.ts";
import { replicaClient } from "./replicaClient.ts";
import { statement } from "./runStatement.ts";

/** A replica that does not answer is soon given up: the primary does. */
const PATIENCE = { connect: 1000, answer: 3000 };

/**
 * The same database, with its reads answered by a replica as far as that has all that the primary had when they began; everything
 * else, and what the replica cannot answer, goes to the primary. It need not be there when this is called. Closing it leaves the primary
 * open.
 */
export function openReplica(
  primary: Database,
  { url, lag }: ReplicaSettings,
  { log, connections }: { log: StorageLog; connections?: number | undefined },
): Database {
  const copy = connectPostgres(url, "service", log, { connections, patience: PATIENCE });
  const read = followReplica(primary, copy, { lag, log });
  const reader = knex({ client: replicaClient(primary.reader, read) });
  return {
    ...primary,
    reader,
    pools: { replica: copy },
    prepare: <Row>(build: BuildStatement<Row>, plan: PlanUse = "fresh") => {
      const { sql, bind } = preparable(reader, build);
      const onReplica = statement<Row>(sql, plan);
      const onPrimary = primary.prepare(build, plan);
      return (params) =>
        read(
          (connection) => onReplica(connection, bind(params)),
          () => onPrimary(params),
        );
    },
    close: () => copy.destroy(),
  };
}
