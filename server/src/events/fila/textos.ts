/** Texts of the queue of events (NS-077). */
export const textos = {
  removido: () => "Documento removido da fila.",
  naoEncontrado: () => "Documento não encontrado na fila.",
};
