import { lostConnection } from "./lostConnection.ts";

/**
 * Runs `attempt`, and once more when its connection turned out to be dead: after a restart of the server the pool
 * may hold connections whose end has not been noticed yet. `repeatable` tells whether nothing was changed so far.
 */
export async function withFreshConnection<T>(
  attempt: () => Promise<T>,
  repeatable: () => boolean = () => true,
): Promise<T> {
  try {
    return await attempt();
  } catch (error) {
    if (!repeatable() || !lostConnection(error)) throw error;
    return attempt();
  }
}
