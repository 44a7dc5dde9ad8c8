import { afterAll, beforeAll, expect, test } from "vitest";
import { type BothServers, bothServers } from "./test-support/bothServers.testing.ts";
import { sendForm, storedKeys } from "./test-support/chat.testing.ts";
import { contentOf } from "./test-support/contentOf.testing.ts";
import { createPedido, newPedido } from "./test-support/criacao.testing.ts";
import { eachDatabase } from "./test-support/databases.ts";
import { registerReceiver } from "./test-support/eventos.testing.ts";
import { type Failing, failing } from "./test-support/failing.testing.ts";
import { produto } from "./test-support/lojas.testing.ts";

/** A call that writes, with what it needs made before: each time anew, so that it has all to do. */
interface Story {
  name: string;
  prepare(number: number): Promise<() => Promise<{ status: number; body: { mensagem?: unknown } }>>;
}

eachDatabase((_name, open) => {
  let both: BothServers;
  let fault: Failing;
  beforeAll(async () => {
    fault = failing(await open());
    both = await bothServers(fault.db);
    both.loja.files.store = fault.wrap(both.loja.files.store);
    await fault.db.transaction((trx) => trx("transportadora").update({ chat_habilitado: 1 }));
    await registerReceiver(both.loja);
  });
  afterAll(async () => {
    both.loja.errors.length = 0;
    both.operador.errors.length = 0;
    await both.close();
  });

  const order = async (numeroPedido: string) => {
    const { body, status } = await createPedido(both.loja, newPedido({ numeroPedido }));
    expect(status).toBe(200);
    return body.chavePedido as string;
  };
  const message = (chave: string) =>
    sendForm(`${both.loja.url}/api/v1/chat/${chave}/mensagem`, "Olá", [["a.pdf", "%PDF-1.7\n%%EOF"]]);

  const stories: Story[] = [
    {
      name: "criarPedido",
      prepare: async (number) => {
        const body = newPedido({ numeroPedido: `F-${number}` });
        return () => createPedido(both.loja, body);
      },
    },
    {
      name: "salvarProdutos",
      prepare: async (number) => {
        const body = { produto: [produto(`S-${number}`), produto(`T-${number}`)] };
        return () => both.loja.call("POST", "/produto", { body });
      },
    },
    {
      name: "enviarMensagemChat, with a file",
      prepare: async (number) => {
        const chave = await order(`M-${number}`);
        return () => message(chave);
      },
    },
    {
      name: "registrarOcorrencias",
      prepare: async (number) => {
        const documento = await order(`O-${number}`);
        const itens = [46, 1].map((idOcoren) => ({ documento, idOcoren, data: "2026-11-21 08:00:00" }));
        return () => both.operador.call("POST", "/lojas/1/ocorrencias", { itens });
      },
    },
    {
      name: "anonimizarTitular",
      prepare: async (number) => {
        const idPedido = await order(`A-${number}`);
        expect((await message(idPedido)).status).toBe(200);
        const body = { idPedido, incluirAbertos: true };
        return () => both.operador.call("POST", "/lojas/1/anonimizacoes", body);
      },
    },
  ];

  test.each(stories)(
    "R4: whichever call to the storage fails in $name, all is done or nothing, and it works again",
    async ({ prepare }) => {
      let refused = 0;
      for (let place = 1; ; place++) {
        fault.failAt(0);
        const send = await prepare(Math.floor(performance.now() * 1000));
        const before = await contentOf(both.db);
        fault.failAt(place);
        const answer = await send();
        const isReached = fault.calls >= place;
        fault.failAt(0);
        if (answer.status !== 200) {
          refused++;
          expect([place, answer.status, answer.body]).toEqual([place, 503, { mensagem: expect.any(String) }]);
          expect([place, await contentOf(both.db)]).toEqual([place, before]);
          const again = await send();
          expect([place, again.status]).toEqual([place, 200]);
        }
        if (isReached) continue;
        expect(await contentOf(both.db)).not.toEqual(before);
        break;
      }
      expect(refused).toBeGreaterThan(2);
    },
  );

  test("R4: every entry of a file has its file after all that", async () => {
    const keys = await storedKeys(both.loja);
    const named = (await both.db.reader("anexo")).map(({ id_loja, chave }) => `${id_loja}/${chave}`);
    expect(named.filter((key) => !keys.includes(key))).toEqual([]);
  });
});
