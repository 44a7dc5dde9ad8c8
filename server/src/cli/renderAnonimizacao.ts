import type { Anonimizacao } from "@frete/contract/operacao";
import { renderRecord } from "./render.ts";

/** What an anonymization did, then what stays and why, a line each. */
export function renderAnonimizacao(answer: object): string {
  const { mantidos, ...done } = answer as Anonimizacao;
  return [
    renderRecord(done, false),
    "",
    ...mantidos.map(({ dado, motivo }) => `fica: ${dado}. ${motivo}`),
  ].join("\n");
}
