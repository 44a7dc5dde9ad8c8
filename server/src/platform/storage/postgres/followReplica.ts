import { setTimeout } from "node:timers/promises";
import type { Knex } from "knex";
import type pg from "pg";
import { oncePerSecond } from "../../../http/index.ts";
import { figure } from "../../counters.ts";
import type { Database, StorageLog } from "../database.ts";
import { toStorageError } from "../toStorageError.ts";
import {
  BEHIND_A_POOLER,
  faultOfReplica,
  type Place,
  primaryPlace,
  REPLICA_PLACE,
  type ReplicaPlace,
} from "./replicaPlace.ts";
import { isPooled } from "./session.ts";

/** Answers a read from the replica, or from the primary when the replica cannot. */
export type ReadEither = <T>(
  onReplica: (connection: pg.Client) => Promise<T>,
  onPrimary: () => Promise<T>,
) => Promise<T>;

/** How long a replica that failed, or was too far behind, is left alone, ms. */
const PAUSE = 1000;
/** Between two looks whether it has caught up, ms. */
const STEP = 2;

/** A statement that writes, or is too slow, is so on the primary, too: SQLSTATE. */
const NOT_THE_REPLICAS_FAULT = ["25006", "57014"];

const by = (server: "primary" | "replica") =>
  figure("counter", "frete_replica_reads_total", "Reads that a replica may answer, by who did", {
    by: server,
  });

/**
 * Lets a replica answer what it has all of: whatever was committed on the primary before it was asked for. A replica that is more than `lag` ms
 * behind, does not answer, or is none of this primary's is left alone for a second, and the primary answers. So an answer is never older
 * than the primary's would have been.
 */
export function followReplica(
  primary: Database,
  copy: Knex,
  { lag, log }: { lag: number; log: StorageLog },
): ReadEither {
  const { client }: { client: Knex.Client } = copy;
  const tell = oncePerSecond((details, text) => log.warn(details, text));
  const reads = { primary: by("primary"), replica: by("replica") };
  const reached = new WeakMap<pg.Client, number>();
  let isLeft = false;
  let triedAgainAt = 0;

  const leave = (reason: string, details: object = {}) => {
    isLeft = true;
    triedAgainAt = performance.now() + PAUSE;
    tell(details, `the primary answers for the replica: ${reason}`);
  };
  /** One at a time tries a replica that was left: a server that is silent shall keep nobody else waiting. */
  const isMyTurn = (): boolean => {
    if (performance.now() < triedAgainAt) return false;
    triedAgainAt = performance.now() + PAUSE;
    return true;
  };

  const placeOfPrimary = primary.prepare<Place>(primaryPlace, "kept");
  const committed = primary.groupRead(async () => (await placeOfPrimary({}))[0] as Place);

  const catchesUp = async (connection: pg.Client, { position, cluster }: Place): Promise<boolean> => {
    const wanted = Number(position);
    const deadline = performance.now() + lag;
    while ((reached.get(connection) ?? -1) < wanted) {
      const { rows } = await connection.query<ReplicaPlace>(REPLICA_PLACE);
      const place = rows[0] as ReplicaPlace;
      const fault = isPooled(connection) ? BEHIND_A_POOLER : faultOfReplica(place, cluster);
      if (fault) {
        leave(fault);
        return false;
      }
      reached.set(connection, Number(place.position));
      if (Number(place.position) >= wanted) break;
      if (performance.now() > deadline) {
        leave(`it is more than ${lag} ms behind`, { bytes: wanted - Number(place.position) });
        return false;
      }
      await setTimeout(STEP);
    }
    return true;
  };

  return async (onReplica, onPrimary) => {
    const readPrimary = () => {
      reads.primary.value++;
      return onPrimary();
    };
    const tries = isLeft && isMyTurn();
    if (isLeft && !tries) return readPrimary();
    const place = await committed(0, undefined);
    let connection: pg.Client | undefined;
    try {
      connection = (await client.acquireConnection()) as pg.Client;
      if ((!isLeft || tries) && (await catchesUp(connection, place))) {
        isLeft = false;
        const answer = await onReplica(connection);
        reads.replica.value++;
        return answer;
      }
    } catch (thrown) {
      const error = toStorageError(thrown);
      const { code } = { code: "", ...(error.cause as object) };
      if (error.kind !== "unavailable" || NOT_THE_REPLICAS_FAULT.includes(code)) throw error;
      leave("it does not answer", { err: error });
    } finally {
      if (connection) client.releaseConnection(connection);
    }
    return readPrimary();
  };
}
