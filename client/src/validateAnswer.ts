import { FreteAnswerError } from "./errors.ts";
import { firstError } from "./firstError.ts";
import type { Operation } from "./operation.ts";

/**
 * Holds an answer against the contract. The validators are large and loaded at the first use only.
 *
 * @throws FreteAnswerError naming the first field that is wrong
 */
export async function validateAnswer(
  { id, responses }: Operation,
  status: number,
  data: unknown,
): Promise<void> {
  const refuse = (text: string) => new FreteAnswerError(text, { operation: id, status });
  if (responses[status] === undefined) throw refuse("the contract has no such status here");
  const { validators } = await import("@frete/contract/loja/validators");
  const validate = validators[id].responses[status]?.["application/json"];
  if (!validate || validate(data)) return;
  throw refuse(`the answer breaks the contract at ${firstError(validate)}`);
}
