import { globSync } from "node:fs";
import { resolve } from "node:path";
import ts from "typescript";

/** A column as its row type declares it. */
export interface Column {
  /** What its values are in the program. */
  kind: "number" | "string" | "Uint8Array" | "other";
  isNullable: boolean;
}

/** Columns by name, of tables by name. */
export type TableColumns = Record<string, Record<string, Column>>;

const SERVER = resolve(import.meta.dirname, "../..");

/** The tables that modules declare to knex, as the compiler sees them: their types are gone when the server runs. */
export function declaredTables(): TableColumns {
  const files = globSync("**/*.ts", { cwd: SERVER, exclude: ["**/*.test.ts", "**/*.testing.ts"] });
  const program = ts.createProgram(
    files.filter(declaresTables).map((file) => resolve(SERVER, file)),
    {
      strict: true,
      skipLibCheck: true,
      noEmit: true,
      types: [],
      allowImportingTsExtensions: true,
      ...MODULES,
    },
  );
  const checker = program.getTypeChecker();
  const columnsOf = (row: ts.Type) =>
    byName(row.getProperties(), (column) => toColumn(checker, checker.getTypeOfSymbol(column)));
  return byName(tablesOf(program, checker), (table) => columnsOf(checker.getTypeOfSymbol(table)));
}

const MODULES = {
  target: ts.ScriptTarget.ESNext,
  module: ts.ModuleKind.NodeNext,
  moduleResolution: ts.ModuleResolutionKind.NodeNext,
};

function declaresTables(file: string): boolean {
  return ts.sys.readFile(resolve(SERVER, file))?.includes('declare module "knex/types/tables.js"') ?? false;
}

function tablesOf(program: ts.Program, checker: ts.TypeChecker): ts.Symbol[] {
  const file = program.getSourceFiles().find(({ fileName }) => fileName.endsWith("/knex/types/tables.d.ts"));
  const module = file && checker.getSymbolAtLocation(file);
  const tables = module && checker.getExportsOfModule(module).find(({ name }) => name === "Tables");
  if (!tables)
    throw new Error("knex/types/tables.d.ts exports no Tables: does knex declare its tables otherwise?");
  return checker.getDeclaredTypeOfSymbol(tables).getProperties();
}

function toColumn(checker: ts.TypeChecker, type: ts.Type): Column {
  const value = checker.getNonNullableType(type);
  const parts = value.isUnion() ? value.types : [value];
  const isAll = (flags: ts.TypeFlags) => parts.every((part) => (part.flags & flags) !== 0);
  const isNullable = type.isUnion() && type.types.some((part) => (part.flags & ts.TypeFlags.Null) !== 0);
  if (isAll(ts.TypeFlags.NumberLike)) return { kind: "number", isNullable };
  if (isAll(ts.TypeFlags.StringLike)) return { kind: "string", isNullable };
  return { kind: value.symbol?.name === "Uint8Array" ? "Uint8Array" : "other", isNullable };
}

function byName<Value>(
  symbols: readonly ts.Symbol[],
  read: (symbol: ts.Symbol) => Value,
): Record<string, Value> {
  return Object.fromEntries(symbols.map((symbol) => [symbol.name, read(symbol)]));
}
