import type { Sample } from "./sample.ts";

/** What was seen while the load lasted. */
export interface Seen {
  readonly samples: readonly Sample[];
  /** Bytes of the heap without garbage, in equal intervals. */
  readonly heap: readonly number[];
  readonly requests: number;
  /** Answers other than success. */
  readonly refused: number;
  /** Answers that never came. */
  readonly failed: number;
  /** Nothing else had the machine's cores, so times are the server's. */
  readonly isQuiet: boolean;
}

const MEBIBYTE = 1024 * 1024;
/** Caches fill and code is compiled in this part of the time. */
const WARM_UP = 1 / 3;
/** Samples that are too few. */
const FEWEST = 6;
/** After the warm-up the heap may grow by so much: caches are bounded, but not yet full. */
const HEAP_GROWTH = 16 * MEBIBYTE;
/** Connections of the pool, of notifications and of whoever measures come and go. */
const HANDLES_GROWTH = 16;
const LARGEST_WAL = 64 * MEBIBYTE;
/** Seconds that half of the samples must be below: 50 ms, and the 20 ms of the timer that measures. */
const LOOP_DELAY = 0.07;
/** Seconds that a notification to a receiver that takes everything may be late. */
const OVERDUE = 60;

/** What is wrong with a server that was under steady load, in sentences; none: it stays as it is. */
export function verdict({ samples, heap, requests, refused, failed, isQuiet }: Seen): string[] {
  const steady = afterWarmUp(samples);
  const kept = afterWarmUp(heap);
  if (steady.length < FEWEST || kept.length < 2) return [`${steady.length} samples are too few to tell`];
  const late = steady.slice(-FEWEST);
  const growth = (kept.at(-1) ?? 0) - (kept[0] ?? 0);
  const handles =
    least(late.map((each) => each.handles)) - least(steady.slice(0, FEWEST).map((each) => each.handles));
  const wal = Math.max(...samples.map(({ walBytes }) => walBytes));
  const delay = median(steady.map(({ loopDelay }) => loopDelay));
  const overdue = least(late.map((each) => each.overdue));
  const found: [isWrong: boolean, sentence: string][] = [
    [requests === 0, "no request was served"],
    [refused > 0, `${refused} of ${requests} requests were not answered with success`],
    [failed > 0, `${failed} requests got no answer`],
    [growth > HEAP_GROWTH, `the heap without garbage grew by ${inMebibytes(growth)}`],
    [handles > HANDLES_GROWTH, `${handles} more files and sockets are open than after the warm-up`],
    [wal > LARGEST_WAL, `the log of writes grew to ${inMebibytes(wal)}`],
    [isQuiet && delay > LOOP_DELAY, `the event loop is late by ${Math.round(delay * 1000)} ms`],
    [overdue > OVERDUE, `notifications are late by ${Math.round(overdue)} s`],
  ];
  return found.filter(([isWrong]) => isWrong).map(([, sentence]) => sentence);
}

const afterWarmUp = <Value>(values: readonly Value[]) => values.slice(Math.floor(values.length * WARM_UP));

const least = (values: readonly number[]) => Math.min(...values);

const median = (values: readonly number[]) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

const inMebibytes = (bytes: number) => `${(bytes / MEBIBYTE).toFixed(1)} MiB`;
