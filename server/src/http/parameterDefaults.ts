import type { ParameterEntry } from "./contractModule.ts";

/** Makes what puts the defaults of an operation's parameters in the place of those that were left out; each request gets its own. */
export function createDefaults(
  parameters: readonly ParameterEntry[],
): (values: Record<string, unknown>) => Record<string, unknown> {
  const entries = parameters.filter((parameter) => parameter.default !== undefined);
  return (values) => {
    for (const entry of entries)
      if (!Object.hasOwn(values, entry.name)) values[entry.name] = structuredClone(entry.default);
    return values;
  };
}
