import type { Case, Scenario } from "../../engine/case.ts";
import type { PreparedRequest } from "../../engine/prepareRequest.ts";
import type { Profile } from "../../profile/profile.ts";
import type { Answered, Sent, TokenKind } from "../exchange.ts";
import { findOperation } from "../findOperation.ts";
import { exchange } from "../proxy.ts";
import { directRun } from "./directRun.ts";

/** An exchange of a case with an unbroken server. */
export interface Taped {
  sent: Sent;
  answered: Answered;
}

/** What an unbroken server answered to every case. The scenarios hold the values that they saved. */
export interface Tape {
  profile: Profile;
  scenarios: readonly Scenario[];
  exchanges: ReadonlyMap<Case, Taped>;
  /** Cases that failed although nothing was broken, on a busy machine for want of time; they judge no mutant. */
  failed: readonly string[];
}

/** A tape that judges mutants. */
export interface SoundTape extends Tape {
  /** Ids of cases that fail in a replay of it though nothing is changed; they judge no mutant either. */
  unsound: ReadonlySet<string>;
}

/** Runs scenarios against a server and keeps every exchange. */
export async function recordTape(profile: Profile, scenarios: readonly Scenario[]): Promise<Tape> {
  const exchanges = new Map<Case, Taped>();
  const failed: string[] = [];
  const send = (request: PreparedRequest) => exchange(profile.url, sentOf(request, profile));
  for (const scenario of scenarios) {
    for await (const { testCase, request, answered, problems } of directRun(scenario, profile, send)) {
      const [problem] = problems;
      if (problem) failed.push(`${testCase.id}: ${problem.pointer} ${problem.message}`);
      else if (request && answered) exchanges.set(testCase, { sent: sentOf(request, profile), answered });
    }
  }
  return { profile, scenarios, exchanges, failed };
}

/** The request of a case as a wrapper sees it. */
export function sentOf({ method, path, headers, body }: PreparedRequest, { tokens }: Profile): Sent {
  const [pathname = "", query] = path.split("?");
  const bearer = /^Bearer (.*)$/i.exec(headers.authorization ?? "")?.[1];
  const [token = null] = Object.entries(tokens).find(([, value]) => value === bearer) ?? [];
  const { operation = null, path: values = {} } = findOperation(method, pathname) ?? {};
  const url = query === undefined ? pathname : `${pathname}?${query}`;
  return { method, url, headers, body, operation, path: values, token: token as TokenKind | null };
}
