import type { Cotacao } from "@frete/contract/loja";
import type { Case, Scenario } from "../../engine/case.ts";
import { Slot } from "../../engine/slot.ts";
import type { Verify } from "../../engine/verify.ts";
import type { Profile } from "../../profile/profile.ts";
import { success } from "../support/define.ts";
import { createOrder, readOrder, verifyFields } from "../support/pedidoCases.ts";
import { PedidoKey } from "../support/pedidoKey.ts";
import { cartOf, last } from "../support/pedidoOpcoes.ts";
import { chaveNfOf, cpfOf, pedidoEnvio } from "../support/pedidoSamples.ts";
import { type Change, finalOrder, type Outcome } from "./alteracaoFinal.ts";

/** Every field that PUT /pedido/altera changes, and what it does with the same again, with names, with a final order. */
export function pedidoAlteracaoScenarios(profile: Profile): Scenario[] {
  const cpfCnpj = cpfOf(profile, "ALTERA");
  const order = pedidoEnvio(profile, "ALTERA", { cpfCnpj });
  const key = new PedidoKey(profile, "the order to change");
  const change = (
    id: string,
    rules: readonly string[],
    body: object | (() => object),
    outcome: Record<string, Outcome>,
  ) =>
    success("alterarPedido", {
      id,
      rules,
      request: () => ({
        path: { filtro: "documento", valor: key.get() },
        body: typeof body === "function" ? body() : body,
      }),
      check: ({ body: { retornos } }, verify) => verifyOutcome(retornos, outcome, verify),
    });
  const filialERP = profile.fixtures.filiais[1];
  const notaFiscal = {
    filialERP,
    pedidoERP: "ERP-2",
    chave: chaveNfOf(profile, "ALTERADA"),
    valorTotal: 200.5,
    valorTotalProdutos: 180,
    data: "2026-11-19",
  };
  const envio = {
    peso: 7.125,
    altura: 11.5,
    largura: 12.25,
    profundidade: 13.125,
    quantidade: 4,
    quantidadeVolumes: 3,
    codigoRastreio: "AA123456785BR",
    plp: 12,
    mapaDeCarga: "MAPA-9",
    urlRastreioExterno: "https://rastreio.example/9",
  };
  const link = "https://comprovante.example/9";
  const everything = {
    pedidoAuxiliar: "AUX-9",
    envio: [{ ...envio, linkComprovanteEntrega: link, prazoEntregaPedido: "2031-01-15", notaFiscal }],
  };
  const all = (outcome: Outcome): Record<string, Outcome> =>
    Object.fromEntries([
      ["pedidoAuxiliar", outcome],
      ...[...Object.keys(envio), "linkComprovanteEntrega", "prazoEntregaPedido"].map((name) => [
        `envio.0.${name}`,
        outcome,
      ]),
      ...Object.keys(notaFiscal).map((name) => [`envio.0.notaFiscal.${name}`, outcome]),
    ]);
  const one = (field: string, value: unknown) => ({ envio: [{ [field]: value }] });
  const everyField: Case[] = [
    createOrder("PED-ALT-002/order", ["PED-NOVO-001"], order, key),
    change(
      "PED-ALT-002/every-field",
      ["PED-ALT-002", "PED-ALT-006", "PED-ALT-010", "PED-ALT-011", "PED-ALT-012", "ERR-042"],
      everything,
      all("sucesso"),
    ),
    readOrder(
      "PED-ALT-002/the-record-has-them",
      ["PED-ALT-002", "PED-ALT-004", "PED-ALT-010", "PED-ALT-012", "PED-REC-007"],
      { cpfCnpj, key },
      (pedido, verify, raw) => {
        const [found] = pedido.envio;
        verify.equal("/pedidoAuxiliar", pedido.pedidoAuxiliar, "AUX-9");
        verifyFields(verify, "/envio/0", found, envio);
        const { data: _, ...invoice } = notaFiscal;
        verifyFields(verify, "/envio/0/notaFiscal", found?.notaFiscal, invoice, [
          "PED-ALT-010",
          "PED-ALT-012",
          "PED-REC-011",
        ]);
        verify.holds(
          "/envio/0/prazoEntregaPedido",
          found?.prazoEntregaPedido.startsWith("2031-01-15 ") ?? false,
          "must be on 2031-01-15",
          found?.prazoEntregaPedido,
          ["PED-ALT-007", "PED-ALT-012", "PED-REC-007"],
        );
        verify.holds(
          "",
          !JSON.stringify(raw).includes(link),
          "must not hold the proof of delivery",
          undefined,
          ["PED-ALT-006"],
        );
      },
    ),
    change("PED-ALT-013/every-field-again", ["PED-ALT-013"], everything, all("já alterado")),
  ];
  const oneField: Case[] = [
    change("PED-ALT-003/one-field", ["PED-ALT-003"], one("peso", 8), { "envio.0.peso": "sucesso" }),
    readOrder(
      "PED-ALT-003/the-others-keep-their-value",
      ["PED-ALT-003"],
      { cpfCnpj, key },
      (pedido, verify) => {
        verify.equal("/pedidoAuxiliar", pedido.pedidoAuxiliar, "AUX-9");
        verifyFields(verify, "/envio/0", pedido.envio[0], { ...envio, peso: 8 });
        verify.equal("/envio/0/notaFiscal/chave", pedido.envio[0]?.notaFiscal.chave, notaFiscal.chave);
      },
    ),
  ];
  const twoSpellings: Case[] = [
    change("PED-ALT-005/plp-as-number", ["PED-ALT-005"], one("plp", 15), { "envio.0.plp": "sucesso" }),
    change("PED-ALT-005/the-same-as-text", ["PED-ALT-005", "PED-ALT-013"], one("plp", "15"), {
      "envio.0.plp": "já alterado",
    }),
    ...["2031-02-02T15:00:00.000Z", "2031-02-02T12:00:00.5-03:00"].map((date, index) =>
      change(`NS-038/an-instant-${index + 1}`, ["NS-038"], one("prazoDeEntrega", date), {
        "envio.0.prazoEntregaPedido": index === 0 ? "sucesso" : "já alterado",
      }),
    ),
    change("NS-038/an-instant-of-no-day", ["NS-038"], one("prazoDeEntrega", "2031-02-30T15:00:00Z"), {
      "envio.0.prazoEntregaPedido": "refused",
    }),
    change("PED-ALT-007/name-of-the-table", ["PED-ALT-007"], one("prazoDeEntrega", "2031-02-01"), {
      "envio.0.prazoEntregaPedido": "sucesso",
    }),
    change(
      "PED-ALT-007/name-of-the-sample",
      ["PED-ALT-007", "PED-ALT-013"],
      one("prazoEntregaPedido", "2031-02-01"),
      {
        "envio.0.prazoEntregaPedido": "já alterado",
      },
    ),
  ];
  const unknown: Case[] = [
    change(
      "NS-044/no-such-shipment",
      ["NS-044"],
      { envio: [{ peso: 9 }, { peso: 9 }] },
      {
        "envio.0.peso": "sucesso",
        "envio.1": "refused",
      },
    ),
    change(
      "NS-044/unknown-field",
      ["NS-044"],
      { cor: "azul", envio: [{ cor: "azul", peso: 10 }] },
      {
        cor: "refused",
        "envio.0.cor": "refused",
        "envio.0.peso": "sucesso",
      },
    ),
    change("NS-044/address-without-scheme", ["NS-044"], one("urlRastreioExterno", "www.carga.example/9"), {
      "envio.0.urlRastreioExterno": "sucesso",
    }),
    readOrder(
      "NS-044/address-gets-https",
      ["PED-NOVO-043", "NS-044"],
      { cpfCnpj, key },
      ({ envio: [found] }, verify) =>
        verify.equal("/envio/0/urlRastreioExterno", found?.urlRastreioExterno, "https://www.carga.example/9"),
    ),
    ...["javascript:alert(1)", "https://loja.example@carga.example/9", "sem endereço"].map((url, index) =>
      change(`NS-044/no-address-${index + 1}`, ["PED-NOVO-043", "NS-044"], one("urlRastreioExterno", url), {
        "envio.0.urlRastreioExterno": "refused",
      }),
    ),
    change(
      "NS-010/unknown-branch",
      ["NS-010"],
      { envio: [{ notaFiscal: { filialERP: "XX99" } }] },
      {
        "envio.0.notaFiscal.filialERP": "refused",
      },
    ),
  ];
  const others: Case[] = [
    ...carriers(profile, { order, key, cpfCnpj, change }),
    ...finalOrder(profile, { key, change }),
  ];
  return [
    {
      module: "pedido",
      cases: [...everyField, ...oneField, ...twoSpellings, ...unknown, ...others],
    },
  ];
}

/** A change of carrier: by names and by the method's code, registered ones only. */
function carriers(
  { fixtures: { transportadora } }: Profile,
  tools: { order: ReturnType<typeof pedidoEnvio>; key: PedidoKey; cpfCnpj: string; change: Change },
): Case[] {
  const { order, key, cpfCnpj, change } = tools;
  const quoted = new Slot<Cotacao>("the quotation of the order's cart");
  const other = () => last(quoted.get().opcoesEntrega).dadosFrete;
  const inUse = (id: string, expected: () => object) =>
    readOrder(id, ["PED-ALT-008", "PED-REC-007"], { cpfCnpj, key }, ({ envio: [envio] }, verify) =>
      verifyFields(verify, "/envio/0", envio, expected()),
    );
  return [
    success("criarCotacao", {
      id: "PED-ALT-008/quotation",
      rules: ["COT-033"],
      request: { body: cartOf(order) },
      save: ({ body }) => quoted.set(body),
    }),
    change("PED-ALT-008/to-a-known-carrier", ["PED-ALT-008"], { envio: [transportadora] }, {}),
    inUse("PED-ALT-008/the-known-carrier", () => transportadora),
    ...(["nomeTransportadora", "nomeMetodoEnvio"] as const).map((campo) =>
      change(
        `PED-ALT-008/unregistered-${campo}`,
        ["PED-ALT-008"],
        { envio: [{ [campo]: "Nome que ninguém registrou" }] },
        {
          [`envio.0.${campo}`]: "refused",
        },
      ),
    ),
    change(
      "PED-ALT-009/unregistered-code",
      ["PED-ALT-008", "PED-ALT-009"],
      { envio: [{ idMetodo: 2_147_483_647 }] },
      {
        "envio.0.idMetodo": "refused",
      },
    ),
    inUse("PED-ALT-008/still-the-known-carrier", () => transportadora),
    change(
      "PED-ALT-009/by-the-code-of-the-method",
      ["PED-ALT-008", "PED-ALT-009"],
      () => ({ envio: [{ idMetodo: other().idMetodoEnvio }] }),
      {},
    ),
    inUse("PED-ALT-009/the-method-of-the-code", () => ({
      idTransportadora: other().idTransportadora,
      idMetodoEnvio: other().idMetodoEnvio,
      nomeMetodoEnvio: other().metodoEnvioNome,
      nomeTransportadora: other().transportadoraNome,
    })),
  ];
}

/** Every field named has its outcome; with none named, nothing is refused. */
function verifyOutcome(
  retornos: readonly { campo: string; mensagem: string }[],
  outcome: Record<string, Outcome>,
  verify: Verify,
): void {
  const isDone = (mensagem: string) => mensagem === "sucesso" || mensagem === "já alterado";
  const found = Object.fromEntries(
    retornos.map(({ campo, mensagem }) => [campo, isDone(mensagem) ? mensagem : "refused"]),
  );
  if (Object.keys(outcome).length > 0) verify.equal("/retornos", found, outcome);
  else verify.holds("/retornos", !Object.values(found).includes("refused"), "must refuse nothing", retornos);
}
