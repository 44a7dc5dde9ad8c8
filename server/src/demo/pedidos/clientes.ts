import type { PedidoNovo } from "@frete/contract/loja";
import type { Draw } from "./createDraw.ts";

type Endereco = PedidoNovo["enderecoEntrega"];

const NOMES = [
  "Ana",
  "Bruno",
  "Camila",
  "Diego",
  "Elisa",
  "Fábio",
  "Gabriela",
  "Heitor",
  "Íris",
  "João",
  "Larissa",
  "Márcio",
];
const SOBRENOMES = [
  "Almeida",
  "Barbosa",
  "Cardoso",
  "Dias",
  "Esteves",
  "Ferreira",
  "Gomes",
  "Lima",
  "Moraes",
  "Nunes",
];
const RUAS = [
  "Rua das Flores",
  "Rua Sete de Setembro",
  "Avenida Brasil",
  "Rua XV de Novembro",
  "Travessa do Comércio",
];

/** CEP, UF, city and district of the addresses that customers live at: every region of the country. */
const LUGARES: [string, Endereco["uf"], string, string][] = [
  ["01310100", "SP", "São Paulo", "Bela Vista"],
  ["13015300", "SP", "Campinas", "Centro"],
  ["20040020", "RJ", "Rio de Janeiro", "Centro"],
  ["30130003", "MG", "Belo Horizonte", "Centro"],
  ["29010002", "ES", "Vitória", "Centro"],
  ["80010010", "PR", "Curitiba", "Centro"],
  ["88010000", "SC", "Florianópolis", "Centro"],
  ["90010000", "RS", "Porto Alegre", "Centro Histórico"],
  ["70040010", "DF", "Brasília", "Asa Norte"],
  ["74003010", "GO", "Goiânia", "Setor Central"],
  ["78005000", "MT", "Cuiabá", "Centro Norte"],
  ["40020000", "BA", "Salvador", "Centro"],
  ["50030170", "PE", "Recife", "Recife Antigo"],
  ["60025000", "CE", "Fortaleza", "Centro"],
  ["66010000", "PA", "Belém", "Campina"],
  ["69005010", "AM", "Manaus", "Centro"],
];

/** An invented customer at a real place. */
export function customerOf({ um, inteiro }: Draw): Endereco {
  const [cep, uf, cidade, bairro] = um(LUGARES);
  const [nome, sobrenome] = [um(NOMES), um(SOBRENOMES)];
  const digits = (count: number) => Array.from({ length: count }, () => inteiro(0, 9)).join("");
  const mail = `${nome}.${sobrenome}`.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  return {
    nome: `${nome} ${sobrenome}`,
    email: `${mail}@cliente.example`,
    cpfCnpj: digits(11),
    cep,
    uf,
    cidade,
    endereco: um(RUAS),
    numero: String(inteiro(1, 1999)),
    bairro,
    referencia: "Próximo à praça",
    telefones: [`11${9}${digits(8)}`],
  };
}
