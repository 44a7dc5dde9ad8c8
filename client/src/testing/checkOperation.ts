import { operations } from "@frete/contract/loja/operations";

/** @throws Error for a name that is no operation's, as a slip of the pen makes it */
export function checkOperation(id: string): void {
  if (!Object.hasOwn(operations, id))
    throw new Error(`the contract has no operation ${id}: use ${Object.keys(operations).join(", ")}`);
}
