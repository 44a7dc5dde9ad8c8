/** Lead time of an option and its parts, business days (COT-018, COT-019). */
export interface LeadTime {
  prazoTransportadora: number;
  maiorPrazoCros: number;
  prazoAdicionalFilial: number;
  prazoAdicionalMetodo: number;
  prazoEntregaRegra: number;
  prazoTotal: number;
}

/** Adds the parts up; prazoTotal is their sum, always. */
export function leadTime(
  prazoTransportadora: number,
  maiorPrazoCros: number,
  prazoAdicionalFilial: number,
  prazoAdicionalMetodo: number,
  prazoEntregaRegra: number,
): LeadTime {
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
