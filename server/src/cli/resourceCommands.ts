import type { Operations } from "@frete/contract/operacao";
import type { Fields } from "./render.ts";

/** A command that calls one operation of the contract. */
export interface OperationCommand {
  operation: keyof Operations;
  /** Arguments after the command's name, for the help. */
  examples?: readonly string[];
  /** The answer as people read it; default: a table or a list of names and values. */
  render?: (answer: object) => string;
  /** The lines of the table that a record of a list is shown as; default: one. */
  rows?: (record: Fields) => readonly Fields[];
  /** Operation that gives the same list, all of it, as CSV. */
  csv?: keyof Operations;
}

/** The commands about one kind of record. */
export interface ResourceCommands {
  description: string;
  /** Fields that a list shows; `--json` shows all. */
  columns: readonly string[];
  commands: Record<string, OperationCommand>;
}
