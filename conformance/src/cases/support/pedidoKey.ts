import type { Pedido, PedidoCriado } from "@frete/contract/loja";
import { Slot } from "../../engine/slot.ts";
import type { Profile } from "../../profile/profile.ts";
import { callOperation } from "./callOperation.ts";
import { ALL_TIME } from "./dates.ts";

const PAGES = 10;

/** What tells the record of an order from others. */
interface Sent {
  numeroPedido: string;
  tipoPedido: string;
  enderecoEntrega: { cpfCnpj: string };
}

/**
 * Names of an order that a case creates. The slot itself holds `chavePedido`, which tracking and the public page take; `id` the
 * internal id, which conversations, lists and events name the order by. That both are the same is a decision (NS-042).
 */
export class PedidoKey extends Slot<string> {
  readonly id: Slot<string>;
  readonly #profile: Profile;

  /** @param order which one, as in `the order A` */
  constructor(profile: Profile, order: string) {
    super(`the key of ${order}`);
    this.id = new Slot<string>(`the internal id of ${order}`);
    this.#profile = profile;
  }

  /** Keeps the key, and the internal id that the list of orders tells; where it tells none, they are taken to be the same. */
  async learn({ chavePedido }: PedidoCriado, sent: object, token: "api" | "api2"): Promise<void> {
    this.set(chavePedido);
    const listed = await this.#listed(sent as Sent, token).catch(() => undefined);
    this.id.set(listed?._id ?? chavePedido);
  }

  async #listed({ numeroPedido, tipoPedido, enderecoEntrega }: Sent, token: "api" | "api2") {
    const { cpfCnpj } = enderecoEntrega;
    const query = { dataTipo: "dataCriacaoPedido", periodo: ALL_TIME, cpfCnpj, limite: "50" };
    for (let pagina = 1; pagina <= PAGES; pagina++) {
      const { body } = await callOperation<Pedido[]>(this.#profile, "listarPedidos", {
        token,
        query: { ...query, pagina: String(pagina) },
      });
      const found = body?.find(
        (pedido) => pedido.numeroPedido === numeroPedido && pedido.tipoPedido === tipoPedido,
      );
      if (found || !body?.length) return found;
    }
    return undefined;
  }
}
