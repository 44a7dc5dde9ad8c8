import { parseChangesetFile } from "@changesets/parse";

/** How much a version grows, least first. */
const BUMPS = ["patch", "minor", "major"] as const;
export type Bump = (typeof BUMPS)[number];

/** A file of `changes/`. */
export interface Change {
  bump: Bump;
  /** Heading of the changelog -> what stands below it. */
  sections: ReadonlyMap<string, string>;
}

/** Headings of a changelog, in their order (Keep a Changelog 1.1.0). */
const HEADINGS = ["Added", "Changed", "Deprecated", "Removed", "Fixed", "Security"];

/** @throws Error that names the file and says what is missing */
export function readChange(file: string, text: string): Change {
  const wrong = (problem: string) => new Error(`${file} ${problem}; see changes/README.md`);
  let parsed: ReturnType<typeof parseChangesetFile>;
  try {
    parsed = parseChangesetFile(text);
  } catch (error) {
    throw wrong(`is no change: ${(error as Error).message.split("\n")[0]}`);
  }
  const [release, ...others] = parsed.releases;
  const bump = BUMPS.find((each) => each === release?.type);
  if (release?.name !== "frete" || others.length > 0 || !bump)
    throw wrong("does not begin with frete: patch, minor or major");
  const sections = sectionsOf(parsed.summary);
  if (sections.size === 0) throw wrong(`has none of the headings ${HEADINGS.join(", ")}`);
  for (const heading of sections.keys())
    if (!HEADINGS.includes(heading)) throw wrong(`has the heading "${heading}": use ${HEADINGS.join(", ")}`);
  return { bump, sections };
}

/** The version that follows: as much greater as the greatest of the changes asks. */
export function nextVersion(version: string, bumps: readonly Bump[]): string {
  const [major = 0, minor = 0, patch = 0] = version.split(".").map(Number);
  if (bumps.includes("major")) return `${major + 1}.0.0`;
  if (bumps.includes("minor")) return `${major}.${minor + 1}.0`;
  return `${major}.${minor}.${patch + 1}`;
}

const UNRELEASED = "\n## Unreleased\n";

/** The changelog with a release: of what stood there as unreleased, and of the changes. @throws Error without such a place */
export function withRelease(changelog: string, version: string, changes: readonly Change[]): string {
  const [before, after] = changelog.split(UNRELEASED);
  if (after === undefined) throw new Error("CHANGELOG.md has no heading ## Unreleased");
  const end = after.search(/^## /m);
  const older = end === -1 ? "" : after.slice(end);
  const all = [
    sectionsOf(end === -1 ? after : after.slice(0, end)),
    ...changes.map(({ sections }) => sections),
  ];
  const told = HEADINGS.flatMap((heading) => {
    const items = all.map((sections) => sections.get(heading)).filter((text) => text !== undefined);
    return items.length > 0 ? [`### ${heading}\n\n${items.join("\n")}\n`] : [];
  });
  return [`${before}${UNRELEASED}`, `## ${version}\n`, ...told, older].join("\n");
}

function sectionsOf(text: string): Map<string, string> {
  const [, ...parts] = `\n${text}`.split(/^### (?=.)/m);
  return new Map(
    parts.map((part) => {
      const [heading = "", ...lines] = part.split("\n");
      return [heading.trim(), lines.join("\n").trim()];
    }),
  );
}
