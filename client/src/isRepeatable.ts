import type { Operation, OperationId } from "./operation.ts";

/** Reads that delete what they return: an answer lost on the way is lost for good (COT-041). */
const DESTRUCTIVE_READS: ReadonlySet<OperationId> = new Set(["lerFilaCotacao"]);

/** Whether an operation may be sent twice without anybody noticing: it only reads, and what it read stays. */
export function isRepeatable({ id, method }: Operation): boolean {
  return method === "GET" && !DESTRUCTIVE_READS.has(id);
}
