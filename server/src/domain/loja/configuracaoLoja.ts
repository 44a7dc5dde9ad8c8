import type { Loja } from "@frete/contract/operacao";
import { bodyDefaults } from "../../contract/contractDocument.ts";
import { storedDocument } from "../../platform/storage/storedDocument.ts";

/** Settings of a loja that are kept together as JSON in `loja.configuracao`. */
export type ConfiguracaoLoja = Pick<
  Loja,
  "validarChaveNF" | "deParaMkt" | "diasNaoUteis" | "origensPermitidas" | "filtros" | "limites"
>;

type LimitesV1 = Omit<ConfiguracaoLoja["limites"], "diasPedido" | "diasEvento">;
type ConfiguracaoV1 = Omit<Partial<ConfiguracaoLoja>, "limites"> & { limites?: LimitesV1 };

/** Ages that version 1 did not know, as they were when they came (NS-087). */
const withAges = ({ limites, ...older }: ConfiguracaoV1): Partial<ConfiguracaoLoja> => ({
  ...older,
  ...(limites && { limites: { ...limites, diasPedido: 2192, diasEvento: 365 } }),
});

/** The settings, as `loja.configuracao` holds them. */
export const configuracaoDocument = storedDocument<Partial<ConfiguracaoLoja>>("loja.configuracao", [
  withAges,
]);

const FIELDS = [
  "validarChaveNF",
  "deParaMkt",
  "diasNaoUteis",
  "origensPermitidas",
  "filtros",
  "limites",
] as const;
const defaults = bodyDefaults("criarLoja") as unknown as ConfiguracaoLoja;

/** Settings of a loja from the text of `loja.configuracao`; what it leaves out counts as the contract's default. */
export function readConfiguracao(text: string): ConfiguracaoLoja {
  return mergeConfiguracao(defaults, configuracaoDocument.parse(text));
}

/** The settings with those of `changes` that the contract knows; `filtros` and `limites` are merged, lists replaced. */
export function mergeConfiguracao(
  settings: ConfiguracaoLoja,
  changes: { [Field in keyof ConfiguracaoLoja]?: Partial<ConfiguracaoLoja[Field]> },
): ConfiguracaoLoja {
  const merged: Record<string, unknown> = {};
  for (const field of FIELDS) {
    const [current, change] = [settings[field] as unknown, changes[field] as unknown];
    merged[field] = isGroup(current) && isGroup(change) ? mergeGroup(current, change) : (change ?? current);
  }
  return merged as ConfiguracaoLoja;
}

type Group = Record<string, unknown>;

const isGroup = (value: unknown): value is Group =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function mergeGroup(current: Group, change: Group): Group {
  return Object.fromEntries(Object.entries(current).map(([name, value]) => [name, change[name] ?? value]));
}
