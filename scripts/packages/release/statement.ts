import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { basename } from "node:path";

/** A file of a release, by its digests in hexadecimal. */
export interface Digests {
  name: string;
  sha256: string;
  sha512: string;
}

/** What a release was made of, and with. */
export interface Origin {
  version: string;
  /** Of git, whole. */
  commit: string;
  /** Were there changes that the commit does not have? */
  isDirty: boolean;
  contractHash: string;
  /** SHA-256 of package-lock.json. */
  lockHash: string;
  node: string;
  npm: string;
}

export function digestsOf(file: string): Digests {
  const bytes = readFileSync(file);
  const digest = (algorithm: string) => createHash(algorithm).update(bytes).digest("hex");
  return { name: basename(file), sha256: digest("sha256"), sha512: digest("sha512") };
}

/** Lines that `sha256sum -c` and `sha512sum -c` read. */
export const checksumFile = (files: readonly Digests[], algorithm: "sha256" | "sha512"): string =>
  files.map((each) => `${each[algorithm]}  ${each.name}\n`).join("");

/**
 * What the files of a release were made of, as an in-toto statement with a SLSA provenance (https://slsa.dev/spec/v1.0/provenance). It
 * is not signed: it says what was used, and proves nothing to those who do not trust where they have it from.
 */
export function provenance(files: readonly Digests[], origin: Origin): object {
  const { version, commit, isDirty, contractHash, lockHash, node, npm } = origin;
  return {
    _type: "https://in-toto.io/Statement/v1",
    subject: files.map(({ name, sha256, sha512 }) => ({ name, digest: { sha256, sha512 } })),
    predicateType: "https://slsa.dev/provenance/v1",
    predicate: {
      buildDefinition: {
        buildType: "urn:frete:npm-run-release:v1",
        externalParameters: { version, uncommittedChanges: isDirty },
        resolvedDependencies: [
          { name: "source", digest: { gitCommit: commit } },
          { name: "package-lock.json", digest: { sha256: lockHash } },
          { name: "contract", annotations: { "x-contract-hash": contractHash } },
        ],
      },
      runDetails: {
        builder: { id: "urn:frete:scripts/release.ts", version: { node, npm } },
      },
    },
  };
}
