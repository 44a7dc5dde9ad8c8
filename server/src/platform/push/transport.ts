/** One notification as it is sent: the body is the text whose UTF-8 bytes were signed. */
export interface Delivery {
  url: string;
  headers: Record<string, string>;
  body: string;
}

/** What came of an attempt: the receiver's answer, whatever its status, or why there was none. */
export type Outcome =
  | { kind: "answer"; status: number; retryAfter: string | null }
  | { kind: "failure"; reason: string };

/**
 * Sends a notification once and tells what came of it; never rejects. `reason` is one of the fixed texts of
 * `textos.falha`, free of addresses and secrets. An aborted signal ends the attempt at once.
 */
export type Transport = (delivery: Delivery, signal: AbortSignal) => Promise<Outcome>;
