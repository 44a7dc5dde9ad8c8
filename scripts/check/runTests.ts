import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { BaseSequencer, createVitest, type TestSpecification, type Vitest } from "vitest/node";

/**
 * Runs test files in the order given until the time is up: `runTests.ts --seconds N --report FILE TEST...`. What has begun by
 * then ends; the rest is named, and is no failure.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { seconds: { type: "string", default: "45" }, report: { type: "string", default: "" } },
});
const place = new Map(positionals.map((file, index) => [resolve(file), index]));
const begun = new Set<string>();

class InOrder extends BaseSequencer {
  override async sort(specifications: TestSpecification[]): Promise<TestSpecification[]> {
    const placeOf = ({ moduleId }: TestSpecification) => place.get(moduleId) ?? place.size;
    return [...specifications].sort((one, other) => placeOf(one) - placeOf(other));
  }
}

let alarm: NodeJS.Timeout | undefined;
const cancel = () => vitest.cancelCurrentRun("keyboard-input");
const vitest: Vitest = await createVitest("test", {
  watch: false,
  sequence: { sequencer: InOrder },
  reporters: [
    "default",
    ["json", { outputFile: values.report }],
    {
      onTestRunStart: () => {
        alarm = setTimeout(cancel, Number(values.seconds) * 1000);
      },
      onTestModuleStart: ({ moduleId }) => {
        begun.add(moduleId);
      },
    },
  ],
});
await vitest.start([...place.keys()]);
clearTimeout(alarm);
await vitest.close();
const left = [...place.keys()].filter((file) => !begun.has(file)).length;
if (left > 0) console.log(`\nThe time was up: ${left} of ${place.size} test files are left to npm test.`);
const failed = vitest.state.getTestModules().some((module) => !module.ok());
process.exitCode = failed || vitest.state.getUnhandledErrors().length > 0 ? 1 : 0;
