/** A store of the demonstration, with tokens that open something in production. */
export interface BenchStore {
  readonly idLoja: number;
  readonly api: string;
  readonly cotacao: string;
}

const store = (idLoja: number): BenchStore => ({
  idLoja,
  api: `frete_api_${String(idLoja).repeat(43)}`,
  cotacao: `frete_cot_${String(idLoja).repeat(43)}`,
});

/** Requests of the heavy store at the same time. */
export const AT_ONCE = 8;

/** What opens the operator's interface. */
export const OPERATOR = `frete_op_${"0123456789abcdef".repeat(2)}`;

/** The store that asks for too much, and the one that shall not notice it. */
export const [heavy, light] = [store(1), store(2)];
