import type { Scenario } from "../engine/case.ts";
import type { Profile } from "../profile.ts";
import { anexoScenarios } from "./anexo.ts";
import { chatScenarios } from "./chat.ts";
import { conciliacaoScenarios } from "./conciliacao.ts";
import { cotacaoCatalogoScenarios } from "./cotacaoCatalogo.ts";
import { cotacaoEstoqueScenarios } from "./cotacaoEstoque.ts";
import { cotacaoFilaScenarios } from "./cotacaoFila.ts";
import { cotacaoOpcoesScenarios } from "./cotacaoOpcoes.ts";
import { cotacaoRegistroScenarios } from "./cotacaoRegistro.ts";
import { cotacaoRegrasScenarios } from "./cotacaoRegras.ts";
import { derivedScenarios } from "./derivados.ts";
import { entregaScenarios } from "./entrega.ts";
import { eventoScenarios } from "./evento.ts";
import { filasSeparadasScenarios } from "./filasSeparadas.ts";
import { filialScenarios } from "./filial.ts";
import { geralScenarios } from "./geral.ts";
import { paginaRastreioScenarios } from "./paginaRastreio.ts";
import { pedidoScenarios } from "./pedido.ts";
import { pedidoAlteracaoScenarios } from "./pedidoAlteracao.ts";
import { pedidoBuscaScenarios } from "./pedidoBusca.ts";
import { pedidoCadastroScenarios } from "./pedidoCadastro.ts";
import { pedidoCanalScenarios } from "./pedidoCanal.ts";
import { pedidoDerivadoScenarios } from "./pedidoDerivados.ts";
import { pedidoOpcaoScenarios } from "./pedidoOpcao.ts";
import { pedidoPaginasScenarios } from "./pedidoPaginas.ts";
import { pedidoRegistroScenarios } from "./pedidoRegistro.ts";
import { pedidoTransporteScenarios } from "./pedidoTransporte.ts";
import { plpScenarios } from "./plp.ts";
import { produtoScenarios } from "./produto.ts";
import { produtoTamanhosScenario } from "./produtoTamanhos.ts";
import { protocolScenarios } from "./protocol.ts";
import { protocoloCorposScenario } from "./protocoloCorpos.ts";
import { rastreioScenarios } from "./rastreio.ts";
import { rastreioEnviosScenario } from "./rastreioEnvios.ts";
import { regrasScenarios } from "./regras.ts";
import { reversaScenarios } from "./reversa.ts";
import { reversaDerivadaScenarios } from "./reversaDerivados.ts";
import { reversaVidaScenarios } from "./reversaVida.ts";
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
