import { mutantsOf } from "../mutant.ts";
import { accepts, answers, as, asks, leaks, only, turns } from "../mutate.ts";

/** Pre-lists of postage. */
export const plpMutants = mutantsOf("plp", {
  "PLP-001/list-without-the-method": [
    "lists another method than the record has",
    () =>
      answers("listarPlps", (body) => {
        for (const plp of body) plp.idMetodo += 1;
      }),
  ],
  "GER-004/store-of-a-plp": [
    "answers the same store with every PLP",
    () =>
      answers("consultarPlp", (body) => {
        body.idLoja = 9;
      }),
  ],
  "PLP-001/code-as-text": [
    "writes codigoPLP as text",
    () =>
      answers("consultarPlp", (body) => {
        Object.assign(body, { codigoPLP: String(body.codigoPLP) });
      }),
  ],
  "PLP-017/receipt-is-zero": [
    "answers 0 for idRecibo while there is none",
    () =>
      answers("consultarPlp", (body) => {
        if (body.idRecibo === null) Object.assign(body, { idRecibo: 0 });
      }),
  ],
  "NS-007/receipt-left-out": [
    "leaves idRecibo out while there is none",
    () =>
      answers("consultarPlp", (body) => {
        if (body.idRecibo === null) Reflect.deleteProperty(body, "idRecibo");
      }),
  ],
  "PLP-002/receipt-at-once": [
    "fills idRecibo although no third party made the label",
    () =>
      answers("consultarPlp", (body) => {
        body.idRecibo ??= "1";
      }),
  ],
  "PLP-003/errors-null": [
    "answers null when there is nothing to correct",
    () =>
      answers("consultarPlp", (body) => {
        Object.assign(body, { erros: null });
      }),
  ],
  "PLP-003/closed-on-creation": [
    "dates the closing of an open pre-list",
    () =>
      answers("consultarPlp", (body) => {
        body.dataFechamento ??= body.data;
      }),
  ],
  "PLP-004/number-for-the-key": [
    "answers the order number as documento",
    () =>
      answers("consultarPlp", ({ listaPedidos }) => {
        for (const order of listaPedidos) order.documento = order.numeroPedido;
      }),
  ],
  "PLP-005/filter-by-the-records-words-only": [
    "does not know the filter's spelling Finalizado",
    () => answers("listarPlps", (body, { query }) => (query("status") === "Finalizado" ? [] : body)),
  ],
  "PLP-006/status-optional": [
    "lists without a status",
    () =>
      asks("listarPlps", (query) => {
        if (!query.has("status")) query.set("status", "Pendente");
      }),
  ],
  "PLP-007/period-ignored": [
    "lists pre-lists of every period",
    () =>
      asks("listarPlps", (query) => {
        if (/^\d{4}-\d\d-\d\d(T[\d:]+)?TO\d{4}-\d\d-\d\d/.test(query.get("periodo") ?? ""))
          query.set("periodo", "2000-01-01TO2099-12-31");
      }),
  ],
  "PLP-008/unknown-status-is-empty": [
    "answers an empty list to an unknown status",
    () => accepts("listarPlps", (_, { url }) => url.includes("status="), []),
  ],
  "PLP-009/page-after-the-last-is-404": [
    "answers 404 to a page after the last",
    () => async (sent, forward) => {
      const answered = await forward(sent);
      const after =
        sent.operation === "listarPlps" &&
        /pagina=([2-9]|\d\d)/.test(sent.url) &&
        answered.body.toString() === "[]";
      return after
        ? { ...answered, status: 404, body: Buffer.from('{"mensagem":"Página inexistente"}') }
        : answered;
    },
  ],
  "PLP-009/page-ignored": [
    "answers the first page to every page",
    () =>
      asks("listarPlps", (query) => {
        if (Number(query.get("pagina")) > 1) query.set("pagina", "1");
      }),
  ],
  "PLP-010/limit-ignored": [
    "ignores limite",
    () =>
      asks("listarPlps", (query) => {
        if (Number(query.get("limite")) > 0) query.delete("limite");
      }),
  ],
  "PLP-011/branch-ignored": [
    "ignores filialERP in the list",
    () =>
      asks("listarPlps", (query) => {
        if ((query.get("filialERP") ?? "").length <= 30) query.delete("filialERP");
      }),
  ],
  "PLP-012/envelope": [
    "wraps the list in an object",
    () => answers("listarPlps", (body) => ({ plps: body })),
  ],
  "PLP-013/list-of-one": ["answers a list of one pre-list", () => answers("consultarPlp", (body) => [body])],
  "PLP-013/branch-not-compared": [
    "finds a pre-list under any branch",
    () => {
      const branches = new Map<string, string>();
      return async (sent, forward) => {
        const branch =
          sent.operation === "consultarPlp" && sent.token === "api"
            ? branches.get(sent.path.idPLP ?? "")
            : undefined;
        const answered = await forward(
          branch ? { ...sent, url: `/api/v1/plp/consulta/${branch}/${sent.path.idPLP}` } : sent,
        );
        if (sent.operation === "criarPlp" && answered.status === 200)
          branches.set(
            JSON.parse(answered.body.toString()).idPLP,
            JSON.parse(sent.body.toString()).filialERP,
          );
        return answered;
      };
    },
  ],
  "PLP-014/another-code": [
    "answers a code at the creation that the query does not know",
    () =>
      answers("criarPlp", (body) => {
        body.idPLP = `9${body.idPLP}`;
        body.codigoPLP = Number(body.idPLP);
      }),
  ],
  "PLP-015/path-of-30": [
    "refuses a branch of more than 30 characters in the path",
    () => async (sent, forward) => {
      const answered = await forward(sent);
      return sent.operation === "consultarPlp" && (sent.path.filialERP ?? "").length > 30
        ? { ...answered, status: 400 }
        : answered;
    },
  ],
  "PLP-016/text-in-the-record": [
    "tells the code of a pre-list as text in its record",
    () =>
      answers("consultarPlp", (body) => {
        Object.assign(body, { codigoPLP: String(body.codigoPLP) });
      }),
  ],
  "NS-025/number-for-the-code": [
    "answers idPLP as a number",
    () =>
      answers("criarPlp", (body) => {
        Object.assign(body, { idPLP: body.codigoPLP });
      }),
  ],
  "NS-025/created-is-201": ["answers 201 to a new pre-list", () => turns("criarPlp", 200, 201)],
  "NS-025/unknown-order-left-out": [
    "creates a pre-list of orders that do not exist",
    () =>
      accepts("criarPlp", ({ pedidos }) => pedidos.includes("0".repeat(32)), {
        mensagem: "sucesso",
        idPLP: "1",
        codigoPLP: 1,
      }),
  ],
  "GER-004/pre-lists-of-every-store": ["reads the other store's pre-lists", () => leaks("consultarPlp")],
  "AUTH-005/pre-lists-of-the-first-store": [
    "lists the first store's pre-lists to the second store",
    () =>
      only(
        ({ operation, token }) => operation === "listarPlps" && token === "api2",
        (sent, forward) => forward(as(sent, "api")),
      ),
  ],
});
