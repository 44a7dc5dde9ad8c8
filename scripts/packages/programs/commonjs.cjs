// require() of ES modules, where Node has it.
const assert = require("node:assert/strict");
const { createClient, FreteNetworkError } = require("@frete/client");
const { operations } = require("@frete/contract");
const document = require("@frete/contract/openapi.json");

assert.equal(operations.criarCotacao.method, "POST");
assert.equal(document.openapi, "3.1.0");
const client = createClient({ baseUrl: "http://127.0.0.1:9", tokenApi: "t", retries: 0 });
assert.rejects(client.filial.list(), FreteNetworkError).then(() => console.log("ok"));
