import type { Knex } from "knex";
import type { FilialRow } from "../../../server/src/domain/loja/lojaTables.ts";
import { issueToken } from "../../../server/src/domain/loja/tokens.ts";
import type { Database } from "../../../server/src/platform/storage/database.ts";
import { branches } from "./branches.ts";
import { insertProducts } from "./insertProducts.ts";
import { insertTables } from "./insertTables.ts";
import { randomOf } from "./randomOf.ts";
import { stores, tokens } from "./tokens.ts";

/** Branches and rules of the store whose lists are read. */
const LISTED = { branches: 50, rules: 400 };
const NOW = Date.UTC(2026, 5, 1, 12);

/**
 * Writes a store that quotes (three branches by six methods, each pair with a table of 1500 CEP ranges by ten weight bands; one
 * method goes everywhere, the others near their branch; 5000 products, rules and fees) and one with long lists.
 */
export async function fillDatabase(db: Database): Promise<void> {
  const random = randomOf(7);
  await db.transaction(async (trx) => {
    for (const id of [stores.quoting, stores.listed]) await insertStore(trx, id);
    await issueToken(trx, stores.quoting, token("cotacao", tokens.cotacao));
    await issueToken(trx, stores.listed, token("api", tokens.api));
    await insertBranches(trx, stores.quoting, branches);
    await insertBranches(
      trx,
      stores.listed,
      Array.from({ length: LISTED.branches }, (_, i) => ({ ...branches[0], filial_erp: `SP${100 + i}` })),
    );
    await insertTables(trx, random);
    await insertRules(trx, stores.quoting, 8);
    await insertRules(trx, stores.listed, LISTED.rules);
    await insertProducts(trx, random);
  });
}

const token = (tipo: "api" | "cotacao", texto: string) => ({
  tipo,
  texto,
  descricao: "benchmark",
  criadoEm: NOW,
});

async function insertStore(trx: Knex.Transaction, id: number): Promise<void> {
  await trx("loja").insert({ id, nome: `Loja ${id}`, versao: 1, criada_em: NOW, configuracao: "{}" });
}

async function insertBranches(
  trx: Knex.Transaction,
  id_loja: number,
  rows: readonly Pick<FilialRow, "filial_erp" | "cidade" | "uf" | "cep">[],
): Promise<void> {
  const filiais = rows.map(({ filial_erp, cidade, uf, cep }, index): FilialRow => {
    const place = { id_loja, id: index + 1, filial_erp, nome: `CD ${cidade} ${index + 1}`, cep, cidade, uf };
    return { ...place, ativo: 1, prazo_adicional: index % 3, per_adi_desconto: index * 10 };
  });
  await trx("filial").insert(filiais);
}

async function insertRules(trx: Knex.Transaction, id_loja: number, count: number): Promise<void> {
  await trx("regra_frete").insert(
    Array.from({ length: count }, (_, index) => ({
      id_loja,
      codigo: index + 1,
      titulo: `Regra ${index + 1}`,
      titulo_busca: `regra ${index + 1}`,
      status: "ativo",
      valor_tipo: "percentual",
      valor_acao: "desconto",
      valor: 1000 + index,
      prazo_acao: null,
      prazo: null,
      data_inicio: "2026-01-01",
      data_fim: null,
      ordem: index,
      criterios: JSON.stringify([
        { campo: 1, valores: index % 2 ? ["SP", "RJ"] : ["RS"] },
        { campo: 9, inicio: 10_000 },
      ]),
      id_usuario: 1,
      usuario: "Operação",
      usuario_email: "op@frete.example",
      data_cadastro: NOW,
    })),
  );
}
