import type { Answered, Wrap } from "../exchange.ts";
import { mutantsOf } from "../mutant.ts";
import { accepts, answers, as, asks, only, reply, turns } from "../mutate.ts";

const nothing = { pagina: 1, limite: 50, total: 0, regras: [] };
/** Leaves a parameter out when it has a value. */
const ignores = (name: string) => asks("listarRegrasFrete", (query) => query.delete(name));

/** Answers otherwise when no rule matches. */
const withoutRules =
  (otherwise: (answered: Answered) => Answered): Wrap =>
  async (sent, forward) => {
    const answered = await forward(sent);
    const isEmpty = sent.operation === "listarRegrasFrete" && answered.body.includes('"regras":[]');
    return isEmpty ? otherwise(answered) : answered;
  };

/** GET /transportadora/regrasfrete. */
export const regrasMutants = mutantsOf("transportadora", {
  "TRA-001/criteria-as-numbers": [
    "answers the ids of the criteria, not their names",
    () =>
      answers("listarRegrasFrete", ({ regras }) => {
        for (const rule of regras) Object.assign(rule, { campos: rule.campos.map((_, index) => index) });
      }),
  ],
  "TRA-002/letters": [
    "answers the status by its letter",
    () =>
      answers("listarRegrasFrete", ({ regras }) => {
        for (const rule of regras) Object.assign(rule, { status: rule.status.slice(0, 1) });
      }),
  ],
  "TRA-003/words-in-the-filter": [
    "knows only words in the filter of the status",
    () =>
      asks("listarRegrasFrete", (query) => {
        if (/^[aip]$/.test(query.get("status") ?? "")) query.delete("status");
      }),
  ],
  "TRA-004/stored-situation": [
    "answers the situation of the day of registration",
    () =>
      answers("listarRegrasFrete", ({ regras }) => {
        for (const rule of regras) if (rule.situacao === "vencida") rule.situacao = "vigente";
      }),
  ],
  "TRA-004/last-day-excluded": [
    "calls a rule over on its last day",
    () =>
      answers("listarRegrasFrete", ({ regras }) => {
        const today = new Date().toISOString().slice(0, 10);
        for (const rule of regras)
          if (rule.situacao === "vigente" && (rule.dataFim ?? "9999").slice(0, 10) <= today)
            rule.situacao = "vencida";
      }),
  ],
  "TRA-005/code-required": [
    "wants a code",
    () =>
      only(
        ({ operation, url }) => operation === "listarRegrasFrete" && !url.includes("?"),
        async () => ({
          status: 400,
          headers: { "content-type": "application/json" },
          body: Buffer.from('{"mensagem":"codigo: obrigatório"}'),
        }),
      ),
  ],
  "TRA-006/code-ignored": ["ignores codigo", () => ignores("codigo")],
  "TRA-007/case-counts": [
    "compares titles letter by letter",
    () =>
      answers("listarRegrasFrete", (body, { query }) => {
        const regras = body.regras.filter(({ titulo }) => titulo.includes(query("titulo") ?? ""));
        return { ...body, regras, total: body.total - body.regras.length + regras.length };
      }),
  ],
  "TRA-007/beginning-only": [
    "compares the beginning of titles only",
    () =>
      answers("listarRegrasFrete", (body, { query }) => {
        const wanted = (query("titulo") ?? "").toLowerCase();
        const regras = body.regras.filter(({ titulo }) => titulo.toLowerCase().startsWith(wanted));
        return { ...body, regras, total: body.total - body.regras.length + regras.length };
      }),
  ],
  "TRA-007/long-title-cut": [
    "cuts a title of more than 40 characters",
    () =>
      asks("listarRegrasFrete", (query) => {
        const title = query.get("titulo");
        if (title) query.set("titulo", title.slice(0, 40));
      }),
  ],
  "TRA-008/unknown-situation-is-empty": [
    "answers an empty list to an unknown situacao",
    () => accepts("listarRegrasFrete", (_, { url }) => url.includes("situacao"), nothing),
  ],
  "TRA-009/kind-ignored": ["ignores valorTipo", () => ignores("valorTipo")],
  "TRA-009/action-ignored": ["ignores prazoAcao", () => ignores("prazoAcao")],
  "TRA-010/criterion-ignored": ["ignores idCampo", () => ignores("idCampo")],
  "TRA-011/always-registration": [
    "applies the period to the registration whatever dataTipo says",
    () =>
      asks("listarRegrasFrete", (query) => {
        if (["inicio", "fim"].includes(query.get("dataTipo") ?? "")) query.delete("dataTipo");
      }),
  ],
  "TRA-012/no-default-end": [
    "has no end of the period unless one is sent",
    () =>
      asks("listarRegrasFrete", (query) => {
        if (!query.has("dataFim") && query.has("dataTipo")) query.set("dataFim", "2099-12-31");
      }),
  ],
  "TRA-012/default-of-30-days": [
    "goes back 30 days unless a beginning is sent",
    () =>
      asks("listarRegrasFrete", (query) => {
        if (!query.has("dataInicio"))
          query.set("dataInicio", new Date(Date.now() - 30 * 86_400_000).toISOString().slice(0, 10));
      }),
  ],
  "TRA-013/brazilian-dates": [
    "takes dates as they are written in Brazil",
    () =>
      asks("listarRegrasFrete", (query) => {
        for (const name of ["dataInicio", "dataFim"]) {
          const [, day, month, year] = /^(\d\d)\/(\d\d)\/(\d{4})$/.exec(query.get(name) ?? "") ?? [];
          if (year) query.set(name, `${year}-${month}-${day}`);
        }
      }),
  ],
  "NS-057/limit-clamped": [
    "brings a limite outside the range back into it",
    () =>
      asks("listarRegrasFrete", (query) => {
        const limit = Number(query.get("limite") ?? "x");
        if (Number.isInteger(limit)) query.set("limite", String(Math.min(200, Math.max(1, limit))));
      }),
  ],
  "TRA-014/default-of-20": [
    "returns 20 rules when no limite is sent",
    () =>
      asks("listarRegrasFrete", (query) => {
        if (!query.has("limite")) query.set("limite", "20");
      }),
  ],
  "TRA-014/pages-from-0": [
    "counts pages from 0",
    () =>
      asks("listarRegrasFrete", (query) => {
        const page = Number(query.get("pagina") ?? 0);
        if (page > 1) query.set("pagina", String(page + 1));
      }),
  ],
  "TRA-015/no-period": [
    "lists rules of any age when no period is sent",
    () =>
      answers("listarRegrasFrete", ({ regras }, { query }) => {
        if (query("dataInicio") === null && regras[0]) regras[0].dataCadastro = "2019-01-01T00:00:00";
      }),
  ],
  "TRA-016/oldest-first": [
    "lists rules of one order oldest first",
    () =>
      answers("listarRegrasFrete", ({ regras }) => {
        regras.sort((a, b) => a.ordem - b.ordem || a.codigo - b.codigo);
      }),
  ],
  "TRA-016/by-code": [
    "lists rules by their code",
    () =>
      answers("listarRegrasFrete", ({ regras }) => {
        regras.sort((a, b) => b.codigo - a.codigo);
      }),
  ],
  "TRA-017/name-of-the-sort": [
    "calls the order of application ordena",
    () =>
      answers("listarRegrasFrete", (body) => ({
        ...body,
        regras: body.regras.map(({ ordem, ...rule }) => ({ ...rule, ordena: ordem })),
      })),
  ],
  "TRA-018/total-of-the-page": [
    "counts only the rules of the page in total",
    () =>
      answers("listarRegrasFrete", (body) => {
        body.total = body.regras.length;
      }),
  ],
  "ERR-006/not-found": [
    "answers 404 when no rule matches",
    () => withoutRules(() => reply(404, { mensagem: "Nenhuma regra" })),
  ],
  "ERR-006/no-content": [
    "answers 204 when no rule matches",
    () => withoutRules((answered) => ({ ...answered, status: 204, body: Buffer.alloc(0) })),
  ],
  "ERR-007/unprocessable": ["answers 422 to an invalid filter", () => turns("listarRegrasFrete", 400, 422)],
  "ERR-008/any-date": [
    "answers an empty list to a date of another form",
    () => accepts("listarRegrasFrete", (_, { url }) => url.includes("%2F"), nothing),
  ],
  "ERR-009/forbidden": [
    "answers 403 without a token",
    () => only(({ headers }) => !headers.authorization, turns("listarRegrasFrete", 401, 403)),
  ],
  "NS-057/end-excluded": [
    "leaves the last day of the period out",
    () =>
      asks("listarRegrasFrete", (query) => {
        const end = query.get("dataFim");
        const start = query.get("dataInicio");
        if (!end || Number.isNaN(Date.parse(end)) || end === start) return;
        query.set("dataFim", new Date(Date.parse(end) - 86_400_000).toISOString().slice(0, 10));
      }),
  ],
  "AUTH-005/rules-of-the-first-store": [
    "lists the first store's rules to the second store",
    () =>
      only(
        ({ operation, token }) => operation === "listarRegrasFrete" && token === "api2",
        (sent, forward) => forward(as(sent, "api")),
      ),
  ],
});
