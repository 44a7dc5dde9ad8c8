import { setTimeout as wait } from "node:timers/promises";
import { operations } from "@frete/contract/loja";
import { NotAvailable } from "../../engine/leftOut.ts";
import { retryAfter } from "../../engine/retryAfter.ts";
import { sendRequest } from "../../engine/sendRequest.ts";
import { leftOutOperation } from "../../profile/leftOut.ts";
import type { Profile } from "../../profile/profile.ts";
import type { OperationId } from "./operationId.ts";

/** Longest time of one exchange, in milliseconds. */
const TIMEOUT = 10_000;

/**
 * Sends a request of the store's interface by itself: what prepares a case, and is not judged. After 429 it is sent again once,
 * when the server says within a minute how soon.
 * @returns status and JSON body, undefined when there is none
 * @throws NotAvailable when the profile says that the implementation has no such operation, or it answers 501
 * @throws Error when nothing answers, or the answer is another failure of the server
 */
export async function callOperation<Body>(
  profile: Profile,
  operation: OperationId,
  { token = "api", path = {}, query = {}, body }: Call,
): Promise<{ status: number; body: Body | undefined }> {
  const leftOut = leftOutOperation(profile, operation);
  if (leftOut) throw new NotAvailable(leftOut);
  const { url, tokens } = profile;
  const { method, path: template } = operations[operation];
  const filled = template.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(path[name] ?? ""));
  const search = new URLSearchParams(query).toString();
  const address = new URL(`${url.replace(/\/$/, "")}${filled}${search && `?${search}`}`);
  const send = () =>
    sendRequest(address, {
      method,
      headers: {
        authorization: `Bearer ${tokens[token]}`,
        ...(body !== undefined && { "content-type": "application/json" }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      timeout: TIMEOUT,
    });
  let answer = await send();
  const seconds = retryAfter(answer.status, answer.headers["retry-after"]);
  if (seconds !== undefined) {
    await wait(seconds * 1_000);
    answer = await send();
  }
  const text = answer.body.toString();
  if (answer.status === 501) {
    throw new NotAvailable({ outcome: "unsupported", reason: `${operation} answered 501` });
  }
  if (answer.status >= 500)
    throw new Error(`${method} ${filled} was answered with ${answer.status}: ${text}`);
  return { status: answer.status, body: parsed(text) as Body | undefined };
}

/** What is no JSON tells nothing. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

interface Call {
  token?: keyof Profile["tokens"];
  path?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
}
