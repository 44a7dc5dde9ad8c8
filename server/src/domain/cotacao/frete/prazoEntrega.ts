/** Lead time of an option and its parts, business days (COT-018, COT-019). */
export interface PrazoEntrega {
  prazoTransportadora: number;
  maiorPrazoCros: number;
  prazoAdicionalFilial: number;
  prazoAdicionalMetodo: number;
  prazoEntregaRegra: number;
  prazoTotal: number;
}

/** Adds the parts up; prazoTotal is their sum, always. */
export function prazoEntrega({
  prazoTransportadora,
  maiorPrazoCros,
  prazoAdicionalFilial,
  prazoAdicionalMetodo,
  prazoEntregaRegra,
}: Omit<PrazoEntrega, "prazoTotal">): PrazoEntrega {
  return {
    prazoTransportadora,
    maiorPrazoCros,
    prazoAdicionalFilial,
    prazoAdicionalMetodo,
    prazoEntregaRegra,
    prazoTotal:
      prazoTransportadora + maiorPrazoCros + prazoAdicionalFilial + prazoAdicionalMetodo + prazoEntregaRegra,
  };
}
