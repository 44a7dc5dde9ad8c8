import { FreteAnswerError } from "./errors.ts";
import type { Operation } from "./operation.ts";
import type { UnknownValue } from "./options.ts";

/** Faults against the contract that a later one may cure by naming more: its lists only grow. */
const GROWING = new Set(["enum", "const", "discriminator"]);

/**
 * Holds every answer against the contract: `createClient({ ..., validateAnswers })`. A value that the contract does not list yet is
 * no fault: it is told to `onUnknown`. An entry of its own, since a bundle of one file has everything in it that it may load: the
 * validators are large, and loaded at the first use where a bundle can be split.
 *
 * @throws FreteAnswerError naming the first field that is wrong
 */
export async function validateAnswers(
  { id }: Operation,
  status: number,
  data: unknown,
  onUnknown?: (found: UnknownValue) => unknown,
): Promise<void> {
  const refuse = (text: string) => new FreteAnswerError(text, { operation: id, status, body: data });
  const [{ validators }, { operations }, { firstError }, { pointerOf }] = await Promise.all([
    import("@frete/contract/loja/validators"),
    import("@frete/contract/loja/operations"),
    import("./firstError.ts"),
    import("@frete/contract/toolkit/describeError"),
  ]);
  if (!(status in operations[id].responses)) throw refuse("the contract has no such status here");
  const validate = validators[id].responses[status]?.["application/json"];
  if (!validate || validate(data)) return;
  const [error] = validate.errors ?? [];
  if (!error || !GROWING.has(error.keyword))
    throw refuse(`the answer breaks the contract at ${firstError(validate)}`);
  await onUnknown?.({ operation: id, place: pointerOf(error) });
}
