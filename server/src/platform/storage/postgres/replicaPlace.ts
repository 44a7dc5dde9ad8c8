import type { Knex } from "knex";
import type { Statement } from "../database.ts";

/** How far a server is in the log of the cluster that it belongs to. */
export interface Place {
  /** Bytes from the beginning of the log. */
  readonly position: string;
  readonly cluster: string;
}

/** Where a replica is, and whether it repeats what a primary does. */
export interface ReplicaPlace extends Place {
  readonly follows: boolean;
}

/** What the primary has on its disk, which is all that it has acknowledged or shows to anybody. */
export const primaryPlace = (knex: Knex): Statement<Place> =>
  knex
    .select(
      knex.raw("pg_wal_lsn_diff(pg_current_wal_flush_lsn(), '0/0')::text AS position"),
      knex.raw("system_identifier::text AS cluster"),
    )
    .from(knex.raw("pg_control_system()"));

export const REPLICA_PLACE = `SELECT pg_is_in_recovery() AS follows, system_identifier::text AS cluster,
  coalesce(pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0'), 0)::text AS position FROM pg_control_system()`;

export const BEHIND_A_POOLER = "a pooler is before it, where each statement may have another server";

/** Why a server cannot stand in for the primary of a cluster; undefined: it can. */
export function faultOfReplica({ follows, cluster }: ReplicaPlace, ofPrimary: string): string | undefined {
  if (cluster !== ofPrimary) return "it is a copy of another database";
  if (!follows) return "it follows no primary";
  return undefined;
}
