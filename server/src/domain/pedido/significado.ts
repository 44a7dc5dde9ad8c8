import { type Codigo, codigos, OUTROS } from "./codigos.ts";
import { EM_TRANSITO, SAIU_PARA_ENTREGA } from "./status.ts";

/** Facts without a code of their own, recorded as 99 with one of these texts (NS-071). */
const TEXTOS: readonly Codigo[] = [
  { descricao: "Saiu para entrega", idStatus: SAIU_PARA_ENTREGA },
  { descricao: "Em trânsito", idStatus: EM_TRANSITO },
];

const byText = new Map(TEXTOS.map((codigo) => [fold(codigo.descricao), codigo]));

/**
 * What an occurrence means: the text of its code and the status it leads to. Code 99 is read by its text, whatever its
 * case and accents: `saiu para entrega` leads to 35, an unknown text is an Ocorrência (NS-071).
 *
 * @throws RangeError for a code outside the table
 */
export function significado(idOcoren: number, informacaoAdicional: string): Codigo {
  const codigo = (idOcoren === OUTROS && byText.get(fold(informacaoAdicional))) || codigos.get(idOcoren);
  if (codigo === undefined)
    throw new RangeError(`${idOcoren} is no occurrence code: use 0 to 99, 9998 or 9999`);
  return codigo;
}

function fold(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").trim().toLowerCase();
}
