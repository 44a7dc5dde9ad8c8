import type { Operation, SecurityScheme } from "./operation.ts";

/** The loja's credentials; what is never called needs none. */
export interface Tokens {
  /** Opens everything but the creation of quotations (AUTH-001); `FRETE_TOKEN_API` of the environment. */
  tokenApi?: string;
  /** Creates quotations and reads them back (AUTH-002, NS-070); `FRETE_TOKEN_COTACAO` of the environment. */
  tokenCotacao?: string;
}

export const TOKEN_NAMES = ["tokenApi", "tokenCotacao"] as const;

/** A kind of token that the contract gains is a compile error here. */
const TOKEN_OF: Readonly<Record<SecurityScheme, keyof Tokens>> = {
  TokenApi: "tokenApi",
  TokenCotacao: "tokenCotacao",
};

/**
 * The token to call an operation with: of the schemes that the contract allows, the first that there is one for.
 * Undefined for a public operation.
 *
 * @throws Error when the operation needs a token that was not given
 */
export function tokenFor({ id, security }: Operation, tokens: Tokens): string | undefined {
  if (!security) return undefined;
  const names = security.map((scheme) => TOKEN_OF[scheme]);
  const name = names.find((each) => tokens[each] !== undefined);
  if (name === undefined) throw new Error(`${id} needs a token: give ${names.join(" or ")} to createClient`);
  return tokens[name];
}
