import type { Driver } from "../profile/driver.ts";
import { LOJA, type Operator } from "./operator.ts";

/** The installation: its clock, the store's tokens and applications. */
export function instalacaoDriver(call: Operator): Driver {
  return {
    async moveClock(instant) {
      await call("PUT", "/relogio", { agora: instant.toISOString() });
    },
    async uninstallApp({ nomeApp: nome }) {
      const { id } = await call<{ id: number }>("POST", `${LOJA}/aplicativos`, { nome });
      await call("DELETE", `${LOJA}/aplicativos/${id}`);
      return { idApp: id };
    },
    async expiredToken(tipo) {
      const novo = { tipo, descricao: "conformance" };
      const { id, token } = await call<{ id: number; token: string }>("POST", `${LOJA}/tokens`, novo);
      await call("PATCH", `${LOJA}/tokens/${id}`, { expiraEm: "2020-01-01T00:00:00Z" });
      return token;
    },
  };
}
