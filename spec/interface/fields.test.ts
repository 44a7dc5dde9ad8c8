import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { type OpenApiDocument, resolveSchema, type Schema } from "../../scripts/generate/toolkit/openApi.ts";
import { chat } from "./fields/chat.testing.ts";
import { cotacao } from "./fields/cotacao.testing.ts";
import { evento } from "./fields/evento.testing.ts";
import { pedido } from "./fields/pedido.testing.ts";
import { pedidoNovo } from "./fields/pedidoNovo.testing.ts";
import { produto } from "./fields/produto.testing.ts";
import { transportadora } from "./fields/transportadora.testing.ts";

/** What the contract became; `generate:check` keeps it equal to spec/. */
const document = JSON.parse(
  readFileSync(new URL("../../generated/loja/document.json", import.meta.url), "utf8"),
) as OpenApiDocument;

const NAMED: Record<string, string> = { Timestamp: "timestamp", TimestampIso: "iso" };

const interfaceLayer = JSON.parse(
  readFileSync(new URL("../../generated/interface/document.json", import.meta.url), "utf8"),
) as OpenApiDocument;

/** Limits of the value itself; a size that the interface gives is compared with the table's. */
const LIMITS = ["minLength", "maxLength", "minimum", "maximum", "minItems", "maxItems", "pattern"];

/** Limits that the interface states, though not in the line of the field: `mensagem` at most 255, codes of a fixed length, 0 or 1. */
const STATED: Readonly<Record<string, readonly string[]>> = {
  CotacaoDestino: ["cep", "regiaoPais"],
  OpcaoEntrega: ["possuiEstoque"],
  CotacaoNova: ["cepDestino"],
  EventoRastreio: ["documento"],
  DadosRastreio: ["mensagem"],
  DadosAplicativo: ["mensagem"],
  RetornoCampo: ["mensagem"],
  ProdutoGravado: ["mensagem"],
  DeParaGravado: ["mensagem"],
  FilialGravada: ["mensagem"],
  ExtremoPrazo: ["perAdicionalDesconto"],
  Coordenadas: ["latitude", "longitude"],
  Conciliacao: ["chaveNF", "idTipoConhecimento"],
  NotaFiscal: ["chave"],
  PedidoNovoEnvio: ["numeroPedidoEnvioPai"],
  DadosReversa: ["prazoColeta"],
  Remetente: ["cpfCnpj", "cep"],
  Produto: ["codigoAgrupador", "titulo"],
  Plp: ["nomeUsuario"],
  PontoDevolucao: ["cep"],
};

/** A property as the tables write it: of alternatives the first that is not null. */
function typeOf(property: Schema, asked: string): string {
  const parts = (property.anyOf ?? property.oneOf ?? [property]) as Schema[];
  const part = parts.find(({ type }) => type !== "null") ?? property;
  const name = NAMED[part.$ref?.split("/").at(-1) ?? ""];
  if (name && asked !== "string") return name;
  const schema = { ...resolveSchema(document, part), ...part };
  if (schema.anyOf || schema.oneOf) return schema.type ? String(schema.type) : typeOf(schema, asked);
  const numeric = schema["x-numeric"] as { precision: number; scale: number } | undefined;
  if (numeric && asked.startsWith("numeric")) return `numeric ${numeric.precision} ${numeric.scale}`;
  if (schema.type === "string" && /\d$/.test(asked)) return `string ${schema.maxLength}`;
  return String(schema.type ?? "any");
}

/** Whether the contract says of a field that a decision of this project (decisoes.tsv) added it to the interface's. */
const isAddition = ({ "x-regras": rules = [] }: Schema) =>
  (rules as string[]).some((rule) => rule.startsWith("NS-"));

test.each([...chat, ...cotacao, ...evento, ...pedido, ...pedidoNovo, ...produto, ...transportadora])(
  "%s: %s has these fields, and no other but those of a decision",
  (_rule, model, lines) => {
    const { properties = {}, required = [] } = document.components?.schemas?.[model] ?? {};
    const wanted = lines.flatMap((line) => {
      const [names = "", type = ""] = line.split(": ");
      return names.split(", ").map((name) => [name, type] as const);
    });
    const found = Object.entries(properties).flatMap(([name, property]) => {
      const asked = wanted.find(([each]) => each.replace("?", "") === name)?.[1];
      if (asked === undefined && isAddition(property)) return [];
      return [[required.includes(name) ? name : `${name}?`, typeOf(property, asked ?? "")]];
    });
    expect(Object.fromEntries(found)).toEqual(Object.fromEntries(wanted));
  },
);

test.each([...chat, ...cotacao, ...evento, ...pedido, ...pedidoNovo, ...produto, ...transportadora])(
  "%s: a field of %s that a decision added may be anything, or absent, in the layer of the interface",
  (_rule, model, lines) => {
    const named = lines.flatMap((line) => line.split(": ")[0]?.replaceAll("?", "").split(", ") ?? []);
    const { properties = {}, required = [] } = interfaceLayer.components?.schemas?.[model] ?? {};
    for (const [name, property] of Object.entries(properties)) {
      if (named.includes(name)) continue;
      expect(required, name).not.toContain(name);
      expect(Object.keys(property), name).toEqual(["description"]);
    }
  },
);

test.each([...chat, ...cotacao, ...evento, ...pedido, ...pedidoNovo, ...produto, ...transportadora])(
  "%s: of %s the layer of the interface limits only what the interface limits",
  (_rule, model, lines) => {
    const { properties = {} } = interfaceLayer.components?.schemas?.[model] ?? {};
    const limited = lines.flatMap((line) => {
      const [names = "", type = ""] = line.split(": ");
      if (!["string", "integer", "number", "any"].includes(type)) return [];
      const open = names.split(", ").map((name) => name.replace("?", ""));
      return open.flatMap((name) => {
        if (STATED[model]?.includes(name)) return [];
        const property = properties[name] ?? {};
        const forms = [property, ...((property.anyOf ?? []) as Schema[])];
        const limits = forms.flatMap((form) => Object.keys(resolveSchema(interfaceLayer, form)));
        return LIMITS.filter((limit) => limits.includes(limit)).map((limit) => `${name}: ${limit}`);
      });
    });
    expect(limited).toEqual([]);
  },
);
