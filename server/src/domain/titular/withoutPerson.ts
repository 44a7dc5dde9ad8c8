import type { Dado, Envio, Ocorrencia, Pedido, StoredConciliacao } from "../pedido/pedido.ts";
import { significado } from "../pedido/significado.ts";

/** What stands where a name stood. */
export const ANONIMO = "Titular anonimizado";
/** First digits of a postal code that tell a region, not a street. */
const REGION = 5;

/**
 * An order without what tells whose it was (NS-086): recipient and sender, free texts, free data and links to documents. City,
 * state and the region of the postal code stay, as goods, freight, tracking codes, invoices and transport documents do.
 */
export function withoutPerson(pedido: Pedido): Pedido {
  const { dadosReversa } = pedido;
  return {
    ...pedido,
    enderecoEntrega: withoutAddress(pedido.enderecoEntrega),
    dadosReversa: dadosReversa && {
      ...dadosReversa,
      remetente: withoutAddress(dadosReversa.remetente),
      observacoesReversa: "",
    },
    envios: pedido.envios.map(envioWithoutPerson),
    dadosAdicionais: withoutValues(pedido.dadosAdicionais),
  };
}

interface Address {
  nome: string;
  email: string;
  cpfCnpj: string;
  cep: string;
  telefones: string[];
}

function withoutAddress<T extends Address>(address: T): T {
  const cep = address.cep.padStart(8, "0").slice(0, REGION).padEnd(8, "0");
  const empty = { email: "", cpfCnpj: "", endereco: "", numero: "", bairro: "", referencia: "" };
  return { ...address, ...empty, nome: ANONIMO, cep, telefones: [] };
}

function envioWithoutPerson(envio: Envio): Envio {
  return {
    ...envio,
    nome: null,
    urlRastreioExterno: null,
    linkComprovanteEntrega: null,
    observacoes: [],
    ocorrencias: envio.ocorrencias.map(withoutText),
    conciliacao: envio.conciliacao && withoutComment(envio.conciliacao),
    dadosAdicionais: withoutValues(envio.dadosAdicionais),
  };
}

/** A text that says what the occurrence is stays, as one of the service's own does; one that only adds to it goes. */
function withoutText(ocorrencia: Ocorrencia): Ocorrencia {
  const { idOcoren, informacaoAdicional, origem } = ocorrencia;
  const isMeaning = significado(idOcoren, informacaoAdicional) !== significado(idOcoren, "");
  return isMeaning || origem.origem === "sistema" ? ocorrencia : { ...ocorrencia, informacaoAdicional: "" };
}

function withoutComment(conciliacao: StoredConciliacao): StoredConciliacao {
  const { autorizacao } = conciliacao;
  return { ...conciliacao, autorizacao: autorizacao && { ...autorizacao, comentario: "" } };
}

const withoutValues = (dados: Dado[] | null): Dado[] | null => dados && [];
