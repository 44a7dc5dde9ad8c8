import { expect, test } from "vitest";
import { describeEvent } from "./describeEvent.ts";
import type { DevEvent } from "./events.ts";

const outcome = {
  status: "written",
  hash: "0123456789abcdef",
  changed: ["a", "b"],
  removed: [],
  diagnostics: [],
} as const;
const error = (message: string) =>
  ({ code: "c", severity: "error", message, file: "main.tsp", line: 3, column: 1 }) as const;
const fault = (place: string) => ({ place, code: "TS2741", message: `${"m".repeat(200)}\nmore` });

const CASES: [string, DevEvent, string | undefined][] = [
  [
    "what was written",
    { event: "generated", contract: "shop", outcome, seconds: 0.41 },
    "shop 0123456789ab: 2 files (0.4 s)",
  ],
  [
    "what an edit means, and the lines that it concerns, of many a few",
    {
      event: "changes",
      contract: "shop",
      outcome,
      seconds: 0.41,
      changes: [
        {
          ...{ level: "breaking", direction: "request", kind: "maxLength", place: "Book.title" },
          ...{ message: "maxLength 40 -> 30", operations: ["add"], rules: [] },
          concerned: { handlers: ["a.ts:1", "b.ts:2", "c.ts:3", "d.ts:4"] },
        },
      ],
    },
    `shop: 1 breaking
  breaking Book.title: maxLength 40 -> 30 (request of add)
    handlers a.ts:1, b.ts:2, c.ts:3 and 1 more`,
  ],
  [
    "of several errors the first",
    {
      event: "generated",
      contract: "shop",
      outcome: { ...outcome, status: "refused", diagnostics: [error("cause"), error("one"), error("two")] },
      seconds: 0.2,
    },
    `main.tsp:3:1 - error c: cause
shop: refused, nothing was written (0.2 s); 2 more errors, which may follow from this one`,
  ],
  [
    "what has no code yet, and code of nothing",
    {
      event: "serving",
      url: "http://127.0.0.1:1",
      seconds: 1,
      drafts: [{ contract: "shop", mocked: ["read"], unserved: ["gone"] }],
    },
    `serving http://127.0.0.1:1 (1.0 s)
  shop: no handler yet, answered from examples: read
  shop: handlers of no operation: gone`,
  ],
  [
    "an error of types in a line each",
    { event: "types", seconds: 2, faults: [fault("a.ts:1:2"), fault("a.ts:3:4")] },
    `types: 2 errors in 1 file (2.0 s)
  a.ts:1:2 TS2741: ${"m".repeat(160)}…
  a.ts:3:4 TS2741: ${"m".repeat(160)}…`,
  ],
  [
    "translations are counted",
    {
      event: "completed",
      contract: "shop",
      outcome: {
        ...outcome,
        diagnostics: [
          { ...error("no translation"), code: "untranslated", help: "`contract texts` puts it there" },
        ],
      },
      seconds: 1,
    },
    "shop: 1 text to translate (`contract texts`)",
  ],
  ["nothing where all is well", { event: "completed", contract: "shop", outcome, seconds: 1 }, undefined],
  [
    "whether there is still a server",
    { event: "failed", message: "a.ts:1: no such module", isServed: true },
    "not replaced: a.ts:1: no such module; the last good server answers",
  ],
];

test.each(CASES)("%s", (_what, event, said) => expect(describeEvent(event)).toBe(said));
