import type { Anexo } from "@frete/contract/loja";
import { formatTimestampT } from "../../platform/time.ts";
import type { AnexoRow } from "../arquivo/arquivoTables.ts";

/** The `url` of a file: a relative path whose parts are its key and its name (NS-049). */
export function urlOf({ chave, nome }: Pick<AnexoRow, "chave" | "nome">): string {
  return `${chave}/${encodeURIComponent(nome)}`;
}

/** Whether `caminho` names the file: its url as listed, or as it reads after decoding. Compared, never used as a path (NS-051). */
export function isUrlOf(caminho: string, row: Pick<AnexoRow, "chave" | "nome">): boolean {
  return caminho === urlOf(row) || caminho === `${row.chave}/${row.nome}`;
}

/** A file of an order as the interface shows it (ANX-001, ANX-003). */
export function anexoRecord(row: AnexoRow, fusoHorario: string): Anexo {
  return {
    url: urlOf(row),
    nome: row.nome,
    data: formatTimestampT(row.criado_em, fusoHorario),
    idUsuario: row.id_usuario,
    nomeUsuario: row.nome_usuario,
    idTransportadora: row.id_transportadora,
  };
}
