import type { Evento } from "@frete/contract/loja";
import { findComponentes } from "../domain/cotacao/componentes.ts";
import { cotacaoDocument } from "../domain/cotacao/cotacaoDocument.ts";
import { criteriosDocument } from "../domain/cotacao/criteriosDocument.ts";
import { configuracaoDocument } from "../domain/loja/configuracaoLoja.ts";
import { pedidoDocument } from "../domain/pedido/pedidoDocument.ts";
import { estoquesDocument, precosDocument } from "../domain/produto/produtoDocuments.ts";
import { dadosDocuments } from "../events/dadosDocuments.ts";
import type { Row } from "../platform/storage/rows/readRows.ts";
import { BackupError } from "./backupError.ts";

type Open = (text: string, row: Row) => unknown;

const openEvento: Open = (dados, { tipo }) => {
  const document = dadosDocuments[tipo as Evento["tipo"]];
  if (document === undefined) throw new Error(`no event is called ${String(tipo)}`);
  return document.parse(dados);
};

/** Every column that holds a stored document, and what reads it. */
const DOCUMENTS: Record<string, Record<string, Open>> = {
  loja: { configuracao: configuracaoDocument.parse },
  regra_frete: { criterios: criteriosDocument.parse },
  produto: { filiais: estoquesDocument.parse, precos: precosDocument.parse },
  cotacao: { documento: cotacaoDocument.parse, componentes: (text) => findComponentes(text, 0, 0) },
  pedido: { estado: pedidoDocument.parse },
  evento: { dados: openEvento },
  evento_morto: { dados: openEvento },
};

/**
 * Reads the documents of a row as the service would.
 *
 * @throws BackupError naming the row of which one cannot be read by this release
 */
export function openDocuments(table: string, row: Row, key: readonly string[]): void {
  for (const [column, open] of Object.entries(DOCUMENTS[table] ?? {})) {
    const text = row[column];
    if (typeof text !== "string") continue;
    try {
      open(text, row);
    } catch (error) {
      const place = key.map((each) => `${each} ${String(row[each])}`).join(", ");
      throw new BackupError(`${table}.${column} of ${place} cannot be read: ${(error as Error).message}`);
    }
  }
}
