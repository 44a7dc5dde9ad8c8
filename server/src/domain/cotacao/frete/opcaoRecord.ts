import { fitInteger } from "./arithmetic.ts";
import type { PricedOpcao } from "./cotacao.ts";

/** An option as the interface shows it: reais and percent as decimals (COT-014..COT-027). */
export function opcaoRecord(option: PricedOpcao, ordenacao: "v" | "p") {
  const { filial, metodo, transportadora, prazo, detalhe } = option;
  return {
    possuiEstoque: option.possuiEstoque,
    freteCobrar: option.freteCobrar / 100,
    freteReal: option.freteReal / 100,
    prazoEntregaTotal: prazo.prazoTotal,
    estoque: fitInteger(option.estoque),
    prazoEntrega: {
      prazoTransportadora: prazo.prazoTransportadora,
      maiorPrazoCros: prazo.maiorPrazoCros,
      prazoAdicionalFilial: prazo.prazoAdicionalFilial,
      prazoAdicionalMetodo: prazo.prazoAdicionalMetodo,
      prazoEntregaRegra: prazo.prazoEntregaRegra,
      prazoEntregaPorRegra: prazo.prazoEntregaRegra,
      prazoTotal: prazo.prazoTotal,
    },
    dadosFrete: {
      filial: filial.id,
      filialERP: filial.filialErp,
      filialNome: filial.nome,
      filialCidade: filial.cidade,
      filialUF: filial.uf,
      idMetodoEnvio: metodo.id,
      idTransportadora: transportadora.id,
      transportadoraNome: transportadora.nome,
      metodoEnvioNome: metodo.nome,
      ordenacao,
      perAdiDesconto: filial.perAdiDesconto / 1000,
      tabelas: {
        idTabela: option.idTabela,
        generalidade: {
          idTDA: detalhe.idTDA,
          TDA: detalhe.TDA / 100,
          idTRT: detalhe.idTRT,
          TRT: detalhe.TRT / 100,
        },
        idListaRegras: [...option.idListaRegras],
      },
    },
  };
}
