import type { Driver } from "../profile/driver.ts";
import { LOJA, type Operator, recordWith } from "./operator.ts";

/** What is registered for a store: branches, return points, shipping methods, freight rules. */
export function transporteDriver(call: Operator): Driver {
  return {
    async createFreightRule({ canal, uf, ...rule }) {
      const criterios = [
        ...(uf === undefined ? [] : [{ campo: 1, valores: [uf] }]),
        { campo: 5, valores: [canal] },
      ];
      const { codigo } = await call<{ codigo: number }>("POST", `${LOJA}/regras`, { ...rule, criterios });
      return { codigo };
    },
    async createReturnPoint(ponto) {
      await call("POST", `${LOJA}/pontos-devolucao`, { ...ponto, ativo: true });
    },
    async setBranchLeadTime(filialERP, prazoAdicional) {
      const { id } = await recordWith<{ id: number; filialERP: string }>(
        call,
        `${LOJA}/filiais`,
        "filialERP",
        filialERP,
      );
      await call("PATCH", `${LOJA}/filiais/${id}`, { prazoAdicional });
    },
    async createMethod({ nomeTransportadora, nome }) {
      const { id: idTransportadora } = await recordWith<{ id: number; nome: string }>(
        call,
        `${LOJA}/transportadoras`,
        "nome",
        nomeTransportadora,
      );
      const { id } = await call<{ id: number }>("POST", `${LOJA}/metodos`, { idTransportadora, nome });
      return { idMetodoEnvio: id };
    },
    async setMethodLeadTime(idMetodoEnvio, prazoAdicional) {
      await call("PATCH", `${LOJA}/metodos/${idMetodoEnvio}`, { prazoAdicional });
    },
    async renameMethod(idMetodoEnvio, nome) {
      await call("PATCH", `${LOJA}/metodos/${idMetodoEnvio}`, { nome });
    },
    async deleteMethod(idMetodoEnvio) {
      await call("DELETE", `${LOJA}/metodos/${idMetodoEnvio}`);
    },
  };
}
