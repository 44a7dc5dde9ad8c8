import { invalid } from "../../http/errors.ts";
import type { Cadastro } from "../loja/cadastro.ts";
import type { NovoEnvio, NovoPedido } from "./readNovoPedido.ts";
import { textosCriacao as textos } from "./textosCriacao.ts";

/**
 * The active methods that a shipment's `deParaMkt` means, by id; null when it has none or the loja maps none to a marketplace
 * (PED-NOVO-032, NS-039).
 */
export function mappedMetodos(
  envio: Pick<NovoEnvio, "deParaMkt"> | null,
  { metodos, loja }: Cadastro,
): number[] | null {
  const active = metodos.filter(({ ativo, id_mkt }) => ativo === 1 && id_mkt !== null);
  if (!envio?.deParaMkt || !loja.deParaMkt || active.length === 0) return null;
  return active.filter(({ id_mkt }) => id_mkt === envio.deParaMkt).map(({ id }) => id);
}

/** @throws HttpError 400 when a shipment's `deParaMkt` applies but means no method */
export function checkDeParaMkt({ envios }: NovoPedido, cadastro: Cadastro): void {
  for (const [index, envio] of envios.entries()) {
    if (mappedMetodos(envio, cadastro)?.length === 0) {
      throw invalid(`envio.${index}.deParaMkt`, textos.deParaDesconhecido());
    }
  }
}
