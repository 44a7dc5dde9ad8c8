import { lineOf } from "../../server/src/operacao/edi/lines.testing.ts";

/** Invoices that one record 322 has room for. */
export const NOTAS_POR_REGISTRO = 40;

/** What a carrier writes of a transport document. Amounts in cents. */
export interface ConhecimentoDaHistoria {
  numero: number;
  /** Day of issue, DDMMAAAA. */
  data: string;
  /** CNPJ of the carrier, and of whom the invoices are of. */
  emissor: string;
  embarcador: string;
  /** N: normal, C: adds to another one. */
  tipo: "N" | "C";
  chave: string;
  notas: readonly number[];
  valores: { frete: number; fretePeso?: number; adValor?: number; despacho?: number; pedagio?: number };
}

/**
 * The records 322 of PROCEDA CONEMB 3.1, by its positions: as many as the invoices take, those that go on marked C at 675, the
 * last U. The amounts are repeated in each of them, as carriers do.
 */
export function conhecimento322(documento: ConhecimentoDaHistoria): string[] {
  const { notas, valores } = documento;
  const registros = Math.ceil(notas.length / NOTAS_POR_REGISTRO);
  return Array.from({ length: registros }, (_, index) => {
    const some = notas.slice(index * NOTAS_POR_REGISTRO, (index + 1) * NOTAS_POR_REGISTRO);
    return lineOf([
      [1, "322"],
      [4, "MATRIZ"],
      [14, "1"],
      [19, digits(documento.numero, 12)],
      [31, documento.data],
      [39, "C"],
      [47, digits(valores.frete, 15)],
      [96, digits(valores.fretePeso ?? 0, 15)],
      [111, digits(valores.adValor ?? 0, 15)],
      [156, digits(valores.despacho ?? 0, 15)],
      [171, digits(valores.pedagio ?? 0, 15)],
      [201, "2"],
      [205, documento.emissor],
      [219, documento.embarcador],
      ...some.flatMap((numero, place): [number, string][] => [
        [233 + 11 * place, "001"],
        [236 + 11 * place, digits(numero, 8)],
      ]),
      [673, "I"],
      [674, documento.tipo],
      [675, index < registros - 1 ? "C" : "U"],
      [682, documento.chave],
    ]);
  });
}

const digits = (value: number, length: number): string => String(value).padStart(length, "0");
