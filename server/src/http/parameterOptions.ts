import { invalid } from "./errors.ts";
import type { Field } from "./field.ts";

/** How the texts of parameters are read, besides what the contract says. */
export interface ParameterOptions {
  /** Is a blank value in the query the same as leaving the parameter out (NS-003)? */
  readonly blankIsAbsent: boolean;
  /** @throws HttpError 400 for a text that no parameter may have */
  readonly checkText: (field: Field, text: string) => void;
}

const CONTROL = /[\u0000-\u001f]/;

/** Refuses control characters (NS-003). */
export function refuseControls(field: Field, text: string): void {
  if (CONTROL.test(text)) throw invalid(field, (texts) => texts.controlCharacter());
}
