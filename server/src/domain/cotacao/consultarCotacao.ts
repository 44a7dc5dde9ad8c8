import type { LojaHandler } from "../../contract/lojaHandler.ts";
import { serialized } from "../../http/answer.ts";
import { notFound } from "../../http/errors.ts";
import type { Services } from "../../platform/services.ts";
import { cotacaoDocument } from "./cotacaoDocument.ts";
import { cotacaoRepository } from "./cotacaoRepository.ts";
import { textos } from "./textos.ts";

/** Quotation code, then branch and method with seven digits each (NS-033). */
const CODE = /^(\d{11})(?:(\d{7})(\d{7}))?$/;

/** GET /cotacao/{idCotacao}: the quotation as it was answered, by its code or by the full code of an option (NS-062). */
export function consultarCotacao({ db }: Services): LojaHandler<"consultarCotacao"> {
  const cotacoes = cotacaoRepository(db);
  return async ({ path }, { idLoja }) => {
    const [, codigo, filial, metodo] = CODE.exec(path.idCotacao) ?? [];
    const documento = codigo && (await cotacoes.findAsStored(idLoja, codigo));
    if (
      !documento ||
      (filial && metodo && !hasOption(documento.toString(), Number(filial), Number(metodo)))
    ) {
      throw notFound(textos.cotacaoNaoEncontrada());
    }
    return serialized(cotacaoDocument.toJson(documento));
  };
}

function hasOption(documento: string, filial: number, metodo: number): boolean {
  const { opcoesEntrega } = cotacaoDocument.parse(documento);
  return opcoesEntrega.some(
    ({ dadosFrete }) => dadosFrete.filial === filial && dadosFrete.idMetodoEnvio === metodo,
  );
}
