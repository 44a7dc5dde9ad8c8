import type { Cotacao } from "@frete/contract/loja";
import type { Profile } from "../../profile/profile.ts";
import { callOperation } from "./callOperation.ts";
import { cotacaoNova } from "./cotacaoSamples.ts";

/** Additional time (days) and percentage of the store's active branches by their ERP codes, as quotations tell them. */
export type QuotedFiliais = ReadonlyMap<string, { prazoAdicional: number; perAdiDesconto: number }>;

/** Reads the active branches off a quotation: the interface gives the list of branches no shape (NS-066). */
export async function quotedFiliais(profile: Profile): Promise<QuotedFiliais> {
  const { body } = await callOperation<Partial<Cotacao>>(profile, "criarCotacao", {
    token: "cotacao",
    body: cotacaoNova(profile),
  });
  return new Map(
    (body?.opcoesEntrega ?? []).map(({ dadosFrete, prazoEntrega }) => [
      dadosFrete.filialERP,
      { prazoAdicional: prazoEntrega.prazoAdicionalFilial, perAdiDesconto: dadosFrete.perAdiDesconto },
    ]),
  );
}

/** Additional time of a branch that no quotation tells, days; 0 when the list of branches does not tell it either. */
export async function listedTime(profile: Profile, codigo: string): Promise<number> {
  const { body } = await callOperation<unknown>(profile, "listarFiliais", {});
  const known = [body].flat() as Partial<{ idFilial: string; prazoAdicional: number }>[];
  return known.find((filial) => filial?.idFilial === codigo)?.prazoAdicional ?? 0;
}
