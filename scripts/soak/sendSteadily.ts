import autocannon from "autocannon";

const CONNECTIONS = 16;

/** Sends requests in turn over several connections, at a rate or, without one, as fast as they are answered. */
export function sendSteadily(
  url: string,
  requests: autocannon.Request[],
  { seconds, rate }: { seconds: number; rate?: number },
): Promise<autocannon.Result> {
  return autocannon({
    ...{ url, requests, connections: CONNECTIONS, duration: seconds },
    ...(rate !== undefined && { overallRate: Math.max(1, Math.round(rate)) }),
  }) as unknown as Promise<autocannon.Result>;
}
