import { FreteAnswerError } from "./errors.ts";
import type { Operation } from "./operation.ts";

/**
 * Holds every answer against the contract: `createClient({ ..., validateAnswers })`. An entry of its own, since a bundle of one file has
 * everything in it that it may load: the validators are large, and loaded at the first use where a bundle can be split.
 *
 * @throws FreteAnswerError naming the first field that is wrong
 */
export async function validateAnswers(
  { id, responses }: Operation,
  status: number,
  data: unknown,
): Promise<void> {
  const refuse = (text: string) => new FreteAnswerError(text, { operation: id, status });
  if (responses[status] === undefined) throw refuse("the contract has no such status here");
  const [{ validators }, { firstError }] = await Promise.all([
    import("@frete/contract/loja/validators"),
    import("./firstError.ts"),
  ]);
  const validate = validators[id].responses[status]?.["application/json"];
  if (!validate || validate(data)) return;
  throw refuse(`the answer breaks the contract at ${firstError(validate)}`);
}
