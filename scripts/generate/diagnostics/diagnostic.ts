/** One thing that a contract, or what was asked of it, gets wrong: what, where, and what to do. */
export interface ContractDiagnostic {
  /** Stable name of the kind of problem, for machines and for those who look it up. */
  readonly code: string;
  readonly severity: "error" | "warning";
  readonly message: string;
  /** Where it is: a path as the compiler read it, and 1-based line and column. Absent when no source is to blame. */
  readonly file?: string;
  readonly line?: number;
  readonly column?: number;
  /** The lines of the source around the place, with a mark below it. */
  readonly frame?: string;
  /** What to do about it. */
  readonly help?: string;
}

/** A part of a contract that a diagnostic is about, by the names that it has in the OpenAPI document. */
export interface ContractPart {
  operation?: string;
  /** Name of a parameter of that operation. */
  parameter?: string;
  /** Name of a component schema. */
  schema?: string;
  /** Name of a property of that schema. */
  property?: string;
  /** Name of an extension of it, `x-paging`. */
  extension?: string;
}

/** The part in words: `operation addThing, parameter id`. */
export function describePart(part: ContractPart): string {
  return Object.entries(part)
    .filter(([, name]) => name !== undefined)
    .map(([kind, name]) => `${kind} ${name}`)
    .join(", ");
}
