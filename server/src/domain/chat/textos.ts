/** Texts of chats and attachments (NS-077). */
export const textos = {
  pedidoNaoEncontrado: () => "Pedido não encontrado.",
  pedidoDeOutraLoja: () => "O pedido não pertence à loja.",
  canalObrigatorio: () => "obrigatório quando chave é numeropedidocanal",

  habilitada: () => "Transportadora habilitada para chat.",
  naoHabilitada: () => "A transportadora do pedido não está habilitada para chat.",
  textoObrigatorio: () => "informe um texto de 1 a 2000 caracteres",
  finalizada: () => "A conversa está finalizada e não recebe novas mensagens.",
  semConversa: () => "O pedido não tem conversa.",
  limiteDeAnexos: (enviados: number) => `a conversa aceita no máximo 5 anexos e já recebeu ${enviados}`,

  fimAntesDoInicio: () => "não pode ser anterior a dataInicio",
  data: () => "deve ser uma data entre 1970 e 2200",
  limiteExcedido: (segundos: number) =>
    `Limite de requisições excedido. Tente novamente em ${segundos} ${segundos === 1 ? "segundo" : "segundos"}.`,

  anexoEmJson: () => "para enviar arquivos, use um formulário (multipart/form-data)",
  anexoNaoEncontrado: () => "Anexo não encontrado no pedido.",
  anexoRemovido: () => "Anexo removido com sucesso.",
  semArquivo: () => "envie ao menos um arquivo",
  conversaFinalizada: () => "Conversa finalizada.",
};
