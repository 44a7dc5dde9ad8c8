import type { Driver } from "../profile/driver.ts";
import { LOJA, type Operator } from "./operator.ts";

/** The installation: its clock, the store's tokens and applications. */
export function instalacaoDriver(call: Operator): Driver {
  const idOf = new Map<string, number>();
  return {
    async moveClock(instant) {
      await call("PUT", "/relogio", { agora: instant.toISOString() });
    },
    async uninstallApp({ nomeApp: nome }) {
      const { id } = await call<{ id: number }>("POST", `${LOJA}/aplicativos`, { nome });
      await call("DELETE", `${LOJA}/aplicativos/${id}`);
      return { idApp: id };
    },
    async issueToken(tipo) {
      const novo = { tipo, descricao: "conformance" };
      const { id, token } = await call<{ id: number; token: string }>("POST", `${LOJA}/tokens`, novo);
      idOf.set(token, id);
      return token;
    },
    async endToken(token, how) {
      const path = `${LOJA}/tokens/${idOf.get(token)}`;
      if (how === "revoked") await call("DELETE", path);
      else await call("PATCH", path, { expiraEm: "2020-01-01T00:00:00Z" });
    },
  };
}
