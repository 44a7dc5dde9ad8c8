import type { CaseResult } from "./runResult.ts";

/** Statuses that tell of another address, or of something in between, when there is no other. */
const ELSEWHERE = [301, 302, 303, 307, 308, 404, 502, 503, 504];
/** So many answers are no chance. */
const ENOUGH = 10;
const A_FEW = 3;

/**
 * What a run against the wrong address or with the wrong tokens looks like: its answers say nothing of the implementation.
 * @returns one sentence per fault
 */
export function targetFaults(results: readonly CaseResult[]): string[] {
  const answered = results.filter(({ answer, outcome }) => answer && outcome !== "unsupported");
  const statuses = new Set(answered.map(({ answer }) => answer?.status ?? 0));
  const [status = 0] = statuses;
  if (statuses.size === 1 && ELSEWHERE.includes(status) && answered.length >= ENOUGH) {
    const location = answered[0]?.answer?.headers.location;
    return [
      `every request was answered with ${status}${location ? ` to ${location}` : ""}: is the address right?`,
    ];
  }
  const kinds = new Set(answered.flatMap(({ token }) => token ?? []));
  return [...kinds].flatMap((kind) => {
    const mine = answered.filter(({ token }) => token === kind);
    const refused = mine.filter(({ answer }) => answer?.status === 401);
    const wanted = refused.filter(({ problems }) => problems.some(({ pointer }) => pointer === "status"));
    // What is refused before the token is looked at, such as an unknown path or a body of another kind, tells nothing of it.
    const isUnknown = mine.every(({ answer }) => (answer?.status ?? 0) >= 400);
    return wanted.length >= A_FEW && isUnknown && refused.length > mine.length / 2
      ? [
          `no request with the token ${kind} was accepted, ${refused.length} answered with 401: is the token right?`,
        ]
      : [];
  });
}
