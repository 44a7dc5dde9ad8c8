import { Workbench } from "./generateModules.ts";
import { type Outcome, runContract } from "./runContract.ts";
import { httpSpecs } from "./scenarios.ts";

/** Runs every scenario of `@typespec/http-specs`, contract by contract. The working folder is the project's. */
export async function runHttpSpecs(): Promise<Outcome[]> {
  await using workbench = await Workbench.open();
  const outcomes: Outcome[] = [];
  for (const contract of await httpSpecs()) outcomes.push(...(await runContract(contract, workbench)));
  return outcomes;
}
