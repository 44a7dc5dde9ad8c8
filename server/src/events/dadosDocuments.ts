import type { Evento } from "@frete/contract/loja";
import { type StoredDocument, storedDocument } from "../platform/storage/storedDocument.ts";

type Dados<Tipo extends Evento["tipo"]> = Extract<Evento, { tipo: Tipo }>["dados"];

/** What each kind of event tells, as `evento.dados` and `evento_morto.dados` hold it. */
export const dadosDocuments: { [Tipo in Evento["tipo"]]: StoredDocument<Dados<Tipo>> } = {
  Rastreio: storedDocument<Dados<"Rastreio">>("evento.dados Rastreio"),
  prazoAdicional: storedDocument<Dados<"prazoAdicional">>("evento.dados prazoAdicional"),
  Aplicativo: storedDocument<Dados<"Aplicativo">>("evento.dados Aplicativo"),
  metodoEnvio: storedDocument<Dados<"metodoEnvio">>("evento.dados metodoEnvio"),
  rastreioEnventos: storedDocument<Dados<"rastreioEnventos">>("evento.dados rastreioEnventos"),
  chatTransportadora: storedDocument<Dados<"chatTransportadora">>("evento.dados chatTransportadora"),
};
