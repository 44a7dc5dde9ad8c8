import type { FiltroPedido, RetornoCampo } from "@frete/contract/loja";
import type { Knex } from "knex";
import { HttpError, lockedBreather } from "../../http/index.ts";
import { eachLoja } from "../../platform/storage/byLojaOnPostgres.ts";
import { applyAlteracao } from "./alteracao/applyAlteracao.ts";
import type { Referencias } from "./alteracao/referencias.ts";
import { findByFiltro, isMeant, onlyOne } from "./findByFiltro.ts";
import { findPedidos, lockPedidos, type StoredPedido, savePedidos } from "./pedidoRepository.ts";
import { textos } from "./textos.ts";

/** A change of one order on its way into the database. */
export interface Alteracao {
  readonly idLoja: number;
  readonly fusoHorario: string;
  readonly filtro: FiltroPedido;
  readonly valor: string;
  /** The order that `filtro` and `valor` meant when the change was asked for. */
  readonly id: number;
  readonly corpo: Readonly<Record<string, unknown>>;
  readonly referencias: Omit<Referencias, "idFilial">;
  /** Set by `alterarPedidos`: the outcome of every field, or why there is none. */
  retornos?: RetornoCampo[] | HttpError;
}

/**
 * Changes orders, of several lojas too, as if one change came after the other: each sees what the one before it left. An order is read
 * and written once, however many changes it gets. To be used with `db.groupCommit`.
 */
export async function alterarPedidos(trx: Knex.Transaction, alteracoes: readonly Alteracao[]): Promise<void> {
  const breathe = lockedBreather();
  await eachLoja(alteracoes, async (idLoja, some) => {
    await lockPedidos(trx, idLoja);
    const orders = new OpenOrders(trx, idLoja, some[0]?.fusoHorario ?? "");
    await orders.open(some.map(({ id }) => id));
    for (const alteracao of some) {
      alteracao.retornos = await alterar(trx, orders, alteracao);
      await breathe();
    }
    await orders.save();
  });
}

async function alterar(
  trx: Knex.Transaction,
  orders: OpenOrders,
  { idLoja, filtro, valor, id, corpo, referencias }: Alteracao,
): Promise<RetornoCampo[] | HttpError> {
  try {
    let before = orders.get(id);
    if (before === undefined || !isMeant(before, filtro, valor)) {
      // Changed since it was looked for: what is meant now is looked for among all that is stored.
      await orders.save();
      const now = onlyOne(await findByFiltro(trx, idLoja, filtro, valor), filtro);
      await orders.open([now.id]);
      before = orders.get(now.id);
    }
    if (before === undefined) throw new Error(`order ${id} was found but not read`);
    const idFilial = before.cotado.filial.id;
    const { pedido, retornos } = applyAlteracao(before, corpo, { ...referencias, idFilial });
    if (retornos.some(({ mensagem }) => mensagem === textos.sucesso())) orders.put(pedido);
    return retornos;
  } catch (error) {
    if (error instanceof HttpError) return error;
    throw error;
  }
}

/** Orders of a loja, whose lock the transaction holds: each is read once, and written when it was changed. */
class OpenOrders {
  readonly #trx: Knex.Transaction;
  readonly #idLoja: number;
  readonly #fusoHorario: string;
  #orders = new Map<number, StoredPedido>();
  readonly #changed = new Set<number>();

  constructor(trx: Knex.Transaction, idLoja: number, fusoHorario: string) {
    this.#trx = trx;
    this.#idLoja = idLoja;
    this.#fusoHorario = fusoHorario;
  }

  async open(ids: readonly number[]): Promise<void> {
    const unknown = [...new Set(ids)].filter((id) => !this.#orders.has(id));
    for (const each of await findPedidos(this.#trx, this.#idLoja, "id", unknown))
      this.#orders.set(each.pedido.id, each);
  }

  get(id: number): StoredPedido["pedido"] | undefined {
    return this.#orders.get(id)?.pedido;
  }

  put(pedido: StoredPedido["pedido"]): void {
    const stored = this.#orders.get(pedido.id);
    if (stored === undefined) throw new Error(`order ${pedido.id} is not open`);
    this.#orders.set(pedido.id, { ...stored, pedido });
    this.#changed.add(pedido.id);
  }

  /** Writes what was changed; nothing is open any more. */
  async save(): Promise<void> {
    const changes = [...this.#changed].flatMap((id) => {
      const stored = this.#orders.get(id);
      return stored ? [{ pedido: stored.pedido, before: stored.row }] : [];
    });
    this.#orders = new Map();
    this.#changed.clear();
    await savePedidos(this.#trx, this.#idLoja, changes, this.#fusoHorario);
  }
}
