import { setTimeout as wait } from "node:timers/promises";
import type { PreparedRequest } from "./prepareRequest.ts";
import { retryAfter } from "./retryAfter.ts";
import { sendRequest } from "./sendRequest.ts";

const PARALLEL = 8;

/**
 * Sends a request many times, a few at a time, without looking at the bodies; not any more after one without an answer.
 * @param isPatient sends one that is refused with 429 again, once, when the server says within a minute how soon; until one
 * has waited in vain
 * @returns how often each status came back; 0 stands for no answer
 */
export async function repeatRequest(
  url: string,
  { method, path, headers, body }: PreparedRequest,
  { times, timeout, isPatient }: { times: number; timeout: number; isPatient: boolean },
): Promise<Map<number, number>> {
  const counts = new Map<number, number>();
  let left = times;
  let mayWait = isPatient;
  const send = () => sendRequest(new URL(path, url), { method, headers, body, timeout });
  const statusOf = async () => {
    const { status, headers: answered } = await send();
    const seconds = mayWait ? retryAfter(status, answered["retry-after"]) : undefined;
    if (seconds === undefined) return status;
    await wait(seconds * 1_000);
    const again = await send();
    mayWait &&= again.status !== 429;
    return again.status;
  };
  const worker = async () => {
    while (left-- > 0) {
      const status = await statusOf().catch(() => 0);
      if (status === 0) left = 0;
      counts.set(status, (counts.get(status) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: PARALLEL }, worker));
  return counts;
}
