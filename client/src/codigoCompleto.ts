import type { OpcaoEntrega } from "@frete/contract/loja";

/** What of an option its code is made of. */
export type OpcaoComCodigo = { dadosFrete: Pick<OpcaoEntrega["dadosFrete"], "filial" | "idMetodoEnvio"> };

/**
 * The full code of an option of a quotation, 25 digits: quotation, branch, shipping method (NS-033). It names the option
 * when an order is created or the quotation is read again.
 *
 * @throws RangeError when the quotation's code has not 11 digits, or branch or method more than seven
 */
export function codigoCompleto(idCotacao: string, { dadosFrete }: OpcaoComCodigo): string {
  if (!/^\d{11}$/.test(idCotacao)) throw new RangeError(`idCotacao is "${idCotacao}": it has 11 digits`);
  return (
    idCotacao +
    sevenDigits("filial", dadosFrete.filial) +
    sevenDigits("idMetodoEnvio", dadosFrete.idMetodoEnvio)
  );
}

function sevenDigits(name: string, code: number): string {
  if (!Number.isInteger(code) || code < 0 || code > 9_999_999)
    throw new RangeError(`${name} is ${code}: a full code has room for 0 to 9999999`);
  return String(code).padStart(7, "0");
}
