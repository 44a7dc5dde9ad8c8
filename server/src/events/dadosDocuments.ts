import type { Evento } from "@frete/contract/loja";
import { type StoredDocument, storedDocument } from "../platform/storage/storedDocument.ts";

type Dados<Tipo extends Evento["tipo"]> = Extract<Evento, { tipo: Tipo }>["dados"];

/** Texts of the occurrences that version 1 told without a `mensagem` (NS-007). */
const TEXTOS: Readonly<Record<number, string>> = {
  1: "Entrega realizada normalmente",
  2: "Entrega fora da data programada",
  99: "Processo de transporte já iniciado",
};

type RastreioV1 = Omit<Dados<"Rastreio">, "mensagem"> & { mensagem: string | null };

const withMensagem = (older: RastreioV1): Dados<"Rastreio"> => ({
  ...older,
  mensagem: older.mensagem ?? TEXTOS[older.idOcoren] ?? older.situacao,
});

/** What each kind of event tells, as `evento.dados` and `evento_morto.dados` hold it. */
export const dadosDocuments: { [Tipo in Evento["tipo"]]: StoredDocument<Dados<Tipo>> } = {
  Rastreio: storedDocument<Dados<"Rastreio">>("evento.dados Rastreio", [withMensagem]),
  prazoAdicional: storedDocument<Dados<"prazoAdicional">>("evento.dados prazoAdicional"),
  Aplicativo: storedDocument<Dados<"Aplicativo">>("evento.dados Aplicativo"),
  metodoEnvio: storedDocument<Dados<"metodoEnvio">>("evento.dados metodoEnvio"),
  rastreioEnventos: storedDocument<Dados<"rastreioEnventos">>("evento.dados rastreioEnventos"),
  chatTransportadora: storedDocument<Dados<"chatTransportadora">>("evento.dados chatTransportadora"),
};
