import type { Scenario } from "../engine/case.ts";
import type { Profile } from "../profile/profile.ts";
import { anexoScenarios } from "./chat/anexo.ts";
import { chatScenarios } from "./chat/chat.ts";
import { cotacaoCatalogueScenarios } from "./cotacao/catalogue.ts";
import { cotacaoEstoqueScenarios } from "./cotacao/estoque.ts";
import { cotacaoFilaScenarios } from "./cotacao/fila.ts";
import { cotacaoLimitScenarios } from "./cotacao/limits.ts";
import { cotacaoOpcoesScenarios } from "./cotacao/opcoes.ts";
import { cotacaoRecordScenarios } from "./cotacao/record.ts";
import { cotacaoRegrasScenarios } from "./cotacao/regras.ts";
import { eventoScenarios } from "./evento/evento.ts";
import { separateFilasScenarios } from "./evento/separateFilas.ts";
import { clockScenarios } from "./geral/clock.ts";
import { geralScenarios } from "./geral/geral.ts";
import { lojaOfTheTokenScenario } from "./geral/lojaOfTheToken.ts";
import { protocolScenarios } from "./geral/protocol.ts";
import { protocolBodiesScenario } from "./geral/protocolBodies.ts";
import { tokenScenarios } from "./geral/tokens.ts";
import { transportClockScenarios } from "./geral/transportClock.ts";
import { pedidoAlteracaoScenarios } from "./pedido/alteracao.ts";
import { pedidoCanalScenarios } from "./pedido/canal.ts";
import { conciliacaoScenarios } from "./pedido/conciliacao.ts";
import { entregaScenarios } from "./pedido/entrega.ts";
import { pedidoLimitScenarios } from "./pedido/limits.ts";
import { pedidoOpcaoScenarios } from "./pedido/opcao.ts";
import { pedidoPagesScenarios } from "./pedido/pages.ts";
import { pedidoScenarios } from "./pedido/pedido.ts";
import { pedidoRecordScenarios } from "./pedido/record.ts";
import { registeredProdutoScenarios } from "./pedido/registeredProduto.ts";
import { pedidoSearchScenarios } from "./pedido/search.ts";
import { statusPairsScenario } from "./pedido/statusPairs.ts";
import { pedidoTransporteScenarios } from "./pedido/transporte.ts";
import { plpScenarios } from "./plp/plp.ts";
import { filialScenarios } from "./produto/filial.ts";
import { produtoScenarios } from "./produto/produto.ts";
import { produtoSizesScenario } from "./produto/sizes.ts";
import { rastreioEnviosScenario } from "./rastreio/envios.ts";
import { rastreioPageScenarios } from "./rastreio/page.ts";
import { rastreioScenarios } from "./rastreio/rastreio.ts";
import { reversaLifeScenarios } from "./reversa/life.ts";
import { reversaLimitScenarios } from "./reversa/limits.ts";
import { pontosScenario } from "./reversa/pontos.ts";
import { reversaScenarios } from "./reversa/reversa.ts";
import { withTouches } from "./support/touches.ts";
import { regrasScenarios } from "./transportadora/regras.ts";

/** Case that the run's sentinel imitates. */
export const SENTINEL_SOURCE = "listarFiliais/AUTH-006/token-missing";

/** Every case, in the order of the reports. Each run needs new ones: scenarios keep the values they pass on. */
export function scenarios(profile: Profile): Scenario[] {
  return [
    ...tokenScenarios(profile),
    ...filialScenarios(profile),
    ...cotacaoFilaScenarios(profile),
    ...produtoScenarios(profile),
    produtoSizesScenario(profile),
    ...cotacaoRecordScenarios(profile),
    ...cotacaoOpcoesScenarios(profile),
    ...cotacaoCatalogueScenarios(profile),
    ...cotacaoEstoqueScenarios(profile),
    ...cotacaoRegrasScenarios(profile),
    ...pedidoScenarios(profile),
    ...pedidoOpcaoScenarios(profile),
    ...pedidoTransporteScenarios(profile),
    ...pedidoCanalScenarios(profile),
    ...pedidoRecordScenarios(profile),
    statusPairsScenario(profile),
    ...registeredProdutoScenarios(profile),
    ...pedidoSearchScenarios(profile),
    ...pedidoAlteracaoScenarios(profile),
    ...pedidoPagesScenarios(profile),
    ...entregaScenarios(profile),
    ...conciliacaoScenarios(profile),
    ...rastreioPageScenarios(profile),
    ...reversaScenarios(profile),
    pontosScenario(profile),
    ...reversaLimitScenarios(profile),
    ...reversaLifeScenarios(profile),
    ...rastreioScenarios(profile),
    rastreioEnviosScenario(profile),
    ...eventoScenarios(profile),
    ...separateFilasScenarios(profile),
    ...regrasScenarios(profile),
    ...plpScenarios(profile),
    lojaOfTheTokenScenario(profile),
    ...anexoScenarios(profile),
    ...chatScenarios(profile),
    ...cotacaoLimitScenarios(profile),
    ...pedidoLimitScenarios(profile),
    ...geralScenarios(profile),
    ...protocolScenarios(profile),
    protocolBodiesScenario(),
    ...clockScenarios(profile),
    ...transportClockScenarios(profile),
  ].map(withTouches);
}
