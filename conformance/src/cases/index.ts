import type { Scenario } from "../engine/case.ts";
import type { Profile } from "../profile.ts";
import { anexoScenarios } from "./anexo.ts";
import { chatScenarios } from "./chat.ts";
import { cotacaoCatalogoScenarios } from "./cotacaoCatalogo.ts";
import { cotacaoEstoqueScenarios } from "./cotacaoEstoque.ts";
import { cotacaoFilaScenarios } from "./cotacaoFila.ts";
import { cotacaoOpcoesScenarios } from "./cotacaoOpcoes.ts";
import { cotacaoRegistroScenarios } from "./cotacaoRegistro.ts";
import { derivedScenarios } from "./derivados.ts";
import { eventoScenarios } from "./evento.ts";
import { filialScenarios } from "./filial.ts";
import { geralScenarios } from "./geral.ts";
import { pedidoScenarios } from "./pedido.ts";
import { pedidoCanalScenarios } from "./pedidoCanal.ts";
import { pedidoDerivadoScenarios } from "./pedidoDerivados.ts";
import { pedidoOpcaoScenarios } from "./pedidoOpcao.ts";
import { pedidoTransporteScenarios } from "./pedidoTransporte.ts";
import { plpScenarios } from "./plp.ts";
import { produtoScenarios } from "./produto.ts";
import { protocolScenarios } from "./protocol.ts";
import { protocoloCorposScenario } from "./protocoloCorpos.ts";
import { rastreioScenarios } from "./rastreio.ts";
import { regrasScenarios } from "./regras.ts";
import { reversaScenarios } from "./reversa.ts";
import { tempoScenarios } from "./tempo.ts";
import { tempoTransporteScenarios } from "./tempoTransporte.ts";
import { tokenScenarios } from "./tokens.ts";

/** Case that the run's sentinel imitates. */
export const SENTINEL_SOURCE = "listarFiliais/AUTH-006/token-missing";

/** Every case, in the order of the run. Each run needs new ones: scenarios keep the values they pass on. */
export function scenarios(profile: Profile): Scenario[] {
  return [
    ...tokenScenarios(profile),
    ...filialScenarios(profile),
    ...cotacaoFilaScenarios(profile),
    ...produtoScenarios(profile),
    ...cotacaoRegistroScenarios(profile),
    ...cotacaoOpcoesScenarios(profile),
    ...cotacaoCatalogoScenarios(profile),
    ...cotacaoEstoqueScenarios(profile),
    ...pedidoScenarios(profile),
    ...pedidoOpcaoScenarios(profile),
    ...pedidoTransporteScenarios(profile),
    ...pedidoCanalScenarios(profile),
    ...reversaScenarios(profile),
    ...rastreioScenarios(profile),
    ...eventoScenarios(profile),
    ...regrasScenarios(profile),
    ...plpScenarios(profile),
    ...anexoScenarios(profile),
    ...chatScenarios(profile),
    ...derivedScenarios(profile),
    ...pedidoDerivadoScenarios(profile),
    ...geralScenarios(profile),
    ...protocolScenarios(profile),
    protocoloCorposScenario(),
    ...tempoScenarios(profile),
    ...tempoTransporteScenarios(profile),
  ];
}
