import type { Driver } from "../driver.ts";
import { LOJA, type Operator } from "./operator.ts";

/** The installation: its clock, and the store's tokens. */
export function instalacaoDriver(call: Operator): Driver {
  return {
    async moveClock(instant) {
      await call("PUT", "/relogio", { agora: instant.toISOString() });
    },
    async expiredToken(tipo) {
      const novo = { tipo, descricao: "conformance" };
      const { id, token } = await call<{ id: number; token: string }>("POST", `${LOJA}/tokens`, novo);
      await call("PATCH", `${LOJA}/tokens/${id}`, { expiraEm: "2020-01-01T00:00:00Z" });
      return token;
    },
  };
}
