import { readFileSync } from "node:fs";
import { scenarios } from "../../conformance/src/cases/index.ts";
import type { Case } from "../../conformance/src/engine/case.ts";
import { KitError } from "../../conformance/src/engine/kitError.ts";
import { mutants } from "../../conformance/src/power/mutants/index.ts";
import { referenceProfile } from "../../conformance/src/profile/profile.ts";
import { HASH_KEY } from "../generate/finishDocument.ts";
import { type OpenApiDocument, operationsOf } from "../generate/toolkit/openApi.ts";
import { prefixesOf } from "./citedRules.ts";
import { citingFiles } from "./citingFiles.ts";
import { contractElements } from "./contractElements.ts";
import { handlerFiles } from "./handlerFiles.ts";
import { type LastRun, lastRun } from "./lastRun.ts";
import { type LedgerRow, ledger } from "./ledger.ts";
import { ledgerFaults } from "./ledgerFaults.ts";
import { readRules } from "./readRules.ts";
import { readTable } from "./readTable.ts";

/** The ledger of this checkout. */
export interface Ledger {
  readonly rows: LedgerRow[];
  readonly faults: string[];
  /** The last run of the kit, if there was one. */
  readonly run: LastRun | undefined;
  /** Of the contract of the store. */
  readonly hash: string;
}

/** Reads everything that mentions a rule. The current folder is the root of the repository. */
export function readLedger(): Ledger {
  const all = readRules();
  const prefixes = prefixesOf(all.map(({ id }) => id));
  const [loja, operacao] = ["generated/loja/document.json", "generated/operacao/document.json"].map(
    (file) => JSON.parse(readFileSync(file, "utf8")) as OpenApiDocument,
  ) as [OpenApiDocument, OpenApiDocument];
  /** Operation -> its documented statuses. */
  const operations = new Map(
    [...operationsOf(loja)].map(({ operation }) => [operation.operationId, Object.keys(operation.responses)]),
  );
  const run = lastRun("node_modules/.cache/conformance.json");
  const evidence = {
    elements: merged(contractElements(loja), contractElements(operacao)),
    handlers: handlerFiles("server/src/lojaContract.ts", new Set(operations.keys())),
    tests: citingFiles(
      ["{server,client}/**/*.{test,testing}.ts", "spec/interface/**/*.{test,testing}.ts"],
      prefixes,
    ),
    cases: casesOfTheKit(),
    checks: citingFiles(["conformance/src/cases/**/*.ts"], prefixes, "value"),
    mutants,
    reasons: new Map(
      readTable("spec/rules-reasons.tsv", ["id", "reason"]).map(({ id, reason }) => [id, reason]),
    ),
    lastRun: run,
  };
  const mentions = citingFiles(
    ["{server,client,spec,scripts,conformance}/**/*.{ts,tsp,js,md}", "README.md"],
    prefixes,
  );
  const rows = ledger(all, evidence);
  const faults = ledgerFaults(rows, evidence, mentions, operations);
  return { rows, faults, run, hash: String(loja.info[HASH_KEY]) };
}

/** Every case. Where the kit cannot make them, there is no ledger. */
function casesOfTheKit(): Case[] {
  try {
    return scenarios(referenceProfile("http://127.0.0.1")).flatMap(({ cases }) => cases);
  } catch (error) {
    if (!(error instanceof KitError)) throw error;
    console.error(`fault: ${error.message}`);
    process.exit(1);
  }
}

/** Lists by key of two maps in one, each entry once. */
function merged(first: Map<string, string[]>, second: Map<string, string[]>): Map<string, string[]> {
  const keys = [...first.keys(), ...second.keys()];
  return new Map(
    keys.map((key) => [key, [...new Set([...(first.get(key) ?? []), ...(second.get(key) ?? [])])]]),
  );
}
