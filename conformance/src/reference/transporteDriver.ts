import type { Driver } from "../driver.ts";
import { type Operator, recordWith } from "./operator.ts";

/** What is registered for a store: branches, shipping methods, freight rules. */
export function transporteDriver(call: Operator): Driver {
  return {
    async createFreightRule({ canal, uf, ...rule }) {
      const criterios = [
        ...(uf === undefined ? [] : [{ campo: 1, valores: [uf] }]),
        { campo: 5, valores: [canal] },
      ];
      const { codigo } = await call<{ codigo: number }>("POST", "/regras", { ...rule, criterios });
      return { codigo };
    },
    async setBranchLeadTime(filialERP, prazoAdicional) {
      const { id } = await recordWith<{ id: number; filialERP: string }>(
        call,
        "/filiais",
        "filialERP",
        filialERP,
      );
      await call("PATCH", `/filiais/${id}`, { prazoAdicional });
    },
    async createMethod({ nomeTransportadora, nome }) {
      const { id: idTransportadora } = await recordWith<{ id: number; nome: string }>(
        call,
        "/transportadoras",
        "nome",
        nomeTransportadora,
      );
      const { id } = await call<{ id: number }>("POST", "/metodos", { idTransportadora, nome, ativo: false });
      return { idMetodoEnvio: id };
    },
    async renameMethod(idMetodoEnvio, nome) {
      await call("PATCH", `/metodos/${idMetodoEnvio}`, { nome });
    },
    async deleteMethod(idMetodoEnvio) {
      await call("DELETE", `/metodos/${idMetodoEnvio}`);
    },
  };
}
