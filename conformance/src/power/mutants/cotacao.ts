import { mutantsOf } from "../mutant.ts";
import { answers, refuses, sends } from "../mutate.ts";

/** POST /cotacao: what the options say, which branches and measures count. */
export const cotacaoMutants = mutantsOf("cotacao", {
  "NS-002/noise-is-a-digit-too-many": [
    "refuses what a sum of decimals leaves",
    () =>
      refuses("criarCotacao", ({ volumes }) =>
        volumes.some(
          ({ peso = 0 }) =>
            Number(peso.toFixed(3)) !== peso && Math.abs(peso - Number(peso.toFixed(3))) < 1e-6,
        ),
      ),
  ],
  "COT-015/flag-not-inverted": [
    "says possuiEstoque 1 when there is stock",
    () =>
      answers("criarCotacao", ({ opcoesEntrega }) => {
        for (const option of opcoesEntrega) option.possuiEstoque = 1 - option.possuiEstoque;
      }),
  ],
  "COT-015/stock-must-exceed-the-quantity": [
    "calls the last units of a product out of stock",
    () =>
      answers("criarCotacao", ({ opcoesEntrega, dadosEntrada }) => {
        const wanted = dadosEntrada.carrinho.produto.reduce((sum, { qt }) => sum + qt, 0);
        for (const option of opcoesEntrega) if (option.estoque === wanted) option.possuiEstoque = 1;
      }),
  ],
  "COT-017/stock-of-every-branch": [
    "adds up the stock of all branches in each option",
    () =>
      answers("criarCotacao", ({ opcoesEntrega, dadosEntrada }) => {
        const stock = dadosEntrada.carrinho.produto.reduce((sum, { estoque }) => sum + estoque, 0);
        for (const option of opcoesEntrega) option.estoque = stock + 10;
      }),
  ],
  "COT-014/no-options-without-a-reason": [
    "answers every quotation without options",
    () =>
      answers("criarCotacao", (body) => {
        body.opcoesEntrega = [];
      }),
  ],
  "COT-018/cross-time-of-the-first-item": [
    "leaves the product's additional time at the branch out",
    () =>
      answers("criarCotacao", ({ opcoesEntrega }) => {
        for (const { prazoEntrega } of opcoesEntrega) {
          prazoEntrega.prazoTotal -= prazoEntrega.maiorPrazoCros;
          prazoEntrega.maiorPrazoCros = 0;
        }
      }),
  ],
  "COT-019/total-of-the-branch-alone": [
    "tells the branch's preparation for the total",
    () =>
      answers("criarCotacao", ({ opcoesEntrega }) => {
        for (const { prazoEntrega } of opcoesEntrega)
          prazoEntrega.prazoTotal = prazoEntrega.prazoAdicionalFilial;
      }),
  ],
  "NS-015/total-without-the-branch": [
    "forgets the branch's preparation time in the total",
    () =>
      answers("criarCotacao", ({ opcoesEntrega }) => {
        for (const option of opcoesEntrega) {
          option.prazoEntrega.prazoTotal -= option.prazoEntrega.prazoAdicionalFilial;
          option.prazoEntregaTotal = option.prazoEntrega.prazoTotal;
        }
      }),
  ],
  "NS-015/option-total-is-the-carrier-time": [
    "gives the carrier's time as the option's total",
    () =>
      answers("criarCotacao", ({ opcoesEntrega }) => {
        for (const option of opcoesEntrega)
          option.prazoEntregaTotal = option.prazoEntrega.prazoTransportadora;
      }),
  ],
  "NS-016/only-the-name-of-the-table": [
    "leaves out the second name of the rule's lead time",
    () =>
      answers("criarCotacao", ({ opcoesEntrega }) => {
        for (const { prazoEntrega } of opcoesEntrega as {
          prazoEntrega: Partial<{ prazoEntregaPorRegra: number }>;
        }[])
          delete prazoEntrega.prazoEntregaPorRegra;
      }),
  ],
  "COT-020/neither-name": [
    "leaves the rule's lead time out",
    () =>
      answers("criarCotacao", ({ opcoesEntrega }) => {
        for (const { prazoEntrega } of opcoesEntrega)
          for (const name of ["prazoEntregaRegra", "prazoEntregaPorRegra"] as const)
            Reflect.deleteProperty(prazoEntrega, name);
      }),
  ],
  "COT-021/name-of-another-branch": [
    "gives every option the name of the first branch",
    () =>
      answers("criarCotacao", ({ opcoesEntrega: [first, ...others] }) => {
        for (const { dadosFrete } of others) dadosFrete.filialNome = first?.dadosFrete.filialNome ?? "";
      }),
  ],
  "COT-021/codes-swapped": [
    "puts the internal code of the branch into filialERP",
    () =>
      answers("criarCotacao", ({ opcoesEntrega }) => {
        for (const { dadosFrete } of opcoesEntrega) dadosFrete.filialERP = String(dadosFrete.filial);
      }),
  ],
  "COT-024/not-sorted": [
    "lists the options in the order of the methods",
    () =>
      answers("criarCotacao", ({ opcoesEntrega }) => {
        opcoesEntrega.sort((a, b) => a.dadosFrete.idMetodoEnvio - b.dadosFrete.idMetodoEnvio);
      }),
  ],
  "COT-024/order-says-p-sorts-by-v": [
    "says p whatever the order",
    () =>
      answers("criarCotacao", ({ opcoesEntrega }) => {
        for (const { dadosFrete } of opcoesEntrega)
          dadosFrete.ordenacao = dadosFrete.ordenacao === "v" ? "p" : "v";
      }),
  ],
  "COT-024/dearest-first": [
    "sorts descending",
    () =>
      answers("criarCotacao", ({ opcoesEntrega }) => {
        opcoesEntrega.reverse();
      }),
  ],
  "COT-026/fee-without-code": [
    "charges a hard-to-reach fee without its code",
    () =>
      answers("criarCotacao", ({ opcoesEntrega }) => {
        for (const { dadosFrete } of opcoesEntrega) {
          dadosFrete.tabelas.generalidade.idTDA = null;
          dadosFrete.tabelas.generalidade.TDA = 12.5;
        }
      }),
  ],
  "COT-028/channel-optional": [
    "does not ask for canal",
    () =>
      sends("criarCotacao", (body) => {
        body.canal ??= "site";
      }),
  ],
  "COT-028/null-volumes-are-none": [
    "takes a lone volume for a list of one",
    () =>
      sends("criarCotacao", (body) => {
        if (!Array.isArray(body.volumes))
          body.volumes = [
            body.volumes ?? {
              quantidade: 1,
              valorUnitario: 1,
              peso: 1,
              altura: 1,
              largura: 1,
              profundidade: 1,
            },
          ];
      }),
  ],
  "COT-029/channel-cut": [
    "cuts a canal that is too long instead of refusing it",
    () =>
      sends("criarCotacao", (body) => {
        body.canal = body.canal.slice(0, 30);
      }),
  ],
  "COT-029/cep-without-mask": [
    "drops everything but digits from cepDestino and cuts it",
    () =>
      sends("criarCotacao", (body) => {
        body.cepDestino = body.cepDestino.replace(/\D/g, "").slice(0, 8);
      }),
  ],
  "COT-030/quantity-defaults-to-1": [
    "takes a missing quantidade for 1",
    () =>
      sends("criarCotacao", ({ volumes }) => {
        for (const volume of volumes) volume.quantidade ??= 1;
      }),
  ],
  "NS-003/text-is-a-number": [
    "takes numbers written as text",
    () =>
      sends("criarCotacao", ({ volumes }) => {
        for (const volume of volumes) volume.peso = Number(volume.peso);
      }),
  ],
  "NS-002/rounds-decimals": [
    "rounds decimals beyond the scale instead of refusing them",
    () =>
      sends("criarCotacao", ({ volumes }) => {
        for (const volume of volumes) volume.valorUnitario = Math.round(volume.valorUnitario * 100) / 100;
      }),
  ],
  "COT-032/first-code-only": [
    "quotes only the first branch of the list",
    () =>
      sends("criarCotacao", (body) => {
        body.filiaisOrigem = body.filiaisOrigem?.split(",")[0] ?? "";
      }),
  ],
  "COT-032/branches-ignored": [
    "quotes every branch whatever filiaisOrigem says",
    () =>
      sends("criarCotacao", (body) => {
        delete body.filiaisOrigem;
      }),
  ],
  "COT-033/empty-means-none": [
    "takes an empty filiaisOrigem for no branch at all",
    () =>
      sends("criarCotacao", (body) => {
        if (body.filiaisOrigem === "") body.filiaisOrigem = "NENHUMA";
      }),
  ],
  "COT-033/one-branch-left-out": [
    "leaves the last branch out when none is named",
    () =>
      answers("criarCotacao", (body) => {
        const codes = [...new Set(body.opcoesEntrega.map(({ dadosFrete }) => dadosFrete.filialERP))].sort();
        if (codes.length < 2) return;
        body.opcoesEntrega = body.opcoesEntrega.filter(({ dadosFrete }) => dadosFrete.filialERP !== codes[0]);
      }),
  ],
  "COT-035/unregistered-needs-a-catalogue": [
    "weighs 1 kg whatever it does not know",
    () =>
      sends("criarCotacao", ({ volumes }) => {
        for (const volume of volumes) if (volume.sku?.includes("nobody")) volume.peso = 1;
      }),
  ],
  "COT-036/request-wins": [
    "uses the measures of the request for a registered product",
    () =>
      sends("criarCotacao", ({ volumes }) => {
        for (const volume of volumes) if (volume.peso !== undefined) delete volume.sku;
      }),
  ],
  "NS-014/lines-not-added-up": [
    "quotes only the first line of a cart",
    () =>
      sends("criarCotacao", (body) => {
        body.volumes = body.volumes.slice(0, 1);
      }),
  ],
  "NS-058/unknown-branch-is-an-error": [
    "does not say which branches it did not know",
    () =>
      answers("criarCotacao", ({ retorno }) => {
        retorno.mensagem = "Cotação realizada com sucesso";
      }),
  ],
});
