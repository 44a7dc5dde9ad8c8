// Pre-lists and labels: what is dispatched today, a list for each branch and shipping method, of shipments that are in none.
import { createClient } from "@frete/client";

const DISPATCHED = 25; // the last status before the carrier has it, of client.pedido.listarStatus()
const client = createClient();
const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);
const periodo = `${day(-30)}TO${day(1)}`;

const taken = new Set<number>();
for (const status of ["Pendente", "Finalizada"] as const)
  for await (const { listaPedidos } of client.plp.listar({ periodo, status }))
    for (const { idEnvio } of listaPedidos) taken.add(idEnvio);

const labels = new Map<number, string>();
const lists = new Map<string, { filialERP: string; idMetodo: number; pedidos: string[] }>();
for await (const pedido of client.pedido.listar({ dataTipo: "dataCriacaoPedido", periodo })) {
  if (pedido.tipoPedido !== "envio") continue;
  const { nome, endereco, numero, cidade, uf, cep } = pedido.enderecoEntrega;
  for (const { id, idStatus, idMetodoEnvio, notaFiscal, codigoRastreio, quantidadeVolumes } of pedido.envio) {
    if (idMetodoEnvio === null || idStatus > DISPATCHED || taken.has(id)) continue;
    const of = { filialERP: notaFiscal.filialERP, idMetodo: idMetodoEnvio };
    const key = JSON.stringify(of);
    const { pedidos = [] } = lists.get(key) ?? {};
    lists.set(key, { ...of, pedidos: [...new Set([...pedidos, pedido._id])] });
    const to = `${nome}, ${endereco} ${numero}, ${cep} ${cidade} ${uf}`;
    labels.set(id, `${codigoRastreio ?? pedido.numeroPedido} (${quantidadeVolumes}): ${to}`);
  }
}

for (const list of lists.values()) {
  const { idPLP } = await client.plp.criar(list);
  const { metodoEnvio, listaPedidos } = await client.plp.consultar(list.filialERP, idPLP);
  console.log(`pre-list ${idPLP}: ${list.filialERP}, ${metodoEnvio}`);
  for (const { idEnvio, erros } of listaPedidos) {
    if (labels.has(idEnvio)) console.log(`  ${labels.get(idEnvio)}`);
    if (erros !== null) console.error(`  keeps the list open: ${erros}`);
  }
}
if (lists.size === 0) console.log("nothing to dispatch");
