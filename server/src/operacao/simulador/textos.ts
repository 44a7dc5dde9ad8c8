/** Texts of the simulator (NS-077). */
export const textos = {
  simulados: (quantos: number) => (quantos === 1 ? "1 pedido simulado." : `${quantos} pedidos simulados.`),
};
