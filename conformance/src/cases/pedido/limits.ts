import { type Cotacao, componentValidators } from "@frete/contract/loja";
import type { Case, Scenario } from "../../engine/case.ts";
import { type DerivedBody, deriveNegatives, derivePositives } from "../../engine/deriveBodies.ts";
import { valueAt, withValue } from "../../engine/jsonPointer.ts";
import { Slot } from "../../engine/slot.ts";
import type { Profile } from "../../profile/profile.ts";
import { cotacaoNova } from "../support/cotacaoSamples.ts";
import { failure, success } from "../support/define.ts";
import { bodyOf, idOf, partOf, rulesOf, rulesWith } from "../support/derivedCases.ts";
import { createOrder } from "../support/pedidoCases.ts";
import { codeOf, first } from "../support/pedidoOpcoes.ts";
import { cpfOf, numeroOf, pedidoEnvio } from "../support/pedidoSamples.ts";

/** What stands in the sample for what is only known when the case is sent. */
const STAND_INS = {
  "/idCotacao": "0".repeat(25),
  "/envio/0/nomeTransportadora": "T",
  "/envio/0/nomeMetodoEnvio": "M",
};

/** Valid on their own, refused because they name something that is not registered, or outgrow the record. */
const REFUSED_BY_MEANING: Record<string, string[]> = {
  "envio.nomeTransportadora/maxLength-100": ["PED-NOVO-031", "NS-039"],
  "envio.nomeMetodoEnvio/maxLength-100": ["PED-NOVO-031", "NS-039"],
  "envio.notaFiscal.filialERP/minLength-1": ["NS-010"],
  "envio.notaFiscal.filialERP/maxLength-30": ["NS-010"],
};
/** Would be the number of another run's order: 409. */
const SAME_IN_EVERY_RUN = "numeroPedido/minLength-1";

/** Both sides of every limit that the contract sets to the body of a new shipment order. */
export function pedidoLimitScenarios(profile: Profile): Scenario[] {
  const quoted = new Slot<Cotacao>("the quotation of the order");
  const [branch] = profile.fixtures.filiais;
  const sample = withValue(
    {
      ...pedidoEnvio(profile, "D"),
      numeroPedido: `${numeroOf(profile, "D")}-`.padEnd(100, "x"),
      numeroPedidoEnvioPai: "",
      dadosReversa: {},
      idCotacao: STAND_INS["/idCotacao"],
    },
    "/envio/0",
    {
      ...pedidoEnvio(profile, "D").envio[0],
      nomeTransportadora: STAND_INS["/envio/0/nomeTransportadora"],
      nomeMetodoEnvio: STAND_INS["/envio/0/nomeMetodoEnvio"],
      deParaMkt: "ZZ",
    },
  );
  const options = bodyOf("criarPedido", { schema: "PedidoNovoEnvio", sample, file: import.meta.filename });
  /** The branch of the invoice, and a carrier that asks for no tracking code of its own. */
  const known = () => {
    const quotation = quoted.get();
    const { opcoesEntrega } = quotation;
    const postal = profile.fixtures.correios.nomeMetodoEnvio;
    const option =
      opcoesEntrega.find(({ dadosFrete }) => dadosFrete.metodoEnvioNome !== postal) ?? first(opcoesEntrega);
    return {
      "/idCotacao": codeOf(quotation, option),
      "/envio/0/nomeTransportadora": option.dadosFrete.transportadoraNome,
      "/envio/0/nomeMetodoEnvio": option.dadosFrete.metodoEnvioNome,
    };
  };
  /** Puts known values in place of the stand-ins, in every shipment. */
  const completed = (body: unknown) => {
    const shipments = valueAt(body, "/envio");
    const places = Object.entries(known()).flatMap(([pointer, value]) => {
      const standIn = STAND_INS[pointer as keyof typeof STAND_INS];
      const pointers =
        Array.isArray(shipments) && pointer.startsWith("/envio/0/")
          ? shipments.map((_, index) => pointer.replace("/0/", `/${index}/`))
          : [pointer];
      return pointers.map((each) => ({ pointer: each, value, standIn }));
    });
    return places.reduce(
      (whole, { pointer, value, standIn }) =>
        valueAt(whole, pointer) === standIn ? withValue(whole, pointer, value) : whole,
      body,
    );
  };
  /** Without a quotation the marketplace's code would count, and it means nothing here. */
  const withoutQuotation = (body: unknown) =>
    ["deParaMkt", "nomeTransportadora", "nomeMetodoEnvio"].reduce(
      (whole, field) => withValue(whole, `/envio/0/${field}`, undefined),
      body,
    );
  const isUnquoted = ({ name }: DerivedBody) => /^idCotacao\/(required|null)-/.test(name);
  const numbered = ({ field, body }: DerivedBody, index: number) =>
    field === "numeroPedido" ? body : withValue(body, "/numeroPedido", numeroOf(profile, `D${index}`));
  return [
    {
      module: "pedido",
      cases: [
        success("criarCotacao", {
          id: "PED-NOVO-009/quotation",
          rules: ["PED-NOVO-009"],
          request: { body: cotacaoNova(profile, { filiaisOrigem: branch }) },
          save: ({ body }) => quoted.set(body),
        }),
        createOrder("PED-NOVO-001/every-field", ["PED-NOVO-001", "PED-NOVO-009"], () =>
          Object(completed(withValue(sample, "/numeroPedido", numeroOf(profile, "D")))),
        ),
        ...deriveNegatives(options).map((derived) =>
          failure("criarPedido", 400, {
            id: idOf(derived),
            rules: rulesOf(derived),
            request: () => ({ body: completed(derived.body) }),
            field: derived.field,
          }),
        ),
        ...derivePositives(options)
          .filter(({ name }) => name !== SAME_IN_EVERY_RUN)
          .map((derived, index): Case => {
            const refused = REFUSED_BY_MEANING[derived.name];
            const sent = numbered(derived, index);
            const body = () => Object(isUnquoted(derived) ? withoutQuotation(sent) : completed(sent));
            return refused
              ? failure("criarPedido", 400, {
                  id: `${refused[0]}/${derived.name}`,
                  rules: refused,
                  request: () => ({ body: body() }),
                  field: derived.field,
                })
              : createOrder(idOf(derived), rulesOf(derived), body);
          }),
      ],
    },
    alteracaoScenario(profile),
  ];
}

const TRANSPORTE = ["nomeTransportadora", "nomeMetodoEnvio", "idMetodo"];

/** Both sides of every limit of a field that PUT /pedido/altera takes, each in a request of its own. */
function alteracaoScenario(profile: Profile): Scenario {
  const numero = numeroOf(profile, "DA");
  const pedido = { ...pedidoEnvio(profile, "DA") };
  pedido.enderecoEntrega = { ...pedido.enderecoEntrega, cpfCnpj: cpfOf(profile, "DA") };
  const [{ nome: _nome, produtos: _produtos, dadosAdicionaisEnvio: _dados, ...envio }] = pedido.envio as [
    (typeof pedido.envio)[number],
  ];
  const sample = {
    pedidoAuxiliar: "AUX",
    envio: [
      {
        ...envio,
        plp: "7",
        linkComprovanteEntrega: "https://comprovante.example/1",
        prazoEntregaPedido: "2030-12-30",
        nomeTransportadora: "T",
        nomeMetodoEnvio: "M",
        idMetodo: 1,
      },
    ],
  };
  const options = partOf(componentValidators.PedidoAlteracao, {
    schema: "PedidoAlteracao",
    sample,
    file: import.meta.filename,
  });
  // What is no shipment at a shipment's place is no field that the interface speaks of.
  const isPosition = ({ field }: DerivedBody) => /\.\d+$/.test(field);
  const change = (derived: DerivedBody, accepted: boolean): Case =>
    success("alterarPedido", {
      id: idOf(derived),
      rules: isPosition(derived) ? ["NS-044"] : rulesWith(derived, "PED-ALT-011"),
      request: {
        path: { filtro: "pedido", valor: numero },
        body: only(derived.pointer, valueAt(derived.body, derived.pointer)),
      },
      check: ({ body: { retornos } }, verify) => {
        const isTold = retornos.length > 0;
        const told = isPosition(derived) || !accepted ? ["NS-044"] : ["PED-ALT-011"];
        verify.holds("/retornos", isTold, `must tell what became of ${derived.field}`, retornos, told);
        for (const { campo, mensagem } of retornos) {
          const done = mensagem === "sucesso" || mensagem === "já alterado";
          verify.holds(
            `/retornos/${campo}`,
            done === accepted,
            accepted ? "must be sucesso" : "must not be sucesso",
            mensagem,
          );
        }
      },
    });
  /** Null for a field is the same as leaving it out: the answer has nothing to say of it. */
  const leftOut = (derived: DerivedBody): Case =>
    success("alterarPedido", {
      id: idOf(derived),
      rules: rulesOf(derived),
      request: { path: { filtro: "pedido", valor: numero }, body: only(derived.pointer, null) },
      check: ({ body: { retornos } }, verify) => verify.equal("/retornos", retornos, []),
    });
  const isNull = ({ keyword }: DerivedBody) => keyword === "null";
  const isSent = ({ pointer, body }: DerivedBody) => (valueAt(body, pointer) ?? null) !== null;
  const isRegistered = ({ field, name }: DerivedBody) =>
    TRANSPORTE.some((each) => field.endsWith(each)) || name.startsWith("envio.notaFiscal.filialERP");
  return {
    module: "pedido",
    cases: [
      createOrder("PED-ALT-004/order", ["PED-NOVO-001"], pedido),
      ...deriveNegatives(options)
        .filter(({ pointer, body }) => valueAt(body, pointer) !== undefined)
        .map((derived) => change(derived, false)),
      ...derivePositives(options)
        .filter((derived) => isSent(derived) && derived.pointer !== "/envio" && !isRegistered(derived))
        .map((derived) => change(derived, true)),
      ...derivePositives(options).filter(isNull).map(leftOut),
    ],
  };
}

/** A body that holds nothing but the value at the pointer. */
function only(pointer: string, value: unknown): unknown {
  const [, first, ...rest] = pointer.split("/");
  if (first === undefined) return value;
  const inner = only(["", ...rest].join("/"), value);
  return /^\d+$/.test(first) ? [inner] : { [first]: inner };
}
