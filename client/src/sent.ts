import type * as contract from "@frete/contract/loja";
import type { SentContent } from "@frete/contract/toolkit/callTypes";
import type { Sent } from "@frete/contract/toolkit/contractModule";

// The types of the contract say what the service reads; what it may be sent has null for optional fields besides (NS-003).
export type CotacaoNova = Sent<contract.CotacaoNova>;
export type ProdutoEntrada = Sent<contract.ProdutoEntrada>;

type SentOperation<O> = O extends { requestBody: { content: infer Content } }
  ? Omit<O, "requestBody"> & { requestBody: { content: SentContent<Content> } }
  : O;

/** The contract's `paths`, with bodies as they may be sent. */
export type SentPaths = {
  [Path in keyof contract.paths]: {
    [Method in keyof contract.paths[Path]]: SentOperation<contract.paths[Path][Method]>;
  };
};
