import type { Wrap } from "../exchange.ts";
import { mutantsOf } from "../mutant.ts";
import {
  accepts,
  answers,
  as,
  asks,
  jsonOf,
  only,
  refuses,
  reply,
  sends,
  turns,
  withBody,
} from "../mutate.ts";

const criado = { mensagem: "sucesso", chavePedido: "0".repeat(32), numeroPedido: "1" };
/** Creates a return order that the server refuses; only the parts that matter are typed. */
const creates = (when: (dados: Dados, body: { [name: string]: unknown }) => unknown) =>
  accepts(
    "criarPedido",
    (body) => {
      const { dadosReversa } = body as { dadosReversa?: Dados };
      return body.tipoPedido === "reversa" && when(dadosReversa ?? {}, body);
    },
    criado,
  );

interface Dados {
  tipoReversa?: string;
  motivoReversa?: string;
  observacoesReversa?: string;
  prazoColeta?: number;
  remetente?: { cpfCnpj?: string; cep?: string; telefones?: string[]; referencia?: string; nome?: string };
}

/** Changes the text for a situation field whose value is not registered. */
const refusedSituacao = (change: (mensagem: string) => string): Wrap => {
  return async (sent, forward) => {
    const answered = await forward(sent);
    const { mensagem = "" } = (jsonOf(answered) ?? {}) as { mensagem?: string };
    const isRefusal = sent.operation === "criarPedido" && mensagem.includes("inválido. Aceito apenas: ");
    return isRefusal ? withBody(answered, { mensagem: change(mensagem) }) : answered;
  };
};

/** Return orders, situation values, return points. */
export const reversaMutants = mutantsOf("reversa", {
  "NS-003/blank-is-a-kind": [
    "looks for return points of the kind that a blank names",
    () =>
      asks("listarPontosDevolucao", (query) => {
        if (query.get("tipo") === "") query.set("tipo", "-");
      }),
  ],
  "REV-SIT-001/four-fields": [
    "leaves one of the five fields out",
    () =>
      answers("listarSituacoesReversa", (body) => {
        Reflect.deleteProperty(body, "pagadorFreteReversa");
      }),
  ],
  "REV-SIT-002/values-of-another-field": [
    "answers the values of another field",
    () =>
      answers("consultarSituacaoReversa", (body) => {
        for (const campo of Object.keys(body)) Object.assign(body, { [campo]: ["Transportadora"] });
      }),
  ],
  "NS-065/all-fields": [
    "answers every field whatever the field asked for",
    () => (sent, forward) =>
      forward(
        sent.operation === "consultarSituacaoReversa" &&
          sent.path.tipo?.endsWith("Reversa") &&
          sent.path.tipo !== "corReversa"
          ? { ...sent, url: "/api/v1/reversa/situacoes" }
          : sent,
      ),
  ],
  "NS-065/unknown-field-is-empty": [
    "answers an empty object to a field that does not exist",
    () => turns("consultarSituacaoReversa", 404, 200, {}),
  ],
  "REV-NOVO-001/data-optional": [
    "creates a return without dadosReversa",
    () => creates((_, { dadosReversa }) => dadosReversa === undefined),
  ],
  "REV-NOVO-003/reason-optional": [
    "creates a return without a reason",
    () => creates((dados, { dadosReversa }) => dadosReversa && dados.motivoReversa === undefined),
  ],
  "REV-NOVO-004/long-remarks": [
    "creates a return with remarks of any length",
    () => creates(({ observacoesReversa = "" }) => observacoesReversa.length > 500),
  ],
  "REV-NOVO-005/any-reason": [
    "takes a reason that is not registered",
    () => creates(({ motivoReversa }) => motivoReversa === "Nenhum"),
  ],
  "REV-NOVO-006/any-kind": [
    "takes a kind with another beginning",
    () => creates(({ tipoReversa }) => tipoReversa === "Motoboy"),
  ],
  "REV-NOVO-007/sender-without-name": [
    "creates a return without the sender's name",
    () => creates(({ remetente }) => remetente && remetente.nome === undefined),
  ],
  "REV-NOVO-008/long-reference": [
    "takes the recipient's 50 characters for the sender's referencia too",
    () => creates(({ remetente }) => (remetente?.referencia ?? "").length > 30),
  ],
  "REV-NOVO-009/mask-stripped": [
    "takes cpfCnpj with dots and dash",
    () => creates(({ remetente }) => /^\d{3}\.\d{3}\.\d{3}-\d{2}$/.test(remetente?.cpfCnpj ?? "")),
  ],
  "REV-NOVO-009/twelve-digits": [
    "takes cpfCnpj of any length up to 14",
    () => creates(({ remetente }) => /^\d{12,13}$/.test(remetente?.cpfCnpj ?? "")),
  ],
  "REV-NOVO-010/mask-stripped": [
    "takes cep with a dash",
    () => creates(({ remetente }) => /^\d{5}-\d{3}$/.test(remetente?.cep ?? "")),
  ],
  "REV-NOVO-010/eight-digits-only": [
    "refuses a cep that lost its leading zero",
    () =>
      refuses(
        "criarPedido",
        (body) => (body as { dadosReversa: Dados }).dadosReversa.remetente?.cep?.length === 7,
      ),
  ],
  "REV-NOVO-011/no-telephone": [
    "creates a return without a telephone",
    () => creates(({ remetente }) => remetente?.telefones?.length === 0),
  ],
  "REV-NOVO-013/collected-today": [
    "takes 0 business days until the collection",
    () => creates(({ prazoColeta }) => prazoColeta === 0),
  ],
  "PED-NOVO-005/no-parent": [
    "creates a return without a parent",
    () => creates((_, { numeroPedidoEnvioPai }) => numeroPedidoEnvioPai === undefined),
  ],
  "PED-NOVO-006/any-parent": [
    "creates a return of an order that does not exist",
    () => creates((_, { numeroPedidoEnvioPai }) => numeroPedidoEnvioPai === "nenhum"),
  ],
  "NS-032/return-of-a-return": [
    "takes a return for a parent",
    () => creates((_, { numeroPedidoEnvioPai }) => String(numeroPedidoEnvioPai).endsWith("-R-1")),
  ],
  "ERR-002/unprocessable": [
    "answers 422 to a return with invalid data",
    () => only(({ body }) => body.includes('"reversa"'), turns("criarPedido", 400, 422)),
  ],
  "ERR-003/prefix-is-403": [
    "answers 403 to a kind that is not allowed",
    () => only(({ body }) => body.includes("Motoboy"), turns("criarPedido", 400, 403)),
  ],
  "ERR-004/no-field-named": [
    "does not name the field that is wrong",
    () =>
      only(
        ({ body }) => body.includes('"reversa"'),
        turns("criarPedido", 400, 400, { mensagem: "Dados da reversa inválidos" }),
      ),
  ],
  "ERR-005/values-not-listed": [
    "does not list the accepted values",
    () => refusedSituacao((text) => text.replace(/\. Aceito apenas.*/, "")),
  ],
  "ERR-005/first-value-only": [
    "lists only the first accepted value",
    () => refusedSituacao((text) => text.replace(/(apenas: [^,]+).*/, "$1")),
  ],
  "ERR-005/last-value-lost": [
    "leaves the last accepted value out",
    () => refusedSituacao((text) => text.replace(/, [^,]+$/, "")),
  ],
  "ERR-005/list-cut-too-early": [
    "cuts a list that fits",
    () => refusedSituacao((text) => text.replace(/, [^,]+$/, ", ...")),
  ],
  "ERR-005/separated-by-semicolons": [
    "puts semicolons between the accepted values",
    () => refusedSituacao((text) => text.replaceAll(", ", "; ")),
  ],
  "ERR-005/values-of-another-field": [
    "lists the values of another field",
    () => refusedSituacao((text) => text.replace(/apenas: .*/, "apenas: Consumidor, Loja")),
  ],
  "ERR-005/no-label": [
    "names no field before the accepted values",
    () => refusedSituacao((text) => text.replace(/^.*inválido/, "inválido")),
  ],
  "REV-PONTO-001/masked-cep": [
    "writes the points' cep with a dash",
    () =>
      answers("listarPontosDevolucao", ({ pontos }) => {
        for (const point of pontos) point.cep = point.cep.replace(/(\d{3})$/, "-$1");
      }),
  ],
  "REV-PONTO-001/street-in-capitals": [
    "writes the street of a return point in capitals",
    () =>
      answers("listarPontosDevolucao", ({ pontos }) => {
        for (const each of pontos) each.endereco = each.endereco.toUpperCase();
      }),
  ],
  "REV-PONTO-001/reference-lost": [
    "answers no reference point",
    () =>
      answers("listarPontosDevolucao", ({ pontos }) => {
        for (const each of pontos) each.referencia = null;
      }),
  ],
  "AUTH-005/return-points-of-the-first-store": [
    "lists the first store's return points to the second store",
    () =>
      only(
        ({ operation, token }) => operation === "listarPontosDevolucao" && token === "api2",
        (sent, forward) => forward(as(sent, "api")),
      ),
  ],
  "REV-PONTO-002/kind-ignored": [
    "ignores tipo",
    () => asks("listarPontosDevolucao", (query) => query.delete("tipo")),
  ],
  "REV-PONTO-003/clamped": [
    "brings a limite outside the range back into it",
    () =>
      asks("listarPontosDevolucao", (query) => {
        const limit = Number(query.get("limite"));
        if (query.has("limite") && Number.isInteger(limit))
          query.set("limite", String(Math.min(5000, Math.max(1, limit))));
      }),
  ],
  "REV-PONTO-004/by-kind-only": [
    "sorts the points of a kind by name descending",
    () =>
      answers("listarPontosDevolucao", ({ pontos }) => {
        pontos.sort(
          (a, b) =>
            a.tipoPontoDeDevolucao.localeCompare(b.tipoPontoDeDevolucao, "pt-BR") ||
            b.nome.localeCompare(a.nome, "pt-BR"),
        );
      }),
  ],
  "REV-PONTO-005/total-of-all": [
    "counts every point that matches in total, not those returned",
    () => async (sent, forward) => {
      const answered = await forward(sent);
      if (sent.operation !== "listarPontosDevolucao" || answered.status !== 200) return answered;
      const body = JSON.parse(answered.body.toString());
      return withBody(answered, { ...body, total: body.total + (sent.url.includes("limite=1") ? 3 : 0) });
    },
  ],
  "ERR-038/no-content": [
    "answers 204 when no point matches",
    () => async (sent, forward) => {
      const answered = await forward(sent);
      const empty = sent.operation === "listarPontosDevolucao" && answered.body.includes('"pontos":[]');
      return empty ? { ...answered, status: 204, body: Buffer.alloc(0) } : answered;
    },
  ],
  "ERR-039/limit-is-404": [
    "answers 404 to an invalid limite",
    () => turns("listarPontosDevolucao", 400, 404),
  ],
  "ERR-040/public-points": [
    "lists return points without a token",
    () =>
      only(
        ({ operation, headers }) => operation === "listarPontosDevolucao" && !headers.authorization,
        async () => reply(200, { total: 0, pontos: [] }),
      ),
  ],
  "VER-003/values-of-last-year": [
    "accepts other values than it lists",
    () =>
      answers("listarSituacoesReversa", (body) => {
        body.motivoReversa = ["Arrependimento do ano passado"];
      }),
  ],
  "REV-NOVO-012/recipient-rules-for-the-sender": [
    "asks for the sender's referencia like the recipient's",
    () =>
      refuses(
        "criarPedido",
        (body) =>
          (body as { dadosReversa: Dados }).dadosReversa.remetente?.referencia === undefined &&
          "dadosReversa" in body,
      ),
  ],
  "PED-REC-003/parent-not-recorded": [
    "does not answer the parent of a return",
    () =>
      answers("listarPedidos", (body) => {
        for (const order of body) order.numeroPedidoEnvioPai = null;
      }),
  ],
  "NS-030/number-unique-across-kinds": [
    "refuses a return with the number of its parent",
    () =>
      refuses(
        "criarPedido",
        (body) => body.tipoPedido === "reversa" && body.numeroPedido === body.numeroPedidoEnvioPai,
        409,
      ),
  ],
  "REV-NOVO-002/parent-checked-for-shipments": [
    "checks numeroPedidoEnvioPai of shipment orders",
    () =>
      sends("criarPedido", (body) => {
        if (body.tipoPedido === "envio" && body.dadosReversa !== undefined)
          Object.assign(body, { tipoPedido: "reversa" });
      }),
  ],
});
