import type { Operation, Program, Type } from "@typespec/compiler";
import type { ContractPart } from "../diagnostics/diagnostic.ts";
import type { OpenApiDocument } from "../toolkit/openApi.ts";

export type Group = "Services" | "Routes" | "Parameters" | "Bodies" | "Answers" | "Security" | "Schemas";

/** Something that TypeSpec can say of an HTTP service, and that is served. */
export interface Feature {
  /** Stable name, and a heading for those who look it up. */
  readonly id: string;
  readonly group: Group;
  /** What it is, in words. */
  readonly what: string;
  /** How it looks in a contract: operations and models that stand in a namespace of their own. */
  readonly sample: string;
  /** What one has to know of how it is served. */
  readonly note?: string;
}

/** A contract whose uses are looked at: what TypeSpec says, and what is left of it in the document. */
export interface Examined {
  readonly document: OpenApiDocument;
  readonly program: Program;
  /** All operations of the sources. */
  readonly operations: readonly Operation[];
}

/** A use of what is not served. */
export interface Finding {
  readonly part: ContractPart;
  readonly message: string;
  /** Where it stands, when the part does not tell. */
  readonly target?: Type;
}

/** Something that TypeSpec can say, and that is refused when a contract is generated; its id is the code of the diagnostic. */
export interface Refusal extends Omit<Feature, "note"> {
  /** What to do instead. */
  readonly help: string;
  /**
   * Finds its uses. Without it they are found by the compiler or the emitter, whose diagnostic
   * has the id for its code.
   */
  readonly find?: (examined: Examined) => Iterable<Finding>;
}
