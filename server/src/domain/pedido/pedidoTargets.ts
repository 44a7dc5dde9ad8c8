import { DATE_COLUMNS } from "../../platform/storage/migrations/0002_pedidos.ts";
import type { Target } from "../../platform/storage/target.ts";
import type {
  EnvioRow,
  PedidoDateColumn,
  PedidoDiaRow,
  PedidoGrupoDiaRow,
  PedidoGrupoRow,
  PedidoGrupoTransportadoraRow,
  PedidoRow,
} from "./pedidoTables.ts";

const dates = Object.fromEntries(DATE_COLUMNS.map((column) => [column, "bigint"])) as Record<
  PedidoDateColumn,
  "bigint"
>;

export const GRUPO: Target<PedidoGrupoRow> = {
  table: "pedido_grupo",
  columns: { id_loja: "bigint", grupo: "text", canal: "text", plataforma: "text" },
  taken: { key: ["id_loja", "grupo"], and: "kept" },
};

export const GRUPO_TRANSPORTADORA: Target<PedidoGrupoTransportadoraRow> = {
  table: "pedido_grupo_transportadora",
  columns: { id_loja: "bigint", id_transportadora: "bigint", grupo: "text" },
  taken: { key: ["id_loja", "id_transportadora", "grupo"], and: "kept" },
};

export const PEDIDO: Target<PedidoRow> = {
  table: "pedido",
  columns: {
    ...{ id_loja: "bigint", id: "bigint", chave: "text", numero_pedido: "text", tipo_pedido: "text" },
    ...{
      pedido_auxiliar: "text",
      canal: "text",
      plataforma: "text",
      codigo_cotacao: "text",
      cpf_cnpj: "text",
    },
    ...{ id_status: "bigint", autorizado: "bigint", corpo_hash: "text", grupo: "text", estado: "text" },
    ...dates,
  },
  taken: { key: ["id_loja", "id"], and: "replaced" },
};

const found = Object.keys(PEDIDO.columns) as (keyof PedidoRow)[];

/** The same for an order that is found by what it was found by: on SQLite its twenty indexes are not written. */
export const PEDIDO_AS_FOUND: Target<PedidoRow> = {
  ...PEDIDO,
  taken: {
    key: ["id_loja", "id"],
    and: "replaced",
    forGood: found.filter((column) => column !== "estado"),
  },
};

/** Is all of an order the same that it is found by? */
export const isFoundAs = (before: PedidoRow, after: PedidoRow): boolean =>
  found.every((column) => column === "estado" || before[column] === after[column]);

export const ENVIO: Target<EnvioRow> = {
  table: "envio",
  columns: {
    ...{
      id_loja: "bigint",
      id: "bigint",
      id_pedido: "bigint",
      id_transportadora: "bigint",
      id_metodo: "bigint",
    },
    ...{
      id_filial: "bigint",
      id_status: "bigint",
      chave_nf: "text",
      numero_nf: "bigint",
      codigo_rastreio: "text",
    },
    ...{ conciliado_em: "bigint", diferenca: "bigint" },
  },
  taken: { key: ["id_loja", "id"], and: "replaced" },
};

const count = {
  id_loja: "bigint",
  coluna: "text",
  dia: "bigint",
  id_status: "bigint",
  autorizado: "bigint",
} as const;

export const DIA: Target<PedidoDiaRow> = {
  table: "pedido_dia",
  columns: { ...count, quantidade: "bigint" },
  taken: { key: ["id_loja", "coluna", "dia", "id_status", "autorizado"], and: "added" },
};

export const GRUPO_DIA: Target<PedidoGrupoDiaRow> = {
  table: "pedido_grupo_dia",
  columns: { ...count, grupo: "text", quantidade: "bigint" },
  taken: { key: ["id_loja", "coluna", "grupo", "dia", "id_status", "autorizado"], and: "added" },
};
