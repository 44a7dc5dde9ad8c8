import { ConfigError, type Environment, integer, list } from "./environment.ts";

/** How the operator's interface is reached. */
export interface OperatorAccess {
  /** Each opens the whole interface; none: every request is refused (NS-092). */
  readonly operatorTokens: readonly string[];
  /** Where it listens by itself; undefined: where the rest does. */
  readonly operatorAddress: { readonly host: string; readonly port: number } | undefined;
}

const DEMO_TOKEN = "frete_op_demo";
/** 32 hexadecimal digits, the least that `openssl rand -hex` makes 128 bits of, and any text of that size by other means. */
const LEAST_CHARACTERS = 32;
/** 32 random hexadecimal digits have fewer different ones once in 100,000 times; a word that is repeated has not as many. */
const LEAST_DIFFERENT = 8;
/** One, and the one that takes its place. */
const MOST_TOKENS = 2;

/**
 * The operator's tokens and address. A token opens every store, so outside the demonstration each must be one that nobody guesses.
 *
 * @throws ConfigError, which never shows a token
 */
export function operatorAccess(env: Environment, demo: boolean, host: string): OperatorAccess {
  const operatorTokens = list(env.FRETE_OPERATOR_TOKEN || (demo ? DEMO_TOKEN : ""));
  if (operatorTokens.length > MOST_TOKENS)
    throw new ConfigError(
      `FRETE_OPERATOR_TOKEN has ${operatorTokens.length} tokens: use one, or the new one and the one before with a comma`,
    );
  const weak = demo ? -1 : operatorTokens.findIndex(isWeak);
  if (weak !== -1) {
    const which = operatorTokens.length === 1 ? "" : `: the ${weak === 0 ? "first" : "second"} of its tokens`;
    throw new ConfigError(
      `FRETE_OPERATOR_TOKEN can be guessed${which}: it needs ${LEAST_CHARACTERS} characters or more, ${LEAST_DIFFERENT} of them different; make one with \`openssl rand -hex 32\``,
    );
  }
  const port = integer(env, "FRETE_OPERATOR_PORT", undefined, 0, 65_535);
  if (port === undefined && env.FRETE_OPERATOR_HOST)
    throw new ConfigError("FRETE_OPERATOR_HOST is set and FRETE_OPERATOR_PORT is not: give both");
  return {
    operatorTokens,
    operatorAddress: port === undefined ? undefined : { host: env.FRETE_OPERATOR_HOST || host, port },
  };
}

function isWeak(token: string): boolean {
  return token.length < LEAST_CHARACTERS || new Set(token).size < LEAST_DIFFERENT;
}
