import type { Operations } from "@frete/contract/operacao";

/** A command that calls one operation of the contract. */
export interface OperationCommand {
  operation: keyof Operations;
  /** Arguments after the command's name, for the help. */
  examples?: readonly string[];
  /** The answer as people read it; default: a table or a list of names and values. */
  render?: (answer: object) => string;
}

/** The commands about one kind of record. */
export interface ResourceCommands {
  description: string;
  /** Fields that a list shows; `--json` shows all. */
  columns: readonly string[];
  commands: Record<string, OperationCommand>;
}
