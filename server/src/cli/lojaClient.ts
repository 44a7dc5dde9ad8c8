import type { ProdutoEntrada, ProdutosGravados, paths } from "@frete/contract/loja";
import createClient from "openapi-fetch";
import { CliError, usageError } from "./cliError.ts";
import { baseUrlOf, refused, unreachable } from "./operatorClient.ts";
import type { Terminal } from "./terminal.ts";

/** The loja's interface as the command line uses it. */
export interface LojaClient {
  /** POST /produto. @throws CliError with the answer's `mensagem` */
  salvarProdutos(produto: ProdutoEntrada[]): Promise<ProdutosGravados["produto"]>;
}

/** @throws CliError (exit code 2) when the environment lacks the loja's API token or holds no usable address */
export function lojaClient(terminal: Terminal): LojaClient {
  const baseUrl = baseUrlOf(terminal);
  const token = terminal.env.FRETE_TOKEN_API;
  if (!token) throw usageError("FRETE_TOKEN_API is not set: it must hold the API token of the loja.");
  const client = createClient<paths>({ baseUrl, headers: { Authorization: `Bearer ${token}` } });
  return {
    salvarProdutos: async (produto) => {
      const { data, error, response } = await client
        .POST("/api/v1/produto", { body: { produto } })
        .catch((fault: unknown) => {
          throw unreachable(baseUrl, fault);
        });
      if (data === undefined) throw refused(response.status, error, "FRETE_TOKEN_API");
      if (!Array.isArray(data.produto)) throw new CliError("The answer is not one of this service.");
      return data.produto;
    },
  };
}
