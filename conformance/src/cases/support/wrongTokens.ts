import { operations } from "@frete/contract/loja";
import type { Case } from "../../engine/case.ts";
import { Slot } from "../../engine/slot.ts";
import type { Profile } from "../../profile/profile.ts";
import { callOperation } from "./callOperation.ts";
import { cotacaoNova } from "./cotacaoSamples.ts";
import type { Need } from "./define.ts";
import type { OperationId } from "./operationId.ts";
import { rulesOfStatus } from "./ruleTable.ts";

type Kind = "api" | "cotacao";

/** What a request carries in place of a valid token. */
export interface WrongToken extends Pick<Case, "before" | "statusRules"> {
  name: string;
  needs?: readonly Need[];
  rules: readonly string[];
  /** Value of the header `Authorization`; undefined: there is none. */
  authorization: () => string | undefined;
}

const KINDS: Readonly<Record<string, Kind>> = { TokenApi: "api", TokenCotacao: "cotacao" };
const UNKNOWN = "Bearer frete_api_0000000000000000";

/** Kinds of token that the contract lets into an operation. */
const kindsOf = (operation: OperationId): Kind[] =>
  operations[operation].security.flat().flatMap(({ scheme }) => KINDS[scheme] ?? []);

/** The rule by which an operation takes one kind of token and no other. */
const ruleOf = (operation: OperationId) => (operation === "criarCotacao" ? "AUTH-002" : "AUTH-001");

/** That a token is missing, expired or invalid is 401: of every operation, and of some by name. */
const unauthorized = (operation: OperationId): string[] => [
  "AUTH-006",
  ...rulesOfStatus(operation, 401).filter((rule) => rule.startsWith("ERR-")),
];

/** No token, and what is none. */
export function invalidTokens(operation: OperationId, { tokens }: Profile): WrongToken[] {
  const rules = unauthorized(operation);
  const rule = ruleOf(operation);
  const own = tokens[kindsOf(operation)[0] ?? "api"];
  const invalid = (name: string, authorization: string): WrongToken => ({
    name,
    rules,
    authorization: () => authorization,
  });
  return [
    { name: "token-missing", rules: [...rules, rule], authorization: () => undefined },
    invalid("token-unknown", UNKNOWN),
    invalid("token-empty", "Bearer "),
    invalid("token-altered", `Bearer ${own}x`),
    invalid("token-garbage", `Bearer ${"%x".repeat(1_000)}`),
    // Two headers arrive as one with a comma; some servers call that malformed.
    { ...invalid("token-after-another", `${UNKNOWN}, Bearer ${own}`), statusRules: ["NS-076"] },
    {
      name: "scheme-basic",
      // Which header carries the quotation token is a decision.
      rules: rule === "AUTH-002" ? ["NS-070"] : [rule, ...rules],
      authorization: () => `Basic ${Buffer.from(`${own}:`).toString("base64")}`,
    },
  ];
}

/** Tokens of the store that are good for other operations, by the contract's security schemes. */
export function wrongKinds(operation: OperationId, { tokens }: Profile): WrongToken[] {
  const rules = [ruleOf(operation), ...unauthorized(operation)];
  return Object.values(KINDS)
    .filter((kind) => !kindsOf(operation).includes(kind))
    .map((kind) => ({
      name: kind === "api" ? "api-token" : "quotation-token",
      rules: operation === "lerFilaCotacao" ? [...rules, "AUTH-009", "COT-038"] : rules,
      authorization: () => `Bearer ${tokens[kind]}`,
    }));
}

/** Tokens that opened operations of the store before they ended by the driver: one of each kind for all cases of a run. */
export function endedTokens(
  profile: Profile,
  how: "expired" | "revoked",
): (operation: OperationId) => WrongToken {
  const ended = {
    api: new Slot<string>(`a token that is ${how}`),
    cotacao: new Slot<string>(`a token that is ${how}`),
  };
  return (operation) => {
    const kind = kindsOf(operation)[0] ?? "api";
    return {
      name: `token-${how}`,
      rules: unauthorized(operation),
      authorization: () => `Bearer ${ended[kind].get()}`,
      needs: ["issueToken", "endToken"],
      before: async () => {
        if (!ended[kind].isSet) ended[kind].set(await usedAndEnded(profile, kind, how));
      },
    };
  };
}

/** A new token that was used before it ended: who remembers tokens must forget this one. */
async function usedAndEnded(profile: Profile, kind: Kind, how: "expired" | "revoked"): Promise<string> {
  const token = (await profile.driver.issueToken?.(kind)) ?? "";
  const holder = { ...profile, tokens: { ...profile.tokens, [kind]: token } };
  const { status } =
    kind === "api"
      ? await callOperation(holder, "listarFiliais", {})
      : await callOperation(holder, "criarCotacao", { token: kind, body: cotacaoNova(profile) });
  if (status === 401) throw new Error("the token that the driver issued was answered with 401");
  await profile.driver.endToken?.(token, how);
  return token;
}
