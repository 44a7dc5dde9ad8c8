import { afterAll, beforeAll, expect, test } from "vitest";
import { eachDatabase } from "../../test-support/databases.ts";
import { type PlpServers, plpServers } from "../../test-support/plp.testing.ts";

const ROUNDS = 15;

eachDatabase((_name, open) => {
  let s: PlpServers;
  beforeAll(async () => {
    s = await plpServers(await open());
  });
  afterAll(() => s.close());

  test("NS-025: a branch and a method that are deleted while a pre-list names them are not gone", async () => {
    const place = { cep: "01310100", cidade: "São Paulo", uf: "SP" };
    const [carrier] = (await s.operador.call("GET", "/lojas/1/transportadoras")).body.itens;
    const outcomes = new Set<string>();
    for (let round = 0; round < ROUNDS; round++) {
      const filialERP = `R${round}`;
      const made = async (path: string, body: object): Promise<number> =>
        (await s.operador.call("POST", `/lojas/1/${path}`, body)).body.id;
      const filial = await made("filiais", { filialERP, nome: filialERP, ...place });
      const metodo = await made("metodos", { idTransportadora: carrier.id, nome: filialERP });
      const order = await s.novo();
      const remove = async (path: string) =>
        (await s.operador.call("DELETE", `/lojas/1/${path}`)).body.resultado as string;
      const [created, ...removed] = await Promise.all([
        s.criar({ filialERP, idMetodo: metodo, pedidos: [order.chave] }),
        remove(`filiais/${filial}`),
        remove(`metodos/${metodo}`),
      ]);
      expect([200, 400]).toContain(created.status);
      if (created.status === 200) expect(removed).toEqual(["desativado", "desativado"]);
      else expect(removed).toContain("excluido");
      outcomes.add(`${created.status} ${removed}`);
    }
    expect(outcomes.size).toBeGreaterThan(0);
  });
});
