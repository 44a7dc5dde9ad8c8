import { documentedStatus } from "@frete/contract/toolkit/documentedStatus";
import type { Case } from "../engine/case.ts";
import type { Contract } from "../engine/contract.ts";
import { valueAt, withValue } from "../engine/jsonPointer.ts";
import { NotAvailable } from "../engine/leftOut.ts";
import type { Verify } from "../engine/verify.ts";
import type { Secrets } from "./credentials.ts";
import { type Expected, isMissing } from "./expected.ts";
import { headerFault } from "./headerFault.ts";
import { requestData } from "./requestData.ts";
import type { PathValues, Resources } from "./resources.ts";
import type { GivenValues, Sample } from "./sample.ts";
import type { Subject } from "./subject.ts";

/** What derived cases prove, by id: what a report says of a deviation. */
export const RULES = {
  VALID: "A valid request succeeds, and is answered as the contract documents.",
  LIMIT: "What the contract still allows is taken, on the edge of each limit and without what is optional.",
  INVALID: "What the contract does not allow is refused, with 400 to 499.",
  ACCESS: "Who shows the credentials that the contract asks for is admitted, and nobody else.",
} as const;

/** What cases are derived from. */
export interface Plan {
  readonly contract: Contract;
  /** Put before every path. */
  readonly basePath: string;
  readonly secrets: Secrets;
  readonly given: GivenValues;
  readonly resources: Resources;
  /** Only cases of these operations; left out: of all. */
  readonly operations?: readonly string[] | undefined;
}

/** What a case adds to its operation. */
interface Spec {
  /** Fit for an id, unique within the operation. */
  readonly name: string;
  readonly rule: keyof typeof RULES;
  readonly expected: Expected;
  /** Kind of credentials; null: none. */
  readonly token: string | null;
  readonly sample: Sample;
  /** In place of the keys of records. */
  readonly path?: Readonly<Record<string, unknown>>;
  /** Works on a record of its own. */
  readonly isFresh?: boolean;
  /** Is only measured on a record that exists. */
  readonly needsRecord?: boolean;
}

/** A case of an operation; the keys in its path are those of records that exist, as far as any are known. */
export function caseOf({ contract, basePath, resources }: Plan, subject: Subject, spec: Spec): Case {
  const { name, rule, expected, token, sample, path = {} } = spec;
  let known: PathValues = { values: {}, unknown: [] };
  const hasKeys = Object.keys(sample.path).length > 0;
  return {
    id: `${subject.id}/${name.replace(/[^\w./+:-]/g, "-")}`,
    operation: subject.id,
    rules: [rule],
    token,
    ...expected,
    ...(hasKeys && {
      before: async () => {
        known = await resources.pathOf(subject, spec.isFresh ?? false);
      },
    }),
    request: () =>
      requestData(basePath, subject, {
        ...sample,
        path: { ...sample.path, ...known.values, ...path },
        body: withKeys(sample.body, known),
      }),
    check: ({ status, headers }, verify) => {
      if (spec.needsRecord && isMissing(status)) return judgeMissing(status, verify);
      const key = documentedStatus(subject.operation.responses, status) ?? "";
      const validate = contract.validators[subject.id]?.responseHeaders?.[key];
      const fault = validate && headerFault(validate, headers);
      if (fault) verify.holds(`header ${fault.name}`, false, fault.message, headers[fault.name]);
    },
  };

  /** That there is no such record is a fault of the server only where the record is known to exist. */
  function judgeMissing(status: number, verify: Verify): void {
    if (known.unknown.length > 0) {
      const names = known.unknown.join(" and ");
      const reason = `no ${names} of a record that exists is known: give it with --values`;
      throw new NotAvailable({ outcome: "unsupported", reason });
    }
    verify.holds("status", false, `must be ${expected.accepts?.words}: the record exists`, status);
  }
}

/** A body that repeats the keys of its path (`PUT /pets/{petId}` with `id`) repeats the ones that are sent. */
function withKeys(body: Sample["body"], { values }: PathValues): Sample["body"] {
  let value = body?.value;
  if (body === undefined || typeof value !== "object" || value === null) return body;
  for (const [name, key] of Object.entries(values))
    for (const field of new Set([name, ...(/id$/i.test(name) ? ["id"] : [])]))
      if (key !== undefined && typeof valueAt(value, `/${field}`) === typeof key)
        value = withValue(value, `/${field}`, key);
  return { ...body, value };
}
