import type { OperatorHandlers } from "../contract/operatorHandler.ts";
import { reading, type Services } from "../platform/services.ts";
import { aplicativoHandlers } from "./aplicativos.ts";
import { assinaturaHandlers } from "./assinaturas.ts";
import { listarAuditoria } from "./auditoria/listarAuditoria.ts";
import { chatHandlers } from "./chats.ts";
import { autorizarConciliacao } from "./conciliacao/autorizarConciliacao.ts";
import { exportarConciliacoes } from "./conciliacao/exportarConciliacoes.ts";
import { importarConemb } from "./conciliacao/importarConemb.ts";
import { listarConciliacoes } from "./conciliacao/listarConciliacoes.ts";
import { importarOcoren } from "./edi/importarOcoren.ts";
import { explicarCotacao } from "./explicacao/explicarCotacao.ts";
import { exportarFaixas } from "./faixas/exportarFaixas.ts";
import { importarFaixas } from "./faixas/importarFaixas.ts";
import { filialHandlers } from "./filiais.ts";
import { lojaHandlers } from "./lojas.ts";
import { metodoHandlers } from "./metodos.ts";
import { notificacaoHandlers } from "./notificacao/notificacaoHandlers.ts";
import { plpHandlers } from "./plp/plpHandlers.ts";
import { pontoHandlers } from "./pontos.ts";
import { registrarEventosUnidade } from "./registrarEventosUnidade.ts";
import { registrarOcorrencias } from "./registrarOcorrencias.ts";
import { regraHandlers } from "./regras.ts";
import { relogioHandlers } from "./relogio.ts";
import { simularTransporte } from "./simulador/simularTransporte.ts";
import { situacaoHandlers } from "./situacoes.ts";
import { tabelaHandlers } from "./tabelas.ts";
import { taxaHandlers } from "./taxas.ts";
import { titularHandlers } from "./titulares.ts";
import { tokenHandlers } from "./tokens.ts";
import { transportadoraHandlers } from "./transportadoras.ts";

/** Every handler of the operator's interface. */
export function operacaoHandlers(services: Services) {
  const reads = reading(services);
  return {
    ...lojaHandlers(services),
    ...tokenHandlers(services),
    ...filialHandlers(services),
    ...transportadoraHandlers(services),
    ...metodoHandlers(services),
    ...tabelaHandlers(services),
    importarFaixas: importarFaixas(services),
    exportarFaixas: exportarFaixas(reads),
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
    listarConciliacoes: listarConciliacoes(reads),
    exportarConciliacoes: exportarConciliacoes(reads),
    ...pontoHandlers(services),
    ...situacaoHandlers(services),
    ...notificacaoHandlers(services),
    ...aplicativoHandlers(services),
    ...titularHandlers(services),
    ...relogioHandlers(services),
    listarAuditoria: listarAuditoria(reads),
  } satisfies OperatorHandlers;
}
