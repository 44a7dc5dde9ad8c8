import { execFileSync } from "node:child_process";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { copyProject } from "../dev/test-support/copyProject.ts";
import { type RunningDev, startDev } from "../generate/dev/test-support/startDev.ts";
import { type BenchResult, isQuick, median, progress, round } from "./support/benchmark.ts";
import { treeCpu, treeMemory } from "./support/processTree.ts";

const SAVES = isQuick ? 3 : 8;
/** A designer looks at what came of a save before the next one: the loop makes ready for that meanwhile, ms. */
const PAUSE = 1500;
/** How often memory is looked at, ms. */
const INTERVAL = 100;
/** A size of the store's contract that may be any: types of code do not change with it, answers may. */
const EDITED = "spec/listas.tsp";
const [BEFORE, AFTER] = [
  "@maxLength(45)\n  cidade",
  (length: number) => `@maxLength(${length})\n  cidade`,
] as const;
/** A field of which the code knows nothing: the types of everything are looked at. */
const FIELD = (name: string) => `  /** A field. */\n  @reference\n  ${name}?: boolean;\n\n  /** City. */`;

/** `npm run dev` on a copy of the sources: from a save of the store's contract to what a designer waits for. */
export async function run(): Promise<BenchResult> {
  const copy = copyProject("bench-dev");
  const cold = coldGeneration(copy);
  const env = {
    PORT: "0",
    FRETE_DATA_DIR: join(copy, "data"),
    FRETE_DATABASE_URL: `sqlite:${join(copy, "data/frete.db")}`,
  };
  const dev = await startDev([join(copy, "scripts/dev.ts")], { cwd: copy, env });
  const pid = dev.child.pid as number;
  let most = 0;
  const looking = setInterval(() => {
    most = Math.max(most, treeMemory(pid));
  }, INTERVAL);
  try {
    progress("dev: start");
    await untilTold(dev, "types");
    const taken = { generated: [] as Taken[], serving: [] as Taken[], types: [] as Taken[] };
    const text = readFileSync(join(copy, EDITED), "utf8");
    for (let save = 0; save <= SAVES; save++) {
      progress(`dev: save ${save + 1} of ${SAVES + 1}`);
      const length = text.replace(BEFORE, AFTER(50 + save));
      const next = save % 2 === 0 ? length : length.replace("  /** City. */", FIELD(`campo${save}`));
      const [started, before] = [performance.now(), treeCpu(pid)];
      const seconds = (kind: keyof typeof taken) =>
        dev
          .after(() => {}, kind)
          .then(() => {
            taken[kind].push({ seconds: (performance.now() - started) / 1000, cpu: treeCpu(pid) - before });
          });
      const completed = dev.after(() => {}, "completed");
      const told = Promise.all([seconds("generated"), seconds("serving"), seconds("types")]);
      writeFileSync(join(copy, EDITED), next);
      await told;
      await completed;
      await setTimeout(PAUSE);
    }
    // The first one still compiles code that the others find ready.
    const row = (name: string, [, ...times]: readonly Taken[]) => {
      const seconds = times.map((each) => each.seconds);
      const cpu = median(times.map((each) => each.cpu));
      return [
        ...[name, round(Math.min(...seconds), 2), round(median(seconds), 2), round(cpu, 2)],
        round(cpu / cold.cpu, 2),
      ];
    };
    return {
      name: "The designer's loop: from a save of the store's contract",
      columns: ["until", "s, least", "median", "CPU s", "x a cold generation"],
      rows: [
        row("what a server runs on is generated", taken.generated),
        row("it is served", taken.serving),
        row("the code is held against it", taken.types),
      ],
      notes: [
        `a cold generation of it: ${round(cold.seconds, 1)} s, ${round(cold.cpu, 1)} s of CPU, by which the ratios are`,
        `most memory of all processes at a time: ${round(most, 0)} MB, each shared page counted once`,
      ],
    };
  } finally {
    clearInterval(looking);
    await dev.stop();
    rmSync(copy, { recursive: true, force: true });
  }
}

async function untilTold(dev: RunningDev, kind: "types"): Promise<void> {
  if (!dev.events.some(({ event }) => event === kind)) await dev.after(() => {}, kind);
}

/** What something took, s. */
interface Taken {
  seconds: number;
  cpu: number;
}

function coldGeneration(copy: string): Taken {
  progress("dev: a cold generation");
  const [started, before] = [performance.now(), treeCpu(process.pid)];
  execFileSync(process.execPath, ["scripts/generate.ts", "--only", "loja"], { cwd: copy, stdio: "ignore" });
  return { seconds: (performance.now() - started) / 1000, cpu: treeCpu(process.pid) - before };
}

if (import.meta.main) console.log(await run());
