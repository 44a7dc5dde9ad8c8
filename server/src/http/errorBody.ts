import type { Field } from "./field.ts";

/** A refusal in words. */
export interface Refusal {
  readonly status: number;
  /** The part of the request that is at fault; undefined: all of it, or none. */
  readonly field: Field | undefined;
  /** What is wrong with the field, or at all. */
  readonly detail: string;
  /** The same with the name of the field before it. */
  readonly text: string;
}

/** Makes the body of an error answer: JSON, or a text where the media type is not JSON. */
export type ErrorBody = (refusal: Refusal) => { readonly mediaType: string; readonly body: unknown };
