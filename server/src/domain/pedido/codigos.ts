import { DEVOLVIDO, EM_TRANSITO, ENTREGUE, EXTRAVIADO, OCORRENCIA } from "./status.ts";

/** An occurrence code: its text and the status it takes a shipment to, null when it takes it nowhere. */
export interface Codigo {
  descricao: string;
  idStatus: number | null;
}

/** Order created: the shipment has that status already (PED-REC-016). */
export const PEDIDO_CRIADO = 9999;

/** Order invoiced (PED-REC-016). */
export const PEDIDO_FATURADO = 9998;

/** Code of everything that the table has no code for; its text tells what it was (NS-071). */
export const OUTROS = 99;

/**
 * Texts of the carriers' table PROCEDA OCOREN 3.1, by code from 0.
 */
const TABELA = [
  "Processo de transporte já iniciado",
  "Entrega realizada normalmente",
  "Entrega fora da data programada",
  "Recusa por falta de pedido de compra",
  "Recusa por pedido de compra cancelado",
  "Falta de espaço físico no depósito do destino",
  "Endereço do destino não localizado",
  "Devolução não autorizada pelo cliente",
  "Preço em desacordo com o pedido de compra",
  "Mercadoria em desacordo com o pedido de compra",
  "Destino só recebe com frete pago",
  "Deficiência de embalagem",
  "Redespacho não indicado",
  "Transportadora não atende a cidade do destino",
  "Mercadoria sinistrada",
  "Embalagem sinistrada",
  "Pedido de compra em duplicidade",
  "Mercadoria fora da embalagem de atacadista",
  "Mercadorias trocadas",
  "Reentrega solicitada pelo cliente",
  "Entrega prejudicada por horário",
  "Estabelecimento fechado",
  "Reentrega sem cobrança",
  "Extravio em trânsito",
  "Mercadoria reentregue ao destino",
  "Mercadoria devolvida à origem",
  "Nota fiscal retida pela fiscalização",
  "Roubo de carga",
  "Mercadoria retida até segunda ordem",
  "Cliente retira na transportadora",
  "Problema com a documentação",
  "Entrega com indenização efetuada",
  "Falta com solicitação de reposição",
  "Falta com busca ou reconferência",
  "Cliente fechado para balanço",
  "Quantidade em desacordo",
  "Extravio de documentos pela companhia aérea",
  "Extravio de carga pela companhia aérea",
  "Avaria de carga pela companhia aérea",
  "Corte de carga na pista",
  "Aeroporto de origem fechado",
  "Pedido de compra incompleto",
  "Nota fiscal com produtos de setores diferentes",
  "Feriado local ou nacional",
  "Excesso de veículos",
  "Destino encerrou as atividades",
  "Responsável pelo recebimento ausente",
  "Cliente em greve",
  "Aeroporto de destino fechado",
  "Voo cancelado",
  "Greve geral",
  "Mercadoria com validade vencida",
  "Mercadoria redespachada",
  "Mercadoria não embarcada",
  "Mercadoria embarcada sem conhecimento",
  "Endereço do redespacho não localizado",
  "Cliente não aceita pagamento de reembolso",
  "Transportadora não atende a cidade do redespacho",
  "Quebra do veículo de entrega",
  "Cliente sem verba para o frete",
  "Endereço de entrega errado",
  "Cliente sem verba para o reembolso",
  "Recusa por valor de frete errado",
  "Identificação do cliente insuficiente",
  "Cliente não identificado ou não cadastrado",
  "Entrar em contato com o comprador",
  "Troca não disponível",
  "Fins estatísticos",
  "Data de entrega diferente da do pedido",
  "Substituição tributária",
  "Sistema fora do ar",
  "Cliente não recebe pedido parcial",
  "Cliente só recebe pedido parcial",
  "Redespacho somente com frete pago",
  "Funcionário não autorizado a receber",
  "Mercadoria embarcada para rota indevida",
  "Estrada ou entrada de acesso interditada",
  "Cliente mudou de endereço",
  "Avaria total",
  "Avaria parcial",
  "Extravio total",
  "Extravio parcial",
  "Sobra de mercadoria sem nota fiscal",
  "Mercadoria em poder da SUFRAMA para internação",
  "Mercadoria retirada para conferência",
  "Apreensão fiscal da mercadoria",
  "Excesso de carga ou peso",
  "Férias coletivas",
  "Recusado, em negociação",
  "Aguardando refaturamento",
  "Recusado pelo redespachante",
  "Entrega programada",
  "Problemas fiscais",
  "Aguardando carta de correção",
  "Recusa por divergência nas condições de pagamento",
  "Carga aguardando conexão de voo",
  "Carga sem embalagem própria para transporte aéreo",
  "Carga maior que o porão da aeronave",
  "Chegada na cidade ou filial de destino",
  "Outros tipos de ocorrência",
] as const;

/**
 * Codes that mean more than "something happened on the way" (status Ocorrência). Delivered: 1, 2, and 24 and 31, which end
 * at the recipient too. Returned: 25. Lost: 23, 27 and 80, which leave nothing to deliver; a partial loss or damage leaves
 * the carrier something to decide and stays an Ocorrência.
 */
const STATUS: Record<number, number> = {
  0: EM_TRANSITO,
  98: EM_TRANSITO,
  1: ENTREGUE,
  2: ENTREGUE,
  24: ENTREGUE,
  31: ENTREGUE,
  25: DEVOLVIDO,
  23: EXTRAVIADO,
  27: EXTRAVIADO,
  80: EXTRAVIADO,
};

/** Every code of a record, by number (PED-REC-016, NS-020, NS-071). */
export const codigos: ReadonlyMap<number, Codigo> = new Map<number, Codigo>([
  ...TABELA.map((descricao, codigo): [number, Codigo] => [
    codigo,
    { descricao, idStatus: STATUS[codigo] ?? OCORRENCIA },
  ]),
  [PEDIDO_CRIADO, { descricao: "Pedido criado", idStatus: null }],
  [PEDIDO_FATURADO, { descricao: "Pedido faturado", idStatus: null }],
]);
