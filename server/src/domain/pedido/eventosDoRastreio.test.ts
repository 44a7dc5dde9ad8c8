import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { lineOf, ocoren342 } from "../../operacao/edi/lines.testing.ts";
import { HOUR } from "../../platform/durations.ts";
import { formatTimestamp } from "../../platform/time.ts";
import { newEnvio, newPedido } from "../../test-support/criacao.testing.ts";
import { eachDatabase } from "../../test-support/databases.ts";
import { drainFila, registerReceiver } from "../../test-support/eventos.testing.ts";
import { type PlpServers, plpServers, postal } from "../../test-support/plp.testing.ts";
import { CRIADO, envio, insertPedidos, notaFiscal, pedido, SAO_PAULO } from "./pedido.testing.ts";
import type { Pedido } from "./pedido.ts";

const at = (hours: number) => formatTimestamp(CRIADO + hours * HOUR, SAO_PAULO);

eachDatabase((_name, open) => {
  let both: PlpServers;
  beforeAll(async () => {
    both = await plpServers(await open());
    await registerReceiver(both.loja);
  });
  afterAll(() => both.close());
  beforeEach(() => drainFila(both.loja));

  let count = 0;
  const novo = async (changes: Partial<Pedido> = {}) => {
    const numeroPedido = `R-${++count}`;
    return (await insertPedidos(both.db, 1, [pedido({ numeroPedido, ...changes })]))[0] as Pedido;
  };
  const operate = async (path: string, body: unknown, headers?: Record<string, string>) => {
    const answer = await both.operador.call("POST", `/lojas/1${path}`, body, headers);
    expect([path, answer.status]).toEqual([path, 200]);
    return answer.body;
  };
  const told = async () =>
    (await drainFila(both.loja)).map(({ tipo, dados }) => {
      const { numeroPedido, idOcoren, situacao } = dados as Record<string, unknown>;
      return [tipo, numeroPedido, idOcoren, situacao];
    });

  describe("NS-071: creation", () => {
    test.each<[string, object, string[]]>([
      ["labels of the integrator: despatched at once", { controleEtiqueta: "app" }, ["criado", "postado"]],
      ["labels of the service: only invoiced (PED-REC-017)", { controleEtiqueta: "servico" }, ["criado"]],
      [
        "created once per order, posted once per shipment",
        { envio: [newEnvio(), newEnvio()] },
        ["criado", "postado", "postado"],
      ],
    ])("%s", async (_case, changes, situacoes) => {
      const body = newPedido(changes);
      const answer = await both.loja.call("POST", "/pedido/novo", { body });
      expect(answer.status).toBe(200);
      const expected = situacoes.map((situacao) => ["Rastreio", body.numeroPedido, 99, situacao]);
      expect(await told()).toEqual(expected);
      expect((await both.loja.call("POST", "/pedido/novo", { body })).status).toBe(200);
      expect(await told()).toEqual([]);
    });

    test("a refused order is not told of", async () => {
      const body = newPedido({ numeroPedido: "" });
      expect((await both.loja.call("POST", "/pedido/novo", { body })).status).toBe(400);
      expect(await told()).toEqual([]);
    });
  });

  test("EVT-003: the operator's batch, in its order; what is known already or refused is not told of", async () => {
    const [one, two] = [await novo(), await novo()];
    const itens = [
      { documento: one.chave, idOcoren: 0, data: at(1) },
      { documento: two.chave, idOcoren: 46, data: at(2) },
      { documento: one.chave, idOcoren: 0, data: at(1) },
      { documento: "f".repeat(32), idOcoren: 1, data: at(3) },
      { documento: one.chave, idOcoren: 99, data: at(4), informacaoAdicional: "Saiu para entrega" },
      { documento: one.chave, idOcoren: 35, data: at(5) },
      { documento: one.chave, idOcoren: 1, data: at(6) },
    ];
    await operate("/ocorrencias", { itens });
    expect(await told()).toEqual([
      ["Rastreio", one.numeroPedido, 99, "em transito"],
      ["Rastreio", two.numeroPedido, 46, "ocorrencia"],
      ["Rastreio", one.numeroPedido, 99, "saiu para entrega"],
      ["Rastreio", one.numeroPedido, 35, "ocorrencia"],
      ["Rastreio", one.numeroPedido, 1, "entregue"],
    ]);
  });

  test("NS-011: a late one is told of too, though it moves nothing", async () => {
    const one = await novo();
    await operate("/ocorrencias", { itens: [{ documento: one.chave, idOcoren: 1, data: at(5) }] });
    await operate("/ocorrencias", { itens: [{ documento: one.chave, idOcoren: 0, data: at(1) }] });
    expect((await told()).map(([, , , situacao]) => situacao)).toEqual(["entregue", "em transito"]);
  });

  test("a carrier's file, and the same file again", async () => {
    const one = await novo({ envios: [envio({ notaFiscal: notaFiscal(70_001) })] });
    const file = [
      lineOf([[1, "000"]]),
      lineOf([[1, "340"]]),
      "341",
      ocoren342({ numero: "00070001", codigo: "02" }),
    ].join("\r\n");
    for (const expected of [[["Rastreio", one.numeroPedido, 2, "entregue"]], []]) {
      await operate("/edi/ocoren", file, { "Content-Type": "text/plain" });
      expect(await told()).toEqual(expected);
    }
  });

  test("the simulator: one event for each occurrence, none for days that were played", async () => {
    const one = await novo();
    const body = { semente: 7, dias: 60, pedidos: [one.chave] };
    const { ocorrencias } = await operate("/simulacao", body);
    expect((await told()).filter(([tipo]) => tipo === "Rastreio")).toHaveLength(ocorrencias);
    await operate("/simulacao", body);
    expect(await told()).toEqual([]);
  });

  test("NS-071, NS-025, EVT-019: a pre-list that is closed posts its shipments, each once; a change by the loja is no event", async () => {
    const [one, two] = [await both.novo([postal(), postal()]), await both.novo([postal({ idStatus: 25 })])];
    const codigo = await both.criada([one, two]);
    const protocolos = [...one.envios, ...two.envios].map(({ id: idEnvio }, index) => {
      return { idEnvio, codigoRastreio: `AA12345678${index}BR` };
    });
    expect((await both.fechar(codigo, { protocolos })).status).toBe(200);
    const eventos = await drainFila(both.loja);
    const common = { idPedido: one.chave, numeroPedido: one.numeroPedido, idOcoren: 99, situacao: "postado" };
    expect(eventos.map(({ dados }) => dados)).toEqual(
      [0, 1].map((index) => ({
        ...common,
        mensagem: `Envio despachado: AA12345678${index}BR`,
        data: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
      })),
    );
    expect((await both.fechar(codigo, { protocolos })).status).toBe(409);
    const body = { envio: [{ codigoRastreio: "AA123456785BR" }] };
    const altered = await both.loja.call("PUT", `/pedido/altera/pedido/${one.numeroPedido}`, { body });
    expect(altered.status).toBe(200);
    expect(await told()).toEqual([]);
  });
});
