import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import {
  type OpenApiDocument,
  operationsOf,
  resolveSchema,
  rulesOf,
  type Schema,
} from "../../scripts/generate/toolkit/openApi.ts";

/** What the contract became; `generate:check` keeps it equal to spec/. */
const document = JSON.parse(
  readFileSync(new URL("../../generated/loja/document.json", import.meta.url), "utf8"),
) as OpenApiDocument;

function fields(model: string): Record<string, Schema> {
  const { properties } = document.components?.schemas?.[model] ?? {};
  if (!properties) throw new Error(`${model} is not an object of the contract`);
  return properties;
}

/** A field's own schema: behind its reference, and the part that is not null. */
function field(model: string, name: string): Schema {
  const property = fields(model)[name];
  if (!property) throw new Error(`${model}.${name} is not in the contract`);
  const parts = (property.anyOf as Schema[] | undefined) ?? [property];
  const part = parts.find((each) => each.type !== "null") ?? property;
  return { ...resolveSchema(document, part), ...part };
}

/** The interface names one thing in several ways. Each model has its own name and none of the others (GER-007). */
const names: [rule: string, model: string, has: string[], hasNot: string[]][] = [
  ["COT-020", "PrazoEntrega", ["prazoEntregaRegra", "prazoEntregaPorRegra"], []],
  [
    "COT-023",
    "PrazoEntrega",
    ["prazoAdicionalFilial", "prazoAdicionalMetodo"],
    ["prazoFilial", "prazoMetodo"],
  ],
  ["COT-023", "DadosFrete", ["perAdiDesconto"], ["perAdicionalDesconto"]],
  ["COT-023", "ExtremoPrazo", ["prazoFilial", "prazoMetodo", "perAdicionalDesconto"], ["perAdiDesconto"]],
  ["COT-022", "DadosFrete", ["transportadoraNome", "metodoEnvioNome"], ["nomeTransportadora"]],
  ["COT-022", "EnvioNovo", ["nomeTransportadora", "nomeMetodoEnvio"], ["transportadoraNome"]],
  ["COT-022", "Plp", ["transportadora", "metodoEnvio"], ["nomeTransportadora"]],
  ["PROD-006", "ProdutoEntrada", ["volumes"], []],
  ["PROD-006", "Produto", ["sku"], ["volumes"]],
  ["PROD-009", "PrecoCanalItem", ["precoDe", "precoPor"], ["precoCanalDe"]],
  ["PROD-009", "ItemCotado", ["precoCanalDe", "precoCanalPor"], ["precoDe"]],
  ["PROD-018", "PrecoCanalItemEntrada", ["idVariacaoMkt"], []],
  ["PED-NOVO-018", "PedidoNovoEnvio", ["dadosAdicionais"], ["dadosAdicionaisPedido"]],
  ["PED-NOVO-018", "Pedido", ["dadosAdicionaisPedido"], ["dadosAdicionais"]],
  ["PED-NOVO-029", "EnvioNovo", ["nome", "mapaDeCarga"], ["descricao"]],
  ["PED-NOVO-030", "EnvioNovo", ["prazoDeEntrega"], ["prazoEntregaPedido"]],
  ["PED-NOVO-030", "EnvioPedido", ["prazoEntregaPedido"], ["prazoDeEntrega"]],
  ["PED-NOVO-033", "EnvioNovo", ["deParaMkt"], []],
  ["PED-ALT-006", "EnvioAlteracao", ["linkComprovanteEntrega"], []],
  ["PED-ALT-006", "EnvioNovo", ["urlRastreioExterno"], ["linkComprovanteEntrega"]],
  ["PED-ALT-006", "EnvioPedido", ["urlRastreioExterno"], ["linkComprovanteEntrega"]],
  ["PED-ALT-007", "EnvioAlteracao", ["prazoDeEntrega", "prazoEntregaPedido"], []],
  ["PED-ALT-009", "EnvioAlteracao", ["idMetodo"], ["idMetodoEnvio"]],
  ["PED-ALT-009", "EnvioPedido", ["idMetodoEnvio"], ["idMetodo"]],
  ["PED-REC-009", "Pedido", ["valorFreteCobrado"], ["valorFreteCobrando"]],
  ["PED-REC-009", "Conciliacao", ["valorFreteCobrando"], ["valorFreteCobrado"]],
  ["PED-REC-001", "Pedido", ["NomeMetodoEnvioCotado", "NomeTransportadoraCotado"], ["nomeMetodoEnvioCotado"]],
  ["RAST-001", "Ocorrencia", ["visivelCliente"], ["origemDados"]],
  ["RAST-001", "OcorrenciaRastreio", ["visivelCliente", "origemDados"], []],
  ["RAST-006", "NotaFiscal", ["chave"], ["chaveNF"]],
  ["RAST-006", "Conciliacao", ["chaveNF"], ["chave"]],
  ["RAST-007", "RastreioEnvio", ["idenvio"], ["id", "idEnvio"]],
  ["RAST-007", "EnvioPedido", ["id"], ["idenvio", "idEnvio"]],
  ["RAST-007", "PlpPedido", ["idEnvio"], ["id", "idenvio"]],
  ["TRA-017", "RegraFrete", ["ordem"], ["ordena"]],
  ["CHAT-LIST-007", "ChatResumo", ["idChat"], ["_id"]],
  ["CHAT-LIST-007", "Chat", ["_id"], ["idChat"]],
];

test.each(names)("%s %s has the interface's names", (_rule, model, has, hasNot) => {
  const found = Object.keys(fields(model));
  expect(found).toEqual(expect.arrayContaining(has));
  expect(found.filter((name) => hasNot.includes(name))).toEqual([]);
});

/** One thing, another type or size in another place. */
const shapes: [rule: string, model: string, name: string, shape: Partial<Schema>][] = [
  ["COT-003", "CotacaoRetorno", "idCotacao", { type: "string", maxLength: 11 }],
  ["COT-007", "CotacaoDestino", "cep", { type: "integer" }],
  ["COT-007", "CotacaoEntrada", "cepDestino", { type: "string", maxLength: 8 }],
  ["COT-022", "DadosFrete", "transportadoraNome", { maxLength: 40 }],
  ["COT-022", "EnvioNovo", "nomeTransportadora", { maxLength: 100 }],
  ["COT-022", "Plp", "transportadora", { maxLength: 45 }],
  ["COT-031", "VolumeCotado", "peso", { minimum: 0, maximum: 999999.999, multipleOf: 0.001 }],
  ["COT-031", "VolumeCotado", "profundidade", { minimum: 0, maximum: 999999.999, multipleOf: 0.001 }],
  ["COT-031", "VolumeCotado", "quantidade", { type: "integer" }],
  ["COT-034", "CotacaoNova", "canal", { maxLength: 30 }],
  ["COT-034", "DeParaEntrada", "canal", { maxLength: 60 }],
  ["COT-034", "PrecoCanalItemEntrada", "nome", { maxLength: 60 }],
  ["COT-034", "PedidoNovoEnvio", "canal", { maxLength: 255 }],
  ["PED-NOVO-012", "CotacaoRetorno", "idCotacao", { maxLength: 11 }],
  ["PED-NOVO-012", "PedidoNovoEnvio", "idCotacao", { maxLength: 25 }],
  ["PROD-011", "EstoqueFilial", "idFilial", { type: "string", maxLength: 30 }],
  ["PROD-011", "Plp", "idFilial", { type: "integer" }],
  ["PROD-002", "ProdutoEntrada", "codigoAgrupador", { maxLength: 50 }],
  ["REV-NOVO-012", "EnderecoEntregaNovo", "referencia", { maxLength: 50 }],
  ["REV-NOVO-012", "Remetente", "referencia", { maxLength: 30 }],
  ["PED-NOVO-036", "ProdutoNovo", "categoria", { maxLength: 200 }],
  ["PED-NOVO-036", "ProdutoEntrada", "categoria", { maxLength: 100 }],
  ["PED-NOVO-040", "PedidoCriado", "chavePedido", { type: "string", maxLength: 40 }],
  ["PED-REC-014", "ProdutoPedido", "idSku", { type: "string" }],
  ["PED-REC-014", "ItemCotado", "idSku", { type: "integer" }],
  ["PED-REC-002", "Pedido", "tipoPedido", { enum: ["envio", "reversa"] }],
  ["PROD-010", "EstoqueFilial", "idFilial", { type: "string", maxLength: 30 }],
  ["PROD-001", "Produto", "status", { type: "boolean" }],
  ["GER-015", "Erro", "mensagem", { type: "string", maxLength: 255 }],
];

test.each(shapes)("%s %s.%s", (_rule, model, name, shape) => {
  expect(field(model, name)).toMatchObject(shape);
});

test("PED-LIST-014 the list of orders is a bare array", () => {
  const answer = document.paths["/api/v1/pedidos"]?.get?.responses["200"];
  const schema = answer?.content?.["application/json"]?.schema;
  expect(schema && resolveSchema(document, schema).type).toBe("array");
});

test("VER-001 GER-001 every address has the version, but the files and the public page", () => {
  const others = Object.keys(document.paths).filter((path) => !path.startsWith("/api/v1/"));
  expect(others.sort()).toEqual(["/arquivos/{chave}/{nome}", "/rastreio/{numeroPedido}/{chavePedido}"]);
});

test("GER-003, EVT-007: the kinds of event and their switches, in their own letter case", () => {
  const { discriminator } = (document.components?.schemas?.Evento ?? {}) as {
    discriminator?: { mapping: Record<string, string> };
  };
  expect(Object.keys(discriminator?.mapping ?? {})).toEqual([
    "Rastreio",
    "prazoAdicional",
    "Aplicativo",
    "metodoEnvio",
    "rastreioEnventos",
    "chatTransportadora",
  ]);
  const switches = ["rastreio", "prazoAdicional", "aplicativo", "metodoEnvio"];
  expect(Object.keys(fields("WebhookNovo"))).toEqual(
    expect.arrayContaining([...switches, "rastreioEnventos", "chatTransportadora"]),
  );
});

test("GER-016, GER-017: operations whose shape the interface does not give are marked, or not of it at all", () => {
  const isOpen = ({ "x-reference": mark = [] }: { "x-reference"?: true | readonly string[] }) =>
    mark === true || mark.includes("body");
  const isAdded = (operation: object) => rulesOf(document, operation).every((rule) => rule.startsWith("NS-"));
  const rows = [...operationsOf(document)];
  for (const { operation } of rows.filter((row) => isAdded(row.operation)))
    expect(operation, operation.operationId).toHaveProperty("x-reference", true);
  const marked = rows.filter(({ operation }) => isOpen(operation) && !isAdded(operation));
  expect(marked.map(({ method, path }) => `${method} ${path}`).sort()).toEqual([
    "DELETE /api/v1/fila/{idDocumento}",
    "GET /api/v1/chat/{idPedido}/elegivel",
    "GET /api/v1/filial",
    "GET /api/v1/lista/status",
    "GET /api/v1/reversa/situacoes",
    "GET /api/v1/reversa/situacoes/{tipo}",
    "GET /arquivos/{chave}/{nome}",
    "POST /api/v1/plp/novo",
  ]);
});
