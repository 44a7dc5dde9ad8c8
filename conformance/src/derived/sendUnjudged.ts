import type { Case } from "../engine/case.ts";
import type { Contract } from "../engine/contract.ts";
import { prepareRequest } from "../engine/prepareRequest.ts";
import type { Target } from "../engine/target.ts";
import type { Received } from "./resources.ts";

/** Sends a request that prepares a case, and is not judged. @throws Error when nothing answers within ten seconds */
export async function sendUnjudged(
  contract: Contract,
  target: Target,
  call: Pick<Case, "operation" | "token" | "request">,
): Promise<Received> {
  const { method, path, headers, body } = prepareRequest(contract, target, {
    ...call,
    id: call.operation,
    rules: [],
    status: 200,
  });
  const answer = await fetch(new URL(path, target.url), {
    method,
    headers,
    body: body.length > 0 ? new Uint8Array(body) : null,
    redirect: "manual",
    signal: AbortSignal.timeout(10_000),
  });
  const text = await answer.text();
  return {
    status: answer.status,
    location: answer.headers.get("location") ?? undefined,
    body: parsed(text),
  };
}

/** What is no JSON tells nothing. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
