/** Texts about conciliations (NS-077). */
export const textos = {
  periodoInvertido: () => "o período termina antes de começar",
  pedidoNaoEncontrado: () => "Pedido não encontrado.",
  comentarioObrigatorio: () => "é obrigatório quando autorizado é false",
  nadaADecidir: () => "O pedido não tem conciliação para decidir.",
  decididas: (quantas: number, autorizado: boolean) => {
    const [uma, varias] = autorizado ? ["autorizada", "autorizadas"] : ["recusada", "recusadas"];
    return quantas === 1 ? `1 conciliação ${uma}.` : `${quantas} conciliações ${varias}.`;
  },
};
