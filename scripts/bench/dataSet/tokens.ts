/** Tokens of the stores of the data set. */
export const tokens = {
  cotacao: `frete_cot_${"b".repeat(43)}`,
  api: `frete_api_${"b".repeat(43)}`,
  /** Of the store that quotes, where a benchmark has issued it. */
  pedidos: `frete_api_${"c".repeat(43)}`,
  operador: `frete_op_${"b".repeat(43)}`,
} as const;

/** The store that quotes, and the one whose lists are read. */
export const stores = { quoting: 1, listed: 2 } as const;
