import { createHash } from "node:crypto";
import { DAY } from "../../platform/durations.ts";
import type { Database } from "../../platform/storage/database.ts";
import { DATE_COLUMNS } from "../../platform/storage/migrations/0002_pedidos.ts";
import { sequence } from "../../platform/storage/sequence.ts";
import { grupoOf } from "./grupos.ts";
import type { CotacaoDoPedido, Envio, Ocorrencia, Pedido } from "./pedido.ts";
import { pedidoDocument } from "./pedidoDocument.ts";
import type { PedidoFilter } from "./pedidoFilter.ts";
import { lockPedidos, savePedidos } from "./pedidoRepository.ts";
import { readNovoPedido } from "./readNovoPedido.ts";

export const SAO_PAULO = "America/Sao_Paulo";

/** 2026-07-13, 10:20 in São Paulo. */
export const CRIADO = Date.parse("2026-07-13T13:20:00Z");

const CHAVE_NF = "35260711222333000181550010000000011731582645";

/** An invoice of the issuer of `envio()`, with what its key tells. */
export const notaFiscal = (numero: number, serie = 1): Envio["notaFiscal"] => {
  const [digitsOfSerie, digitsOfNumero] = [String(serie).padStart(3, "0"), String(numero).padStart(9, "0")];
  const chave = `${CHAVE_NF.slice(0, 22)}${digitsOfSerie}${digitsOfNumero}${CHAVE_NF.slice(34)}`;
  return { ...envio().notaFiscal, numero, serie, chave };
};

/** The option that orders of the tests are created with: branch A1, method Lento of the stores in `lojas.testing.ts`. */
export const cotado = (changes: Partial<CotacaoDoPedido> = {}): CotacaoDoPedido => ({
  idCotacao: "1234567890100000010000002",
  dataCotacao: Date.parse("2026-07-13T13:15:30Z"),
  freteReal: 3250,
  freteCobrar: 2950,
  prazoTotal: 5,
  prazoEntregaCotacao: "2026-07-20 00:00:00",
  filial: { id: 1, filialErp: "A1", nome: "Filial A1" },
  metodo: { id: 2, nome: "Lento" },
  transportadora: { id: 1, nome: "Carga Teste" },
  ...changes,
});

export const ocorrencia = (changes: Partial<Ocorrencia> = {}): Ocorrencia => ({
  id: 1,
  data: CRIADO,
  idOcoren: 9999,
  descricao: "Pedido criado",
  informacaoAdicional: "",
  visivelCliente: true,
  origem: { idUsuario: "", nomeUsuario: "", origem: "api", data: CRIADO },
  ...changes,
});

export const envio = (changes: Partial<Envio> = {}): Envio => ({
  id: 1,
  nome: null,
  idStatus: 25,
  transporte: {
    idTransportadora: 1,
    nomeTransportadora: "Carga Teste",
    idMetodo: 2,
    nomeMetodo: "Lento",
    urlFotoMetodo: null,
    correios: false,
    freteReal: 3250,
    freteCobrar: 2950,
    prazoTotal: 5,
  },
  peso: 8400,
  altura: 70_000,
  largura: 40_000,
  profundidade: 45_000,
  quantidade: 2,
  quantidadeVolumes: 2,
  codigoRastreio: null,
  urlRastreioExterno: null,
  linkComprovanteEntrega: null,
  mapaDeCarga: null,
  plp: null,
  prazoEntregaPedido: "2026-07-21 00:00:00",
  dataEntrega: null,
  dataNotfis: null,
  observacoes: [],
  notaFiscal: {
    filialErp: "A1",
    filial: { id: 1, nome: "Filial A1", cidade: "São Paulo", uf: "SP", cep: "01310100" },
    pedidoErp: null,
    chave: CHAVE_NF,
    data: "2026-07-13 00:00:00",
    valorTotal: 28_930,
    valorTotalProdutos: 25_980,
    cnpjFaturador: "11222333000181",
    numero: 1,
    serie: 1,
  },
  produtos: [
    {
      sku: "P1",
      titulo: null,
      categoria: null,
      peso: 4200,
      altura: 35_000,
      largura: 40_000,
      profundidade: 45_000,
      preco: 12_990,
      quantidade: 2,
      quantidadeVolumes: 1,
      cadastro: null,
    },
  ],
  ocorrencias: [ocorrencia()],
  conciliacao: null,
  dadosAdicionais: null,
  ...changes,
});

/** What no request names is null, as the reading of a request leaves it: a new optional field needs nothing here. */
const {
  idCotacao: _,
  envios: __,
  ...sent
} = readNovoPedido(
  {
    numeroPedido: "1",
    tipoPedido: "envio",
    valorFretePedido: 29.5,
    enderecoEntrega: {
      nome: "Maria Souza",
      email: "maria.souza@example.com",
      cpfCnpj: "52998224725",
      cep: "01310100",
      uf: "SP",
      cidade: "São Paulo",
      endereco: "Avenida Paulista",
      numero: "1000",
      bairro: "Bela Vista",
      referencia: "Portaria 2",
      telefones: ["11987654321"],
    },
    envio: [],
  },
  "America/Sao_Paulo",
);

/** An order of one shipment, despatched when it was created. */
export const pedido = (changes: Partial<Pedido> = {}): Pedido => ({
  ...sent,
  id: 1,
  chave: createHash("md5")
    .update(`${changes.numeroPedido ?? "1"}/${changes.id ?? 1}`)
    .digest("hex"),
  criadoEm: CRIADO,
  cotado: cotado(),
  historico: [
    { idStatus: 10, data: changes.criadoEm ?? CRIADO },
    { idStatus: 25, data: changes.criadoEm ?? CRIADO },
  ],
  envios: [envio()],
  ...changes,
});

/** A list of all orders. */
export const NO_FILTER: PedidoFilter = {
  idStatus: [],
  autorizado: null,
  cpfCnpj: null,
  canal: [],
  plataforma: [],
  transportadora: [],
};

/** Writes orders to a loja as new ones; ids of orders and shipments are counted by the loja. Returns what was written. */
export async function insertPedidos(
  db: Database,
  idLoja: number,
  pedidos: readonly Pedido[],
  fusoHorario = SAO_PAULO,
): Promise<Pedido[]> {
  return db.transaction(async (trx) => {
    await lockPedidos(trx, idLoja);
    let id = await sequence(trx, idLoja, "pedido", pedidos.length);
    const envios = pedidos.reduce((sum, one) => sum + one.envios.length, 0);
    let idEnvio = await sequence(trx, idLoja, "envio", envios);
    const numbered = pedidos.map((one) => ({
      ...one,
      id: id++,
      envios: one.envios.map((each) => ({ ...each, id: idEnvio++ })),
    }));
    const changes = numbered.map((one) => ({ pedido: one, corpoHash: "0".repeat(64) }));
    await savePedidos(trx, idLoja, changes, fusoHorario);
    return numbered;
  });
}

/** The counters of loja 1, by column, day, status and authorization, of all orders and of each group. */
export async function countersOf(db: Database): Promise<Record<string, number>> {
  const where = { id_loja: 1 };
  const days = (await db.reader("pedido_dia").where(where)).map((row) => ({ ...row, grupo: "" }));
  return Object.fromEntries(
    [...days, ...(await db.reader("pedido_grupo_dia").where(where))].map((row) => [
      `${row.coluna}/${row.dia}/${row.id_status}/${row.autorizado}/${row.grupo}`,
      row.quantidade,
    ]),
  );
}

/** The same, counted. */
export async function recounted(db: Database): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const row of await db.reader("pedido").where({ id_loja: 1 })) {
    for (const column of DATE_COLUMNS) {
      if (row[column] === null) continue;
      const key = `${column}/${Math.floor(row[column] / DAY)}/${row.id_status}/${row.autorizado ?? -1}`;
      for (const grupo of ["", grupoOf(pedidoDocument.parse(row.estado)).grupo])
        counts[`${key}/${grupo}`] = (counts[`${key}/${grupo}`] ?? 0) + 1;
    }
  }
  return counts;
}
