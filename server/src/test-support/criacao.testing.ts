import type { MetodoEnvioRow } from "../domain/loja/lojaTables.ts";
import { bumpVersion } from "../domain/loja/lojaVersion.ts";
import type { Pedido } from "../domain/pedido/pedido.ts";
import { findPedidos } from "../domain/pedido/pedidoRepository.ts";
import type { Database } from "../platform/storage/database.ts";
import { type LojaServer, lojaServer } from "./lojaServer.testing.ts";
import { band, insertLojas, insertTabela, tabela } from "./lojas.testing.ts";

/** An invoice key with the right check digit: series 1, number 1173158264. */
export const CHAVE = "35260711222333000181550010000000011731582645";

/** A product as ordered: 1 kg, 10 x 20 x 30 cm. */
export const newProduto = (changes: object = {}) => ({
  sku: "AVULSO",
  peso: 1,
  altura: 10,
  largura: 20,
  profundidade: 30,
  preco: 50,
  quantidade: 1,
  quantidadeVolumes: 1,
  ...changes,
});

export const newNota = (changes: object = {}) => ({
  filialERP: "A1",
  chave: CHAVE,
  data: "2026-11-20",
  valorTotal: 60,
  valorTotalProdutos: 50,
  ...changes,
});

export const newEnvio = (changes: object = {}) => ({
  quantidade: 1,
  quantidadeVolumes: 1,
  prazoDeEntrega: "2026-12-31",
  produtos: [newProduto()],
  notaFiscal: newNota(),
  ...changes,
});

export const newEndereco = (changes: object = {}) => ({
  nome: "Maria Souza",
  email: "maria@example.com",
  cpfCnpj: "12345678909",
  cep: "01310100",
  uf: "SP",
  cidade: "São Paulo",
  endereco: "Avenida Paulista",
  numero: "1000",
  bairro: "Bela Vista",
  referencia: "Metrô",
  telefones: ["11999990000"],
  ...changes,
});

let count = 0;

/** A shipment order of one shipment with a number of its own; without `idCotacao`, so that it is quoted. */
export const newPedido = <Changes extends object>(changes: Changes = {} as Changes) => ({
  numeroPedido: `P-${++count}`,
  tipoPedido: "envio",
  valorFretePedido: 20,
  enderecoEntrega: newEndereco(),
  envio: [newEnvio()],
  ...changes,
});

export const newRemetente = (changes: object = {}) => ({
  nome: "Maria Souza",
  cpfCnpj: "12345678909",
  email: "maria@example.com",
  cep: "01310100",
  uf: "SP",
  cidade: "São Paulo",
  endereco: "Avenida Paulista",
  numero: "1000",
  bairro: "Bela Vista",
  telefones: ["11999990000"],
  ...changes,
});

export const newDadosReversa = (changes: object = {}) => ({
  solicitanteReversa: "Cliente",
  motivoReversa: "Defeito",
  tipoReversa: "Coleta domiciliar",
  resolucaoReversa: "Troca",
  pagadorFreteReversa: "Loja",
  remetente: newRemetente(),
  ...changes,
});

/** A return of the shipment order with that number. */
export const newReversa = (numeroPedidoEnvioPai: string, changes: object = {}) =>
  newPedido({ tipoPedido: "reversa", numeroPedidoEnvioPai, dadosReversa: newDadosReversa(), ...changes });

/**
 * Adds to the first loja of `insertLojas`: carrier 2 Postal with method 4 Encomenda (postal service, marketplace id PO, 40.00,
 * 3 days) and carrier 3 Extra with methods 5 Lento (not quoted), 6 Aéreo (inactive) and 7 Noturno (20.00, 9 days, id NO).
 */
export async function insertTransportes(db: Database): Promise<void> {
  await db.transaction(async (trx) => {
    await bumpVersion(trx, 1);
    const carrier = (id: number, nome: string) => ({ id_loja: 1, id, nome, cnpj: null, ativo: 1 as const });
    await trx("transportadora").insert([carrier(2, "Postal"), carrier(3, "Extra")]);
    const method = (
      id: number,
      id_transportadora: number,
      nome: string,
      changes: Partial<MetodoEnvioRow> = {},
    ): MetodoEnvioRow => ({
      id_loja: 1,
      id,
      id_transportadora,
      nome,
      ativo: 1,
      correios: 0,
      prazo_adicional: 0,
      url_foto: null,
      id_mkt: null,
      ...changes,
    });
    await trx("metodo_envio").insert([
      method(4, 2, "Encomenda", { correios: 1, id_mkt: "PO", url_foto: "https://example.com/e.png" }),
      method(5, 3, "Lento"),
      method(6, 3, "Aéreo", { ativo: 0 }),
      method(7, 3, "Noturno", { id_mkt: "NO" }),
    ]);
    await insertTabela(trx, 1, tabela(4, 4), band(0, 100, 40, 3));
    await insertTabela(trx, 1, tabela(7, 7), band(0, 100, 20, 9));
  });
}

/** Sends an order with the API token of a loja. */
export const createPedido = (server: LojaServer, body: unknown, loja: 1 | 2 = 1) =>
  server.call("POST", "/pedido/novo", { body, token: `frete_api_demo${loja}` });

/** Rows of every table of the database, and the sum of the counters: equal before and after a refused request. */
export async function rowCounts({ reader, dialect }: Database): Promise<Record<string, number>> {
  const tables: string[] =
    dialect === "sqlite"
      ? await reader("sqlite_master").where({ type: "table" }).pluck("name")
      : await reader("information_schema.tables").where({ table_schema: "public" }).pluck("table_name");
  const counts: Record<string, number> = {};
  for (const table of tables.sort()) counts[table] = Number((await reader(table).count("* as n").first())?.n);
  const valores = await reader("sequencia").pluck("valor");
  return { ...counts, contadores: valores.reduce((sum, valor) => sum + Number(valor), 0) };
}

/** A copy of a body with one field set, or taken out with `undefined`; `path` is dotted, e.g. `envio.0.peso`. */
export function withPaths(body: object, path: string, value: unknown): object {
  const copy = structuredClone(body);
  const names = path.split(".");
  const last = names.pop() as string;
  // biome-ignore lint/suspicious/noExplicitAny: walks bodies of any shape
  let holder: any = copy;
  for (const name of names) holder = holder[name];
  if (value === undefined) delete holder[last];
  else holder[last] = value;
  return copy;
}

/** The stored order of a loja, by its key. */
export async function readPedido(server: LojaServer, chave: string, loja: 1 | 2 = 1): Promise<Pedido> {
  const [found] = await findPedidos(server.db.reader, loja, "chave", [chave]);
  if (!found) throw new Error(`no order ${chave}`);
  return found.pedido;
}

/** Creates an order and reads it; throws unless it is answered with 200. */
export async function createdPedido(server: LojaServer, body: unknown, loja: 1 | 2 = 1): Promise<Pedido> {
  const answer = await createPedido(server, body, loja);
  if (answer.status !== 200) throw new Error(`${answer.status} ${answer.text}`);
  return readPedido(server, answer.body.chavePedido, loja);
}

/** The loja's interface over the lojas of `insertLojas` and `insertTransportes`. */
export async function pedidosServer(db: Database): Promise<LojaServer> {
  await insertLojas(db);
  await insertTransportes(db);
  return lojaServer(db);
}

/** A text of that many characters. */
export const texto = (length: number) => "ã".repeat(length);

/** Branch, method, charged freight and business days of the option that an order got. */
export const opcao = ({ cotado }: Pedido) => [
  cotado.filial.filialErp,
  cotado.metodo.nome,
  cotado.freteCobrar / 100,
  cotado.prazoTotal,
];
