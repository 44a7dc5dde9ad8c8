/** Region of the country, as `retorno.destino.regiaoPais` names it (COT-005). */
export type RegiaoPais = "Norte" | "Nordeste" | "Centro-Oeste" | "Sudeste" | "Sul";

/** A federative unit: its letters, its name in full and its region of the country. */
export interface Estado {
  uf: string;
  nome: string;
  regiaoPais: RegiaoPais;
}

const porRegiao: Record<RegiaoPais, string> = {
  Norte: "AC Acre,AM Amazonas,AP Amapá,PA Pará,RO Rondônia,RR Roraima,TO Tocantins",
  Nordeste:
    "AL Alagoas,BA Bahia,CE Ceará,MA Maranhão,PB Paraíba,PE Pernambuco,PI Piauí,RN Rio Grande do Norte,SE Sergipe",
  "Centro-Oeste": "DF Distrito Federal,GO Goiás,MS Mato Grosso do Sul,MT Mato Grosso",
  Sudeste: "ES Espírito Santo,MG Minas Gerais,RJ Rio de Janeiro,SP São Paulo",
  Sul: "PR Paraná,RS Rio Grande do Sul,SC Santa Catarina",
};

/** The 27 federative units, by letters. */
export const estados: readonly Estado[] = Object.entries(porRegiao)
  .flatMap(([regiaoPais, lista]) =>
    lista.split(",").map((texto) => ({
      uf: texto.slice(0, 2),
      nome: texto.slice(3),
      regiaoPais: regiaoPais as RegiaoPais,
    })),
  )
  .sort((a, b) => (a.uf < b.uf ? -1 : 1));
