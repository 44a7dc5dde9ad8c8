import { examples } from "@frete/contract/loja/examples";
import type { OperationId } from "../operation.ts";
import type { AnswerOf } from "../types.ts";

/**
 * An answer of the contract's examples, to be used as it is or with something else in it:
 * `{ ...exampleOf("criarCotacao"), opcoesEntrega: [] }`.
 *
 * @param name of the example, where the contract has several: `envio`, `conversa`
 * @throws Error when there is none
 */
export function exampleOf<Id extends OperationId>(id: Id, name?: string): AnswerOf<Id> {
  const [named = {}] = Object.values(examples[id]["200"] ?? {});
  const [first] = Object.keys(named);
  const value = named[name ?? first ?? ""];
  if (value === undefined)
    throw new Error(
      `the contract has no example ${name ?? ""} of ${id}${first === undefined ? "" : `: use ${Object.keys(named).join(", ")}`}`,
    );
  // Whoever changes it changes a copy.
  return structuredClone(value) as AnswerOf<Id>;
}

/** The body of a refusal as the contract's example has it. @throws Error for a status that the contract does not have there */
export function exampleOfRefusal(id: OperationId, status: number): unknown {
  const [named] = Object.values(examples[id][status] ?? {});
  if (named === undefined || status < 400)
    throw new Error(`${id} is not refused with ${status}: use ${refusalsOf(id).join(", ")}`);
  return structuredClone(Object.values(named)[0]);
}

/** The statuses with which an operation may be refused. */
export const refusalsOf = (id: OperationId): number[] =>
  Object.keys(examples[id])
    .map(Number)
    .filter((status) => status >= 400);
