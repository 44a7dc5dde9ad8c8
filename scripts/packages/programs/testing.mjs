// A store for tests, from the packages as they are installed; without the server's, what is told to do.
import assert from "node:assert/strict";
import { createReceiver, memoryStore, requestOf } from "@frete/client/receiver";
import { exampleOf, signTestEvent, startTestLoja, testEvento } from "@frete/client/testing";

assert.equal(typeof exampleOf("criarCotacao").retorno.idCotacao, "string");
const secret = `whsec_${btoa("0123456789abcdef0123456789abcdef")}`;
const handled = [];
const receive = createReceiver({
  authorization: null,
  secret,
  store: memoryStore(),
  onEvento: ({ tipo }) => void handled.push(tipo),
});
const sent = await signTestEvent(testEvento("Rastreio"), { secret });
assert.equal((await receive(requestOf(sent))).status, 200);
assert.equal((await receive(requestOf(sent))).status, 200);
assert.deepEqual(handled, ["Rastreio"]);

try {
  const loja = await startTestLoja({ now: "2026-11-23T12:00:00Z" });
  loja.fail("listarFiliais", { status: 503 });
  assert.ok((await loja.client.filial.list()).length > 0);
  await loja.reset();
  await loja.client.call("registrarWebhook", {
    body: { url: "https://loja.example.com/e", modulo: "fila" },
  });
  const { documento } = await loja.deliver("Rastreio");
  assert.equal((await loja.client.fila.read())?.documento, documento);
  await loja.close();
  console.log("ok");
} catch (error) {
  console.log(error.message);
}
