/** The environment variables of a process. */
export type Environment = Record<string, string | undefined>;

/** A setting that cannot be used: which one, what was found, what is accepted. */
export class ConfigError extends Error {
  override name = "ConfigError";
}

/** A variable that is 1 or 0; default 0. @throws ConfigError */
export function flag(env: Environment, name: string): boolean {
  const text = env[name] ?? "0";
  if (text !== "0" && text !== "1") throw new ConfigError(`${name} is "${text}": use 1 or 0`);
  return text === "1";
}

/** A variable that is one of some words. @throws ConfigError */
export function oneOf(env: Environment, name: string, fallback: string, values: readonly string[]): string {
  const text = env[name] ?? fallback;
  if (!values.includes(text)) throw new ConfigError(`${name} is "${text}": use ${values.join(", ")}`);
  return text;
}

/** A variable that is a whole number from `least` to `most`; blank is as good as absent. @throws ConfigError */
export function integer<Fallback extends number | undefined>(
  env: Environment,
  name: string,
  fallback: Fallback,
  least: number,
  most: number,
): number | Fallback {
  const text = env[name];
  if (text === undefined || text === "") return fallback;
  const value = Number(text);
  if (!Number.isInteger(value) || value < least || value > most) {
    throw new ConfigError(`${name} is "${text}": use a whole number from ${least} to ${most}`);
  }
  return value;
}

/** The parts of a text with commas. */
export function list(text: string): string[] {
  return text
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "");
}
