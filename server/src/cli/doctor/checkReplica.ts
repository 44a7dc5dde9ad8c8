import type { Config } from "../../platform/config.ts";
import { type Inspection, inspectDatabase } from "../../platform/storage/inspectDatabase.ts";
import {
  faultOfReplica,
  type Place,
  primaryPlace,
  REPLICA_PLACE,
  type ReplicaPlace,
} from "../../platform/storage/postgres/replicaPlace.ts";
import { type Finding, ok, reasonOf, warning } from "./finding.ts";

const MEBIBYTE = 1024 * 1024;
const ADVICE = "look at FRETE_REPLICA_URL; the primary answers meanwhile";

/** Looks whether the replica that reads are to go to is one of this database, and how far it is behind. */
export async function checkReplica({ databaseUrl, replica }: Config): Promise<Finding[]> {
  if (!replica) return [];
  const check = "replica";
  const opened: Inspection[] = [];
  try {
    const reader = async (url: string) => {
      const inspection = await inspectDatabase(url);
      opened.push(inspection);
      if (!inspection.found) throw new Error("there is no database");
      return inspection.found.reader;
    };
    const primary = await reader(databaseUrl);
    const [wanted] = (await primaryPlace(primary)) as [Place];
    const { rows } = await (await reader(replica.url)).raw<{ rows: [ReplicaPlace] }>(REPLICA_PLACE);
    const [place] = rows;
    const fault = faultOfReplica(place, wanted.cluster);
    if (fault) return [warning(check, fault, ADVICE)];
    const behind = Math.max(0, Number(wanted.position) - Number(place.position));
    return [ok(check, `follows the database, ${(behind / MEBIBYTE).toFixed(1)} MiB behind`)];
  } catch (error) {
    return [warning(check, reasonOf(error), ADVICE)];
  } finally {
    for (const each of opened) await each.close();
  }
}
