import type { Filial } from "@frete/contract/loja";
import { fromThousandths } from "../../platform/numbers.ts";
import type { FilialRow } from "./lojaTables.ts";

/** A branch as the contract gives it (NS-066). */
export function filialRecord(row: FilialRow): Filial {
  return {
    idFilial: row.filial_erp,
    filial: row.id,
    nome: row.nome,
    cep: row.cep,
    cidade: row.cidade,
    uf: row.uf,
    ativo: row.ativo === 1,
    prazoAdicional: row.prazo_adicional,
    perAdiDesconto: fromThousandths(row.per_adi_desconto),
  };
}
