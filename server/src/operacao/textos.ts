import { type Recurso, recursos } from "./recursos.ts";

/** Every text that the operator's handlers answer with (NS-077). */
export const textos = {
  naoEncontrado: (recurso: Recurso) => {
    const { nome, feminino } = recursos[recurso];
    return `${nome} não ${feminino ? "encontrada" : "encontrado"}.`;
  },
  excluido: (recurso: Recurso) => {
    const { nome, feminino } = recursos[recurso];
    return `${nome} ${feminino ? "excluída" : "excluído"}.`;
  },
  desativado: (recurso: Recurso) => {
    const { nome, feminino } = recursos[recurso];
    return feminino
      ? `${nome} desativada, porque há cadastros que a usam.`
      : `${nome} desativado, porque há cadastros que o usam.`;
  },
  repetido: (recurso: Recurso, campo: string) =>
    `${campo}: já existe ${recursos[recurso].feminino ? "outra" : "outro"} ${recursos[recurso].nome.toLowerCase()} com este valor`,
  conflito: () => "Já existe um cadastro com estes dados.",
  inexistente: (recurso: Recurso) => `${textos.naoEncontrado(recurso).slice(0, -1).toLowerCase()} nesta loja`,

  fuso: () => "deve ser um fuso horário da IANA, como America/Sao_Paulo",
  /** @param enviada o que o navegador envia em seu lugar; ausente quando não é um endereço */
  origem: (enviada?: string) =>
    `deve ser como o navegador a envia: ${enviada ?? "a porta só se não for a de sempre, como https://loja.com.br"}`,
  data: () => "deve ser uma data entre 1970 e 2200",
  cnpj: () => "dígitos verificadores inválidos",
  fimAntesDoInicio: (inicio: string) => `não pode ser menor que ${inicio}`,
  duasCasas: () => "deve ter no máximo 2 casas decimais",
  percentualMaximo: (maximo: number) => `deve ser menor ou igual a ${maximo}`,
  prazoSemAcao: () => "só pode ser informado com prazoAcao",
  prazoObrigatorio: () => "é obrigatório com prazoAcao",
  criterioRepetido: () => "cada critério pode aparecer uma única vez",
  criterioSemLimites: () => "informe de, ate ou ambos",

  desinstalado: (nome: string) => `Aplicativo ${nome} desinstalado`,

  valorRepetido: () => "já está na lista",
  tipoReversa: () => "deve começar com Ponto, Postagem ou Coleta",

  relogioDaMaquina: () => "O relógio é o da máquina: só com FRETE_TEST_CLOCK=1 ele pode ser movido.",

  anonimizados: (pedidos: number, simulada: boolean) =>
    simulada
      ? `${plural(pedidos, "pedido seria anonimizado", "pedidos seriam anonimizados")}; nada foi alterado.`
      : `${plural(pedidos, "pedido anonimizado", "pedidos anonimizados")}.`,
  pedidosAbertos: (pedidos: number) =>
    `${plural(pedidos, "pedido ainda está", "pedidos ainda estão")} em andamento: envie incluirAbertos para anonimizar assim mesmo.`,
  umTitular: () => "Informe cpfCnpj, email ou idPedido, e só um deles.",
  pedidoNaoEncontrado: () => "Pedido não encontrado.",
  mantidos: () => [
    {
      dado: "chave, número, data e valores das notas fiscais",
      motivo: "Guarda fiscal por cinco anos (CTN, artigos 173, 174 e 195); não dizem quem é o titular.",
    },
    {
      dado: "produtos, frete, conhecimentos e sua conferência",
      motivo: "Guarda fiscal e conferência das faturas das transportadoras (CTN, artigo 195).",
    },
    {
      dado: "número e chave do pedido, datas, situações e código de rastreio",
      motivo:
        "Exercício de direitos em processo (LGPD, artigo 7º, VI): ligam o pedido à nota fiscal e à transportadora.",
    },
    {
      dado: "UF, cidade e os cinco primeiros dígitos do CEP",
      motivo: "Base do frete cobrado; não identificam uma pessoa (LGPD, artigo 12).",
    },
  ],

  semChave: () => "O servidor não tem chave para guardar segredos: defina FRETE_SECRET_KEY.",

  tokenRevogado: () => "O token está revogado.",
  tokenExpirado: () => "O token está expirado.",
  expiraNoPassado: () => "deve ser um instante futuro",

  importadas: (faixas: number) => `${plural(faixas, "faixa importada", "faixas importadas")}.`,
  linhasInvalidas: (total: number) =>
    `${plural(total, "linha inválida", "linhas inválidas")}; nada foi alterado.`,
  arquivoVazio: () => "O arquivo não tem linhas.",
  linhasDemais: (maximo: number) => `O arquivo tem mais de ${maximo.toLocaleString("pt-BR")} linhas.`,
  sobreposicoes: () => "Há sobreposições demais entre faixas de CEP com faixas de peso diferentes.",
  tabelaMudou: () => "A tabela foi excluída durante a importação.",
  enderecoInvalido: (tamanho: number) =>
    `deve ser um endereço http ou https sem usuário nem senha, de até ${tamanho} caracteres`,
};

function plural(quantos: number, um: string, varios: string): string {
  return `${quantos.toLocaleString("pt-BR")} ${quantos === 1 ? um : varios}`;
}
