import type { CreateDriver } from "./driver.ts";

/** Drives the reference server through its operator's interface. */
const referenceDriver: CreateDriver = ({ url, environment }) => ({
  async addOccurrence({ chavePedido, idOcoren, data }) {
    const answer = await fetch(`${url}/operacao/v1/lojas/1/ocorrencias`, {
      method: "POST",
      headers: {
        authorization: `Bearer ${environment.FRETE_OPERATOR_TOKEN ?? "frete_op_demo"}`,
        "content-type": "application/json",
      },
      body: JSON.stringify({ itens: [{ documento: chavePedido, idOcoren, data }] }),
      signal: AbortSignal.timeout(10_000),
    });
    const text = await answer.text();
    if (!answer.ok || !text.includes(`"recusadas":0`))
      throw new Error(`the operator's interface answered ${answer.status}: ${text}`);
  },
});

export default referenceDriver;
