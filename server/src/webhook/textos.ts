/** Texts of the registration of the event receiver (NS-077). */
export const textos = {
  cadastrado: () => "Webhook cadastrado com sucesso",
  urlInvalida: () => "informe um endereço absoluto http ou https",
  urlComUsuario: () => "não pode conter usuário nem senha",
  urlPrivada: () => "aponta para uma rede que não é pública",
  obrigatorio: (tipo: string) => `é obrigatório quando tipoAutorizacao é ${tipo}`,
  usuarioInvalido: () => "não pode conter dois-pontos nem caracteres de controle",
  senhaInvalida: () => "não pode conter caracteres de controle",
  tokenInvalido: () => "use somente caracteres ASCII visíveis, sem espaços",
  semNotificacao: () => "modulo: a notificação por webhook ainda não está disponível, use fila",
  semChave: () => "O servidor não tem chave para guardar credenciais: procure o operador",
};
