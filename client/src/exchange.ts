import type { Outgoing } from "./makeAttempt.ts";
import type { Operation } from "./operation.ts";
import type { Answer } from "./readAnswer.ts";
import type { CallOptions } from "./types.ts";

/** Sends a request of an operation, with what the client knows: token, limits, who asks. */
export type Exchange = (
  operation: Operation,
  request: Omit<Outgoing, "headers"> & { headers?: Outgoing["headers"] | undefined },
  options?: CallOptions,
  isStream?: boolean,
) => Promise<Answer>;
