import type { Case } from "../engine/case.ts";
import type { LeftOut } from "../engine/leftOut.ts";
import { caseOf, type Plan } from "./plan.ts";
import type { Sample } from "./sample.ts";
import type { Subject } from "./subject.ts";

type Spec = Parameters<typeof caseOf>[2];

/** The cases of one operation while they are put together. */
export class Draft {
  readonly plan: Plan;
  readonly subject: Subject;
  /** The valid request that cases change. */
  readonly sample: Sample;
  readonly cases = new Map<string, Case>();
  /** Why a case is not sent, by its id. */
  readonly leftOut = new Map<string, LeftOut>();
  readonly #token: string | null;
  readonly #reason: LeftOut | undefined;

  /**
   * @param token kind of credentials that is admitted
   * @param reason why nothing that needs to be admitted can be tried
   */
  constructor(plan: Plan, subject: Subject, sample: Sample, token: string | null, reason?: LeftOut) {
    this.plan = plan;
    this.subject = subject;
    this.sample = sample;
    this.#token = token;
    this.#reason = reason;
  }

  /** Adds a case, with the credentials that are admitted where it names none; one of the same name is not added again. */
  add(spec: Omit<Spec, "token" | "sample"> & Partial<Pick<Spec, "token" | "sample">>): void {
    const made = caseOf(this.plan, this.subject, { token: this.#token, sample: this.sample, ...spec });
    if (this.cases.has(made.id)) return;
    this.cases.set(made.id, made);
    if (this.#reason && spec.token === undefined) this.leftOut.set(made.id, this.#reason);
  }

  /** Adds a case that cannot be made, with the reason. */
  leave(name: string, reason: string, outcome: LeftOut["outcome"] = "unmade"): void {
    const made = caseOf(this.plan, this.subject, {
      name,
      rule: "LIMIT",
      expected: { status: 200, accepts: { words: "", includes: () => true } },
      token: null,
      sample: this.sample,
    });
    this.cases.set(made.id, made);
    this.leftOut.set(made.id, { outcome, reason });
  }
}
