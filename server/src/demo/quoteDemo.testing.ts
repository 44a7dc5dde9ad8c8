import { findRegion } from "../brasil/geografia/index.ts";
import { carrinhoItems } from "../domain/cotacao/carrinhoItems.ts";
import { findCatalogo } from "../domain/cotacao/findCatalogo.ts";
import { type PricedCotacao, quote } from "../domain/cotacao/frete/index.ts";
import { quotableLojas } from "../domain/cotacao/quotableLojas.ts";
import { findToken } from "../domain/loja/tokens.ts";
import type { Database } from "../platform/storage/database.ts";
import { localDate } from "../platform/time.ts";
import { tokensDemo } from "./lojas.ts";

/** A cart to quote: `sku` or `sku*quantity`; the value is what every unit costs. */
export interface CartDemo {
  cep: number;
  skus: string[];
  canal?: string;
  valorUnitario?: number;
  filiaisOrigem?: string;
  loja?: 0 | 1;
  /** Civil date; default: the day of the database's clock. */
  hoje?: string;
}

/** Makes the function that quotes carts on seeded data, through the engine and everything it reads. */
export function quoteDemo(db: Database): (cart: CartDemo) => Promise<PricedCotacao> {
  const findCatalogue = findCatalogo(db);
  const lojas = quotableLojas(db);
  const find = findToken(db);
  return async ({
    cep,
    skus,
    canal = "balcao",
    valorUnitario = 50,
    filiaisOrigem = null,
    loja = 0,
    hoje,
  }) => {
    const caller = await find(tokensDemo[loja].cotacao);
    const regiao = findRegion(cep);
    if (!caller || !regiao) throw new Error(`loja ${loja} or CEP ${cep} is unknown`);
    const { loja: opened, tabelas: tables } = await lojas.open(caller.idLoja, caller.versao, filiaisOrigem);
    const volumes = skus.map((text) => {
      const [sku = "", quantidade = "1"] = text.split("*");
      return { sku, quantidade: Number(quantidade), valorUnitario };
    });
    const found = await findCatalogue(
      caller.idLoja,
      canal,
      volumes.map(({ sku }) => sku),
    );
    const items = carrinhoItems(volumes, found);
    const today = hoje ?? localDate(db.clock.now(), caller.fusoHorario);
    return quote({ items, cep, regiao, canal, filiaisOrigem, hoje: today, explicar: true }, opened, tables);
  };
}
