import { contracts } from "../contracts.ts";
import { type Documents, documentsAt, documentsBefore } from "../generate/diff/sources.ts";

/** Breaks of the contracts that were decided on. */
export const ACCEPTED = "spec/accepted-breaks.yaml";
/** Where the code stands that names operations and rules. */
export const CONCERNS = "spec/concerns.yaml";

const OWN = contracts.filter(({ outDir }) => outDir === "generated").map(({ name }) => name);

/**
 * The contracts of freight that are generated, as they are or as a commit has them. Paths are those of the root.
 *
 * @throws DiffError when there are none
 */
export function ownContracts(commit?: string): Documents {
  const read = (folder: string) =>
    commit === undefined ? documentsAt(folder) : documentsBefore(commit, folder);
  return new Map(
    OWN.flatMap((name) =>
      [...read(`generated/${name}`).values()].map((document) => [name, document] as const),
    ),
  );
}
