import type { Case, Scenario } from "../../engine/case.ts";
import { Slot } from "../../engine/slot.ts";
import type { Profile } from "../../profile/profile.ts";
import { failure, success } from "../support/define.ts";
import { numeroOf, pedidoEnvio, pedidoReversa } from "../support/pedidoSamples.ts";
import { CAMPOS, isKeyed, type Situacoes, situacoesOf, textsIn, valuesOf } from "../support/situacoes.ts";
import { refusedSituacao } from "./refusedSituacao.ts";

type Corpo = ReturnType<typeof pedidoReversa>;

/** The situation fields that a list has as keys. */
const keysOf = (body: unknown) => CAMPOS.filter((campo) => campo in Object(body));

/** Situation values and return orders. */
export function reversaScenarios(profile: Profile): Scenario[] {
  const registered = new Slot<unknown>("the registered values");
  const situacoes = new Slot<Situacoes>("a value of each situation field");
  const pai = numeroOf(profile, "PAI");
  const corpo = (name: string) => pedidoReversa(profile, name, pai, situacoes.get());
  const recusada = (id: string, rules: string[], change: (body: Corpo) => object, field?: string) =>
    failure("criarPedido", 400, {
      id,
      rules,
      request: () => ({ body: change(corpo("R-X")) }),
      ...(field !== undefined && { field }),
    });
  const dados = (change: object) => (body: Corpo) => ({
    ...body,
    dadosReversa: { ...body.dadosReversa, ...change },
  });
  const remetente = (change: object) => (body: Corpo) =>
    dados({ remetente: { ...body.dadosReversa.remetente, ...change } })(body);
  const registeredValues: Case[] = [
    success("listarSituacoesReversa", {
      id: "REV-SIT-001/five-fields",
      rules: ["REV-SIT-001", "NS-065"],
      check: ({ raw }, verify) => {
        verify.equal("", keysOf(raw), CAMPOS, ["NS-065"]);
        for (const campo of CAMPOS) {
          const isTold = valuesOf(raw, campo).length > 0;
          verify.holds(`/${campo}`, isTold, "must have values", raw, [
            isKeyed(raw) ? "REV-SIT-001" : "NS-065",
          ]);
        }
      },
      save: ({ raw }) => {
        registered.set(raw);
        situacoes.set(situacoesOf(raw));
      },
    }),
    ...CAMPOS.map((tipo) =>
      success("consultarSituacaoReversa", {
        id: `REV-SIT-002/${tipo}`,
        rules: ["REV-SIT-002", "NS-065"],
        request: { path: { tipo } },
        check: ({ raw }, verify) => {
          verify.equal("", keysOf(raw), [tipo], ["NS-065"]);
          const known = valuesOf(registered.get(), tipo);
          const told = isKeyed(raw)
            ? valuesOf(raw, tipo)
            : textsIn(raw).filter((text) => known.includes(text));
          verify.equal(`/${tipo}`, told.sort(), known.sort(), ["REV-SIT-002", "REV-SIT-001"]);
        },
      }),
    ),
    failure("consultarSituacaoReversa", 404, {
      id: "NS-065/unknown-field",
      rules: ["NS-065"],
      request: { path: { tipo: "corReversa" } },
    }),
  ];
  const created: Case[] = [
    success("criarPedido", {
      id: "REV-NOVO-001/parent",
      rules: ["PED-NOVO-006"],
      request: { body: pedidoEnvio(profile, "PAI") },
    }),
    success("criarPedido", {
      id: "REV-NOVO-001/return-created",
      rules: [
        "REV-NOVO-001",
        "REV-NOVO-003",
        "REV-NOVO-005",
        "PED-NOVO-005",
        "PED-NOVO-006",
        "REV-NOVO-013",
        "VER-003",
      ],
      request: () => ({ body: corpo("R-1") }),
    }),
    ...(
      [
        ["7-digits", { cep: "1310100" }],
        ["14-digits", { cpfCnpj: "11222333000181" }],
        ["10-digits", { telefones: ["1133334444"] }],
      ] as const
    ).map(([name, change], index) =>
      success("criarPedido", {
        id: `REV-NOVO-${["010", "009", "011"][index]}/${name}`,
        rules: [`REV-NOVO-${["010", "009", "011"][index]}`],
        request: () => ({ body: remetente(change)(corpo(`R-${name}`)) }),
      }),
    ),
  ];
  const withoutParent: Case[] = [
    recusada(
      "REV-NOVO-001/no-reversal-data",
      ["REV-NOVO-001", "ERR-002", "ERR-004"],
      ({ dadosReversa: _, ...rest }) => rest,
      "dadosReversa",
    ),
    recusada(
      "PED-NOVO-005/no-parent",
      ["PED-NOVO-005", "ERR-002"],
      ({ numeroPedidoEnvioPai: _, ...rest }) => rest,
      "numeroPedidoEnvioPai",
    ),
    recusada(
      "PED-NOVO-006/unknown-parent",
      ["PED-NOVO-006", "NS-032"],
      (body) => ({ ...body, numeroPedidoEnvioPai: "nenhum" }),
      "numeroPedidoEnvioPai",
    ),
    recusada(
      "NS-032/a-return-is-no-parent",
      ["NS-032"],
      (body) => ({ ...body, numeroPedidoEnvioPai: numeroOf(profile, "R-1") }),
      "numeroPedidoEnvioPai",
    ),
  ];
  const wrongSituations: Case[] = [
    recusada("REV-NOVO-006/prefix", ["REV-NOVO-006", "ERR-003"], dados({ tipoReversa: "Motoboy" })),
    ...CAMPOS.map((campo) =>
      refusedSituacao(campo, () => ({
        body: dados({ [campo]: campo === "tipoReversa" ? "Coleta lunar" : "Nenhum" })(corpo("R-X")),
        registered: valuesOf(registered.get(), campo),
      })),
    ),
    ...CAMPOS.map((campo) =>
      recusada(`ERR-002/no-${campo}`, ["ERR-002", "REV-NOVO-003"], dados({ [campo]: undefined })),
    ),
  ];
  const wrongFields: Case[] = [
    ...["123.456.789-01", "123456789012", "1234567890123"].map((cpfCnpj, index) =>
      recusada(
        `REV-NOVO-009/invalid-${index + 1}`,
        ["REV-NOVO-009", "ERR-004"],
        remetente({ cpfCnpj }),
        "cpfCnpj",
      ),
    ),
    ...["01310-100", "013101", "013101000"].map((cep, index) =>
      recusada(`REV-NOVO-010/invalid-${index + 1}`, ["REV-NOVO-010", "ERR-004"], remetente({ cep }), "cep"),
    ),
    ...[[], ["119999900"], ["119999900001"]].map((telefones, index) =>
      recusada(
        `REV-NOVO-011/invalid-${index + 1}`,
        ["REV-NOVO-011", "ERR-004"],
        remetente({ telefones }),
        "telefones",
      ),
    ),
    recusada(
      "REV-NOVO-008/referencia-31",
      ["REV-NOVO-008"],
      remetente({ referencia: "x".repeat(31) }),
      "referencia",
    ),
    recusada(
      "REV-NOVO-004/observacoes-501",
      ["REV-NOVO-004"],
      dados({ observacoesReversa: "x".repeat(501) }),
      "observacoesReversa",
    ),
    recusada("REV-NOVO-013/prazoColeta-0", ["REV-NOVO-013"], dados({ prazoColeta: 0 }), "prazoColeta"),
    recusada(
      "REV-NOVO-013/prazoColeta-negative",
      ["REV-NOVO-013"],
      dados({ prazoColeta: -1 }),
      "prazoColeta",
    ),
  ];
  return [
    {
      module: "reversa",
      cases: [...registeredValues, ...created, ...withoutParent, ...wrongSituations, ...wrongFields],
    },
  ];
}
