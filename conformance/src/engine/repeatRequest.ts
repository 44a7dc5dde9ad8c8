import type { PreparedRequest } from "./prepareRequest.ts";

const PARALLEL = 8;

/**
 * Sends a request many times, a few at a time, without looking at the bodies; not any more after one without an answer.
 * @returns how often each status came back; 0 stands for no answer
 */
export async function repeatRequest(
  url: string,
  { method, path, headers, body }: PreparedRequest,
  times: number,
  timeout: number,
): Promise<Map<number, number>> {
  const counts = new Map<number, number>();
  let left = times;
  const worker = async () => {
    while (left-- > 0) {
      const status = await fetch(new URL(path, url), {
        method,
        headers,
        body: body.length > 0 ? new Uint8Array(body) : null,
        signal: AbortSignal.timeout(timeout),
      }).then(
        async (response) => {
          await drain(response);
          return response.status;
        },
        () => 0,
      );
      if (status === 0) left = 0;
      counts.set(status, (counts.get(status) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: PARALLEL }, worker));
  return counts;
}

/** Reads an answer to its end and keeps nothing of it. */
async function drain({ body }: Response): Promise<void> {
  if (body) for await (const _ of body);
}
