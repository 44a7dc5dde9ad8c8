import http from "node:http";
import { operations } from "@frete/contract/operacao";
import { makeValue } from "@frete/contract/toolkit/makeValue";
import type { OpenApiDocument, ParameterObject, Schema } from "@frete/contract/toolkit/openApi";
import { conemb322, ocoren342 } from "../../../server/src/operacao/edi/lines.testing.ts";
import type { Known } from "./known.ts";
import { makeRequest, NUMBER, type Recipe } from "./recipe.ts";
import { send } from "./send.ts";
import type { Measured } from "./startMeasured.ts";
import { heavy, OPERATOR } from "./stores.ts";

type Id = keyof typeof operations;

/** Invoices that carriers' files name: each of a plain order. */
const INVOICES = 2_000;
/** Records of a file of occurrences, rows of a freight table. */
const RECORDS = 10_000;
const ROWS = 100_000;

/** What is no work, can be done once, would end the other measurements, or has a form for a body. */
const LEFT_OUT: readonly Id[] = [
  ...["acertarRelogio", "avancarRelogio", "soltarRelogio", "lerRelogio"],
  ...["fecharPlp", "excluirPlp", "rotacionarToken", "alterarToken", "alterarLoja", "reenviarEvento"],
  ...["responderChat", "finalizarChat", "enviarDocumentos"],
] as Id[];

/** What makes a store's content comes before what reads it; what changes or ends it comes last. */
const rank = (id: Id) => {
  if (id === "anonimizarTitular") return 3;
  if (/^(alterar|salvar|importarFaixas)/.test(id)) return 2;
  return /^(listar|ler|exportar|explicar)/.test(id) ? 1 : 0;
};

/** The operations that are measured, in their order. */
export const OPERATIONS: readonly Id[] = (Object.keys(operations) as Id[])
  .filter((id) => operations[id].method !== "DELETE" && !LEFT_OUT.includes(id))
  .toSorted((one, other) => rank(one) - rank(other));

/** The request of an operation of the operator about the heavy store that the contract shows. */
export function operatorRecipe(document: OpenApiDocument, id: Id, known: Known): Recipe {
  const { path, method } = operations[id];
  const operation = document.paths[path]?.[method.toLowerCase()];
  const schema = operation?.requestBody?.content["application/json"]?.schema as Schema | undefined;
  const parameters = (operation?.parameters ?? []) as ParameterObject[];
  const file = fileOf(id);
  return {
    method,
    path,
    token: OPERATOR,
    parameters,
    schema,
    example:
      examples(known)[id] ??
      (schema && makeValue(document, schema, { direction: "request", optional: true, examples: true })),
    subjects: Object.fromEntries(
      parameters.flatMap(({ name, in: place }) => (place === "path" ? [[name, subjectOf(name, known)]] : [])),
    ),
    choices: {},
    ...(file && { file }),
  };
}

/** Records of the demonstration have low numbers. */
function subjectOf(name: string, { chaves, plps }: Known): readonly string[] {
  if (name === "idLoja") return [String(heavy.idLoja)];
  if (name === "campo") return ["motivoReversa"];
  if (name === "codigoPLP") return plps;
  return name === "documento" || name === "idPedido" ? chaves : ["1"];
}

const examples = ({ chaves }: Known): Partial<Record<Id, unknown>> => ({
  registrarOcorrencias: {
    itens: chaves.map((documento) => ({ documento, posicao: 0, idOcoren: 91, data: "2026-11-20 10:00:00" })),
  },
  registrarEventosUnidade: {
    itens: chaves.map((documento) => ({
      ...{ documento, posicao: 0, evento: "saiu", unidade: "CD", data: "2026-11-20 10:00:00" },
    })),
  },
  anonimizarTitular: { cpfCnpj: "52998224725", simular: true },
  simularTransporte: { semente: 7, dias: 1 },
});

const invoice = (index: number) => String(50_000_001 + index);
/** What carriers' files call the issuer of the invoices of `lines.testing.ts`. */
const keyOf = (index: number) => `35260711222333000181550010${invoice(index)}1731582645`;

function fileOf(id: Id): Recipe["file"] {
  const lines = (count: number, line: (index: number) => string) =>
    Array.from({ length: count }, (_, index) => line(index)).join("\r\n");
  if (id === "importarOcoren")
    return {
      type: "text/plain",
      text: lines(RECORDS, (index) =>
        ocoren342({ numero: invoice(index % INVOICES), codigo: "91", texto: `${index} ${NUMBER}` }),
      ),
    };
  if (id === "importarConemb")
    return {
      type: "text/plain",
      text: lines(INVOICES, (index) => conemb322([["001", invoice(index)]], [[19, `0000${NUMBER}`]])),
    };
  if (id !== "importarFaixas") return undefined;
  const row = (index: number) => {
    const cep = (number: number) => String(number).padStart(8, "0");
    return `${cep(1_000_000 + index * 900)};${cep(1_000_899 + index * 900)};0;30;12,90;2;1,85`;
  };
  return {
    type: "text/csv",
    text: `cepInicio;cepFim;pesoInicio;pesoFim;valor;prazo;kgExcedente\n${lines(ROWS, row)}`,
  };
}

/** Plain orders of the heavy store, each with an invoice of its own. @param plain the order that the contract shows */
export async function sendInvoices({ url }: Measured, document: OpenApiDocument, plain: Recipe) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 8 });
  let next = 0;
  const run = async () => {
    while (next < INVOICES) {
      const index = next++;
      const made = makeRequest(document, plain, 900_000_000 + index);
      const body = JSON.parse(made.body ?? "{}");
      for (const envio of body.envio) envio.notaFiscal.chave = keyOf(index);
      const { status } = await send(url, { ...made, body: JSON.stringify(body) }, agent);
      if (status !== 200) throw new Error(`an order with an invoice of its own was refused with ${status}`);
    }
  };
  await Promise.all(Array.from({ length: 8 }, run));
  agent.destroy();
}
