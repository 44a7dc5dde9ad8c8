import { randomBytes } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { anonimizarAntigos } from "../domain/titular/anonimizarAntigos.ts";
import { compactRemains } from "../domain/titular/compactRemains.ts";
import { DAY } from "../platform/durations.ts";
import type { Database } from "../platform/storage/database.ts";
import { readRows } from "../platform/storage/rows/readRows.ts";
import { toLine } from "../platform/storage/rows/rowLine.ts";
import { listTables } from "../platform/storage/rows/tables.ts";
import { type BothServers, bothServers } from "../test-support/bothServers.testing.ts";
import { sendForm, storedKeys } from "../test-support/chat.testing.ts";
import {
  createPedido,
  newDadosReversa,
  newEndereco,
  newEnvio,
  newNota,
  newPedido,
  newRemetente,
  newReversa,
} from "../test-support/criacao.testing.ts";
import { eachDatabase } from "../test-support/databases.ts";
import { registerReceiver } from "../test-support/eventos.testing.ts";
import { NOW } from "../test-support/lojaServer.testing.ts";

/** A customer of whom every datum is found by its text alone. */
const CPF = "52998224725";
const PERSON = {
  nome: "Quitéria Zambujal",
  email: "Quiteria.Zambujal@correio.example",
  cpfCnpj: CPF,
  endereco: "Travessa dos Girassóis",
  numero: "77123",
  bairro: "Vila Zambujeira",
  referencia: "Perto do moinho azul",
  telefones: ["21987651234"],
};
const TRACES = [
  ...[PERSON.nome, PERSON.email, CPF, PERSON.endereco, PERSON.bairro, PERSON.referencia, "21987651234"],
  ...["Zambuj", "529.982.247-25", "zambujal.pdf", "77123"],
];

eachDatabase((_name, open) => {
  let both: BothServers;
  beforeAll(async () => {
    both = await bothServers(await open());
    await both.db.transaction((trx) => trx("transportadora").update({ chat_habilitado: 1 }));
    for (const loja of [1, 2] as const) await registerReceiver(both.loja, {}, loja);
  });
  afterAll(() => both.close());

  const endereco = (changes: object = {}) => newEndereco({ ...PERSON, ...changes });

  /** An order of the person with everything that may belong to one. */
  async function order(numeroPedido: string, loja: 1 | 2, changes: object = {}): Promise<string> {
    const { body, status, text } = await createPedido(
      both.loja,
      newPedido({
        numeroPedido,
        enderecoEntrega: endereco(),
        dadosAdicionais: [{ chave: "presente", valor: "Para Zambujal" }],
        envio: [
          newEnvio({
            notaFiscal: newNota({ filialERP: loja === 1 ? "A1" : "Z1" }),
            nome: "Zambujal",
            dadosAdicionaisEnvio: [{ chave: "obs", valor: "Zambujal" }],
          }),
        ],
        ...changes,
      }),
      loja,
    );
    expect([status, text]).toEqual([200, expect.anything()]);
    return body.chavePedido;
  }

  async function live(chave: string, loja: 1 | 2): Promise<void> {
    const token = `frete_api_demo${loja}`;
    const url = `${both.loja.url}/api/v1/chat/${chave}/mensagem`;
    const sent = await sendForm(url, `Sou ${PERSON.nome}`, [["zambujal.pdf", "%PDF-1.7\nZambujal\n%%EOF"]], {
      token,
    });
    expect([sent.status, sent.body]).toEqual([200, expect.anything()]);
    const itens = [
      {
        documento: chave,
        idOcoren: 46,
        data: "2026-11-21 08:00:00",
        informacaoAdicional: `Recusado por ${PERSON.nome}`,
      },
      {
        documento: chave,
        idOcoren: 99,
        data: "2026-11-21 08:10:00",
        informacaoAdicional: "Saiu para entrega",
      },
      {
        documento: chave,
        idOcoren: 1,
        data: "2026-11-21 08:30:00",
        informacaoAdicional: `Recebido por ${PERSON.nome}, CPF 529.982.247-25`,
      },
    ];
    const heard = await both.operador.call("POST", `/lojas/${loja}/ocorrencias`, { itens });
    expect(heard.body.registradas).toBe(3);
  }

  const ofPerson = (loja: number, body: object) =>
    both.operador.call("POST", `/lojas/${loja}/anonimizacoes`, body);

  /** Every row as a line, by its loja. */
  async function rowsOf(loja: number): Promise<string[]> {
    return both.db.transaction(async (trx) => {
      const lines: string[] = [];
      for (const table of await listTables(trx, both.db.dialect))
        for await (const page of readRows(trx, both.db.dialect, table))
          for (const row of page)
            if (row.id_loja === loja && table.name !== "sequencia")
              lines.push(`${table.name} ${toLine(row, table.columns)}`);
      return lines.sort();
    });
  }
  const traces = (lines: readonly string[]) =>
    lines.filter((line) => TRACES.some((trace) => line.toLowerCase().includes(trace.toLowerCase())));

  test("NS-086: of a customer nothing is left in the store, and everything of others", async () => {
    const chave = await order("Q-1", 1);
    await live(chave, 1);
    const elsewhere = await order("Q-1", 2);
    await live(elsewhere, 2);
    const reversa = await createPedido(
      both.loja,
      newReversa("Q-1", {
        numeroPedido: "Q-2",
        dadosReversa: newDadosReversa({
          observacoesReversa: `Ligar para ${PERSON.nome}`,
          remetente: newRemetente(PERSON),
        }),
      }),
    );
    expect(reversa.text).toContain("chavePedido");
    await both.db.transaction((trx) =>
      trx("pedido").where({ chave: reversa.body.chavePedido }).update({ id_status: 50 }),
    );
    const stranger = await order("OUTRO", 1, {
      enderecoEntrega: newEndereco(),
      dadosAdicionais: [],
      envio: [newEnvio()],
    });
    const strangers = async () =>
      (await rowsOf(1)).filter((line) => line.startsWith("pedido ") && line.includes(stranger));
    const other = await rowsOf(2);
    const own = await strangers();
    expect(traces(await rowsOf(1)).length).toBeGreaterThan(5);
    const [gone] = await both.db.reader("anexo").where({ id_loja: 1 }).pluck("chave");

    const simulated = await ofPerson(1, { cpfCnpj: "529.982.247-25", simular: true });
    expect(simulated.body).toMatchObject({
      simulada: true,
      codigo: null,
      pedidos: 2,
      mensagens: 1,
      anexos: 1,
    });
    expect(traces(await rowsOf(1)).length).toBeGreaterThan(5);
    expect(await storedKeys(both.loja)).toContain(`1/${gone}`);

    const done = await ofPerson(1, { cpfCnpj: CPF });
    expect([done.status, done.body]).toMatchObject([
      200,
      {
        mensagem: "2 pedidos anonimizados.",
        codigo: 1,
        simulada: false,
        origem: "cpfCnpj",
        pedidos: 2,
        anexos: 1,
      },
    ]);
    expect(done.body.eventos).toBeGreaterThan(3);
    expect(traces(await rowsOf(1))).toEqual([]);
    expect(await rowsOf(2)).toEqual(other);
    expect(await strangers()).toEqual(own);
    expect(await storedKeys(both.loja)).not.toContain(`1/${gone}`);

    const { lista } = (await both.loja.call("GET", `/rastreio/documento/${chave}`)).body;
    expect(lista).toHaveLength(1);
    const { body: pedidos } = await both.loja.call(
      "GET",
      "/pedidos?dataTipo=dataCriacaoPedido&periodo=2026-11-21TO2026-11-21",
    );
    const record = pedidos.find(({ _id }: { _id: string }) => _id === chave);
    expect(record.enderecoEntrega).toMatchObject({
      nome: "Titular anonimizado",
      cep: "01310000",
      cidade: "São Paulo",
      uf: "SP",
      cpfCnpj: "",
    });
    expect(record.envio[0].notaFiscal.chave).toHaveLength(44);
    const text = (await both.loja.call("GET", "/fila")).text;
    expect(text).not.toContain("Zambuj");

    const again = await ofPerson(1, { cpfCnpj: CPF });
    expect(again.body).toMatchObject({ pedidos: 0, codigo: null, eventos: 0 });
    const { body: list } = await both.operador.call("GET", "/lojas/1/anonimizacoes");
    expect(list).toMatchObject({
      total: 1,
      itens: [{ codigo: 1, origem: "cpfCnpj", pedidos: 2, feitaEm: new Date(NOW).toISOString() }],
    });

    const repeated = await createPedido(
      both.loja,
      newPedido({ numeroPedido: "Q-1", enderecoEntrega: endereco() }),
    );
    expect(repeated.status).toBe(409);
    expect((await ofPerson(2, { email: PERSON.email.toUpperCase() })).body).toMatchObject({
      pedidos: 1,
      origem: "email",
    });
    expect(traces(await rowsOf(2))).toEqual([]);
  });

  test("O6, NS-086: neither the files of an embedded database nor those of orders have a trace of the customer", async () => {
    const { services, files } = both.loja;
    const folders = [join(files.incoming, "..")];
    if (both.db.dialect === "sqlite") folders.push(await folderOf(both.db));
    const expectNoTrace = async () => {
      for (const folder of folders)
        for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
          if (!entry.isFile() || entry.name.endsWith(".lock")) continue;
          const bytes = await readFile(join(entry.parentPath, entry.name));
          expect([entry.name, TRACES.filter((trace) => bytes.includes(trace))]).toEqual([entry.name, []]);
        }
    };
    // A file that is too large to be written anew: what was deleted was overwritten.
    expect(await both.db.compact(0)).toBe(both.db.dialect === "postgres");
    await expectNoTrace();
    await compactRemains(services);
    expect(
      await both.db.reader("sequencia").where({ id_loja: 0, nome: "compactado" }).pluck("valor"),
    ).toEqual([NOW]);
    await expectNoTrace();
  });

  test("NS-086: orders on their way are refused, all of them, unless asked for", async () => {
    const chave = await order("Q-9", 1);
    const before = await rowsOf(1);
    const refused = await ofPerson(1, { idPedido: chave });
    expect([refused.status, refused.body.mensagem]).toEqual([
      409,
      expect.stringContaining("1 pedido ainda está em andamento"),
    ]);
    expect(await rowsOf(1)).toEqual(before);
    expect((await ofPerson(1, { idPedido: chave, incluirAbertos: true })).body).toMatchObject({
      pedidos: 1,
      origem: "idPedido",
    });
    expect(traces(await rowsOf(1))).toEqual([]);
  });

  test.each([
    [400, 1, {}],
    [400, 1, { cpfCnpj: CPF, email: PERSON.email }],
    [400, 1, { cpfCnpj: "123" }],
    [404, 1, { idPedido: "0".repeat(32) }],
    [404, 999, { cpfCnpj: CPF }],
  ])("NS-086: %i for loja %i and %j", async (status, loja, body) => {
    expect((await ofPerson(loja, body)).status).toBe(status);
  });

  test("NS-087: what is older than diasPedido is anonymized, once, and what is younger is not", async () => {
    const old = await order(`V-${randomBytes(3).toString("hex")}`, 1);
    await both.operador.call("PATCH", "/lojas/1", { limites: { diasPedido: 100 } });
    const { services } = both.loja;
    both.loja.clock.set(NOW + 50 * DAY);
    const young = await order("N-1", 1);
    both.loja.clock.set(NOW + 100 * DAY);
    await anonimizarAntigos(services);
    expect(traces(await rowsOf(1)).some((line) => line.includes(old))).toBe(true);
    both.loja.clock.advance(1);
    await anonimizarAntigos(services);
    const left = traces(await rowsOf(1));
    expect(left.some((line) => line.includes(old))).toBe(false);
    expect(left.some((line) => line.includes(young))).toBe(true);
    const receipts = () => both.db.reader("anonimizacao").where({ id_loja: 1, origem: "prazo" });
    const [receipt] = await receipts();
    expect(receipt?.pedidos).toBeGreaterThan(0);
    await anonimizarAntigos(services);
    expect(await receipts()).toEqual([receipt]);
    both.loja.clock.set(NOW);
  });
});

/** Where the file of an embedded database is, with its log of writes beside it. */
async function folderOf({ reader }: Database): Promise<string> {
  const [main] = await reader.raw("PRAGMA database_list");
  return dirname(main.file);
}
