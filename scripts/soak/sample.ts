import { readdirSync } from "node:fs";
import type { Soaked } from "./startSoaked.ts";

/** What the server tells of itself at one moment, and what the system tells of it. */
export interface Sample {
  /** Seconds since the load began. */
  readonly at: number;
  readonly rssBytes: number;
  /** Open files and sockets. */
  readonly handles: number;
  /** 99th percentile of the event loop's delay since the sample before, seconds; 20 ms of it are the measuring timer's own. */
  readonly loopDelay: number;
  readonly walBytes: number;
  /** How late the oldest notification is, seconds. */
  readonly overdue: number;
}

/** Asks `/metrics`, as Prometheus does. @throws Error when it does not answer */
export async function sample({ metricsUrl, pid, walBytes }: Soaked, at: number): Promise<Sample> {
  const answer = await fetch(metricsUrl);
  const text = await answer.text();
  const value = (name: string) => {
    const found = new RegExp(`^${name}(?:\\{[^}]*\\})? (\\S+)$`, "m").exec(text)?.[1];
    if (found === undefined) throw new Error(`/metrics has no ${name}`);
    return Number(found);
  };
  return {
    at,
    rssBytes: value("process_resident_memory_bytes"),
    handles: readdirSync(`/proc/${pid}/fd`).length,
    loopDelay: value("nodejs_eventloop_lag_p99_seconds"),
    walBytes: walBytes(),
    overdue: value("frete_notifications_overdue_seconds"),
  };
}
