/** Texts of the event receiver's registration and of what comes of notifying it (NS-077). */
export const textos = {
  cadastrado: () => "Webhook cadastrado com sucesso",
  /** Why an address is refused. */
  url: {
    invalid: "informe um endereço absoluto http ou https",
    userInfo: "não pode conter usuário nem senha",
    private: "aponta para uma rede que não é pública",
    port: "use a porta 80, 443 ou outra acima de 1023 que não seja de outro serviço",
  },
  obrigatorio: (tipo: string) => `é obrigatório quando tipoAutorizacao é ${tipo}`,
  usuarioInvalido: () => "não pode conter dois-pontos nem caracteres de controle",
  senhaInvalida: () => "não pode conter caracteres de controle",
  tokenInvalido: () => "use somente caracteres ASCII visíveis, sem espaços",
  semChave: () => "O servidor não tem chave para guardar credenciais: procure o operador",
  /** Why there was no answer. Nothing of the address, the credentials or the network is in them. */
  falha: {
    endereco: "O endereço não é permitido",
    nome: "O nome do endereço não foi encontrado",
    conexao: "Não foi possível conectar",
    tls: "A conexão segura foi recusada: verifique o certificado",
    prazo: "Sem resposta no prazo",
    interrupcao: "A conexão foi interrompida antes da resposta",
    resposta: "A resposta não é HTTP",
    parada: "O envio foi interrompido pelo servidor",
    outra: "Falha de comunicação",
  },
};
