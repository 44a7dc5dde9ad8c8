import { isCivilDate } from "../../../platform/time.ts";
import type { Observacao } from "../../pedido/pedido.ts";

const COLETA = /^Coleta prevista para (\d{2})\/(\d{2})\/(\d{4})$/;

/**
 * Day on which a return is collected, out of the remark that its creation left: the last one counts. The other remarks are the
 * loja's own and never shown. Null when there is none. Source: NS-041.
 *
 * @returns `YYYY-MM-DD`
 */
export function dataColeta(observacoes: readonly Observacao[]): string | null {
  return observacoes.reduce<string | null>((found, { texto }) => {
    const [, dia, mes, ano] = COLETA.exec(texto) ?? [];
    const data = `${ano}-${mes}-${dia}`;
    return isCivilDate(data) ? data : found;
  }, null);
}
