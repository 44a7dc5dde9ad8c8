import type { DocumentForm } from "./documentForms.ts";

type Forms = Readonly<Record<string, DocumentForm>>;

/**
 * Stored documents whose form is another than in the last release though their version is the same, one sentence each. What
 * older documents satisfy all the same is no fault: an optional member more, a member that is optional now, one more kind of value.
 */
export function formFaults(released: Forms, current: Forms): string[] {
  return Object.entries(released).flatMap(([name, before]) => {
    const now = current[name];
    if (now === undefined)
      return [`${name} is gone, but version ${before.version} was released: keep what reads it`];
    if (now.version < before.version)
      return [
        `${name} is at version ${now.version}, but version ${before.version} was released: upgrades that were released stay`,
      ];
    const changes = now.version === before.version ? formChanges(before.form, now.form) : [];
    return changes.length === 0
      ? []
      : [
          `${name} has changed since it was released (${changes.join("; ")}): add an upgrade from version ${now.version} where storedDocument("${name}") is called, so that documents stored before get the new form`,
        ];
  });
}

function formChanges(before: DocumentForm["form"], now: DocumentForm["form"]): string[] {
  const added = Object.keys(now).filter((path) => before[path] === undefined);
  const harmless = (path: string): boolean =>
    /\?(\[\]|\{\})*$/.test(path) || (added.includes(parentOf(path)) && harmless(parentOf(path)));
  return [
    ...added.filter((path) => !harmless(path)).map((path) => `${path}: ${now[path]} is new`),
    ...Object.entries(before).flatMap(([path, type]) => {
      const [, kept] = Object.entries(now).find(([other]) => isPathOf(other, path)) ?? [];
      if (kept === undefined) return [`${path} is gone`];
      return wordsOf(type).every((word) => wordsOf(kept).includes(word))
        ? []
        : [`${path}: ${type} is ${kept} now`];
    }),
  ];
}

/** Whether a path of now is that of before, perhaps with members optional that were always there. */
const isPathOf = (now: string, before: string): boolean => {
  const [parts, former] = [now.split("."), before.split(".")];
  return (
    parts.length === former.length &&
    parts.every((part, at) => part === former[at] || part.replace("?", "") === former[at])
  );
};
const parentOf = (path: string): string => path.replace(/(\.?[^.[{]+|\[\]|\{\})$/, "");
const wordsOf = (type: string): string[] => type.split(" | ");
