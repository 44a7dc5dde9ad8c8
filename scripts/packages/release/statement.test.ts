import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { checksumFile, digestsOf, provenance } from "./statement.ts";

const folder = mkdtempSync(join(tmpdir(), "frete-statement-"));
afterAll(() => rmSync(folder, { recursive: true }));

const files = ["a.tgz", "b.tgz"].map((name) => {
  writeFileSync(join(folder, name), name);
  return digestsOf(join(folder, name));
});

test.each(["sha256", "sha512"] as const)(
  "%ssum takes the checksums, and notices another byte",
  (algorithm) => {
    writeFileSync(join(folder, "SUMS"), checksumFile(files, algorithm));
    const check = () =>
      execFileSync(`${algorithm}sum`, ["-c", "SUMS"], { cwd: folder, encoding: "utf8", stdio: "pipe" });
    expect(check()).toBe("a.tgz: OK\nb.tgz: OK\n");
    writeFileSync(join(folder, "b.tgz"), "b.tgy");
    expect(check).toThrow("did NOT match");
    writeFileSync(join(folder, "b.tgz"), "b.tgz");
  },
);

test("the statement names every file, the commit, the contract and the lock file", () => {
  const origin = {
    ...{ version: "1.0.0", commit: "c0ffee", isDirty: false, contractHash: "cafe", lockHash: "10c4" },
    ...{ node: "26.10.0", npm: "11.0.0" },
  };
  expect(provenance(files, origin)).toMatchObject({
    _type: "https://in-toto.io/Statement/v1",
    subject: files.map(({ name, sha256, sha512 }) => ({ name, digest: { sha256, sha512 } })),
    predicate: {
      buildDefinition: {
        externalParameters: { version: "1.0.0", uncommittedChanges: false },
        resolvedDependencies: [
          { digest: { gitCommit: "c0ffee" } },
          { digest: { sha256: "10c4" } },
          { annotations: { "x-contract-hash": "cafe" } },
        ],
      },
      runDetails: { builder: { version: { node: "26.10.0", npm: "11.0.0" } } },
    },
  });
});
