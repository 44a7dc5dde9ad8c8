import type { Cotacao } from "@frete/contract/loja";
import { findRegion } from "../geografia/index.ts";
import { serialized } from "../http/answer.ts";
import { invalid } from "../http/errors.ts";
import type { LojaHandler } from "../lojaHandler.ts";
import type { Services } from "../services.ts";
import { formatIso, localDate } from "../time.ts";
import { cartItems } from "./cartItems.ts";
import { catalogue } from "./catalogue.ts";
import { quote } from "./frete/index.ts";
import { quotationRecord } from "./quotationRecord.ts";
import { quotationStore, withFreeCode } from "./quotationStore.ts";
import type { StoreCache } from "./storeCache.ts";
import { textos } from "./textos.ts";

/**
 * POST /cotacao: prices a cart from every candidate branch by every method, and keeps the answer (COT-001..COT-036).
 *
 * @param render writes the record as JSON text, once for the answer and the copy that is kept
 */
export function criarCotacao(
  { db, clock }: Services,
  stores: StoreCache,
  render: (record: Cotacao) => string = JSON.stringify,
): LojaHandler<"criarCotacao"> {
  const findCatalogue = catalogue(db);
  const quotations = quotationStore(db);

  return async ({ body }, { idLoja, nomeLoja, versao, fusoHorario }) => {
    const { cepDestino, canal, volumes, filiaisOrigem = null } = body;
    const cep = Number(cepDestino);
    const regiao = findRegion(cep);
    if (!regiao) throw invalid("cepDestino", textos.cepNaoEncontrado());
    const skus = volumes.flatMap(({ sku }) => (sku === undefined ? [] : [sku]));
    const [products, { store, tables, maxVolumes }] = await Promise.all([
      findCatalogue(idLoja, canal, skus),
      stores.open(idLoja, versao, filiaisOrigem),
    ]);
    if (volumes.length > maxVolumes) throw invalid("volumes", textos.volumesDemais(maxVolumes));
    const items = cartItems(volumes, products);
    const now = clock.now();
    const hoje = localDate(now, fusoHorario);
    const quotation = quote({ items, cep, regiao, canal, filiaisOrigem, hoje }, store, tables);

    return withFreeCode(async (idCotacao) => {
      const dataCotacao = formatIso(now, fusoHorario);
      const record = quotationRecord({
        idCotacao,
        dataCotacao,
        cepDestino,
        regiao,
        canal,
        nomeLoja,
        items,
        catalogue: products,
        quotation,
      });
      const documento = render(record);
      await quotations.append({ id_loja: idLoja, codigo: idCotacao, criada_em: now, canal, documento });
      return serialized(documento);
    });
  };
}
