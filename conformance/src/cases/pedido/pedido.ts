import type { Case, Scenario } from "../../engine/case.ts";
import type { Profile } from "../../profile/profile.ts";
import { failure, success } from "../support/define.ts";
import { PedidoKey } from "../support/pedidoKey.ts";
import { cpfOf, envioPedido, numeroOf, pedidoEnvio } from "../support/pedidoSamples.ts";
import { LISTED, pedidoListCases } from "./list.ts";

const FILTROS = ["pedido", "documento"] as const;

/** POST /pedido/novo, PUT /pedido/altera, GET /pedidos: an order from its creation on. */
export function pedidoScenarios(profile: Profile): Scenario[] {
  const key = new PedidoKey(profile, "the order");
  const cpfCnpj = cpfOf(profile, LISTED);
  const pedido = pedidoEnvio(profile, "A", { cpfCnpj });
  const alterar = (filtro: string, valor: string | (() => string), body: object, token = "api") => ({
    token,
    request: () => ({ path: { filtro, valor: typeof valor === "string" ? valor : valor() }, body }),
  });
  const created: Case[] = [
    success("criarPedido", {
      id: "PED-NOVO-040/created",
      rules: ["PED-NOVO-040", "PED-NOVO-041", "PED-EST-003", "PED-NOVO-010", "NS-076"],
      request: { body: pedido },
      check: ({ body }, verify) => {
        verify.equal("/numeroPedido", body.numeroPedido, pedido.numeroPedido);
        const { length } = body.chavePedido;
        verify.holds(
          "/chavePedido",
          length > 0 && length <= 40,
          "must have 1 to 40 characters",
          body.chavePedido,
        );
      },
      checkEffects: async ({ body }) => key.learn(body, pedido, "api"),
    }),
    success("criarPedido", {
      id: "NS-030/same-order-again",
      rules: ["NS-030"],
      request: { body: pedido },
      check: ({ body }, verify) => verify.equal("/chavePedido", body.chavePedido, key.get()),
    }),
    failure("criarPedido", 409, {
      id: "NS-030/same-number-another-body",
      rules: ["NS-030"],
      request: { body: { ...pedido, valorFretePedido: 21 } },
    }),
    success("criarPedido", {
      id: "PED-EST-004/labels-by-the-service",
      rules: ["PED-EST-004", "PED-NOVO-014"],
      request: { body: { ...pedidoEnvio(profile, "B", { cpfCnpj }), controleEtiqueta: "servico" } },
    }),
    success("criarPedido", {
      id: "REV-NOVO-002/reversal-data-of-a-shipment-is-ignored",
      rules: ["REV-NOVO-002"],
      request: { body: { ...pedidoEnvio(profile, "C", { cpfCnpj }), dadosReversa: { remetente: 5 } } },
    }),
    success("criarPedido", {
      id: "GER-004/the-other-store-has-its-own-numbers",
      rules: ["GER-004", "NS-030"],
      token: "api2",
      request: {
        body: {
          ...pedido,
          envio: [
            {
              ...envioPedido(profile),
              notaFiscal: {
                ...envioPedido(profile).notaFiscal,
                filialERP: profile.fixtures.filialAlheia,
              },
            },
          ],
        },
      },
      check: ({ body }, verify) =>
        verify.holds("/chavePedido", body.chavePedido !== key.get(), "must be a key of its own"),
    }),
  ];
  const refusedOrders: Case[] = [
    failure("criarPedido", 400, {
      id: "PED-NOVO-009/unknown-quotation",
      rules: ["PED-NOVO-009", "NS-034"],
      request: { body: { ...pedidoEnvio(profile, "X"), idCotacao: "99999999999".padEnd(25, "0") } },
      field: "idCotacao",
    }),
    failure("criarPedido", 400, {
      id: "NS-010/branch-of-another-store",
      rules: ["NS-010", "GER-004"],
      request: {
        body: {
          ...pedidoEnvio(profile, "X"),
          envio: [
            {
              ...envioPedido(profile),
              notaFiscal: {
                ...envioPedido(profile).notaFiscal,
                filialERP: profile.fixtures.filialAlheia,
              },
            },
          ],
        },
      },
      field: "envio.0.notaFiscal.filialERP",
    }),
    failure("criarPedido", 400, {
      id: "PED-NOVO-031/unregistered-carrier",
      rules: ["PED-NOVO-031", "NS-039"],
      request: {
        body: {
          ...pedidoEnvio(profile, "X"),
          envio: [{ ...envioPedido(profile), nomeTransportadora: "Nenhuma" }],
        },
      },
      field: "envio.0.nomeTransportadora",
    }),
  ];
  const lists: Case[] = [...pedidoListCases(profile, key)];
  const changed: Case[] = [
    success("alterarPedido", {
      id: "PED-ALT-012/changed",
      rules: ["PED-ALT-001", "PED-ALT-011", "PED-ALT-012", "ERR-042"],
      ...alterar("pedido", pedido.numeroPedido, {
        pedidoAuxiliar: "NOVO",
        envio: [{ peso: 3.125, plp: "9" }],
      }),
      check: ({ body }, verify) => {
        const outcome = Object.fromEntries(body.retornos.map(({ campo, mensagem }) => [campo, mensagem]));
        const wanted = { pedidoAuxiliar: "sucesso", "envio.0.peso": "sucesso", "envio.0.plp": "sucesso" };
        verify.equal("/retornos", outcome, wanted);
      },
    }),
    ...FILTROS.map((filtro) =>
      success("alterarPedido", {
        id: `PED-ALT-013/already-so-by-${filtro}`,
        rules: ["PED-ALT-013", "PED-ALT-001"],
        ...alterar(filtro, filtro === "pedido" ? pedido.numeroPedido : () => key.get(), {
          envio: [{ peso: 3.125 }],
        }),
        check: ({ body }, verify) =>
          verify.equal("/retornos", body.retornos, [{ campo: "envio.0.peso", mensagem: "já alterado" }]),
      }),
    ),
    success("alterarPedido", {
      id: "PED-ALT-002/not-editable",
      rules: ["PED-ALT-002", "ERR-042", "NS-044"],
      ...alterar("pedido", pedido.numeroPedido, {
        numeroPedido: "OUTRO",
        enderecoEntrega: { nome: "Outra" },
        envio: [{ mapaDeCarga: "MAPA-2", produtos: [] }],
      }),
      check: ({ body }, verify) => {
        for (const { campo, mensagem } of body.retornos) {
          const editable = campo === "envio.0.mapaDeCarga";
          verify.equal(`/retornos/${campo}`, mensagem === "sucesso", editable);
        }
      },
    }),
    success("alterarPedido", {
      id: "PED-ALT-004/too-long-is-refused-alone",
      rules: ["PED-ALT-004", "ERR-042", "NS-044"],
      ...alterar("pedido", pedido.numeroPedido, {
        envio: [{ codigoRastreio: "x".repeat(21), mapaDeCarga: "M".repeat(255) }],
      }),
      check: ({ body }, verify) => {
        const text = (field: string) => body.retornos.find(({ campo }) => campo === field)?.mensagem;
        verify.equal("/retornos", text("envio.0.mapaDeCarga"), "sucesso");
        verify.holds("/retornos", text("envio.0.codigoRastreio") !== "sucesso", "must refuse 21 characters");
      },
    }),
    success("listarPedidos", {
      id: "PED-ALT-003/the-rest-is-kept",
      rules: ["PED-ALT-003", "PED-ALT-002", "PED-ALT-012"],
      request: {
        query: {
          dataTipo: "dataCriacaoPedido",
          periodo: "2020-01-01TO2099-12-31",
          cpfCnpj,
          limite: 50,
        },
      },
      check: ({ body }, verify) => {
        const found = body.find(({ _id }) => _id === key.id.get());
        const envio = found?.envio[0];
        verify.equal("/numeroPedido", found?.numeroPedido, pedido.numeroPedido);
        verify.equal("/pedidoAuxiliar", found?.pedidoAuxiliar, "NOVO");
        verify.equal("/enderecoEntrega/nome", found?.enderecoEntrega.nome, "Maria Souza");
        verify.equal(
          "/envio/0",
          [envio?.peso, envio?.plp, envio?.altura, envio?.codigoRastreio],
          [3.125, 9, 20, "DM473124829BR"],
        );
      },
    }),
  ];
  const refusedChanges: Case[] = [
    ...[
      ["unknown", "nenhum", "api"],
      ["foreign-documento", null, "api2"],
    ].map(([name, valor, token]) =>
      failure("alterarPedido", 404, {
        id: `NS-043/${name}`,
        rules: ["NS-043", "GER-004"],
        ...alterar("documento", valor ?? (() => key.get()), { pedidoAuxiliar: "X" }, token ?? "api"),
      }),
    ),
    failure("alterarPedido", 400, {
      id: "PED-ALT-001/unknown-filter",
      rules: ["PED-ALT-001"],
      request: { path: { filtro: "sku", valor: numeroOf(profile, "A") }, body: {} },
    }),
    failure("alterarPedido", 400, {
      id: "NS-044/body-that-is-no-object",
      rules: ["NS-044"],
      request: { path: { filtro: "pedido", valor: numeroOf(profile, "A") }, body: [] },
    }),
  ];
  return [
    {
      module: "pedido",
      cases: [...created, ...refusedOrders, ...lists, ...changed, ...refusedChanges],
    },
  ];
}
