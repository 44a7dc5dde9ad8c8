import type { ConciliacaoValor } from "../../domain/pedido/pedido.ts";
import type { Conhecimento } from "./conhecimento.ts";
import { FieldError } from "./fixedWidth.ts";
import { textos } from "./textos.ts";

/**
 * One document out of the records that it goes on in: the invoices of all, its amounts once, however many of the records
 * repeat them or leave them blank or zero.
 *
 * @param partes at least one
 * @throws FieldError when two records give different amounts: which of them holds is not for us to guess
 */
export function mergePartes(partes: readonly Conhecimento[]): Conhecimento {
  const [first] = partes;
  if (first === undefined) throw new RangeError("a document has at least one record");
  const nomes = new Set(
    partes.flatMap(({ documento }) => Object.keys(documento.valores) as ConciliacaoValor[]),
  );
  const valores = Object.fromEntries([...nomes].map((nome) => [nome, amountOf(nome, partes)]));
  return { notas: partes.flatMap(({ notas }) => notas), documento: { ...first.documento, valores } };
}

function amountOf(nome: ConciliacaoValor, partes: readonly Conhecimento[]): number {
  const told = new Set(partes.map(({ documento }) => documento.valores[nome] ?? 0));
  told.delete(0);
  if (told.size > 1) throw new FieldError(textos.valorDiferente(nome));
  return [...told][0] ?? 0;
}
