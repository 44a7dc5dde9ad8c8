/** Branches that quote, with the CEPs near them. */
export const branches = [
  { filial_erp: "SP01", cidade: "São Paulo", uf: "SP", cep: "05311000", own: [1_000_000, 19_999_999] },
  { filial_erp: "PR01", cidade: "Curitiba", uf: "PR", cep: "80010010", own: [80_000_000, 87_999_999] },
  { filial_erp: "PE01", cidade: "Recife", uf: "PE", cep: "50030170", own: [50_000_000, 56_999_999] },
] as const;
