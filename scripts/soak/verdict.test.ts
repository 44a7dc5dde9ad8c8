import { expect, test } from "vitest";
import type { Sample } from "./sample.ts";
import { type Seen, verdict } from "./verdict.ts";

const MEBIBYTE = 1024 * 1024;
const COUNT = 60;

/** Samples of a server that stays as it is, changed from one to the next as a fault would. */
const samples = (change: (share: number) => Partial<Sample> = () => ({})): Sample[] =>
  Array.from({ length: COUNT }, (_, index) => ({
    ...{ at: index * 5, rssBytes: 300 * MEBIBYTE, handles: 70 + (index % 5), loopDelay: 0.03 },
    ...{ walBytes: 16 * MEBIBYTE, overdue: index % 3 },
    ...change(index / COUNT),
  }));
const heap = (end: number) => Array.from({ length: 16 }, (_, index) => (40 + (end * index) / 15) * MEBIBYTE);
const well: Seen = {
  samples: samples(),
  heap: heap(0),
  requests: 9000,
  refused: 0,
  failed: 0,
  isQuiet: true,
};

test.each<[name: string, seen: Partial<Seen>, expected: RegExp[]]>([
  ["a server that stays as it is", {}, []],
  [
    "memory that fills while it is warming up",
    { heap: [10, 30, 40, 41, 41, 41].map((each) => each * MEBIBYTE) },
    [],
  ],
  ["a leak of 30 MiB", { heap: heap(45) }, [/heap without garbage grew by 30\.0 MiB/]],
  [
    "sockets that are not closed",
    { samples: samples((share) => ({ handles: 70 + Math.round(share * 60) })) },
    [/more files and sockets/],
  ],
  [
    "a log of writes that nobody folds",
    { samples: samples((share) => ({ walBytes: share * 100 * MEBIBYTE })) },
    [/log of writes grew to 98/],
  ],
  [
    "notifications that pile up",
    { samples: samples((share) => ({ overdue: share * 300 })) },
    [/late by 270 s/],
  ],
  [
    "one notification that was late once",
    { samples: samples((share) => ({ overdue: share === 0.5 ? 300 : 0 })) },
    [],
  ],
  [
    "an event loop that is late",
    { samples: samples(() => ({ loopDelay: 0.2 })) },
    [/event loop is late by 200 ms/],
  ],
  [
    "the same on a machine that others use",
    { samples: samples(() => ({ loopDelay: 0.2 })), isQuiet: false },
    [],
  ],
  ["one answer of 9,000 that is no success", { refused: 1 }, [/^1 of 9000/]],
  ["an answer that never came", { failed: 2 }, [/^2 requests got no answer/]],
  ["no request at all", { requests: 0 }, [/no request was served/]],
  ["a run that was too short", { samples: samples().slice(0, 5) }, [/too few/]],
])("L3: %s", (_name, seen, expected) => {
  expect(verdict({ ...well, ...seen })).toEqual(expected.map((each) => expect.stringMatching(each)));
});
