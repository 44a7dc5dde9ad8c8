import type { Pedido } from "@frete/contract/loja";
import { lojasDemo } from "../../server/src/demo/lojas.ts";
import { novosPedidos, type PedidoDemo } from "../../server/src/demo/pedidos/novosPedidos.ts";
import { reversas } from "../../server/src/demo/pedidos/reversas.ts";
import { seedDemo } from "../../server/src/demo/seedDemo.ts";
import type { LojaDemo } from "../../server/src/demo/types.ts";
import { findPedidos, lockPedidos, savePedidos } from "../../server/src/domain/pedido/pedidoRepository.ts";
import type { ManualClock } from "../../server/src/platform/clock.ts";
import { formatTimestamp, localDate } from "../../server/src/platform/time.ts";
import { handlePedidos } from "./handlePedidos.ts";
import type { Send, Service } from "./openService.ts";

const ZONA = "America/Sao_Paulo";
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** A port on which nothing listens: events that are sent there are given up. */
const NOBODY = "http://127.0.0.1:65535/eventos";

/** A request that created an order. */
export interface CreatedPedido {
  loja: 1 | 2;
  body: PedidoDemo["body"];
  chavePedido: string;
}

/** What a carrier reports, one list for each order: days after its creation, code, text. */
const VIDAS: (readonly (readonly [days: number, idOcoren: number, texto: string])[])[] = [
  [],
  [[1, 0, "Coletado"]],
  [
    [1, 0, "Coletado"],
    [2, 99, "Saiu para entrega"],
  ],
  [
    [1, 0, "Coletado"],
    [2, 46, "Ninguém no endereço"],
  ],
  [
    [1, 0, ""],
    [2, 99, "Saiu para entrega"],
    [2.5, 1, "Recebido pelo destinatário"],
  ],
  [
    [1, 0, "Coletado"],
    [3, 25, "Devolvido à loja"],
  ],
  [[3, 80, "Volume não localizado"]],
];

/** Orders of the first loja that their carriers tell of; the later ones wait for their labels. */
const COM_VIDA = 12;

/**
 * Fills an empty database with small data of every kind: orders in every status, returns, pre-lists, chats, events that wait and
 * events that were given up, quotations that nobody has read. All of it ends at `now`.
 *
 * @returns the requests that created the orders
 */
export async function tellStory(service: Service, clock: ManualClock, now: number): Promise<CreatedPedido[]> {
  const { db, log } = service.services;
  const { operador } = service;
  clock.set(now);
  await seedDemo(db, clock, log);
  await configure(service);
  const created: CreatedPedido[] = [];
  const create = async (loja: 1 | 2, { em, body }: Pick<PedidoDemo, "em" | "body">) => {
    clock.set(em);
    created.push({ loja, body, ...(await service.loja(loja)("POST", "/pedido/novo", body)) });
  };

  const doisPedidos = novosPedidos(lojasDemo[1] as LojaDemo, 2, 3, now);
  for (const one of doisPedidos.slice(0, 1)) await create(2, one);
  clock.set(now - HOUR);
  await service.notifyOnce(async () => (await operador("GET", "/lojas/2/notificacao")).abandonados > 0);
  for (const one of doisPedidos.slice(1)) await create(2, one);

  const pedidos = novosPedidos(lojasDemo[0] as LojaDemo, 1, 17, now).map(
    (pedido, index): PedidoDemo =>
      index < COM_VIDA ? pedido : { ...pedido, body: { ...pedido.body, controleEtiqueta: "servico" } },
  );
  for (const one of pedidos) await create(1, one);
  await createOfQuotation(service, create, pedidos[0] as PedidoDemo, now);
  clock.set(now - HOUR);
  await report(operador, pedidos.slice(0, COM_VIDA), now);
  for (const one of (await reversas(db.reader, 1, now)).slice(0, 2)) await create(1, one);

  clock.set(now - 30 * MINUTE);
  await cancel(service, "DEMO-0015");
  await handlePedidos(service, await listPedidos(service.loja(1), now));
  for (let minute = 20; minute > 17; minute--) {
    clock.set(now - minute * MINUTE);
    await service.loja(1)("POST", "/cotacao", carrinho);
  }
  clock.set(now);
  return created;
}

const carrinho = {
  cepDestino: "01310100",
  canal: "site",
  filiaisOrigem: "SP01",
  volumes: [
    {
      sku: "AVULSO",
      quantidade: 1,
      valorUnitario: 89.9,
      peso: 1.2,
      altura: 10,
      largura: 20,
      profundidade: 30,
    },
  ],
};

/** Settings, a rule of every criterion, an application, registered values, products, and where the events go. */
async function configure({ operador, loja }: Service): Promise<void> {
  // One method prices everything: quotations stay small.
  for (const idLoja of [1, 2]) {
    for (const { id, idMetodo } of (await operador("GET", `/lojas/${idLoja}/tabelas?limite=100`)).itens)
      if (idMetodo > 1) await operador("DELETE", `/lojas/${idLoja}/tabelas/${id}`);
  }
  await operador("PATCH", "/lojas/1", {
    diasNaoUteis: ["2026-12-24"],
    limites: { chatPorMinuto: 1000, diasCotacao: 365 },
    deParaMkt: false,
  });
  await operador("POST", "/lojas/1/regras", {
    titulo: "Todos os critérios",
    valorTipo: "fixo",
    valor: 1.5,
    dataInicio: "2026-01-01",
    dataFim: "2027-12-31",
    prazoAcao: "soma",
    prazo: 1,
    criterios: [
      ...[5, 11, 12].map((campo) => ({ campo, valores: ["X"] })),
      { campo: 1, valores: ["AC"] },
      { campo: 2, valores: ["Interior"] },
      { campo: 3, valores: ["Norte"] },
      { campo: 4, faixas: [{ cepInicio: "01000000", cepFim: "01999999" }] },
      ...[6, 7, 8].map((campo) => ({ campo, valores: [1] })),
      ...[9, 10].map((campo) => ({ campo, de: 1, ate: 99.5 })),
    ],
  });
  await operador("POST", "/lojas/1/aplicativos", { nome: "Etiquetas" });
  await operador("PUT", "/lojas/1/situacoes-reversa/resolucaoReversa", { valores: ["Troca", "Estorno"] });
  await loja(1)("POST", "/produto", {
    produto: [
      {
        sku: "RELEASE-1",
        titulo: "Cafeteira",
        categoria: "Eletroportáteis",
        peso: 4.2,
        largura: 40,
        altura: 35,
        profundidade: 45,
        preco: 139.9,
        status: true,
        filial: [{ idFilial: "SP01", quantidade: 50, prazoAdicional: 1 }],
        dePara: [{ canal: "Marketplace", sku: "MK-1", status: true }],
        precoCanal: { canal: [{ nome: "site", precoDe: 149.9, precoPor: 129.9, idVariacaoMkt: "V1" }] },
      },
    ],
  });
  await loja(1)("POST", "/webhook/novo", { url: NOBODY, modulo: "fila" });
  await loja(2)("POST", "/webhook/novo", {
    url: NOBODY,
    modulo: "webhook",
    tipoAutorizacao: "Basic",
    usuario: "loja",
    senha: "segredo",
  });
}

/** An order with every optional field, of a quotation made before. */
async function createOfQuotation(
  { loja }: Service,
  create: (loja: 1 | 2, pedido: Pick<PedidoDemo, "em" | "body">) => Promise<void>,
  { body }: PedidoDemo,
  now: number,
): Promise<void> {
  const { retorno } = await loja(1)("POST", "/cotacao", carrinho);
  const [envio] = body.envio;
  if (!envio) return;
  const dados = [{ chave: "origem", valor: "campanha" }];
  await create(1, {
    em: now - 2 * HOUR,
    body: {
      ...body,
      numeroPedido: "RELEASE-COTADO",
      idCotacao: retorno.idCotacao,
      dadosAdicionais: dados,
      intermediadorVenda: "Intermediador",
      envio: [
        {
          ...envio,
          nome: "Caixa grande",
          peso: 1.25,
          altura: 12,
          largura: 20,
          profundidade: 30,
          plp: 12,
          urlRastreioExterno: "https://rastreio.example/1",
          mapaDeCarga: "Doca 3",
          dadosAdicionaisEnvio: dados,
        },
      ],
    },
  });
}

/** Lives of the orders, one after the other of `VIDAS`. */
async function report(operador: Send, pedidos: readonly PedidoDemo[], now: number): Promise<void> {
  const itens = pedidos.flatMap(({ em, body }, index) =>
    (VIDAS[index % VIDAS.length] ?? []).flatMap(([days, idOcoren, informacaoAdicional]) =>
      body.envio.map(({ notaFiscal }) => ({
        chaveNF: notaFiscal.chave,
        idOcoren,
        informacaoAdicional,
        visivelCliente: idOcoren !== 46,
        instante: em + days * DAY,
      })),
    ),
  );
  await operador("POST", "/lojas/1/ocorrencias", {
    itens: itens
      .filter(({ instante }) => instante < now - HOUR)
      .map(({ instante, ...item }) => ({ ...item, data: formatTimestamp(instante, ZONA) })),
  });
}

function listPedidos(loja: Send, now: number): Promise<Pedido[]> {
  const [from, to] = [now - 365 * DAY, now].map((instant) => localDate(instant, ZONA));
  const periodo = `${from}TO${to}`;
  return loja("GET", `/pedidos?dataTipo=dataCriacaoPedido&periodo=${periodo}`);
}

/** No interface cancels an order: it is what an import of older data may bring. */
async function cancel({ services: { db, clock } }: Service, numeroPedido: string): Promise<void> {
  await db.transaction(async (trx) => {
    await lockPedidos(trx, 1);
    const [stored] = await findPedidos(trx, 1, "numero_pedido", [numeroPedido]);
    if (!stored) throw new Error(`no order ${numeroPedido}`);
    const { pedido, row } = stored;
    const historico = [...pedido.historico, { idStatus: 90, data: clock.now() }];
    const envios = pedido.envios.map((envio) => ({ ...envio, idStatus: 90 }));
    await savePedidos(trx, 1, [{ pedido: { ...pedido, historico, envios }, before: row }], ZONA);
  });
}
