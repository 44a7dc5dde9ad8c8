import * as loja from "../../../generated/loja/index.ts";
import type { components } from "../../../generated/loja/types.ts";
import type { Validate } from "../../generate/toolkit/contractModule.ts";

type Quotation = components["schemas"]["Cotacao"];

/** The request that every peer is sent: a quotation of ten items, about 1.2 KB. */
export const request: components["schemas"]["CotacaoNova"] = {
  filiaisOrigem: "SP01",
  cepDestino: "01310100",
  canal: "Marketplace A",
  volumes: Array.from({ length: 10 }, (_, index) => ({
    sku: `CAF-${127 + index}`,
    quantidade: 1 + (index % 3),
    valorUnitario: 129.9 + index,
    peso: 4.2,
    altura: 35,
    largura: 40,
    profundidade: 45,
  })),
};

function option(index: number): Quotation["opcoesEntrega"][number] {
  return {
    possuiEstoque: 0,
    freteCobrar: 29.5 + index,
    freteReal: 32.5 + index,
    prazoEntregaTotal: 3 + index,
    estoque: 50,
    prazoEntrega: {
      prazoTransportadora: 2 + index,
      maiorPrazoCros: 0,
      prazoAdicionalFilial: 1,
      prazoAdicionalMetodo: 0,
      prazoEntregaRegra: 0,
      prazoEntregaPorRegra: 0,
      prazoTotal: 3 + index,
    },
    dadosFrete: {
      filial: 1,
      filialERP: "SP01",
      filialNome: "CD São Paulo",
      filialCidade: "São Paulo",
      filialUF: "SP",
      idMetodoEnvio: 12 + index,
      idTransportadora: 3,
      transportadoraNome: "Rápido Paulista",
      metodoEnvioNome: `Rápido Econômico ${index}`,
      ordenacao: "v",
      perAdiDesconto: 0,
      tabelas: {
        idTabela: 5 + index,
        generalidade: { idTDA: null, TDA: 0, idTRT: null, TRT: 0 },
        idListaRegras: [7, 8, 9],
      },
    },
  };
}

const built: Quotation = {
  retorno: {
    idCotacao: "00000012345",
    mensagem: "Cotação realizada com sucesso.",
    dataCotacao: "2026-07-13T10:15:30-03:00",
    destino: { cep: 1310100, uf: "SP", ufExtenso: "São Paulo", regiaoUf: "Capital", regiaoPais: "Sudeste" },
  },
  dadosEntrada: {
    cepDestino: "01310100",
    canal: "Marketplace A",
    nomeLoja: "Loja Demo",
    carrinho: {
      valorNF: 259.8,
      totalPeso: 8.4,
      totalCubagem: 0.126,
      altura: 70,
      largura: 40,
      profundidade: 45,
      maiorPrazo: 0,
      produto: Array.from({ length: 3 }, (_, index) => ({
        sku: `CAF-${127 + index}`,
        agrupador: "CAF",
        categoria: "Eletroportáteis",
        qt: 2,
        preco: 129.9,
        precoCadastro: 139.9,
        precoCanalDe: 149.9,
        precoCanalPor: 129.9,
        idSku: 101 + index,
        estoqueProduto: 50,
        estoque: 50,
      })),
    },
  },
  opcoesEntrega: Array.from({ length: 7 }, (_, index) => option(index)),
};

/**
 * The answer that every peer serialises: seven delivery options, about 5.3 KB. It is read back from JSON since objects that live on
 * from the start may keep a shape that V8 has given up meanwhile: which ones depends on the order of the imports, and
 * JSON.stringify takes 40 us in place of 13 for those. A server's answers are new ones.
 */
export const answer: Quotation = JSON.parse(JSON.stringify(built));

/** Path, token and validators that every peer uses. */
export const path = "/api/v1/cotacao";
export const token = "cotacao-0123456789abcdef0123456789abcdef0123456789abcdef";
export const isRequest = validatorOf(loja.validators.criarCotacao.body);
const isAnswer = validatorOf(loja.validators.criarCotacao.responses[200]);

if (!isRequest(request) || !isAnswer(answer)) {
  throw new Error(
    `The sample no longer has the contract's shape: ${JSON.stringify(isRequest.errors ?? isAnswer.errors)}`,
  );
}

function validatorOf(byMediaType: Record<string, Validate> | undefined): Validate {
  const validate = byMediaType?.["application/json"];
  if (!validate) throw new Error("The contract has no JSON validator for criarCotacao");
  return validate;
}

/** Tells the driver where the peer listens. */
export function listening(port: number): void {
  process.stdout.write(`${port}\n`);
}
