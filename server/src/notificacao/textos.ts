/** Texts about the notification of events (NS-077). */
export const textos = {
  respondeu: (status: number) => `o endereço respondeu ${status}`,
  recusado: () => "o endereço respondeu 410: não quer mais eventos",
  semSucesso: () => "nenhuma entrega com sucesso por tempo demais",
  falhaInterna: () => "a notificação não pôde ser montada",
  semRegistro: () => "A loja não cadastrou webhook.",
  naoEncontrado: () => "Evento não encontrado.",
  reenviado: () => "Evento devolvido para entrega.",
  reenviados: () => "Eventos devolvidos para entrega.",
};
