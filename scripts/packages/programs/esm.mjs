// Loads every entry of the client and of the contract's store, and uses each.
import assert from "node:assert/strict";
import { codigoCompleto, createClient, createReceiver, FreteNetworkError } from "@frete/client";
import { nodeListener } from "@frete/client/node";
import { operations, validators } from "@frete/contract";
import { operations as operator } from "@frete/contract/operacao";

assert.equal(operations.criarCotacao.path, "/api/v1/cotacao");
assert.equal(validators.criarCotacao.responses["200"]["application/json"]({}), false);
assert.ok(Object.keys(operator).length > 0);
assert.equal(typeof codigoCompleto, "function");

const client = createClient({ baseUrl: "http://127.0.0.1:9", tokenApi: "t", retries: 0 });
await assert.rejects(client.filial.list(), FreteNetworkError);

const refused = [];
const receive = createReceiver({
  authorization: null,
  onEvento: () => {},
  onRefused: (...why) => refused.push(why),
});
assert.equal(typeof nodeListener(receive), "function");
const answer = await receive(new Request("http://127.0.0.1/", { method: "POST", body: "{}" }));
assert.equal(answer.status, 400);
assert.match(refused[0][1], /no event of the contract/);
console.log("ok");
