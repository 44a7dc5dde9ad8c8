import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type BothServers, bothServers } from "../test-support/bothServers.testing.ts";
import { eachDatabase } from "../test-support/databases.ts";
import { drainFila, registerReceiver } from "../test-support/eventos.testing.ts";

eachDatabase((_name, open) => {
  let both: BothServers;
  beforeAll(async () => {
    both = await bothServers(await open());
    await registerReceiver(both.loja);
  });
  afterAll(() => both.close());
  beforeEach(() => drainFila(both.loja));

  const operate = async (method: string, path: string, body?: object) => {
    const answer = await both.operador.call(method, `/lojas/1${path}`, body);
    expect([path, answer.status]).toEqual([path, 200]);
    return answer.body;
  };
  const dados = async () => (await drainFila(both.loja)).map((evento) => [evento.tipo, evento.dados]);
  const branch = (filialERP: string, changes: object = {}) => ({
    ...{ filialERP, nome: "CD", cep: "05036001", cidade: "São Paulo", uf: "SP" },
    ...changes,
  });
  const metodo = async (changes: object = {}) =>
    operate("POST", "/metodos", { idTransportadora: 1, nome: crypto.randomUUID(), ...changes });

  describe("metodoEnvio (EVT-018, NS-072)", () => {
    const of = ({ id, nome }: { id: number; nome: string }, situacao: string) => [
      "metodoEnvio",
      {
        codigo: String(id),
        situacao,
        idTransportadora: 1,
        idMetodoEnvio: id,
        nomeTransportadora: "Carga Teste",
        nomeMetodoEnvio: nome,
        data: "2026-11-21 09:00:00",
      },
    ];

    test("created, changed, deleted", async () => {
      const novo = await metodo();
      const mudado = await operate("PATCH", `/metodos/${novo.id}`, { nome: `${novo.nome}!` });
      await operate("DELETE", `/metodos/${novo.id}`);
      expect(await dados()).toEqual([of(novo, "novo"), of(mudado, "altera"), of(mudado, "delete")]);
    });

    test("no event for a change that changes nothing", async () => {
      const novo = await metodo();
      await drainFila(both.loja);
      await operate("PATCH", `/metodos/${novo.id}`, { nome: novo.nome, correios: false });
      expect(await dados()).toEqual([]);
    });

    test("deactivated by the operator, or because freight tables name it: delete, once", async () => {
      const novo = await metodo();
      await operate("POST", "/tabelas", { nome: "T", idMetodo: novo.id });
      await drainFila(both.loja);
      expect(await operate("DELETE", `/metodos/${novo.id}`)).toMatchObject({ resultado: "desativado" });
      expect(await dados()).toEqual([of(novo, "delete")]);
      await operate("DELETE", `/metodos/${novo.id}`);
      expect(await dados()).toEqual([]);
      await operate("PATCH", `/metodos/${novo.id}`, { ativo: true });
      await operate("PATCH", `/metodos/${novo.id}`, { ativo: false });
      expect(await dados()).toEqual([of(novo, "altera"), of(novo, "delete")]);
    });

    test("a refused change leaves no event", async () => {
      const um = await metodo();
      const outro = await metodo();
      await drainFila(both.loja);
      const refused = await both.operador.call("PATCH", `/lojas/1/metodos/${um.id}`, { nome: outro.nome });
      expect([refused.status, await dados()]).toEqual([409, []]);
    });
  });

  describe("prazoAdicional (EVT-015, EVT-016, NS-072)", () => {
    const prazos = async () =>
      (await dados()).filter(([tipo]) => tipo === "prazoAdicional").map(([, each]) => each);
    /** Leaves branch 1 with the extremes 1 day and 0 %, and no other branch or method active. */
    const only = async () => {
      for (const kind of ["filiais", "metodos"]) {
        const { itens } = (await both.operador.call("GET", `/lojas/1/${kind}?limite=200`)).body;
        for (const { id } of itens)
          await operate("PATCH", `/${kind}/${id}`, { ativo: false, prazoAdicional: 0 });
      }
      await operate("PATCH", "/filiais/1", { ativo: true, prazoAdicional: 1, perAdiDesconto: 0 });
      await drainFila(both.loja);
    };
    const data = "2026-11-21 09:00:00";

    test("largest and smallest values of active branches and methods; null when nothing is active", async () => {
      await only();
      const outra = await operate(
        "POST",
        "/filiais",
        branch("PA1", { prazoAdicional: 5, perAdiDesconto: -2.5 }),
      );
      const none = { prazoFilial: 1, prazoMetodo: null, perAdicionalDesconto: 0 };
      const large = { ...none, prazoFilial: 5 };
      const small = { ...none, perAdicionalDesconto: -2.5 };
      expect(await prazos()).toEqual([{ maior: large, menor: small, data }]);
      const novo = await metodo({ prazoAdicional: 3 });
      await metodo({ prazoAdicional: 7, ativo: false });
      expect(await prazos()).toEqual([
        { maior: { ...large, prazoMetodo: 3 }, menor: { ...small, prazoMetodo: 3 }, data },
      ]);
      await operate("PATCH", `/filiais/${outra.id}`, { ativo: false });
      await operate("DELETE", `/metodos/${novo.id}`);
      expect(await prazos()).toEqual([
        { maior: { ...none, prazoMetodo: 3 }, menor: { ...none, prazoMetodo: 3 }, data },
        { maior: none, menor: none, data },
      ]);
    });

    test.each<[string, string, object, number]>([
      ["a branch's time", "/filiais/1", { prazoAdicional: 2 }, 1],
      ["a branch's percentage", "/filiais/1", { perAdiDesconto: 0.001 }, 1],
      ["both at once", "/filiais/1", { prazoAdicional: 2, perAdiDesconto: -1 }, 1],
      ["the same values again", "/filiais/1", { prazoAdicional: 1, perAdiDesconto: 0 }, 0],
      ["another field", "/filiais/1", { nome: "Outro" }, 0],
      ["its end", "/filiais/1", { ativo: false }, 1],
    ])("change of %s", async (_case, path, change, events) => {
      await only();
      await operate("PATCH", path, change);
      expect(await prazos()).toHaveLength(events);
    });

    test("a value between the extremes changes: told; one that comes or goes between them: not", async () => {
      await only();
      await operate("POST", "/filiais", branch("PB1", { prazoAdicional: 9 }));
      await drainFila(both.loja);
      const meio = await operate("POST", "/filiais", branch("PB2", { prazoAdicional: 4 }));
      expect(await prazos()).toEqual([]);
      await operate("PATCH", `/filiais/${meio.id}`, { prazoAdicional: 6 });
      expect(await prazos()).toHaveLength(1);
      await operate("DELETE", `/filiais/${meio.id}`);
      expect(await prazos()).toEqual([]);
    });

    test("a method's change is told as both", async () => {
      const novo = await metodo();
      await drainFila(both.loja);
      await operate("PATCH", `/metodos/${novo.id}`, { prazoAdicional: 2 });
      expect((await dados()).map(([tipo]) => tipo)).toEqual(["metodoEnvio", "prazoAdicional"]);
    });
  });
});
