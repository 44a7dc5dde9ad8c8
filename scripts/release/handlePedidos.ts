import type { Pedido } from "@frete/contract/loja";
import { conemb322 } from "../../server/src/operacao/edi/lines.testing.ts";
import { formatTimestamp } from "../../server/src/platform/time.ts";
import type { Send, Service } from "./openService.ts";

/** What a loja and its operator do with orders: pre-lists, conciliation, chats, changes. Orders are the oldest first. */
export async function handlePedidos(service: Service, pedidos: readonly Pedido[]): Promise<void> {
  await makePlps(service, pedidos);
  await reconcile(service.operador, pedidos);
  await talk(service, pedidos);
  await change(service, pedidos);
}

/** One pre-list that waits, one closed, one excluded. */
async function makePlps({ loja, operador }: Service, pedidos: readonly Pedido[]): Promise<void> {
  const codigos: number[] = [];
  const waiting = pedidos.filter(({ idStatus, tipoPedido }) => idStatus === 20 && tipoPedido === "envio");
  for (const { _id, envio } of waiting.slice(0, 3)) {
    const { notaFiscal, idMetodoEnvio } = envio[0] as Pedido["envio"][number];
    const body = { filialERP: notaFiscal.filialERP, idMetodo: idMetodoEnvio, pedidos: [_id] };
    codigos.push((await loja(1)("POST", "/plp/novo", body)).codigoPLP);
  }
  const [, closed, excluded] = codigos;
  await operador("POST", `/lojas/1/plps/${closed}/fechamento`, { idRecibo: "R-1" });
  await operador("POST", `/lojas/1/plps/${excluded}/exclusao`);
}

/** What the carrier charged for delivered orders: authorized, refused, and not decided. */
async function reconcile(operador: Send, pedidos: readonly Pedido[]): Promise<void> {
  const delivered = pedidos.filter(({ idStatus }) => idStatus === 50);
  const lines = delivered.flatMap(({ envio }) =>
    envio.map(({ notaFiscal: { numero, serie, cnpjFaturador } }) =>
      conemb322(
        [[String(serie).padStart(3, "0"), String(numero).padStart(8, "0")]],
        [[219, cnpjFaturador ?? ""]],
      ),
    ),
  );
  await operador("POST", "/lojas/1/edi/conemb", lines.join("\r\n"));
  for (const [index, autorizado] of [true, false].entries()) {
    const body = { autorizado, comentario: autorizado ? "" : "Peso errado" };
    await operador("POST", `/lojas/1/conciliacoes/${delivered[index]?._id}/autorizacao`, body);
  }
}

/** An open chat with files, one that is finished, and a document of the operator. */
async function talk({ loja, operador }: Service, pedidos: readonly Pedido[]): Promise<void> {
  const [aberto, finalizado] = pedidos.map(({ _id }) => _id);
  await loja(1)("POST", `/chat/${aberto}/mensagem`, form("Onde está o volume?", "lista.csv", "foto ç.csv"));
  await operador("POST", `/lojas/1/pedidos/${aberto}/chat/mensagens`, form("A caminho.", "romaneio.csv"));
  await loja(1)("POST", `/chat/${finalizado}/mensagem`, { mensagem: "Obrigado <b>a todos</b>" });
  await operador("POST", `/lojas/1/pedidos/${finalizado}/chat/finalizar`);
  await operador("POST", `/lojas/1/pedidos/${aberto}/documentos`, form(undefined, "comprovante.csv"));
}

function form(mensagem: string | undefined, ...nomes: string[]): FormData {
  const sent = new FormData();
  if (mensagem !== undefined) sent.append("mensagem", mensagem);
  for (const nome of nomes) sent.append("anexo[]", new Blob(["sku;quantidade\nCAMA;2\n"]), nome);
  return sent;
}

/** An order changed by its loja, passages of a shipment through units, and changes of branches, methods and applications. */
async function change({ loja, operador, services }: Service, pedidos: readonly Pedido[]): Promise<void> {
  const emTransito = pedidos.filter(({ idStatus }) => idStatus === 30)[0];
  await loja(1)("PUT", `/pedido/altera/documento/${emTransito?._id}`, {
    envio: [
      { linkComprovanteEntrega: "https://comprovantes.example/1.pdf", prazoDeEntrega: "2026-12-30", peso: 2 },
    ],
  });
  const chaveNF = emTransito?.envio[0]?.notaFiscal.chave;
  const data = formatTimestamp(services.clock.now(), "America/Sao_Paulo");
  await operador("POST", "/lojas/1/eventos-unidade", {
    itens: [
      { chaveNF, evento: "saiu", unidade: "Unidade Osasco", data },
      { chaveNF, evento: "chegou", unidade: "Unidade Curitiba", cidade: "Curitiba", uf: "PR", data },
    ],
  });
  await operador("PATCH", "/lojas/1/filiais/1", { prazoAdicional: 1, perAdiDesconto: 2.5 });
  await operador("POST", "/lojas/1/metodos", { idTransportadora: 1, nome: "Balsa" });
  await operador("DELETE", "/lojas/1/aplicativos/1");
}
