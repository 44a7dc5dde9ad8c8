import type { Operations } from "@frete/contract/loja";
import type { Handler } from "../http/types.ts";

/** Who sent a request of the loja's interface: the loja of the token (GER-004) and the kind of token (NS-070). */
export interface LojaCaller {
  idLoja: number;
  nomeLoja: string;
  /** Version of the loja's configuration; grows with every change an operator makes. */
  versao: number;
  /** IANA zone of the loja (NS-001). */
  fusoHorario: string;
  tipoToken: "api" | "cotacao";
}

/** Handler of one operation of the loja's interface. */
export type LojaHandler<Id extends keyof Operations> = Handler<Operations, Id, LojaCaller>;
