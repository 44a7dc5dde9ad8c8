import { invalid } from "../../http/errors.ts";
import { packageOverItems, recordLimit } from "../cotacao/frete/index.ts";
import type { Cadastro } from "../loja/cadastro.ts";
import type { ProdutoGravado } from "../produto/produtoRepository.ts";
import { checkRastreio } from "./checkRastreio.ts";
import { metodosDePara } from "./deParaMkt.ts";
import type { Escolha } from "./escolherOpcao.ts";
import { parseChaveNF } from "./notaFiscal.ts";
import type { NovoEnvio, NovoProduto } from "./novoPedido.ts";
import { transporteOf } from "./opcao.ts";
import type { Envio, NotaFiscal, ProdutoDoEnvio, Transporte } from "./pedido.ts";
import { textosCriacao as textos } from "./textosCriacao.ts";
import { trocaTransporte } from "./trocaTransporte.ts";

/** A shipment of a new order, whole but for its number and its history. */
export type EnvioCompleto = Omit<
  Envio,
  | "id"
  | "idStatus"
  | "linkComprovanteEntrega"
  | "dataEntrega"
  | "dataNotfis"
  | "observacoes"
  | "ocorrencias"
  | "conciliacao"
>;

/** What a shipment is completed from. */
export interface Contexto {
  cadastro: Cadastro;
  escolha: Escolha;
  /** Registered products by the sku of the order. */
  catalogo: ReadonlyMap<string, ProdutoGravado>;
}

/**
 * Derives what a shipment leaves out and looks up what it names: weight and package (PED-NOVO-024, PED-NOVO-025), carrier,
 * branch, invoice key, catalogue.
 *
 * @param path of the shipment in the request, e.g. `envio.0`
 * @throws HttpError 400 naming the field
 */
export function completarEnvio(novo: NovoEnvio, path: string, contexto: Contexto): EnvioCompleto {
  const { nomeTransportadora: _, nomeMetodoEnvio: __, deParaMkt: ___, ...rest } = novo;
  const transporte = transporteDo(novo, path, contexto);
  const rastreio = checkRastreio({ transporte, codigoRastreio: novo.codigoRastreio });
  if (rastreio !== null) throw invalid(`${path}.codigoRastreio`, rastreio);
  return {
    ...rest,
    ...medidas(novo, path),
    transporte,
    notaFiscal: notaFiscal(novo.notaFiscal, contexto.cadastro, path),
    produtos: novo.produtos.map((produto) => comCadastro(produto, contexto.catalogo)),
  };
}

function notaFiscal(nota: NovoEnvio["notaFiscal"], { filiais }: Cadastro, path: string): NotaFiscal {
  const filial = filiais.get(nota.filialErp);
  if (!filial) throw invalid(`${path}.notaFiscal.filialERP`, textos.filialDesconhecida());
  const { id, nome, cidade, uf, cep } = filial;
  return { ...nota, filial: { id, nome, cidade, uf, cep }, ...parseChaveNF(nota.chave) };
}

function transporteDo(novo: NovoEnvio, path: string, { cadastro, escolha }: Contexto): Transporte {
  const { opcao, opcoes } = escolha;
  const metodos = metodosDePara(novo, cadastro);
  const mapped = metodos
    ? (opcoes.find((each) => each.filial.id === opcao.filial.id && metodos.includes(each.metodo.id)) ??
      opcoes.find(({ metodo }) => metodos.includes(metodo.id)))
    : opcao;
  if (!mapped) throw invalid(`${path}.deParaMkt`, textos.deParaSemOpcao());
  const transporte = transporteOf(mapped, cadastro);
  if (novo.nomeTransportadora === null && novo.nomeMetodoEnvio === null) return transporte;
  const changed = trocaTransporte(novo, transporte, cadastro, opcao.filial.id, opcoes);
  if ("campo" in changed) throw invalid(`${path}.${changed.campo}`, changed.texto);
  return changed;
}

/** Weight and package as sent, else over the products; at most the nine digits of the record. */
function medidas(novo: NovoEnvio, path: string): Pick<Envio, "peso" | "altura" | "largura" | "profundidade"> {
  const pacote = packageOverItems(novo.produtos);
  const peso = novo.produtos.reduce((sum, produto) => sum + produto.quantidade * produto.peso, 0);
  const derived = { peso, ...pacote };
  const limited = (medida: keyof typeof derived): number => {
    const value = novo[medida] ?? derived[medida];
    if (value > recordLimit) throw invalid(`${path}.${medida}`, textos.totalAcimaDoLimite());
    return value;
  };
  return {
    peso: limited("peso"),
    altura: limited("altura"),
    largura: limited("largura"),
    profundidade: limited("profundidade"),
  };
}

function comCadastro(novo: NovoProduto, catalogo: Contexto["catalogo"]): ProdutoDoEnvio {
  const produto = catalogo.get(novo.sku);
  if (!produto) return { ...novo, cadastro: null };
  const { id: idSku, titulo, categoria, variacao, peso, altura, largura, profundidade } = produto;
  return { ...novo, cadastro: { idSku, titulo, categoria, variacao, peso, altura, largura, profundidade } };
}
