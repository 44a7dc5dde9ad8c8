import type { OperationId } from "@frete/contract/loja";

/** Keys of what the heavy store has, from the answers that told them. */
export interface Known {
  readonly chaves: string[];
  readonly numeros: string[];
  readonly cotacoes: string[];
  readonly skus: string[];
  readonly plps: string[];
  readonly documentos: string[];
  /** Of a file: its address, and that in its parts. */
  readonly caminhos: string[];
}

export const nothingKnown = (): Known => ({
  chaves: [],
  numeros: [],
  cotacoes: [],
  skus: [],
  plps: [],
  documentos: [],
  caminhos: [],
});

/** Keeps the keys that an answer tells. */
export function learn(known: Known, id: OperationId, body: unknown): void {
  const answer = (body ?? {}) as Record<string, unknown> & {
    retorno?: { idCotacao: string };
    produto?: { sku: string }[];
    anexos?: { url: string }[];
  };
  const add = (list: string[], value: unknown) => {
    if (typeof value === "string" && !list.includes(value)) list.push(value);
  };
  if (id === "criarPedido") {
    add(known.chaves, answer.chavePedido);
    add(known.numeros, answer.numeroPedido);
  } else if (id === "criarCotacao") add(known.cotacoes, answer.retorno?.idCotacao);
  else if (id === "salvarProdutos") add(known.skus, answer.produto?.[0]?.sku);
  else if (id === "criarPlp") add(known.plps, answer.idPLP);
  else if (id === "lerFila") add(known.documentos, answer.documento);
  else if (id === "enviarMensagemChat") add(known.caminhos, answer.anexos?.[0]?.url);
}

/** What the parameters of an operation name: something that the store has. */
export function subjectsOf(id: OperationId, known: Known): Record<string, readonly string[]> {
  const { chaves, numeros, cotacoes, skus, plps, documentos, caminhos } = known;
  const periodo = ["2020-01-01TO2039-12-31"];
  const byKey = { filtro: ["documento"], valor: chaves };
  const parts = (index: number) => caminhos.map((caminho) => caminho.split("/").slice(-2)[index] ?? "");
  const subjects: Partial<Record<OperationId, Record<string, readonly string[]>>> = {
    consultarCotacao: { idCotacao: cotacoes },
    alterarPedido: byKey,
    rastrearPedido: byKey,
    listarPedidos: { dataTipo: ["dataCriacaoPedido"], periodo },
    verRastreio: { numeroPedido: numeros, chavePedido: chaves },
    listarAnexos: { numeroPedido: numeros },
    removerAnexo: { numeroPedido: numeros, caminho: caminhos },
    baixarArquivo: { chave: parts(0), nome: parts(1) },
    enviarMensagemChat: { idPedido: chaves },
    lerChat: { idPedido: chaves },
    consultarElegibilidadeChat: { idPedido: chaves },
    listarPlps: { periodo, status: ["Pendente"] },
    consultarPlp: { filialERP: ["SP01"], idPLP: plps },
    consultarSituacaoReversa: { tipo: ["motivoReversa"] },
    consultarProduto: { sku: skus },
    removerDaFila: { idDocumento: documentos },
  };
  return subjects[id] ?? {};
}

/** Refusals that are part of what may be asked for again and again: of a removal the second one finds nothing. */
export const ALSO_SERVED: Partial<Record<OperationId, readonly number[]>> = {
  removerAnexo: [404],
  removerDaFila: [404],
  lerFila: [404],
};
