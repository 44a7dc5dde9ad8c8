/** A shipment's status as a heading and as a sentence, and how it looks. */
export interface StatusText {
  titulo: string;
  frase: string;
  tom: Tone;
}

/** Colour and sign of a status; never told by colour alone. */
export type Tone = "andamento" | "sucesso" | "alerta" | "fim";

const status = (titulo: string, frase: string, tom: Tone): StatusText => ({ titulo, frase, tom });

/** What a shipment's status means to whoever waits for it (NS-020). */
const ENVIO: Record<number, StatusText> = {
  10: status("Criado", "O pedido foi registrado e está em preparação.", "andamento"),
  20: status("Faturado", "A nota fiscal foi emitida e o envio está em preparação.", "andamento"),
  25: status("Despachado", "O envio saiu da loja e segue para a transportadora.", "andamento"),
  30: status("Em trânsito", "O envio está a caminho.", "andamento"),
  35: status("Saiu para entrega", "O envio está na rota de entrega.", "andamento"),
  40: status("Ocorrência", "Houve um imprevisto no transporte. Veja as movimentações.", "alerta"),
  50: status("Entregue", "O envio chegou ao destino.", "sucesso"),
  60: status("Devolvido", "O envio voltou para a loja.", "fim"),
  70: status("Extraviado", "O envio se perdeu no transporte. Fale com a loja.", "fim"),
  90: status("Cancelado", "O envio foi cancelado.", "fim"),
};

/** The same for a return, seen by whoever sends it back. */
const REVERSA: Record<number, StatusText> = {
  10: status("Registrada", "A loja registrou a devolução.", "andamento"),
  20: status("Autorizada", "A loja autorizou a devolução.", "andamento"),
  25: status("Autorizada", "A loja autorizou a devolução.", "andamento"),
  30: status("Em trânsito", "O pacote está a caminho da loja.", "andamento"),
  35: status("Chegando à loja", "O pacote está na rota de entrega para a loja.", "andamento"),
  40: status("Ocorrência", "Houve um imprevisto no transporte. Veja as movimentações.", "alerta"),
  50: status("Recebida pela loja", "A loja recebeu o pacote.", "sucesso"),
  60: status("Devolvida ao remetente", "O pacote voltou para quem o enviou.", "fim"),
  70: status("Extraviada", "O pacote se perdeu no transporte. Fale com a loja.", "fim"),
  90: status("Cancelada", "A devolução foi cancelada.", "fim"),
};

/** Words for a status; a code that the table does not have is shown as it is. */
export const statusText = (idStatus: number, reversa: boolean): StatusText =>
  (reversa ? REVERSA : ENVIO)[idStatus] ?? status(`Situação ${idStatus}`, "", "andamento");

/** What the sender of a return has to do, by how `tipoReversa` begins (REV-NOVO-006). */
const INSTRUCAO = [
  ["Coleta", "Deixe o produto embalado: a transportadora vai buscá-lo."],
  ["Postagem", "Leve o produto embalado a uma agência para postar."],
  ["Ponto", "Leve o produto embalado a um ponto de devolução."],
] as const;

/** Texts of the tracking page (NS-077). */
export const textos = {
  pedido: (reversa: boolean) => (reversa ? "Devolução" : "Pedido"),
  eyebrow: () => "Acompanhe seu pedido",
  situacao: () => "Situação",
  progresso: () => "Progresso",
  etapa: { feita: "Concluída", atual: "Etapa atual", pendente: "Pendente" },
  envioDe: (posicao: number, total: number) => `Envio ${posicao} de ${total}`,
  chegaram: (quantos: number, total: number, reversa: boolean) => {
    const [um, varios] = reversa ? ["chegou à loja", "chegaram à loja"] : ["foi entregue", "foram entregues"];
    if (quantos === 0) return `Nenhum dos ${total} envios ${um} ainda.`;
    if (quantos === total) return `Os ${total} envios ${varios}.`;
    return `${quantos} de ${total} envios ${quantos === 1 ? um : varios}.`;
  },
  previsao: (reversa: boolean) => (reversa ? "Previsão de chegada à loja" : "Previsão de entrega"),
  entregueEm: (reversa: boolean) => (reversa ? "Recebida em" : "Entregue em"),
  atrasado: () => "O prazo previsto já passou. Se precisar, fale com a loja.",
  ate: (hora: string) => `até ${hora}`,
  as: (hora: string) => `às ${hora}`,
  coleta: () => "Coleta prevista",
  instrucao: (tipoReversa: string): string | null =>
    INSTRUCAO.find(([inicio]) => tipoReversa.startsWith(inicio))?.[1] ?? null,
  detalhes: () => "Detalhes",
  transportadora: () => "Transportadora",
  metodo: () => "Método de envio",
  codigo: () => "Código de rastreio",
  volumes: () => "Volumes",
  origem: () => "Origem",
  destino: () => "Destino",
  pedidoOriginal: () => "Pedido original",
  tipoReversa: () => "Tipo da devolução",
  resolucao: () => "Resolução",
  rastrear: () => "Rastrear na transportadora",
  comprovante: () => "Ver comprovante de entrega",
  abre: (host: string) => `Abre ${host}`,
  movimentacoes: () => "Movimentações",
  semMovimentacoes: () => "Ainda não há movimentações. Elas aparecem aqui assim que forem registradas.",
  consultado: () => "Consultado em",
  horario: () => "Horários da loja.",
  naoEncontrado: () => "Pedido não encontrado",
  naoEncontradoAjuda: () => "Nenhum pedido corresponde a este endereço.",
  naoEncontradoDicas: [
    "Confira se o endereço foi copiado por inteiro, até o último caractere.",
    "Abra de novo a mensagem em que a loja enviou o link de rastreio.",
    "Se não der certo, peça um novo link à loja.",
  ],
};
