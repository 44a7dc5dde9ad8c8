import { UsageError } from "./command.ts";

/** Variables of the environment that hold secrets: they show in no list of processes. */
const VARIABLE = "CONTRACT_AUTH_";

/**
 * Secrets by security scheme: `--auth SCHEME=SECRET`, several with blanks between them as one text or one option each, and
 * `CONTRACT_AUTH_SCHEME` of the environment. Options win.
 * @throws UsageError for one without a scheme
 */
export function readSecrets(given: readonly string[], environment = process.env): Record<string, string> {
  const known = Object.entries(environment).flatMap(([name, value]): [string, string][] =>
    name.startsWith(VARIABLE) && value !== undefined ? [[name.slice(VARIABLE.length), value]] : [],
  );
  const named = given.map((each): [string, string] => {
    const [, scheme = "", secret = ""] = /^([^=]+)=(.+)$/s.exec(each) ?? [];
    if (scheme === "") throw new UsageError(`--auth ${each}: write SCHEME=SECRET`);
    return [scheme, secret];
  });
  return Object.fromEntries([...known, ...named]);
}

/** Secrets as variables of an environment, from which `readSecrets` reads them: a list of processes does not show them. */
export const secretVariables = (secrets: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(secrets).map(([scheme, secret]) => [VARIABLE + scheme, secret]));
