import { hash } from "node:crypto";
import type { NovoPedido } from "./readNovoPedido.ts";

/** The members of an object in their order; null: the member is taken as it is. */
interface Form {
  readonly [member: string]: Form | null;
}

const dado = { chave: null, valor: null };
const lugar = { cep: null, uf: null, cidade: null, endereco: null, numero: null, bairro: null };
const produto = {
  ...{ sku: null, titulo: null, categoria: null, peso: null, altura: null, largura: null },
  ...{ profundidade: null, preco: null, quantidade: null, quantidadeVolumes: null },
};
const notaFiscal = {
  ...{ filialErp: null, pedidoErp: null, chave: null, data: null, valorTotal: null },
  valorTotalProdutos: null,
};
const envio = {
  ...{ nome: null, peso: null, altura: null, largura: null, profundidade: null, quantidade: null },
  ...{ quantidadeVolumes: null, codigoRastreio: null, plp: null, urlRastreioExterno: null },
  ...{ mapaDeCarga: null, prazoEntregaPedido: null, nomeTransportadora: null, nomeMetodoEnvio: null },
  ...{ deParaMkt: null, produtos: produto, notaFiscal, dadosAdicionais: dado },
};
const dadosReversa = {
  ...{ solicitanteReversa: null, motivoReversa: null, tipoReversa: null, resolucaoReversa: null },
  pagadorFreteReversa: null,
  remetente: { nome: null, cpfCnpj: null, email: null, ...lugar, telefones: null, referencia: null },
  ...{ valorAcordado: null, observacoesReversa: null, prazoColeta: null },
};
const pedido: Form = {
  ...{ numeroPedido: null, tipoPedido: null, numeroPedidoEnvioPai: null, pedidoAuxiliar: null },
  ...{ canal: null, plataforma: null, intermediadorVenda: null, idCotacao: null },
  ...{ valorFretePedido: null, controleEtiqueta: null },
  enderecoEntrega: { nome: null, email: null, cpfCnpj: null, ...lugar, referencia: null, telefones: null },
  ...{ dadosReversa, envios: envio, dadosAdicionais: dado },
};

/** The request as release 1.0.0 knew it: fields, order and nulls. Orders of that release are recognised by it: it never changes. */
export function requestV1(novo: NovoPedido): unknown {
  return inForm(novo, pedido);
}

/** The hash that release 1.0.0 stored with an order. */
export function requestHashV1(novo: NovoPedido): string {
  return hash("sha256", JSON.stringify(requestV1(novo)), "hex");
}

function inForm(value: unknown, form: Form | null): unknown {
  if (form === null || value === null || value === undefined) return value;
  if (Array.isArray(value)) return value.map((each) => inForm(each, form));
  const members = value as Record<string, unknown>;
  return Object.fromEntries(
    Object.entries(form).map(([member, inner]) => [member, inForm(members[member], inner)]),
  );
}
