import { availableParallelism, loadavg } from "node:os";
import { setTimeout } from "node:timers/promises";
import type autocannon from "autocannon";
import { dayOfStore } from "./dayOfStore.ts";
import { keptHeap } from "./keptHeap.ts";
import { type Sample, sample } from "./sample.ts";
import { sendSteadily } from "./sendSteadily.ts";
import { startReceiver } from "./startReceiver.ts";
import { type Soaked, startSoaked } from "./startSoaked.ts";
import { type Seen, verdict } from "./verdict.ts";

/** Of the highest rate. */
const SHARE = 0.6;
/** Seconds at the highest rate, to know it. */
const SPRINT = 20;
const SAMPLE_EVERY = 5000;
/** The heap without garbage is looked at so often in a run: it costs a pause. */
const HEAPS = 15;

/** A server under steady load, and what is wrong with it. */
export interface Soaking {
  readonly figures: ReturnType<typeof figuresOf>;
  readonly wrong: readonly string[];
}

/**
 * Keeps a server in production at 60 percent of what it can do, with the requests of a store's day and a receiver that is notified,
 * and looks whether it stays as it is: memory, handles, event loop, answers (acceptance row L3).
 *
 * @param seconds how long; below some minutes the heap is not yet what it will be
 */
export async function soak(
  engine: "sqlite" | "postgres",
  seconds: number,
  tell: (line: string) => void = () => {},
): Promise<Soaking> {
  const isQuiet = (loadavg()[0] ?? 0) < availableParallelism() / 2;
  const server = await startSoaked(engine);
  const receiver = await startReceiver(server);
  try {
    const requests = dayOfStore(server);
    const sprint = await sendSteadily(server.url, requests, { seconds: Math.min(SPRINT, seconds) });
    const highest = sprint["2xx"] / sprint.duration;
    tell(`${Math.round(highest)} requests a second at most; ${Math.round(highest * SHARE)} for ${seconds} s`);
    const watched = watch(server, seconds, tell);
    const result = await sendSteadily(server.url, requests, { seconds, rate: highest * SHARE });
    const { samples, heap } = await watched;
    const seen = {
      ...{ samples, heap, isQuiet },
      requests: result.requests.total,
      refused: sprint.non2xx + result.non2xx,
      failed: sprint.errors + result.errors,
    };
    const { code, faults } = await server.stop();
    const ends = code === 0 ? [] : [`the server ended with ${code}`];
    return {
      figures: figuresOf(seen, result, highest),
      wrong: [...verdict(seen), ...ends, ...faults.slice(0, 5).map((line) => `the server logged ${line}`)],
    };
  } finally {
    receiver.close();
    await server.stop();
  }
}

/** Looks at a server for so long. @throws Error when it cannot be looked at */
async function watch(server: Soaked, seconds: number, tell: (line: string) => void) {
  const samples: Sample[] = [];
  const heap: number[] = [];
  const inspected = await keptHeap(server.inspector);
  const started = performance.now();
  const elapsed = () => (performance.now() - started) / 1000;
  try {
    while (elapsed() < seconds) {
      const each = await sample(server, elapsed());
      samples.push(each);
      if (elapsed() >= (heap.length * seconds) / HEAPS) {
        heap.push(await inspected.read());
        tell(lineOf(each, heap.at(-1) ?? 0));
      }
      await setTimeout(Math.max(0, Math.min(SAMPLE_EVERY, (seconds - elapsed()) * 1000)));
    }
    heap.push(await inspected.read());
  } finally {
    inspected.close();
  }
  return { samples, heap };
}

/** Milliseconds and MiB. */
function figuresOf(
  { samples, heap, isQuiet }: Seen,
  { requests, latency, non2xx, "5xx": faults }: autocannon.Result,
  highest: number,
) {
  const part = Math.max(1, Math.floor(samples.length / 10));
  const [begin, end] = [samples.slice(0, part), samples.slice(-part)];
  const most = (some: readonly Sample[], name: keyof Sample) => Math.max(...some.map((each) => each[name]));
  const milliseconds = (seconds: number) => Math.round(seconds * 1000);
  const delays = samples.map(({ loopDelay }) => loopDelay).toSorted((one, other) => one - other);
  return {
    ...{ highestRate: Math.round(highest), rate: Math.round(requests.average), requests: requests.total },
    ...{ non2xx, "5xx": faults, p50: latency.p50, p99: latency.p99, longest: latency.max },
    loopDelayMedian: milliseconds(delays[Math.floor(delays.length / 2)] ?? 0),
    loopDelayMost: milliseconds(delays.at(-1) ?? 0),
    rssBegin: mebibytes(most(begin, "rssBytes")),
    rssEnd: mebibytes(most(end, "rssBytes")),
    heapWithoutGarbage: heap.map(mebibytes).join(" "),
    handlesBegin: most(begin, "handles"),
    handlesEnd: most(end, "handles"),
    walMost: mebibytes(most(samples, "walBytes")),
    overdueMost: milliseconds(most(samples, "overdue")),
    ...{ isQuiet, loadAtEnd: Math.round((loadavg()[0] ?? 0) * 10) / 10 },
  };
}

const mebibytes = (bytes: number) => Math.round(bytes / 1024 / 102.4) / 10;

const lineOf = ({ at, rssBytes, handles, loopDelay, overdue }: Sample, heap: number) =>
  `${Math.round(at)} s: RSS ${mebibytes(rssBytes)} MiB, heap ${mebibytes(heap)} MiB, ${handles} handles, event loop ${Math.round(loopDelay * 1000)} ms, notifications ${Math.round(overdue)} s`;
