import type { FalhaDaImportacao } from "@frete/contract/operacao";
import type { OperatorHandler } from "../../contract/operatorHandler.ts";
import { reply } from "../../http/answer.ts";
import { HttpError, notFound } from "../../http/errors.ts";
import type { Services } from "../../platform/services.ts";
import { changeLoja } from "../changeLoja.ts";
import { textos } from "../textos.ts";
import { packRows } from "./packRows.ts";
import { MAX_ERRORS, MAX_ROWS, readRows } from "./readRows.ts";
import { findTable, replacePackedRows } from "./tableRows.ts";
import { textos as textosFaixas } from "./textos.ts";

/** PUT .../faixas: replaces all rows of a freight table by those of a CSV file, or none when a line is bad. */
export function importarFaixas({ db }: Services): OperatorHandler<"importarFaixas"> {
  return async ({ path: { idLoja, idTabela }, body }) => {
    if (!(await findTable(db.reader, idLoja, idTabela))) throw notFound(textos.naoEncontrado("tabela"));

    const { rows, total, errors, tooMany } = await readRows(body);
    if (tooMany) return refused(textos.linhasDemais(MAX_ROWS), 0, []);
    if (total > 0) return refused(textos.linhasInvalidas(total), total, errors);
    const quantidade = rows.length;
    if (quantidade === 0) return refused(textos.arquivoVazio(), 0, []);

    const packed = await packRows(rows.take());
    if (packed.kind === "overlaps") return refused(textos.sobreposicoes(), 0, []);
    if (packed.kind === "repeated") {
      const { repeated } = packed;
      const told = repeated
        .slice(0, MAX_ERRORS)
        .map(({ line, first }) => ({ linha: line, mensagem: textosFaixas.repetida(first) }));
      return refused(textos.linhasInvalidas(repeated.length), repeated.length, told);
    }

    const versaoFaixas = await changeLoja(db, idLoja, async (trx) => {
      const table = await findTable(trx, idLoja, idTabela);
      if (!table) throw new HttpError(404, textos.tabelaMudou());
      return replacePackedRows(trx, idLoja, table, { dados: packed.bytes, quantidade });
    });
    return { mensagem: textos.importadas(quantidade), linhas: quantidade, faixas: quantidade, versaoFaixas };
  };
}

function refused(mensagem: string, total: number, erros: NonNullable<FalhaDaImportacao["erros"]>) {
  return reply(400, { mensagem, total, erros });
}
