import type { PontoDevolucaoRow } from "../domain/reversa/reversaTables.ts";

type PontoDemo = Omit<PontoDevolucaoRow, "id_loja" | "id">;

const ponto = (
  tipo: string,
  nome: string,
  [cep, cidade, uf]: [string, string, PontoDevolucaoRow["uf"]],
  [endereco, numero, bairro]: [string, string, string],
  changes: Partial<PontoDemo> = {},
): PontoDemo => ({
  tipo,
  nome,
  cep,
  cidade,
  uf,
  endereco,
  numero,
  bairro,
  referencia: null,
  ativo: 1,
  ...changes,
});

/** Places where customers of the demonstration hand in what they return. */
export const pontosDevolucao: PontoDemo[] = [
  ponto(
    "Loja",
    "Loja Paulista",
    ["01310100", "São Paulo", "SP"],
    ["Avenida Paulista", "1000", "Bela Vista"],
    {
      referencia: "Piso térreo, balcão de trocas",
    },
  ),
  ponto("Loja", "Loja Curitiba", ["80010010", "Curitiba", "PR"], ["Rua XV de Novembro", "300", "Centro"]),
  ponto(
    "Agência",
    "Agência Recife Antigo",
    ["50030170", "Recife", "PE"],
    ["Rua do Bom Jesus", "90", "Recife Antigo"],
  ),
  ponto(
    "Agência",
    "Agência Águas Claras",
    ["71900000", "Brasília", "DF"],
    ["Avenida das Araucárias", "45", "Águas Claras"],
  ),
  ponto(
    "Armário",
    "Armário Estação Central",
    ["30120010", "Belo Horizonte", "MG"],
    ["Praça da Estação", "1", "Centro"],
  ),
  ponto(
    "Armário",
    "Armário Rodoviária",
    ["88010000", "Florianópolis", "SC"],
    ["Avenida Paulo Fontes", "1101", "Centro"],
    {
      ativo: 0,
    },
  ),
];
