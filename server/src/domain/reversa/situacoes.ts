import type { SituacoesReversa } from "@frete/contract/loja";
import type { Database } from "../../platform/storage/database.ts";

/** The five situation fields of a return. */
export type SituacaoField = keyof SituacoesReversa;

/** Values of a loja that registered none of its own for a field (NS-040). */
const PADRAO: Readonly<SituacoesReversa> = {
  solicitanteReversa: ["Cliente", "Loja", "Marketplace", "Transportadora"],
  motivoReversa: [
    "Arrependimento",
    "Avaria no transporte",
    "Defeito",
    "Produto errado",
    "Produto incompleto",
    "Atraso na entrega",
    "Endereço não localizado",
  ],
  tipoReversa: ["Postagem em agência", "Coleta domiciliar", "Ponto de devolução"],
  resolucaoReversa: ["Troca", "Estorno", "Vale-compra", "Reparo", "Sem ressarcimento"],
  pagadorFreteReversa: ["Loja", "Cliente", "Transportadora"],
};

/** The situation fields, in the order of the contract. */
export const SITUACAO_FIELDS = Object.keys(PADRAO) as SituacaoField[];

/** How a way back must begin, whatever is registered (REV-NOVO-006). */
const PREFIXO = /^(Ponto|Postagem|Coleta)/;

/** The values that a loja takes in the situation fields of a return (REV-SIT-001). */
export type FindSituacoes = (idLoja: number) => Promise<SituacoesReversa>;

/** Prepares the look-up: read at every use, because the values may change without notice (VER-003). */
export function situacoesOfLoja(db: Database): FindSituacoes {
  const find = db.prepare(
    (knex, param) =>
      knex("situacao_reversa")
        .select("campo", "valor")
        .where({ id_loja: param("idLoja") })
        .orderBy(["campo", "posicao"]),
    "kept",
  );
  return async (idLoja) => {
    const situacoes = { ...PADRAO };
    for (const [campo, rows] of Map.groupBy(await find({ idLoja }), (row) => row.campo as SituacaoField)) {
      if (campo in PADRAO) situacoes[campo] = rows.map(({ valor }) => valor);
    }
    situacoes.tipoReversa = situacoes.tipoReversa.filter((valor) => PREFIXO.test(valor));
    return situacoes;
  };
}
