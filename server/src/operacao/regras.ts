import type { Regra } from "@frete/contract/operacao";
import type { OperatorHandlers } from "../contract/operatorHandler.ts";
import { lojaFinder } from "../domain/loja/findLoja.ts";
import { criterioBits, searchText, situacaoOf } from "../domain/regra/regra.ts";
import { invalid } from "../http/errors.ts";
import { fromCents, toCents } from "../platform/numbers.ts";
import type { Services } from "../platform/services.ts";
import { formatTimestampT, localDate } from "../platform/time.ts";
import { same, thousandths } from "./columns.ts";
import { checkCriterios, criteriosText, readCriterios } from "./criterios.ts";
import { createResource, type ResourceDefinition } from "./resource.ts";
import { textos } from "./textos.ts";

/** A rule as it is kept: `situacao` depends on the day, `dataCadastro` is an instant. */
type StoredRule = Omit<Regra, "situacao" | "dataCadastro"> & { dataCadastro: number };

/** Freight rules (NS-019, NS-026). */
export const regra: ResourceDefinition<StoredRule> = {
  name: "regra",
  table: "regra_frete",
  key: "codigo",
  createOperation: "criarRegra",
  columns: {
    codigo: same("codigo"),
    titulo: same("titulo"),
    status: same("status"),
    valorTipo: same("valor_tipo"),
    valorAcao: same("valor_acao"),
    valor: thousandths("valor"),
    prazoAcao: same("prazo_acao"),
    prazo: same("prazo"),
    dataInicio: same("data_inicio"),
    dataFim: same("data_fim"),
    ordem: same("ordem"),
    criterios: { column: "criterios", write: criteriosText, read: readCriterios },
    idUsuario: same("id_usuario"),
    usuario: same("usuario"),
    usuarioEmail: same("usuario_email"),
    dataCadastro: same("data_cadastro"),
  },
  order: [
    { column: "ordem", order: "asc" },
    { column: "codigo", order: "desc" },
  ],
  derive: ({ titulo, criterios }, { code, now }) => ({
    titulo_busca: searchText(titulo),
    campos: criterioBits(criterios),
    ...(code === undefined ? { data_cadastro: now } : {}),
  }),
  check: async (record, context) => {
    checkValue(record);
    if (record.prazoAcao === null && record.prazo !== null) throw invalid("prazo", textos.prazoSemAcao());
    if (record.prazoAcao !== null && record.prazo === null) throw invalid("prazo", textos.prazoObrigatorio());
    if (record.dataFim !== null && record.dataFim < record.dataInicio)
      throw invalid("dataFim", textos.fimAntesDoInicio("dataInicio"));
    await checkCriterios(record.criterios, context);
  },
};

/** Handlers of the freight rules. */
export function regraHandlers(services: Services) {
  const { db, clock } = services;
  const regras = createResource(services, regra);
  const findLoja = lojaFinder(db);
  const present = async (idLoja: number, records: StoredRule[]): Promise<Regra[]> => {
    const { fusoHorario } = await findLoja(idLoja);
    const today = localDate(clock.now(), fusoHorario);
    // Onto the record itself: copying 16 fields to a new one costs as much as reading them from the row.
    return records.map((record) =>
      Object.assign(record, {
        situacao: situacaoOf(record, today),
        dataCadastro: formatTimestampT(record.dataCadastro, fusoHorario),
      }),
    );
  };
  const presentOne = async (idLoja: number, record: StoredRule): Promise<Regra> =>
    (await present(idLoja, [record]))[0] as Regra;
  return {
    criarRegra: async ({ path: { idLoja }, body }) => presentOne(idLoja, await regras.create(idLoja, body)),
    listarRegras: async ({ path: { idLoja }, query }) => {
      const page = await regras.list(idLoja, query);
      return { ...page, itens: await present(idLoja, page.itens) };
    },
    lerRegra: async ({ path: { idLoja, codigo } }) => presentOne(idLoja, await regras.read(idLoja, codigo)),
    alterarRegra: async ({ path: { idLoja, codigo }, body }) =>
      presentOne(idLoja, await regras.change(idLoja, codigo, body)),
    excluirRegra: ({ path }) => regras.remove(path.idLoja, path.codigo),
  } satisfies OperatorHandlers<"criarRegra" | "listarRegras" | "lerRegra" | "alterarRegra" | "excluirRegra">;
}

function checkValue({ valorTipo, valorAcao, valor }: StoredRule): void {
  if (valorTipo === "fixo" && fromCents(toCents(valor)) !== valor) throw invalid("valor", textos.duasCasas());
  const most = valorAcao === "desconto" ? 100 : 1000;
  if (valorTipo === "percentual" && valor > most) throw invalid("valor", textos.percentualMaximo(most));
}
