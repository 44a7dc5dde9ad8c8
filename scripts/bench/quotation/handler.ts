import { join } from "node:path";
import type { CotacaoNova } from "@frete/contract/loja";
import type { LojaCaller } from "../../../server/src/contract/lojaHandler.ts";
import { criarCotacao } from "../../../server/src/domain/cotacao/criarCotacao.ts";
import { quotableLojas } from "../../../server/src/domain/cotacao/quotableLojas.ts";
import { findToken, isTokenLive } from "../../../server/src/domain/loja/tokens.ts";
import type { Serialized } from "../../../server/src/http/answer.ts";
import { openFiles } from "../../../server/src/platform/files/openFiles.ts";
import { systemRandom } from "../../../server/src/platform/random.ts";
import { openDatabase } from "../../../server/src/platform/storage/openDatabase.ts";

type Render = Parameters<typeof criarCotacao>[2];

/** The handler that our server has, with its token look-up and storage, for a peer with another HTTP layer. */
export async function openHandler(folder: string, render?: Render) {
  const db = await openDatabase(`sqlite:${join(folder, "frete.db")}`);
  const clock = { now: () => Date.now() };
  const log = { debug: () => {}, info: () => {}, warn: () => {}, error: console.error };
  const where = { dataDir: folder, filesUrl: join(folder, "arquivos"), s3Endpoint: undefined, s3Region: "" };
  const handler = criarCotacao(
    { db, clock, random: systemRandom, log, files: await openFiles(where) },
    quotableLojas(db),
    render,
  );
  const find = findToken(db);
  return {
    close: () => db.close(),
    /** Whose token it is; null when it is nobody's. */
    callerOf: async (authorization: string | undefined): Promise<LojaCaller | null> => {
      const owner = await find(authorization?.slice("Bearer ".length) ?? "");
      if (!owner || !isTokenLive(owner, clock.now())) return null;
      const { idLoja, nomeLoja, versao, fusoHorario, tipo } = owner;
      return { idLoja, nomeLoja, versao, fusoHorario, tipoToken: tipo };
    },
    /** The JSON text of the answer, stored already. */
    quote: async (body: CotacaoNova, caller: LojaCaller): Promise<string> => {
      const request = { path: {}, query: {}, header: {}, body, contentType: "application/json" };
      const answer = await handler(request as unknown as Parameters<typeof handler>[0], caller);
      return (answer as unknown as Serialized).text;
    },
  };
}
