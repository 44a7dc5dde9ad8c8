import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type OperatorServer, operatorServer } from "../operacao/operatorServer.testing.ts";
import { CRIADO, insertPedidos, pedido, SAO_PAULO } from "../pedido/pedido.testing.ts";
import type { Pedido } from "../pedido/pedido.ts";
import { findPedidos } from "../pedido/pedidoRepository.ts";
import type { Database } from "../storage/database.ts";
import { eachDatabase } from "../test-support/databases.ts";
import { formatTimestamp } from "../time.ts";

const HORA = 3_600_000;

/** Local time so many hours after the orders were created. */
const at = (hours: number) => formatTimestamp(CRIADO + hours * HORA, SAO_PAULO);

eachDatabase((_name, open) => {
  let db: Database;
  let server: OperatorServer;
  beforeAll(async () => {
    db = await open();
    server = await operatorServer(db);
    for (const nome of ["Uma", "Outra"]) await server.create("/lojas", { nome });
  });
  afterAll(async () => {
    await server.close();
    expect(server.errors).toEqual([]);
  });

  let counter = 0;
  const novo = async (idLoja = 1, changes: Partial<Pedido> = {}): Promise<Pedido> => {
    const numeroPedido = String(++counter);
    const [one] = await insertPedidos(db, idLoja, [pedido({ numeroPedido, ...changes })]);
    return one as Pedido;
  };
  const stored = async ({ chave }: Pedido, idLoja = 1): Promise<Pedido> =>
    (await findPedidos(db.reader, idLoja, "chave", [chave]))[0]?.pedido as Pedido;
  const report = (itens: unknown[], idLoja = 1) =>
    server.call("POST", `/lojas/${idLoja}/ocorrencias`, { itens });

  describe("one occurrence", () => {
    test("NS-011: is recorded with where it came from and moves shipment and order", async () => {
      const one = await novo();
      const { status, body } = await report([{ documento: one.chave, idOcoren: 0, data: at(2) }]);
      expect(status).toBe(200);
      expect(body).toEqual({
        mensagem: "1 ocorrência registrada, 0 repetidas, 0 recusadas.",
        registradas: 1,
        repetidas: 0,
        recusadas: 0,
        itens: [
          {
            resultado: "registrada",
            mensagem: "sucesso",
            documento: one.chave,
            idEnvio: one.envios[0]?.id,
            idStatus: 30,
          },
        ],
      });
      const after = await stored(one);
      expect(after.historico.at(-1)).toEqual({ idStatus: 30, data: CRIADO + 2 * HORA });
      expect(after.envios[0]?.ocorrencias.at(-1)).toMatchObject({
        idOcoren: 0,
        descricao: "Processo de transporte já iniciado",
        visivelCliente: true,
        origem: { origem: "api", nomeUsuario: "operador", data: server.clock.now() },
      });
    });
  });
});
