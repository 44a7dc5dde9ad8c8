import { formatReais } from "./money.ts";

/** Texts of the creation of orders (NS-077). */
export const textosCriacao = {
  criado: () => "Pedido criado com sucesso",
  numeroEmUso: () => "numeroPedido: já existe um pedido com este número e outros dados",
  limiteDaLoja: (limite: number) => `deve ter no máximo ${limite} itens (limite da loja)`,
  enderecoInvalido: () =>
    "deve ser um endereço http ou https sem usuário nem senha, como https://exemplo.com.br/1",
  ufDesconhecida: (uf: string) => `"${uf}" não é a sigla de um estado, como SP`,
  filialDesconhecida: () => "não é o código ERP de uma filial da loja",
  chaveInvalida: () => "deve ser uma chave de 44 caracteres com dígito verificador correto",
  transportadoraDesconhecida: () => "não é o nome de uma transportadora cadastrada",
  transportadoraSemMetodo: () => "a transportadora não possui método de envio",
  metodoDesconhecido: () => "não é um método de envio cadastrado",
  metodoAmbiguo: () => "mais de uma transportadora possui este método; informe nomeTransportadora",
  deParaDesconhecido: () => "não corresponde a nenhum método de envio ativo",
  deParaSemOpcao: () => "o método de envio não atende este pedido",
  rastreioObrigatorio: () => "é obrigatório para envio pelos correios",
  rastreioInvalido: () => "deve ter duas letras, nove dígitos e duas letras",
  totalAcimaDoLimite: () => "o total dos produtos ultrapassa nove dígitos; informe o valor do envio",
  cepInvalido: () => "deve ter 8 dígitos para cotar o frete",
  cotacaoDesconhecida: () => "não é uma cotação da loja",
  opcaoDesconhecida: () => "não é uma opção da cotação",
  prazoAlemDoCalendario: () => "o prazo da opção ultrapassa o calendário",
  nenhumProximo: (valor: number, data: string) =>
    valor === 0
      ? `nenhuma opção, de valor algum, chega até ${data}`
      : `nenhuma opção custa até ${formatReais(valor)} e chega até ${data}`,
  coletaPrevista: (data: string) => `Coleta prevista para ${data.split("-").reverse().join("/")}`,
  ocorrenciaCriado: () => "Pedido criado",
  ocorrenciaFaturado: () => "Pedido faturado",
  pedidoNumero: (numero: string) => `Pedido ${numero}`,
  notaNumero: (numero: number | null) => (numero === null ? "Nota fiscal emitida" : `Nota fiscal ${numero}`),
  postado: (codigoRastreio: string | null) =>
    codigoRastreio === null ? "Envio despachado" : `Envio despachado: ${codigoRastreio}`,
  sistema: () => "Sistema",
};
