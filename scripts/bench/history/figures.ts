import { earlierRuns, isBaseline, type RecordedRun, type Spread, spreadsOf } from "./history.ts";

const BEGIN = "<!-- ratios: written by `npm run bench -- --record` -->";
const END = "<!-- /ratios -->";

/**
 * A document with the ratios of the recorded runs of the newest release between its marks.
 *
 * @throws Error when it has no marks
 */
export function withFigures(document: string, history: readonly RecordedRun[]): string {
  const [begin, end] = [document.indexOf(BEGIN), document.indexOf(END)];
  if (begin < 0 || end < begin) throw new Error(`the document has no place for ratios: ${BEGIN}, ${END}`);
  return `${document.slice(0, begin + BEGIN.length)}\n\n${figures(history)}\n\n${document.slice(end)}`;
}

function figures(history: readonly RecordedRun[]): string {
  const last = history.at(-1);
  if (!last) return "None has been recorded yet.";
  const own = history.filter(({ version }) => version === last.version);
  const before = spreadsOf(earlierRuns(history, last).filter(({ version }) => version !== last.version));
  const rows = [...spreadsOf(own)].flatMap(([name, spread]) => {
    const then = before.get(name);
    return isBaseline(spread)
      ? []
      : `| ${name.replaceAll("|", "\\|")} | ${told(spread)} | ${then ? told(then) : ""} |`;
  });
  const { version, commit, node, cpu, load } = last;
  return [
    `Of ${version}, recorded last at ${commit} on ${cpu}, Node ${node}, load ${load}:`,
    "",
    "| ratio | median, with its spread over runs | release before |",
    "|---|---|---|",
    ...rows,
  ].join("\n");
}

const told = ({ least, median, most, runs }: Spread): string =>
  runs === 1 ? `${median} (one run)` : `${median} (${least} to ${most} in ${runs} runs)`;
