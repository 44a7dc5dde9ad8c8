import { breather } from "../../http/breather.ts";
import { byBytes } from "../../platform/storage/byBytes.ts";
import type { Database } from "../../platform/storage/database.ts";
import type { Pedido } from "../pedido/pedido.ts";
import { pedidoDocument } from "../pedido/pedidoDocument.ts";
import { sizesOfPedidos } from "../pedido/pedidoRepository.ts";

/** Who is meant: by one of three (NS-086). */
export type Titular = { cpfCnpj: string } | { email: string } | { idPedido: string };

/** Orders whose sizes are looked at together; those of half a megabyte are searched by one statement. */
const RANGE = 500;

/**
 * The numbers of a customer's orders and returns, oldest first. What an order is stored as is searched as text, half a megabyte at a time,
 * and others get their turn in between, and what has the text somewhere is opened: a CPF also as it is punctuated, an e-mail in any letter case.
 */
export async function findPedidosDoTitular(
  { reader, dialect }: Pick<Database, "reader" | "dialect">,
  idLoja: number,
  titular: Titular,
): Promise<number[]> {
  if ("idPedido" in titular)
    return reader("pedido").where({ id_loja: idLoja, chave: titular.idPedido }).orderBy("id").pluck("id");
  const { texts, isTheirs } = matcher(titular);
  const place = dialect === "sqlite" ? "instr(lower(estado), ?) > 0" : "strpos(lower(estado), ?) > 0";
  const last = Number(
    (await reader("pedido").where({ id_loja: idLoja }).max({ last: "id" }).first())?.last ?? 0,
  );
  const breathe = breather();
  const found: number[] = [];
  for (let from = 0; from < last; from += RANGE) {
    const ids: number[] = await reader("pedido")
      .where({ id_loja: idLoja })
      .where("id", ">", from)
      .where("id", "<=", from + RANGE)
      .orderBy("id")
      .pluck("id");
    const sizes = await sizesOfPedidos(reader, idLoja, ids);
    for (const some of byBytes(ids, (id) => sizes.get(id) ?? 0)) {
      const rows = await reader("pedido")
        .select("id", "estado")
        .where({ id_loja: idLoja })
        .whereIn("id", some)
        .where((any) => {
          for (const text of texts) any.orWhereRaw(place, [text]);
        })
        .orderBy("id");
      for (const { id, estado } of rows) {
        if (isTheirs(pedidoDocument.parse(estado))) found.push(id);
        await breathe();
      }
      await breathe();
    }
  }
  return found;
}

interface Person {
  email: string;
  cpfCnpj: string;
}

function matcher(titular: { cpfCnpj: string } | { email: string }): {
  /** In lower case, as JSON has them. */
  texts: string[];
  isTheirs(pedido: Pedido): boolean;
} {
  const ofAny = (isTheirs: (person: Person) => boolean) => (pedido: Pedido) =>
    [pedido.enderecoEntrega, pedido.dadosReversa?.remetente].some((person) => person && isTheirs(person));
  if ("email" in titular) {
    const wanted = titular.email.toLowerCase();
    return {
      texts: [JSON.stringify(wanted).slice(1, -1)],
      isTheirs: ofAny(({ email }) => email.trim().toLowerCase() === wanted),
    };
  }
  const digits = titular.cpfCnpj.replace(/\D/g, "");
  const punctuated = digits.replace(/^(\d{3})(\d{3})(\d{3})(\d{2})$/, "$1.$2.$3-$4");
  return {
    texts: [...new Set([digits, punctuated])],
    isTheirs: ofAny(({ cpfCnpj }) => cpfCnpj.replace(/\D/g, "") === digits),
  };
}
