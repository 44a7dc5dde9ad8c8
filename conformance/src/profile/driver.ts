import type { PontoDevolucao } from "@frete/contract/loja";

/**
 * What no operation of the store's interface can do, in the words of the implementation under test, always in its first
 * store. Every function is optional; cases that need a missing one count as not supported. A function that throws fails its
 * case.
 */
export interface Driver {
  /** Reports an occurrence of every shipment of an order; `data` is `YYYY-MM-DDTHH:mm:ss`. */
  addOccurrence?(occurrence: {
    chavePedido: string;
    idOcoren: number;
    data: string;
    informacaoAdicional?: string;
  }): Promise<void>;
  /** Records what a carrier charged for the shipment of an invoice, by its transport document; it waits for a decision. */
  addConciliacao?(documento: {
    cnpj: string;
    serie: number;
    numeroNotaFiscal: string;
    numeroConhecimento: string;
    /** `YYYY-MM-DD`. */
    dataConhecimento: string;
    freteValor: number;
  }): Promise<void>;
  /** Authorizes what a carrier charged for an order, or refuses it. */
  decideConciliacao?(chavePedido: string, autorizado: boolean): Promise<void>;
  /** Reports that the first shipment of an order left a unit of the carrier, or arrived there. */
  addUnitEvent?(event: {
    chavePedido: string;
    evento: "saiu" | "chegou";
    unidade: string;
    cidade: string;
    uf: string;
    /** `YYYY-MM-DDTHH:mm:ss`. */
    data: string;
    mensagem: string;
  }): Promise<void>;
  /** The carrier of an order answers in its conversation. */
  answerChat?(answer: {
    chavePedido: string;
    mensagem: string;
    anexos?: readonly DriverFile[];
  }): Promise<void>;
  /** Finishes the conversation of an order. */
  finishChat?(chavePedido: string): Promise<void>;
  /** Adds a document to an order, not as a message. */
  addDocument?(document: DriverFile & { chavePedido: string }): Promise<void>;
  /** Enables the carrier of that name for chat, or disables it. */
  enableChat?(nomeTransportadora: string, enabled: boolean): Promise<void>;
  /** Registers a freight rule that applies in the sales channel `canal` only. */
  createFreightRule?(rule: FreightRule): Promise<{ codigo: number }>;
  /** Closes a pending PLP; the tracking codes go to its shipments. */
  closePlp?(closing: {
    codigoPLP: number;
    protocolos: readonly { idEnvio: number; codigoRastreio: string }[];
    idRecibo: string;
    aplicacao: string;
  }): Promise<void>;
  /** Excludes a pending PLP. */
  excludePlp?(codigoPLP: number): Promise<void>;
  /** Sets the additional lead time of a branch, in days. */
  setBranchLeadTime?(filialERP: string, prazoAdicional: number): Promise<void>;
  /** Registers an active place that takes returns. */
  createReturnPoint?(point: ReturnPoint): Promise<void>;
  /** Registers an active shipping method of a carrier, without freight tables. */
  createMethod?(method: { nomeTransportadora: string; nome: string }): Promise<{ idMetodoEnvio: number }>;
  /** Sets the additional lead time of a shipping method, in days. */
  setMethodLeadTime?(idMetodoEnvio: number, prazoAdicional: number): Promise<void>;
  /** Renames a shipping method. */
  renameMethod?(idMetodoEnvio: number, nome: string): Promise<void>;
  /** Deletes a shipping method. */
  deleteMethod?(idMetodoEnvio: number): Promise<void>;
  /** Installs an application in the store and uninstalls it again. */
  uninstallApp?(app: { nomeApp: string }): Promise<{ idApp: number }>;
  /**
   * Sets the clock of the implementation, which goes on from there, and lets what is due by then happen (records past their
   * age are deleted). The kit sets it back to now when it is done.
   */
  moveClock?(instant: Date): Promise<void>;
  /** Issues a token of the first store. */
  issueToken?(kind: "api" | "cotacao"): Promise<string>;
  /** Ends the time of such a token, or revokes it; returns when no operation takes it any more. */
  endToken?(token: string, how: "expired" | "revoked"): Promise<void>;
}

/** A file that the other side sends. */
export interface DriverFile {
  nome: string;
  conteudo: Uint8Array;
}

/** What the store's interface shows of a return point, without its code and status. */
export type ReturnPoint = Omit<PontoDevolucao, "id" | "status">;

/** A freight rule; dates are `YYYY-MM-DD`, criteria besides the channel are named by their codes. */
export interface FreightRule {
  titulo: string;
  status: "ativo" | "inativo" | "pendente";
  valorTipo: string;
  valorAcao: string;
  valor: number;
  prazoAcao: string | null;
  prazo: number | null;
  dataInicio: string;
  dataFim: string | null;
  ordem: number;
  canal: string;
  /** State of Brazil, as a second criterion. */
  uf?: string;
}

/** A driver module exports this as its default. */
export type CreateDriver = (target: { url: string; environment: NodeJS.ProcessEnv }) => Driver;
