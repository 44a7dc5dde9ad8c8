import type { Success } from "../../cases/support/define.ts";
import { mutantsOf } from "../mutant.ts";
import { answers, asks, refuses } from "../mutate.ts";
import { together } from "../variantWraps.ts";

type Conciliacao = Success<"listarPedidos">[number]["envio"][number]["conciliacao"];
const isUnauthorized = ({ dataProcessamento, autorizado }: Conciliacao) =>
  dataProcessamento !== null && autorizado !== "sim";

export const pedidoRecordMutants = mutantsOf("pedido", {
  "PED-REC-004/history-without-text": [
    "leaves statusDescricao out of the history",
    () =>
      answers("listarPedidos", (body) => {
        for (const { acompanhamentoStatus } of body)
          for (const status of acompanhamentoStatus) Reflect.deleteProperty(status, "statusDescricao");
      }),
  ],
  "PED-REC-007/first-volume-only": [
    "answers the measures of the shipment in metres",
    () =>
      answers("listarPedidos", (body) => {
        for (const { envio } of body) for (const shipment of envio) shipment.altura /= 100;
      }),
  ],
  "PED-REC-007/carrier-of-another-code": [
    "answers the method's code as the carrier's",
    () =>
      answers("listarPedidos", (body) => {
        for (const { envio } of body)
          for (const shipment of envio) shipment.idTransportadora = shipment.idMetodoEnvio;
      }),
  ],
  "PED-REC-007/status-of-the-creation": [
    "keeps the text of the first status in the shipment",
    () =>
      answers("listarPedidos", (body) => {
        for (const { envio } of body) for (const shipment of envio) shipment.statusDescricao = "Criado";
      }),
  ],
  "NS-004/days-the-other-way-round": [
    "counts days of a difference the other way round",
    () =>
      answers("listarPedidos", (body) => {
        for (const { envio } of body)
          for (const shipment of envio)
            shipment.diferencaPedidoCotacao = -(shipment.diferencaPedidoCotacao ?? 0);
      }),
  ],
  "PED-REC-009/one-spelling": [
    "writes valorFreteCobrado in conciliacao too",
    () =>
      answers("listarPedidos", (body) => {
        for (const { envio } of body)
          for (const { conciliacao } of envio) {
            Reflect.deleteProperty(conciliacao, "valorFreteCobrando");
            Object.assign(conciliacao, { valorFreteCobrado: null });
          }
      }),
  ],
  "PED-REC-011/key-lost": [
    "answers the invoice without pedidoERP",
    () =>
      answers("listarPedidos", (body) => {
        for (const { envio } of body) for (const { notaFiscal } of envio) notaFiscal.filialERP = "";
      }),
  ],
  "PED-REC-013/catalogue-weight-in-peso": [
    "answers the catalogue's weight as the order's",
    () =>
      answers("listarPedidos", (body) => {
        for (const { envio } of body)
          for (const { produtos } of envio)
            for (const item of produtos) item.peso = item.pesoCadastro ?? item.peso;
      }),
  ],
  "PED-REC-014/number-as-idSku": [
    "writes idSku of an order as a number",
    () =>
      answers("listarPedidos", (body) => {
        for (const { envio } of body)
          for (const { produtos } of envio)
            for (const item of produtos)
              if (item.idSku !== null) Object.assign(item, { idSku: Number(item.idSku) });
      }),
  ],
  "PED-LIST-008/no-maximum": [
    "returns more than 50 orders to a larger limite",
    () =>
      answers("listarPedidos", (body, { query }) =>
        Number(query("limite")) > 50 && body.length === 50 ? [...body, ...body.slice(-1)] : body,
      ),
  ],
  "PED-LIST-011/pending-is-all": [
    "ignores autorizado=não",
    () =>
      asks("listarPedidos", (query) => {
        if (query.get("autorizado") === "não") query.delete("autorizado");
      }),
  ],
  "GER-018/telephones-are-null": [
    "answers null for the telephones of a recipient",
    () =>
      answers("listarPedidos", (body) => {
        for (const { enderecoEntrega } of body) Object.assign(enderecoEntrega, { telefones: null });
      }),
  ],
  "PED-LIST-015/refused-still-waits": [
    "lists refused charges with autorizado=não as well",
    () => {
      const all = asks("listarPedidos", (query) => {
        if (query.get("autorizado") === "não") query.delete("autorizado");
      });
      const open = answers("listarPedidos", (body, { query }) =>
        query("autorizado") === "não"
          ? body.filter(({ envio }) => envio.some(({ conciliacao }) => isUnauthorized(conciliacao)))
          : body,
      );
      return together(open, all);
    },
  ],
  "PED-LIST-012/blank-is-none": [
    "lists nothing for a blank autorizado",
    () => answers("listarPedidos", (body, { query }) => (query("autorizado") === "" ? [] : body)),
  ],
  "PED-EST-005/first-criado-only": [
    "creates orders in Criado",
    () =>
      answers("listarPedidos", (body) => {
        for (const order of body) Object.assign(order, { idStatus: 10, statusDescricao: "Criado" });
      }),
  ],
  "PED-ALT-001/quotation-code-unknown": [
    "knows no filter cotacaoid",
    () => refuses("alterarPedido", (_, { path }) => path.filtro === "cotacaoid"),
  ],
  "PED-ALT-001/invoice-number-unknown": [
    "does not find an order by its invoice number",
    () => refuses("alterarPedido", (_, { path }) => path.filtro === "notafiscal", 404),
  ],
  "PED-ALT-005/number-only": [
    "refuses plp as text",
    () =>
      refuses("alterarPedido", ({ envio }) =>
        (envio as { plp?: unknown }[]).some(({ plp }) => typeof plp === "string"),
      ),
  ],
  "PED-ALT-006/proof-not-editable": [
    "does not let linkComprovanteEntrega be changed",
    () =>
      answers("alterarPedido", ({ retornos }) => {
        for (const outcome of retornos)
          if (outcome.campo.endsWith("linkComprovanteEntrega")) outcome.mensagem = "não pode ser alterado";
      }),
  ],
  "PED-ALT-007/one-name-of-the-deadline": [
    "does not know prazoEntregaPedido as a name of the deadline",
    () =>
      answers("alterarPedido", ({ retornos }, { sent }) => {
        if (!sent.body.includes("prazoEntregaPedido")) return;
        for (const outcome of retornos)
          if (outcome.campo.endsWith("prazoEntregaPedido")) outcome.mensagem = "campo desconhecido";
      }),
  ],
  "PED-ALT-008/any-carrier": [
    "says sucesso to a carrier that is not registered",
    () =>
      answers("alterarPedido", ({ retornos }) => {
        for (const outcome of retornos)
          if (outcome.campo.endsWith("nomeTransportadora")) outcome.mensagem = "sucesso";
      }),
  ],
  "PED-ALT-009/name-of-the-record": [
    "does not know idMetodo",
    () =>
      answers("alterarPedido", ({ retornos }) => {
        for (const outcome of retornos)
          if (outcome.campo.endsWith("idMetodo")) outcome.mensagem = "campo desconhecido";
      }),
  ],
  "PED-ALT-010/invoice-not-editable": [
    "does not let the invoice be changed",
    () =>
      answers("alterarPedido", ({ retornos }) => {
        for (const outcome of retornos)
          if (outcome.campo.includes("notaFiscal")) outcome.mensagem = "não pode ser alterado";
      }),
  ],
});
