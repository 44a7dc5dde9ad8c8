import type { FormPart } from "../engine/formBody.ts";
import {
  type CaseResult,
  type RunResult,
  verdictOfModule,
  verdictOfRun,
  verdictWord,
} from "../engine/runResult.ts";
import type { Target } from "../engine/target.ts";
import { curl } from "./curl.ts";
import { redacted } from "./redacted.ts";

/** Bodies at the size limit would make a report of many megabytes. */
const MAX_BODY = 20_000;

/**
 * The report for programs: every case with its rules, problems, request and answer, on a line each; without tokens. In pieces:
 * that of a whole run has nine megabytes.
 */
export function* jsonReport(run: RunResult, target: Target): Generator<string> {
  const head = {
    verdict: verdictWord(run, verdictOfRun(run)),
    modules: Object.fromEntries(
      [...new Set(run.results.map(({ module }) => module))].map((module) => [
        module,
        verdictWord(run, verdictOfModule(run, module)),
      ]),
    ),
    ...run.info,
    url: run.url,
    contract: run.contract,
    seconds: run.seconds,
    faults: run.faults,
  };
  // Case by case: the whole, copied for every token that is taken out, takes a hundred megabytes.
  const text = (value: object) => redacted(JSON.stringify(value), target);
  yield `${text(head).slice(0, -1)},"cases":[`;
  let separator = "\n";
  for (const result of run.results) {
    yield separator + text(caseReport(result, run.url));
    separator = ",\n";
  }
  yield "\n]}\n";
}

function caseReport({ request, answer, ...result }: CaseResult, url: string): object {
  return {
    ...result,
    request: request && {
      method: request.method,
      path: request.path,
      body: shortened(
        request.form ? JSON.stringify(request.form.map(described)) : request.body.toString(),
        request.bytes,
      ),
    },
    answer: answer && { status: answer.status, headers: answer.headers, body: shortened(answer.text) },
    curl: request && curl(url, request, result.token),
  };
}

/** A part of a form without the bytes of its file. */
function described(part: FormPart): object {
  return "text" in part ? part : { name: part.name, file: part.file };
}

function shortened(text: string, length = text.length): string {
  return text.length > MAX_BODY ? `${text.slice(0, MAX_BODY)}… (${length} characters)` : text;
}
