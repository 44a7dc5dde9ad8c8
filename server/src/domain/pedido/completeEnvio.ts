import { invalid } from "../../http/errors.ts";
import { webAddress } from "../../platform/webAddress.ts";
import type { ProdutoCadastrado } from "../cotacao/findCatalogo.ts";
import { packageOverItems, recordLimit } from "../cotacao/frete/index.ts";
import type { Cadastro } from "../loja/cadastro.ts";
import type { FilialRow } from "../loja/lojaTables.ts";
import { checkRastreio } from "./checkRastreio.ts";
import type { ChosenOpcao } from "./chooseOpcao.ts";
import { mappedMetodos } from "./deParaMkt.ts";
import { parseChaveNF } from "./notaFiscal.ts";
import { transporteOf } from "./opcao.ts";
import type { Dado, Envio, NotaFiscal, ProdutoDoEnvio, Transporte } from "./pedido.ts";
import type { NovaNotaFiscal, NovoEnvio, NovoProduto } from "./readNovoPedido.ts";
import { replaceTransporte } from "./replaceTransporte.ts";
import { textosCriacao as textos } from "./textosCriacao.ts";

/** A shipment of a new order, whole but for its number and its history. */
export interface CompleteEnvio {
  nome: string | null;
  peso: number;
  altura: number;
  largura: number;
  profundidade: number;
  quantidade: number;
  quantidadeVolumes: number;
  codigoRastreio: string | null;
  plp: number | null;
  urlRastreioExterno: string | null;
  mapaDeCarga: string | null;
  /** Civil. */
  prazoEntregaPedido: string;
  produtos: ProdutoDoEnvio[];
  notaFiscal: NotaFiscal;
  dadosAdicionais: Dado[] | null;
  transporte: Transporte;
}

/** What a shipment is completed from. */
export interface EnvioContext {
  cadastro: Cadastro;
  chosen: ChosenOpcao;
  /** Whether the postal service's code must be there already. */
  needsRastreio: boolean;
  /** Registered products by the sku of the order. */
  catalogo: ReadonlyMap<string, ProdutoCadastrado>;
}

/**
 * Derives what a shipment leaves out and looks up what it names: weight and package (PED-NOVO-024, PED-NOVO-025), carrier,
 * branch, invoice key, catalogue. The branch is known: `checkNovoPedido` has looked.
 *
 * @param path of the shipment in the request, e.g. `envio.0`
 * @throws HttpError 400 naming the field
 */
export function completeEnvio(novo: NovoEnvio, path: string, contexto: EnvioContext): CompleteEnvio {
  const transporte = transporteFor(novo, path, contexto);
  const rastreio = checkRastreio(transporte, novo.codigoRastreio, contexto.needsRastreio);
  if (rastreio !== null) throw invalid(`${path}.codigoRastreio`, rastreio);
  return {
    nome: novo.nome,
    ...measuresOf(novo, path),
    quantidade: novo.quantidade,
    quantidadeVolumes: novo.quantidadeVolumes,
    codigoRastreio: novo.codigoRastreio,
    plp: novo.plp,
    urlRastreioExterno: endereco(novo.urlRastreioExterno, `${path}.urlRastreioExterno`),
    mapaDeCarga: novo.mapaDeCarga,
    prazoEntregaPedido: novo.prazoEntregaPedido,
    produtos: novo.produtos.map((produto) => withCadastro(produto, contexto.catalogo)),
    notaFiscal: notaFiscal(novo.notaFiscal, contexto.cadastro),
    dadosAdicionais: novo.dadosAdicionais,
    transporte,
  };
}

function endereco(text: string | null, path: string): string | null {
  const normal = text === null ? null : webAddress(text);
  if (text !== null && normal === null) throw invalid(path, textos.enderecoInvalido());
  return normal;
}

function notaFiscal(nota: NovaNotaFiscal, { filiais }: Cadastro): NotaFiscal {
  const { id, nome, cidade, uf, cep } = filiais.get(nota.filialErp) as FilialRow;
  return { ...nota, filial: { id, nome, cidade, uf, cep }, ...parseChaveNF(nota.chave) };
}

function transporteFor(novo: NovoEnvio, path: string, { cadastro, chosen }: EnvioContext): Transporte {
  const { opcao, opcoes } = chosen;
  const metodos = mappedMetodos(novo, cadastro);
  const mapped = metodos
    ? (opcoes.find((each) => each.filial.id === opcao.filial.id && metodos.includes(each.metodo.id)) ??
      opcoes.find(({ metodo }) => metodos.includes(metodo.id)))
    : opcao;
  if (!mapped) throw invalid(`${path}.deParaMkt`, textos.deParaSemOpcao());
  const transporte = transporteOf(mapped, cadastro);
  if (novo.nomeTransportadora === null && novo.nomeMetodoEnvio === null) return transporte;
  const changed = replaceTransporte(novo, transporte, cadastro, opcao.filial.id, opcoes);
  if ("campo" in changed) throw invalid(`${path}.${changed.campo}`, changed.texto);
  return changed;
}

/** Weight and package as sent, else over the products; at most the nine digits of the record. */
function measuresOf(
  novo: NovoEnvio,
  path: string,
): Pick<Envio, "peso" | "altura" | "largura" | "profundidade"> {
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

function withCadastro(novo: NovoProduto, catalogo: EnvioContext["catalogo"]): ProdutoDoEnvio {
  const produto = catalogo.get(novo.sku);
  if (!produto) return { ...novo, cadastro: null };
  const { id: idSku, titulo, categoria, variacao, peso, altura, largura, profundidade } = produto;
  return { ...novo, cadastro: { idSku, titulo, categoria, variacao, peso, altura, largura, profundidade } };
}
