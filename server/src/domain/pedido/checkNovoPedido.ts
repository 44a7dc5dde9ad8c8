import { invalid } from "../../http/errors.ts";
import type { Cadastro } from "../loja/cadastro.ts";
import { checkDeParaMkt } from "./deParaMkt.ts";
import { isChaveNF } from "./notaFiscal.ts";
import type { NovoPedido } from "./readNovoPedido.ts";
import { textosCriacao as textos } from "./textosCriacao.ts";

/**
 * Checks what the loja's registrations and settings decide about a new order without a quotation: limits (NS-079), branches
 * and invoice keys (NS-010), marketplace methods (NS-039).
 *
 * @throws HttpError 400 naming the field
 */
export function checkNovoPedido(novo: NovoPedido, cadastro: Cadastro): void {
  const { limites, validarChaveNF } = cadastro.loja;
  if (novo.envios.length > limites.envios) throw invalid("envio", textos.limiteDaLoja(limites.envios));
  for (const [index, { produtos, notaFiscal }] of novo.envios.entries()) {
    if (produtos.length > limites.produtosPorEnvio) {
      throw invalid(`envio.${index}.produtos`, textos.limiteDaLoja(limites.produtosPorEnvio));
    }
    if (!cadastro.filiais.has(notaFiscal.filialErp)) {
      throw invalid(`envio.${index}.notaFiscal.filialERP`, textos.filialDesconhecida());
    }
    if (validarChaveNF && !isChaveNF(notaFiscal.chave)) {
      throw invalid(`envio.${index}.notaFiscal.chave`, textos.chaveInvalida());
    }
  }
  checkDeParaMkt(novo, cadastro);
}
