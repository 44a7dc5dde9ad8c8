import { estados } from "../../brasil/geografia/index.ts";
import { invalid } from "../../http/errors.ts";
import type { NovoPedido } from "./readNovoPedido.ts";
import { textosCriacao as textos } from "./textosCriacao.ts";

const UFS = new Set(estados.map(({ uf }) => uf));

/**
 * The order with its states in capitals, as they are kept (NS-006). What is sent stays what tells a repeated request (NS-030).
 *
 * @throws HttpError 400 naming a `uf` that is none of the 27
 */
export function withEstados(novo: NovoPedido): NovoPedido {
  const enderecoEntrega = withUf(novo.enderecoEntrega, "enderecoEntrega.uf");
  if (!novo.dadosReversa) return { ...novo, enderecoEntrega };
  const remetente = withUf(novo.dadosReversa.remetente, "dadosReversa.remetente.uf");
  return { ...novo, enderecoEntrega, dadosReversa: { ...novo.dadosReversa, remetente } };
}

function withUf<Endereco extends { uf: string }>(endereco: Endereco, campo: string): Endereco {
  const uf = endereco.uf.toUpperCase();
  if (!UFS.has(uf)) throw invalid(campo, textos.ufDesconhecida(endereco.uf));
  return { ...endereco, uf };
}
