import type { PedidoNovoEnvio } from "@frete/contract/loja";
import { exampleBody } from "../../profile/loja.ts";
import type { Profile } from "../../profile/profile.ts";

/** The contract's own example of a shipment order: a field that it gains is sent without being named here. */
const { idCotacao: _quotedElsewhere, ...exampleOrder } = exampleBody<PedidoNovoEnvio>("criarPedido", "envio");
const [exampleShipment] = exampleOrder.envio;

/** Number of one of the run's orders. */
export const numeroOf = ({ run }: Profile, name: string): string => `KIT-${run}-${name}`;

/** So many digits that come of the run and a name: other runs have others. */
function digitsOf({ run }: Profile, name: string, length: number): string {
  const hash = [...`${run}${name}`].reduce(
    (sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 99_999_999_977,
    7,
  );
  return String(hash).padStart(11, "0").slice(-length);
}

/** Document of a customer of the run. */
export const cpfOf = (profile: Profile, customer = ""): string => digitsOf(profile, customer, 11);

/** Number of an invoice of the run: eight digits, as carriers' files hold it, the first no zero. */
export const numeroNfOf = (profile: Profile, name: string): string => `9${digitsOf(profile, name, 7)}`;

/** Key of an invoice of the run: issuer 11222333000181, series 1, the number, and the right check digit. */
export function chaveNfOf(profile: Profile, name: string): string {
  return withCheckDigit(`35260711222333000181550010${numeroNfOf(profile, name)}173158264`);
}

/** The first 43 digits of an invoice's key, with the last: modulo 11, weights 2 to 9 from the right. */
export function withCheckDigit(digits: string): string {
  const sum = [...digits]
    .reverse()
    .reduce((total, digit, place) => total + Number(digit) * (2 + (place % 8)), 0);
  const rest = sum % 11;
  return digits + String(rest < 2 ? 0 : 11 - rest);
}

export const produtoPedido = {
  ...exampleShipment?.produtos[0],
  sku: "AVULSO",
  titulo: "Caneca",
  categoria: "Casa",
  peso: 1.25,
  altura: 10,
  largura: 20,
  profundidade: 30,
  preco: 50.5,
  quantidade: 2,
  quantidadeVolumes: 1,
};

/** A shipment with every field that needs no registration of its own. */
export function envioPedido(profile: Profile, name = "") {
  return {
    ...exampleShipment,
    nome: "Caixa única",
    peso: 2.5,
    altura: 20,
    largura: 30,
    profundidade: 40,
    quantidade: 2,
    quantidadeVolumes: 1,
    codigoRastreio: "DM473124829BR",
    plp: 7,
    urlRastreioExterno: "https://rastreio.example/1",
    mapaDeCarga: "MAPA-1",
    prazoDeEntrega: "2030-12-30",
    produtos: [produtoPedido],
    notaFiscal: {
      ...exampleShipment?.notaFiscal,
      filialERP: profile.fixtures.filiais[0],
      pedidoERP: "ERP-1",
      chave: chaveNfOf(profile, name),
      data: "2026-11-20",
      valorTotal: 121.5,
      valorTotalProdutos: 101,
    },
    dadosAdicionaisEnvio: [{ chave: "doca", valor: "4" }],
  };
}

/** A shipment order, quoted by the service; every field that needs no registration of its own. */
export function pedidoEnvio(
  profile: Profile,
  name: string,
  { cpfCnpj = cpfOf(profile), filialERP = profile.fixtures.filiais[0] as string } = {},
) {
  const envio = envioPedido(profile, name);
  const { destino } = profile.fixtures;
  return {
    ...exampleOrder,
    tipoPedido: "envio",
    numeroPedido: numeroOf(profile, name),
    pedidoAuxiliar: `AUX-${profile.run}-${name}`,
    plataforma: "Plataforma do Kit",
    canal: "Canal do Kit",
    intermediadorVenda: "Intermediador",
    valorFretePedido: 20.125,
    controleEtiqueta: "app",
    enderecoEntrega: {
      ...exampleOrder.enderecoEntrega,
      nome: "Maria Souza",
      email: "maria@example.com",
      cpfCnpj,
      cep: destino.cepDestino,
      uf: destino.uf,
      cidade: "São Paulo",
      endereco: "Avenida Paulista",
      numero: "1000",
      bairro: "Bela Vista",
      referencia: "Metrô",
      telefones: ["11999990000", "1133334444"],
    },
    envio: [{ ...envio, notaFiscal: { ...envio.notaFiscal, filialERP } }],
    dadosAdicionais: [
      { chave: "presente", valor: "sim" },
      { chave: "presente", valor: "não" },
    ],
  };
}

/** The return of an order; the situation values are those of `situacoes`. */
export function pedidoReversa(
  profile: Profile,
  name: string,
  numeroPedidoEnvioPai: string,
  situacoes: Record<string, string>,
) {
  const { referencia: _referencia, ...remetente } = pedidoEnvio(profile, name).enderecoEntrega;
  return {
    ...pedidoEnvio(profile, name),
    tipoPedido: "reversa",
    numeroPedidoEnvioPai,
    dadosReversa: {
      ...situacoes,
      remetente,
      prazoColeta: 1,
      valorAcordado: 10.5,
      observacoesReversa: "Frágil",
    },
  };
}
