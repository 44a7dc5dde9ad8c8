import type { LojaHandler } from "../../contract/lojaHandler.ts";
import { fromThousandths } from "../../platform/numbers.ts";
import type { Services } from "../../platform/services.ts";

/** GET /filial: every branch of the loja, active or not, by internal code (NS-066). */
export function listarFiliais({ db }: Services): LojaHandler<"listarFiliais"> {
  const find = db.prepare((knex, param) =>
    knex("filial")
      .where({ id_loja: param("idLoja") })
      .orderBy("id"),
  );
  return async (_request, { idLoja }) => {
    const rows = await find({ idLoja });
    return rows.map((row) => ({
      idFilial: row.filial_erp,
      filial: row.id,
      nome: row.nome,
      cep: row.cep,
      cidade: row.cidade,
      uf: row.uf,
      ativo: row.ativo === 1,
      prazoAdicional: row.prazo_adicional,
      perAdiDesconto: fromThousandths(row.per_adi_desconto),
    }));
  };
}
