import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "../packages.ts";
import { type Bump, nextVersion, readChange, withRelease } from "./changes.ts";

const change = (bump: string, text: string) =>
  readChange("changes/a.md", `---\nfrete: ${bump}\n---\n\n${text}\n`);

const files = globSync("changes/*.md", { cwd: ROOT }).filter((file) => basename(file) !== "README.md");
test.each(files)("%s is read", (file) => {
  expect(() => readChange(file, readFileSync(join(ROOT, file), "utf8"))).not.toThrow();
});

test.each<[string, Bump[], string]>([
  ["1.2.3", ["patch", "patch"], "1.2.4"],
  ["1.2.3", ["patch", "minor"], "1.3.0"],
  ["1.2.3", ["minor", "major", "patch"], "2.0.0"],
])("%s with %j becomes %s", (version, bumps, next) => {
  expect(nextVersion(version, bumps)).toBe(next);
});

test.each([
  ["no front matter", /changes\/a.md is no change.*changes\/README.md/s],
  ["---\nother: minor\n---\n\n### Added\n\n- a\n", /does not begin with frete/],
  ["---\nfrete: minor\nother: minor\n---\n\n### Added\n\n- a\n", /does not begin with frete/],
  ["---\nfrete: none\n---\n\n### Added\n\n- a\n", /does not begin with frete/],
  ["---\nfrete: minor\n---\n\n- a\n", /none of the headings/],
  ["---\nfrete: minor\n---\n\n### New\n\n- a\n", /heading "New": use Added/],
])("%j is refused with what to do", (text, message) => {
  expect(() => readChange("changes/a.md", text)).toThrow(message);
});

const CHANGELOG =
  "# Changelog\n\n## Unreleased\n\n### Added\n\n- one\n\n### Security\n\n- safe\n\n## 1.0.0\n\n- first\n";

test("a release takes what was unreleased and what the changes say, heading by heading", () => {
  const changes = [
    change("minor", "### Changed\n\n- two\n\n### Added\n\n- three"),
    change("patch", "### Added\n\n- four"),
  ];
  expect(withRelease(CHANGELOG, "1.1.0", changes)).toBe(
    "# Changelog\n\n## Unreleased\n\n## 1.1.0\n\n### Added\n\n- one\n- three\n- four\n\n### Changed\n\n- two\n\n### Security\n\n- safe\n\n## 1.0.0\n\n- first\n",
  );
});

test("the changelog of the project can take a release, and loses no line", () => {
  const changelog = readFileSync(join(ROOT, "CHANGELOG.md"), "utf8");
  const lines = (text: string) => text.split("\n").filter((line) => line !== "");
  const released = lines(withRelease(changelog, "9.9.9", [change("minor", "### Added\n\n- new")]));
  expect(released.toSorted()).toEqual([...lines(changelog), "## 9.9.9", "- new"].toSorted());
});
