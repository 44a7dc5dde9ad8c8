import { isDeepStrictEqual } from "node:util";
import type { Cotacao } from "@frete/contract/loja";
import type { Peer } from "../support/startPeer.ts";

/** What every peer is sent. */
interface Question {
  path: string;
  method: string;
  headers: Record<string, string>;
  body: string;
}

/**
 * Every peer must give the same answer, but for code, date and the order of keys.
 * @returns its length in bytes
 */
export async function checkAnswers(
  peers: readonly Pick<Peer, "name" | "url">[],
  { path, ...init }: Question,
): Promise<number> {
  let expected: Cotacao | undefined;
  for (const { name, url } of peers) {
    const response = await fetch(url + path, init);
    if (response.status !== 200) throw new Error(`${name} answered ${response.status}`);
    const answer = (await response.json()) as Cotacao;
    answer.retorno.idCotacao = answer.retorno.dataCotacao = "";
    expected ??= answer;
    if (!isDeepStrictEqual(answer, expected)) throw new Error(`${name} answers something else`);
  }
  return JSON.stringify(expected).length;
}
