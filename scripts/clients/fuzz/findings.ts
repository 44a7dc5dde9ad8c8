/** What Schemathesis takes amiss of an operation: its check, the request, what was answered. */
export interface Finding {
  operation: string;
  /** Its own number of the kind of finding, e.g. ST202. */
  code: string;
  /** What it says, e.g. which part of the request breaks the schema. */
  message: string;
  request: string;
  status: number | undefined;
  answer: string;
}

interface Check {
  status: string;
  failure_info?: { failure: { code: string; operation: string; title: string; message: string } };
}
interface Interaction {
  request: { method: string; uri: string; body?: Bytes | null };
  response?: { status_code: number; content?: Bytes | null } | null;
}
type Bytes = { $base64: string };
interface Scenario {
  recorder: {
    checks?: Record<string, Check[]>;
    interactions?: Record<string, Interaction>;
    cases?: Record<string, unknown>;
  };
}
interface NonFatal {
  label: string;
  info?: { title?: string; message?: string };
}

const LENGTH = 500;

/**
 * Reads the findings out of a report of Schemathesis, in its form of a JSON record per line.
 * @returns the requests that were made, and each finding once
 */
export function readFindings(report: string): { requests: number; findings: Finding[] } {
  const records = report
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line) as { ScenarioFinished?: Scenario; NonFatalError?: NonFatal });
  const findings = new Map<string, Finding>();
  let requests = 0;
  for (const { ScenarioFinished: scenario, NonFatalError: error } of records) {
    if (error) findings.set(JSON.stringify(error.info), errorFinding(error));
    const { interactions = {}, checks = {} } = scenario?.recorder ?? {};
    requests += Object.keys(interactions).length;
    for (const [id, all] of Object.entries(checks))
      for (const { failure_info } of all)
        if (failure_info) {
          const finding = findingOf(failure_info.failure, interactions[id]);
          findings.set(`${finding.operation} ${finding.code} ${finding.answer} ${finding.message}`, finding);
        }
  }
  return { requests, findings: [...findings.values()] };
}

function findingOf(
  { operation, code, title, message }: NonNullable<Check["failure_info"]>["failure"],
  interaction: Interaction | undefined,
): Finding {
  const { request, response } = interaction ?? {};
  const sent = request ? `${request.method} ${request.uri} ${text(request.body)}`.trim() : "";
  return {
    ...{ operation, code, message: `${title}: ${message}`, request: sent.slice(0, LENGTH) },
    ...{ status: response?.status_code, answer: text(response?.content).slice(0, LENGTH) },
  };
}

/** What the tool itself could not do with a document, or with the server. */
const errorFinding = ({ label, info }: NonFatal): Finding => ({
  ...{ operation: label, code: "error", message: `${info?.title ?? ""}: ${info?.message ?? ""}` },
  ...{ request: "", status: undefined, answer: "" },
});

const text = (bytes: Bytes | null | undefined): string =>
  bytes ? Buffer.from(bytes.$base64, "base64").toString() : "";

/** A finding for people: what, with which request, and what was answered. */
export const describeFinding = ({ operation, code, message, request, status, answer }: Finding): string =>
  [`${operation}: ${code} ${message}`, request, `${status ?? "no answer"} ${answer}`]
    .filter((line) => line.trim() !== "")
    .join("\n");
