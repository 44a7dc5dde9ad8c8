import type { NotificacaoLojaRow } from "../eventTables.ts";
import type { Receptor } from "./receptor.ts";

/** The receiver of a row. */
export function receptorOf(row: NotificacaoLojaRow): Receptor {
  return {
    registro: row.registro,
    falhas: row.falhas,
    falhandoDesde: row.falhando_desde,
    aguardaAte: row.aguarda_ate,
    sondaEm: row.sonda_em,
    desativadoEm: row.desativado_em,
    motivo: row.motivo,
  };
}

/** The cells of a receiver. */
export function cellsOf(receptor: Receptor): Omit<NotificacaoLojaRow, "id_loja" | "proxima_em"> {
  return {
    registro: receptor.registro,
    falhas: receptor.falhas,
    falhando_desde: receptor.falhandoDesde,
    aguarda_ate: receptor.aguardaAte,
    sonda_em: receptor.sondaEm,
    desativado_em: receptor.desativadoEm,
    motivo: receptor.motivo,
  };
}
