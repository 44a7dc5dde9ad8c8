import { operations } from "@frete/contract/loja";
import type { Case } from "../../engine/case.ts";
import type { Verify } from "../../engine/verify.ts";
import type { Profile } from "../../profile/profile.ts";
import { callOperation } from "../support/callOperation.ts";
import { failure, success } from "../support/define.ts";
import { type LojaFields, lojaNamesIn } from "../support/lojaFields.ts";
import type { LojaOperation, LojaRequest, PlainRequest, Proof } from "../support/lojaRecords.ts";
import { rulesOfStatus } from "../support/ruleTable.ts";

export type Store = "api" | "api2";

/** How a store is called, and how a request names it that has nothing to do with it. */
export interface Lojas {
  fieldsOf(store: Store): LojaFields;
  naming(store: Store, request: PlainRequest): PlainRequest;
}

/** What reading takes away is not there to be looked for by the other store. */
const CONSUMING: readonly LojaOperation[] = ["lerFila", "lerFilaCotacao"];
const FORBIDDEN = 403;

/** The first store's request, in which the second one is named: its own records are shown, and its own are written. */
export function ownCase(
  profile: Profile,
  lojas: Lojas,
  operation: LojaOperation,
  { request, before, shows, proof, save }: LojaRequest,
): Case {
  let plain: unknown;
  const isCompared = isRead(operation) && !shows;
  return success(operation, {
    id: "GER-004/the-other-store-named",
    rules: rulesOf(operation),
    before: async () => {
      await before?.();
      if (isCompared) plain = (await callOperation(profile, operation, request())).body;
    },
    request: () => lojas.naming("api2", request()),
    check: ({ raw }, verify) => {
      if (shows) verify.holds("", holds(raw, shows()), `must show ${shows()} of the token's store`, raw);
      if (isCompared) verify.equal("", raw, plain);
      const others = lojaNamesIn(raw).filter(([name, value]) => value !== lojas.fieldsOf("api")[name]);
      verify.equal("stores that are named", others, []);
    },
    checkEffects: async ({ body }, verify) => {
      if (proof) await verifyWritten(profile, await proof(body as never), verify);
      if (shows && isHiddenSomehow(operation)) {
        const answer = await callOperation(profile, operation, {
          ...lojas.naming("api", request()),
          token: "api2",
        });
        const isShown = answer.status === 200 && holds(answer.body, shows());
        verify.holds("the answer to the other store", !isShown, `must not hold ${shows()}`, answer.body);
      }
    },
    ...(save && { save: ({ body }) => save(body as never) }),
  });
}

/** The second store's request about the first, which is named: its lists do not hold it, and 403 is what the interface lists. */
export function foreignCases(
  lojas: Lojas,
  operation: LojaOperation,
  { request, shows }: LojaRequest,
): Case[] {
  if (!shows || (!isRead(operation) && !isOfOneRecord(operation)) || CONSUMING.includes(operation)) return [];
  const spec = {
    id: "GER-004/of-the-other-store-that-is-named",
    rules: rulesOf(operation),
    token: "api2",
    request: () => lojas.naming("api", request()),
  };
  if (isOfOneRecord(operation))
    return isHiddenSomehow(operation)
      ? []
      : [failure(operation, FORBIDDEN, { ...spec, rules: [...spec.rules, "AUTH-007"] })];
  return [
    success(operation, {
      ...spec,
      check: ({ raw }, verify) =>
        verify.holds("", !holds(raw, shows()), `must not show ${shows()} of the other store`, raw),
    }),
  ];
}

async function verifyWritten(
  profile: Profile,
  { operation, request, shows }: Proof,
  verify: Verify,
): Promise<void> {
  const { body } = await callOperation(profile, operation, request);
  verify.holds(operation, holds(body, shows), `must show ${shows} to the token's store`, body);
}

const isRead = (operation: LojaOperation) => operations[operation].method === "GET";

const isOfOneRecord = (operation: LojaOperation) => operations[operation].path.includes("{");

/** How a record of another store is hidden is open where the interface lists no 403: a refusal, or an answer without it. */
const isHiddenSomehow = (operation: LojaOperation) =>
  isOfOneRecord(operation) && rulesOfStatus(operation, FORBIDDEN).length === 0;

/** Whoever writes is kept to its store by GER-004, whoever reads by AUTH-005 too. */
const rulesOf = (operation: LojaOperation) => (isRead(operation) ? ["GER-004", "AUTH-005"] : ["GER-004"]);

/** Is the text a value or a name in this JSON? */
const holds = (body: unknown, text: string) => (JSON.stringify(body) ?? "").includes(JSON.stringify(text));
