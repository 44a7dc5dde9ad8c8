import type { LojaHandler } from "../lojaHandler.ts";
import { fromThousandths } from "../numbers.ts";
import type { Services } from "../services.ts";
import type { FilialRow } from "../storage/schema.ts";

/** GET /filial: every branch of the store, active or not, by internal code (NS-066). */
export function listarFiliais({ db }: Services): LojaHandler<"listarFiliais"> {
  return async (_request, { idLoja }) => {
    const rows: FilialRow[] = await db.reader("filial").where({ id_loja: idLoja }).orderBy("id");
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
