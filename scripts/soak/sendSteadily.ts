import autocannon from "autocannon";

const CONNECTIONS = 16;
/** Seconds: longer than any answer takes on a machine that is short of time, so that those which never come are left. */
const TIMEOUT = 60;

/** Sends requests in turn over several connections, at a rate or, without one, as fast as they are answered. */
export async function sendSteadily(
  url: string,
  requests: autocannon.Request[],
  { seconds, rate }: { seconds: number; rate?: number },
): Promise<autocannon.Result> {
  return await autocannon({
    ...{ url, requests, connections: CONNECTIONS, duration: seconds, timeout: TIMEOUT },
    ...(rate !== undefined && { overallRate: Math.max(1, Math.round(rate)) }),
  });
}
