import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import {
  type OpenApiDocument,
  operationsOf,
  resolveSchema,
  type Schema,
} from "../../scripts/generate/toolkit/openApi.ts";

const document: OpenApiDocument = JSON.parse(
  readFileSync(new URL("../../generated/loja/document.json", import.meta.url), "utf8"),
);
const rows = [...operationsOf(document)];

/** Failures that every operation with a token can have, with and without a JSON body. */
const withoutBody = ["401", "500", "503"];
const withBody = [...withoutBody, "413", "415"];
const api = ["TokenApi"];
/** Reading a quotation back: the one place that tolerates the quotation token. */
const either = ["TokenApi", "TokenCotacao"];

/** operationId, method and path, own statuses, statuses shared, tokens (NS-070, NS-076). */
const expected: [string, string, string[], string[], string[]][] = [
  ["registrarWebhook", "POST /api/v1/webhook/novo", ["200", "400"], withBody, api],
  ["lerFila", "GET /api/v1/fila", ["200", "204"], withoutBody, api],
  ["removerDaFila", "DELETE /api/v1/fila/{idDocumento}", ["200", "400", "404"], withoutBody, api],
  ["listarRegrasFrete", "GET /api/v1/transportadora/regrasfrete", ["200", "400"], withoutBody, api],
  ["criarCotacao", "POST /api/v1/cotacao", ["200", "400"], withBody, ["TokenCotacao"]],
  ["consultarCotacao", "GET /api/v1/cotacao/{idCotacao}", ["200", "400", "404"], withoutBody, either],
  ["lerFilaCotacao", "GET /api/v1/logCotacaoFila", ["200", "400"], withoutBody, api],
  ["salvarProdutos", "POST /api/v1/produto", ["200", "400"], withBody, api],
  ["consultarProduto", "GET /api/v1/produto/sku/{sku}", ["200", "400", "404"], withoutBody, api],
  ["criarPedido", "POST /api/v1/pedido/novo", ["200", "400", "409"], withBody, api],
  ["alterarPedido", "PUT /api/v1/pedido/altera/{filtro}/{valor}", ["200", "400", "404"], withBody, api],
  ["listarPedidos", "GET /api/v1/pedidos", ["200", "400"], withoutBody, api],
  ["rastrearPedido", "GET /api/v1/rastreio/{filtro}/{valor}", ["200", "400", "404"], withoutBody, api],
  [
    "listarAnexos",
    "GET /api/v1/pedido/{numeroPedido}/anexos",
    ["200", "400", "403", "404"],
    withoutBody,
    api,
  ],
  [
    "removerAnexo",
    "DELETE /api/v1/pedido/{numeroPedido}/anexos",
    ["200", "400", "403", "404"],
    withoutBody,
    api,
  ],
  ["baixarArquivo", "GET /arquivos/{chave}/{nome}", ["200", "400", "404"], withoutBody, api],
  [
    "enviarMensagemChat",
    "POST /api/v1/chat/{idPedido}/mensagem",
    ["200", "400", "403", "404"],
    withBody,
    api,
  ],
  ["lerChat", "GET /api/v1/chat/{idPedido}", ["200", "400", "403", "404", "429"], withoutBody, api],
  [
    "consultarElegibilidadeChat",
    "GET /api/v1/chat/{idPedido}/elegivel",
    ["200", "400", "403", "404"],
    withoutBody,
    api,
  ],
  ["listarChats", "GET /api/v1/chats", ["200", "400"], withoutBody, api],
  ["criarPlp", "POST /api/v1/plp/novo", ["200", "400"], withBody, api],
  ["listarPlps", "GET /api/v1/plp/lista", ["200", "400"], withoutBody, api],
  ["consultarPlp", "GET /api/v1/plp/consulta/{filialERP}/{idPLP}", ["200", "400", "404"], withoutBody, api],
  ["listarSituacoesReversa", "GET /api/v1/reversa/situacoes", ["200"], withoutBody, api],
  [
    "consultarSituacaoReversa",
    "GET /api/v1/reversa/situacoes/{tipo}",
    ["200", "400", "404"],
    withoutBody,
    api,
  ],
  ["listarPontosDevolucao", "GET /api/v1/reversa/pontos-devolucao", ["200", "400"], withoutBody, api],
  ["listarStatus", "GET /api/v1/lista/status", ["200"], withoutBody, api],
  ["listarFiliais", "GET /api/v1/filial", ["200"], withoutBody, api],
  [
    "verRastreio",
    "GET /rastreio/{numeroPedido}/{chavePedido}",
    ["200", "302", "400", "404"],
    ["500", "503"],
    [],
  ],
];

const additions = rows.filter(({ operation }) => !expected.some(([id]) => id === operation.operationId));

test("GER-016 the contract has these operations, and no other but those of a decision (NS-)", () => {
  const found = rows.map(({ operation }) => operation.operationId);
  expect(found).toEqual(expect.arrayContaining(expected.map(([id]) => id)));
  for (const { operation } of additions)
    expect(operation["x-regras"], operation.operationId).toContainEqual(expect.stringMatching(/^NS-/));
});

test("NS-070 NS-076 an operation that a decision added takes the API token and can fail like all others", () => {
  for (const { operation } of additions) {
    const { operationId, requestBody, responses, security = document.security ?? [] } = operation;
    expect(Object.keys(responses), operationId).toEqual(
      expect.arrayContaining(requestBody ? withBody : withoutBody),
    );
    expect(
      security.flatMap((alternative) => Object.keys(alternative)),
      operationId,
    ).toEqual(api);
  }
});

test.each(expected)("NS-070 NS-076 %s: path, statuses and tokens", (id, route, own, shared, tokens) => {
  const row = rows.find(({ operation }) => operation.operationId === id);
  const security = row?.operation.security ?? document.security ?? [];
  expect(`${row?.method} ${row?.path}`).toBe(route);
  expect(Object.keys(row?.operation.responses ?? {}).sort()).toEqual([...own, ...shared].sort());
  expect(security.flatMap((alternative) => Object.keys(alternative))).toEqual(tokens);
});

test("NS-003 NS-076 an operation that takes a parameter or a body documents that it may refuse it", () => {
  for (const { operation } of rows) {
    const { operationId, parameters = [], requestBody, responses } = operation;
    const takesSomething = parameters.length > 0 || requestBody !== undefined;
    expect("400" in responses, operationId).toBe(takesSomething);
  }
});

test("GER-008 every operation has one tag, of plain letters, that shows the name of a module of the interface", () => {
  const shown = new Map(
    document.tags?.map(({ name, "x-displayName": displayName = name }) => [name, displayName]),
  );
  expect([...shown.values()].sort()).toEqual([
    "Autenticação",
    "Cotação",
    "Fila de Eventos",
    "PLP",
    "Pedido",
    "Produto",
    "Transportadora",
  ]);
  for (const name of shown.keys()) expect(name).toMatch(/^[A-Za-z]+$/);
  for (const { operation } of rows) {
    expect(operation.tags, operation.operationId).toHaveLength(1);
    expect([...shown.keys()]).toContain(operation.tags?.[0]);
  }
});

/** Calls `visit` with every schema that a schema holds, components once each. */
function walk(
  doc: OpenApiDocument,
  schema: Schema,
  visit: (schema: Schema) => void,
  seen = new Set<Schema>(),
): void {
  const target = resolveSchema(doc, schema);
  if (seen.has(target)) return;
  seen.add(target);
  visit(target);
  const children = [
    ...Object.values(target.properties ?? {}),
    ...(target.items ? [target.items] : []),
    ...["anyOf", "oneOf", "allOf"].flatMap((keyword) => (target[keyword] as Schema[] | undefined) ?? []),
  ];
  for (const child of children) walk(doc, child, visit, seen);
}

test("NS-007 a field of an answer is always there, but the few that the interface leaves out", () => {
  const optional = new Set<string>();
  for (const { operation } of rows) {
    for (const response of Object.values(operation.responses)) {
      const schema = response.content?.["application/json"]?.schema;
      if (!schema) continue;
      walk(document, schema, (found) => {
        for (const name of Object.keys(found.properties ?? {}))
          if (!found.required?.includes(name)) optional.add(`${operation.operationId} ${name}`);
      });
    }
  }
  expect([...optional].sort()).toEqual([
    "consultarSituacaoReversa motivoReversa",
    "consultarSituacaoReversa pagadorFreteReversa",
    "consultarSituacaoReversa resolucaoReversa",
    "consultarSituacaoReversa solicitanteReversa",
    "consultarSituacaoReversa tipoReversa",
    "enviarMensagemChat anexos",
    "lerChat anexos",
  ]);
});

const sizes: [string, string, string, Record<string, unknown>][] = [
  ["COT-029", "CotacaoNova", "filiaisOrigem", { maxLength: 60 }],
  ["COT-029", "CotacaoNova", "canal", { maxLength: 30 }],
  ["NS-079", "CotacaoNova", "volumes", { minItems: 1, maxItems: 500 }],
  ["NS-031", "VolumeCotado", "quantidade", { minimum: 1 }],
  ["NS-031", "VolumeCotado", "valorUnitario", { minimum: 0, maximum: 9999999.99 }],
  ["COT-006", "CotacaoDestino", "uf", { maxLength: 8 }],
  ["NS-013", "CotacaoDestino", "ufExtenso", { maxLength: undefined }],
  ["PROD-016", "ProdutoEntrada", "titulo", { maxLength: 255 }],
  ["NS-079", "ProdutosEntrada", "produto", { maxItems: 1000 }],
  ["PED-NOVO-003", "PedidoNovoEnvio", "idCotacao", { maxLength: 25 }],
  ["PED-NOVO-013", "PedidoNovoEnvio", "valorFretePedido", { minimum: 0, multipleOf: 0.001 }],
  ["NS-079", "PedidoNovoReversa", "envio", { minItems: 1, maxItems: 100 }],
  ["NS-079", "EnvioNovo", "produtos", { minItems: 1, maxItems: 500 }],
  ["REV-NOVO-013", "DadosReversa", "prazoColeta", { minimum: 1 }],
  ["WHK-003", "WebhookNovo", "url", { maxLength: 500 }],
  ["CHAT-MSG-006", "MensagemNova", "mensagem", { maxLength: 2000 }],
  ["CHAT-REC-004", "Chat", "mensagens", { maxItems: 500 }],
];

test.each(sizes)("%s %s.%s", (_rule, model, name, limits) => {
  const property = document.components?.schemas?.[model]?.properties?.[name];
  if (!property) throw new Error(`${model}.${name} is not in the contract`);
  const schema = { ...resolveSchema(document, property), ...property };
  for (const [keyword, value] of Object.entries(limits)) expect(schema[keyword], keyword).toBe(value);
});

test("NS-003 an answer never holds a request shape: the two share no schema but plain values", () => {
  expect(document.components?.schemas?.PedidoAlteracao?.["x-validator"]).toBe(true);
  expect(document.components?.schemas?.ProdutoEntrada?.["x-validator"]).toBe(true);
});
