import { type DreddRun, dredd } from "./dredd.ts";

type Options = Parameters<typeof dredd>[0];

/**
 * Runs documents with Dredd a few at a time: it parses all that it is given before the first request, and keeps the trees and
 * every exchange until the end, which for thousands of cases takes hundreds of megabytes.
 *
 * @param agent makes the agent of a batch; Dredd copies it, which it cannot once it holds a connection
 */
export async function dreddBatches(
  { documents, agent, ...options }: Omit<Options, "agent"> & { agent: () => Options["agent"] },
  size: number,
): Promise<DreddRun> {
  const whole: DreddRun = {
    stats: { tests: 0, passes: 0, failures: 0, errors: 0, skipped: 0 },
    verdicts: new Map(),
    errors: new Map(),
  };
  for (let at = 0; at < documents.length; at += size) {
    const { stats, verdicts, errors } = await dredd({
      ...options,
      documents: documents.slice(at, at + size),
      agent: agent(),
    });
    for (const name of Object.keys(whole.stats) as (keyof typeof stats)[]) whole.stats[name] += stats[name];
    for (const [id, found] of verdicts) whole.verdicts.set(id, [...(whole.verdicts.get(id) ?? []), ...found]);
    for (const [id, error] of errors) whole.errors.set(id, error);
  }
  return whole;
}
