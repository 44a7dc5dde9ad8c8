/** A notification as it goes over the wire; the body is sent exactly as it stands, because it may be signed. */
export interface Delivery {
  url: string;
  headers: Record<string, string>;
  body: string;
}

/** What became of one attempt: the receiver's answer, or the reason why there was none. */
export type Outcome =
  | { kind: "answer"; status: number; /** As received. */ retryAfter: string | null }
  | { kind: "failure"; reason: string };

/** Sends a notification. Never rejects, and ends by itself within its own time limit; an aborted attempt is a failure. */
export type Transport = (delivery: Delivery, signal: AbortSignal) => Promise<Outcome>;
