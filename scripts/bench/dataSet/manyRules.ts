import type { RegraFreteRow } from "../../../server/src/domain/cotacao/cotacaoTables.ts";
import { criterioBits } from "../../../server/src/domain/regra/regra.ts";
import type { Database } from "../../../server/src/platform/storage/database.ts";
import { randomOf } from "./randomOf.ts";

const NOW = Date.UTC(2026, 5, 1, 12);
const UFS = ["SP", "RJ", "MG", "PR", "RS", "SC", "BA", "PE", "CE", "GO"];

/**
 * Gives a store of the data set that many rules in place of its own: up to 1,000 all active, of more three quarters. Their
 * criteria are those that stores use (state, region, CEP, channel, branch, method, value, weight, category, sku), two each.
 */
export async function insertManyRules(db: Database, idLoja: number, count: number): Promise<void> {
  const random = randomOf(11);
  const pick = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)] as T;
  const criterion = [
    () => ({ campo: 1, valores: [pick(UFS), pick(UFS)] }),
    () => ({ campo: 2, valores: [pick(["Capital", "Interior", "Metropolitano"])] }),
    () => ({ campo: 3, valores: [pick(["Sul", "Nordeste", "Sudeste"])] }),
    () => ({ campo: 4, valores: [`${pick(["01", "20", "80"])}000000-${pick(["87", "89"])}999999`] }),
    () => ({ campo: 5, valores: [pick(["Marketplace A", "Marketplace B", "Site", "App"])] }),
    () => ({ campo: 6, valores: [1 + Math.floor(random() * 3)] }),
    () => ({ campo: 8, valores: [1 + Math.floor(random() * 6)] }),
    () => ({ campo: 9, inicio: Math.floor(random() * 400_000), fim: null }),
    () => ({ campo: 10, inicio: null, fim: Math.floor(random() * 20_000) }),
    () => ({ campo: 11, valores: [pick(["Eletroportáteis", "Livros", "Cama", "Mesa"])] }),
    () => ({ campo: 12, valores: Array.from({ length: 20 }, () => `SKU-${Math.floor(random() * 5000)}`) }),
  ];
  const rows = Array.from({ length: count }, (_, index): RegraFreteRow => {
    const first = Math.floor(random() * criterion.length);
    const second = (first + 1 + Math.floor(random() * (criterion.length - 1))) % criterion.length;
    const criterios = [first, second].map((place) => (criterion[place] as () => { campo: number })());
    const isActive = count <= 1000 || index % 4 !== 0;
    return {
      id_loja: idLoja,
      codigo: index + 1,
      titulo: `Promoção ${index}`,
      titulo_busca: `promoção ${index}`,
      status: isActive ? "ativo" : "pendente",
      valor_tipo: pick(["percentual", "fixo"]),
      valor_acao: pick(["soma", "desconto"]),
      valor: Math.floor(random() * 3000),
      prazo_acao: null,
      prazo: null,
      data_inicio: "2026-01-01",
      data_fim: null,
      ordem: index % 100,
      criterios: JSON.stringify(criterios),
      campos: criterioBits(criterios),
      id_usuario: 1,
      usuario: "Operação",
      usuario_email: "op@frete.example",
      data_cadastro: NOW + index,
    };
  });
  await db.transaction(async (trx) => {
    await trx("regra_frete").where({ id_loja: idLoja }).delete();
    for (let from = 0; from < rows.length; from += 500)
      await trx("regra_frete").insert(rows.slice(from, from + 500));
  });
  if (db.dialect === "postgres") await db.reader.raw("VACUUM ANALYZE regra_frete");
}
