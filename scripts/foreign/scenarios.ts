import { globSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { pathToFileURL } from "node:url";
import type { MockApiDefinition, ScenarioMockApi } from "@typespec/spec-api";

/** Where the suite has its contracts and, compiled, what it expects of those who serve or call them. */
const SUITE = "node_modules/@typespec/http-specs";
const CONTRACTS = join(SUITE, "specs");

/** Requests that belong together, each with the answer that it must get. */
export interface Scenario {
  /** E.g. `Parameters_CollectionFormat_Query_csv`. */
  readonly name: string;
  readonly calls: readonly MockApiDefinition[];
}

/** One contract of the suite. */
export interface ForeignContract {
  /** Its folder in the suite, e.g. `parameters/collection-format`. */
  readonly name: string;
  /** Path of its main .tsp file. */
  readonly entry: string;
  readonly scenarios: readonly Scenario[];
}

/** The contracts of `@typespec/http-specs` with their scenarios, in alphabetical order. The working folder is the project's. */
export async function httpSpecs(): Promise<ForeignContract[]> {
  const entries = globSync(join(CONTRACTS, "**/main.tsp")).sort();
  return Promise.all(
    entries.map(async (entry) => {
      const name = relative(CONTRACTS, dirname(entry));
      const file = join(process.cwd(), SUITE, "dist/specs", name, "mockapi.js");
      const { Scenarios } = (await import(pathToFileURL(file).href)) as {
        Scenarios: Record<string, ScenarioMockApi>;
      };
      const scenarios = Object.entries(Scenarios).map(([scenario, { apis }]) => ({
        name: scenario,
        calls: apis,
      }));
      return { name, entry, scenarios };
    }),
  );
}
