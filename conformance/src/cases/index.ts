import type { Scenario } from "../engine/case.ts";
import type { Profile } from "../profile/profile.ts";
import { anexoScenarios } from "./chat/anexo.ts";
import { chatScenarios } from "./chat/chat.ts";
import { cotacaoCatalogoScenarios } from "./cotacao/cotacaoCatalogo.ts";
import { cotacaoEstoqueScenarios } from "./cotacao/cotacaoEstoque.ts";
import { cotacaoFilaScenarios } from "./cotacao/cotacaoFila.ts";
import { cotacaoOpcoesScenarios } from "./cotacao/cotacaoOpcoes.ts";
import { cotacaoRegistroScenarios } from "./cotacao/cotacaoRegistro.ts";
import { cotacaoRegrasScenarios } from "./cotacao/cotacaoRegras.ts";
import { derivedScenarios } from "./cotacao/derivados.ts";
import { eventoScenarios } from "./evento/evento.ts";
import { filasSeparadasScenarios } from "./evento/filasSeparadas.ts";
import { geralScenarios } from "./geral/geral.ts";
import { protocolScenarios } from "./geral/protocol.ts";
import { protocoloCorposScenario } from "./geral/protocoloCorpos.ts";
import { tempoScenarios } from "./geral/tempo.ts";
import { tempoTransporteScenarios } from "./geral/tempoTransporte.ts";
import { tokenScenarios } from "./geral/tokens.ts";
import { conciliacaoScenarios } from "./pedido/conciliacao.ts";
import { entregaScenarios } from "./pedido/entrega.ts";
import { pedidoScenarios } from "./pedido/pedido.ts";
import { pedidoAlteracaoScenarios } from "./pedido/pedidoAlteracao.ts";
import { pedidoBuscaScenarios } from "./pedido/pedidoBusca.ts";
import { pedidoCadastroScenarios } from "./pedido/pedidoCadastro.ts";
import { pedidoCanalScenarios } from "./pedido/pedidoCanal.ts";
import { pedidoDerivadoScenarios } from "./pedido/pedidoDerivados.ts";
import { pedidoOpcaoScenarios } from "./pedido/pedidoOpcao.ts";
import { pedidoPaginasScenarios } from "./pedido/pedidoPaginas.ts";
import { pedidoRegistroScenarios } from "./pedido/pedidoRegistro.ts";
import { pedidoTransporteScenarios } from "./pedido/pedidoTransporte.ts";
import { plpScenarios } from "./plp/plp.ts";
import { filialScenarios } from "./produto/filial.ts";
import { produtoScenarios } from "./produto/produto.ts";
import { produtoTamanhosScenario } from "./produto/produtoTamanhos.ts";
import { paginaRastreioScenarios } from "./rastreio/paginaRastreio.ts";
import { rastreioScenarios } from "./rastreio/rastreio.ts";
import { rastreioEnviosScenario } from "./rastreio/rastreioEnvios.ts";
import { reversaScenarios } from "./reversa/reversa.ts";
import { reversaDerivadaScenarios } from "./reversa/reversaDerivados.ts";
import { reversaVidaScenarios } from "./reversa/reversaVida.ts";
import { regrasScenarios } from "./transportadora/regras.ts";

/** Case that the run's sentinel imitates. */
export const SENTINEL_SOURCE = "listarFiliais/AUTH-006/token-missing";

/** Every case, in the order of the run. Each run needs new ones: scenarios keep the values they pass on. */
export function scenarios(profile: Profile): Scenario[] {
  return [
    ...tokenScenarios(profile),
    ...filialScenarios(profile),
    ...cotacaoFilaScenarios(profile),
    ...produtoScenarios(profile),
    produtoTamanhosScenario(profile),
    ...cotacaoRegistroScenarios(profile),
    ...cotacaoOpcoesScenarios(profile),
    ...cotacaoCatalogoScenarios(profile),
    ...cotacaoEstoqueScenarios(profile),
    ...cotacaoRegrasScenarios(profile),
    ...pedidoScenarios(profile),
    ...pedidoOpcaoScenarios(profile),
    ...pedidoTransporteScenarios(profile),
    ...pedidoCanalScenarios(profile),
    ...pedidoRegistroScenarios(profile),
    ...pedidoCadastroScenarios(profile),
    ...pedidoBuscaScenarios(profile),
    ...pedidoAlteracaoScenarios(profile),
    ...pedidoPaginasScenarios(profile),
    ...entregaScenarios(profile),
    ...conciliacaoScenarios(profile),
    ...paginaRastreioScenarios(profile),
    ...reversaScenarios(profile),
    ...reversaDerivadaScenarios(profile),
    ...reversaVidaScenarios(profile),
    ...rastreioScenarios(profile),
    rastreioEnviosScenario(profile),
    ...eventoScenarios(profile),
    ...filasSeparadasScenarios(profile),
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
