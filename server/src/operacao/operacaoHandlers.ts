import { autorizarConciliacao } from "../conciliacao/autorizarConciliacao.ts";
import { explicarCotacao } from "../cotacao/explicacao/explicarCotacao.ts";
import { importarConemb } from "../edi/importarConemb.ts";
import { importarOcoren } from "../edi/importarOcoren.ts";
import { notificacaoHandlers } from "../notificacao/notificacaoHandlers.ts";
import { registrarOcorrencias } from "../ocorrencia/registrarOcorrencias.ts";
import { plpHandlers } from "../plp/plpHandlers.ts";
import type { Services } from "../services.ts";
import { simularTransporte } from "../simulador/simularTransporte.ts";
import { registrarEventosUnidade } from "../unidade/registrarEventosUnidade.ts";
import { aplicativoHandlers } from "./aplicativos.ts";
import { assinaturaHandlers } from "./assinaturas.ts";
import { chatHandlers } from "./chats.ts";
import { exportarFaixas } from "./faixas/exportarFaixas.ts";
import { importarFaixas } from "./faixas/importarFaixas.ts";
import { filialHandlers } from "./filiais.ts";
import { lojaHandlers } from "./lojas.ts";
import { metodoHandlers } from "./metodos.ts";
import type { OperatorHandlers } from "./operatorHandler.ts";
import { pontoHandlers } from "./pontos.ts";
import { regraHandlers } from "./regras.ts";
import { relogioHandlers } from "./relogio.ts";
import { situacaoHandlers } from "./situacoes.ts";
import { tabelaHandlers } from "./tabelas.ts";
import { taxaHandlers } from "./taxas.ts";
import { tokenHandlers } from "./tokens.ts";
import { transportadoraHandlers } from "./transportadoras.ts";

/** Every handler of the operator's interface. */
export function operacaoHandlers(services: Services) {
  return {
    ...lojaHandlers(services),
    ...tokenHandlers(services),
    ...filialHandlers(services),
    ...transportadoraHandlers(services),
    ...metodoHandlers(services),
    ...tabelaHandlers(services),
    importarFaixas: importarFaixas(services),
    exportarFaixas: exportarFaixas(services),
    ...taxaHandlers(services),
    ...regraHandlers(services),
    ...chatHandlers(services),
    ...assinaturaHandlers(services),
    explicarCotacao: explicarCotacao(services),
    ...plpHandlers(services),
    registrarOcorrencias: registrarOcorrencias(services),
    registrarEventosUnidade: registrarEventosUnidade(services),
    importarOcoren: importarOcoren(services),
    simularTransporte: simularTransporte(services),
    importarConemb: importarConemb(services),
    autorizarConciliacao: autorizarConciliacao(services),
    ...pontoHandlers(services),
    ...situacaoHandlers(services),
    ...notificacaoHandlers(services),
    ...aplicativoHandlers(services),
    ...relogioHandlers(services),
  } satisfies OperatorHandlers;
}
