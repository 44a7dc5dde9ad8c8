import type { Cotacao, CotacaoNova } from "@frete/contract/loja";
import type { Case } from "../../engine/case.ts";
import type { Verify } from "../../engine/verify.ts";
import type { Profile } from "../../profile/profile.ts";
import { cotacaoNova } from "./cotacaoSamples.ts";
import { success } from "./define.ts";

/** A quotation that differs from the usual one of its scenario. */
export type Quote = (
  id: string,
  rules: readonly string[],
  change: Partial<CotacaoNova>,
  check: (body: Cotacao, verify: Verify) => void,
  token?: "cotacao" | "cotacao2",
) => Case;

/** Makes the cases of a scenario that quotes the same cart in several ways. */
export function quoteOf(profile: Profile, usual: Partial<CotacaoNova>): Quote {
  return (id, rules, change, check, token = "cotacao") =>
    success("criarCotacao", {
      id,
      rules,
      token,
      request: { body: cotacaoNova(profile, { ...usual, ...change }) },
      check: ({ body }, verify) => check(body, verify),
    });
}
