import type { RegraFrete } from "@frete/contract/loja";
import type { Verify } from "../../engine/verify.ts";
import type { FreightRule } from "../../profile/driver.ts";
import type { Profile } from "../../profile/profile.ts";
import { today } from "./dates.ts";

/** Order (TRA-016), and where today lies in the validity (TRA-004). */
export function verifyRegras(regras: readonly RegraFrete[], verify: Verify): void {
  const order = regras.map(({ ordem, codigo }) => [ordem, codigo] as const);
  const sorted = [...order].sort((one, other) => one[0] - other[0] || other[1] - one[1]);
  verify.equal("/regras", order, sorted, ["TRA-016"]);
  const day = today();
  for (const [index, { dataInicio, dataFim, situacao }] of regras.entries()) {
    const ended = dataFim !== null && dataFim.slice(0, 10) < day;
    const expected = dataInicio.slice(0, 10) > day ? "programada" : ended ? "vencida" : "vigente";
    verify.equal(`/regras/${index}/situacao`, situacao, expected, ["TRA-004", "TRA-002"]);
  }
}

/** A rule of the run that changes no quotation of others: it applies in a channel that nobody quotes in. */
export function kitRegra({ run }: Profile, name: string, change: Partial<FreightRule> = {}): FreightRule {
  return {
    titulo: `KIT-${run} ${name}`,
    status: "ativo",
    valorTipo: "percentual",
    valorAcao: "soma",
    valor: 10,
    prazoAcao: null,
    prazo: null,
    dataInicio: today(-10),
    dataFim: null,
    ordem: 20,
    canal: `KIT-${run}-REGRAS`,
    ...change,
  };
}
