/** Texts about the notification of events (NS-077). */
export const textos = {
  respondeu: (status: number) => `O endereço respondeu ${status}`,
  recusado: () => "O endereço respondeu 410: não quer mais eventos",
  semSucesso: () => "Nenhuma entrega com sucesso por tempo demais",
  falhaInterna: () => "A notificação não pôde ser montada",
  semRegistro: () => "A loja não cadastrou webhook.",
  naoEncontrado: () => "Evento não encontrado.",
  reenviado: () => "Evento devolvido para entrega.",
  reenviados: () => "Eventos devolvidos para entrega.",
};
