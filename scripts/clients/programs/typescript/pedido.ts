/** What is bought, where it goes to, and the order of it: the same in every program. */
export const DESTINO = "88010000";
export const VOLUME = { sku: "CAFETEIRA-110", quantidade: 1, valorUnitario: 219.9 };

const emDias = (dias: number) => new Date(Date.now() + dias * 86_400_000).toISOString().slice(0, 10);

/** The days around today, as GET /pedidos wants them. */
export const periodo = () => `${emDias(-1)}TO${emDias(1)}`;

/** @param escolha code of the quotation with its option, freight and branch of that option */
export const pedido = (
  numeroPedido: string,
  escolha: { idCotacao: string; frete: number; filialERP: string },
) => ({
  tipoPedido: "envio" as const,
  numeroPedido,
  idCotacao: escolha.idCotacao,
  valorFretePedido: escolha.frete,
  enderecoEntrega: {
    nome: "Maria Souza",
    email: "maria@cliente.example",
    cpfCnpj: "12345678909",
    cep: DESTINO,
    uf: "SC" as const,
    cidade: "Florianópolis",
    endereco: "Rua Felipe Schmidt",
    numero: "100",
    bairro: "Centro",
    referencia: "Em frente à praça",
    telefones: ["48999990000"],
  },
  envio: [
    {
      quantidade: 1,
      quantidadeVolumes: 1,
      codigoRastreio: "DM473124829BR",
      prazoDeEntrega: emDias(15),
      produtos: [
        {
          sku: VOLUME.sku,
          peso: 2.1,
          altura: 34,
          largura: 22,
          profundidade: 28,
          preco: 219.9,
          quantidade: 1,
          quantidadeVolumes: 1,
        },
      ],
      notaFiscal: {
        filialERP: escolha.filialERP,
        chave: "35260711222333000181550010000000011731582645",
        data: emDias(0),
        valorTotal: 219.9,
        valorTotalProdutos: 219.9,
      },
    },
  ],
});
