import { FreteError } from "./errors.ts";
import type { Outgoing } from "./makeAttempt.ts";
import type { Operation } from "./operation.ts";
import type { Attempt, Hooks } from "./options.ts";
import type { Answer } from "./readAnswer.ts";

/** Makes an attempt that is told to the hooks: before it, with headers that they may add to, and after it. The token is kept from them. */
export async function tellHooks(
  { onRequest, onResponse }: Hooks,
  { id, method }: Operation,
  { headers: { authorization, ...shown }, ...request }: Outgoing,
  number: number,
  send: (request: Outgoing) => Promise<Answer>,
): Promise<Answer> {
  const headers = new Headers(shown);
  const attempt: Attempt = { operation: id, attempt: number, method, url: request.url, headers };
  await onRequest?.(attempt);
  const sent = { ...Object.fromEntries(headers), ...(authorization !== undefined && { authorization }) };
  const began = performance.now();
  const tell = (status: number, requestId: string | null, failed?: { error: unknown }) =>
    onResponse?.({ ...attempt, status, requestId, milliseconds: performance.now() - began, ...failed });
  let answer: Answer;
  try {
    answer = await send({ ...request, headers: sent });
  } catch (error) {
    const { status, requestId } = error instanceof FreteError ? error : { status: 0, requestId: null };
    await tell(status, requestId, { error });
    throw error;
  }
  await tell(answer.response.status, answer.response.headers.get("X-Request-Id"));
  return answer;
}
