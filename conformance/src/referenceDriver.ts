import type { CreateDriver } from "./driver.ts";

const LIMIT = 10_000;

/** Drives the reference server through its operator's interface. */
const referenceDriver: CreateDriver = ({ url, environment }) => {
  const token = environment.FRETE_OPERATOR_TOKEN ?? "frete_op_demo";
  const call = async (method: string, path: string, body: object): Promise<Record<string, unknown>> => {
    const answer = await fetch(`${url}/operacao/v1${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(LIMIT),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path} was answered with ${answer.status}: ${text}`);
    return JSON.parse(text);
  };
  return {
    async addOccurrence({ chavePedido, idOcoren, data }) {
      const itens = [{ documento: chavePedido, idOcoren, data }];
      const answer = await call("POST", "/lojas/1/ocorrencias", { itens });
      if (answer.recusadas !== 0) throw new Error(`the occurrence was refused: ${JSON.stringify(answer)}`);
    },

    async moveClock(instant) {
      await call("PUT", "/relogio", { agora: instant.toISOString() });
    },

    async expiredToken(tipo) {
      const { id, token } = await call("POST", "/lojas/1/tokens", { tipo, descricao: "conformance" });
      await call("PATCH", `/lojas/1/tokens/${id}`, { expiraEm: "2020-01-01T00:00:00Z" });
      return String(token);
    },
  };
};

export default referenceDriver;
