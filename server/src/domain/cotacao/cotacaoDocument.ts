import type { Cotacao } from "@frete/contract/loja";
import { storedDocument } from "../../platform/storage/storedDocument.ts";

/** Quotations, as `cotacao.documento` holds them. */
export const cotacaoDocument = storedDocument<Cotacao>("cotacao.documento");
