import type { Validate } from "@frete/contract/toolkit/contractModule";
import { describeError, pointerOf } from "@frete/contract/toolkit/describeError";

/** Where a value that was refused is wrong first, and why: `/dados/data: must be string`. */
export function firstError({ errors }: Validate): string {
  const [error] = errors ?? [];
  return error ? `${pointerOf(error) || "/"}: ${describeError(error)}` : "/";
}
