// Generated from spec/main.tsp by npm run generate; do not edit.
import type { RuleEntry } from "../toolkit/contractModule.ts";

export const rules: Readonly<Record<string, RuleEntry>> = {
  "GER-001": {
    "operation": null,
    "status": null,
    "limits": false
  },
  "GER-002": {
    "operation": null,
    "status": null,
    "limits": false
  },
  "GER-003": {
    "operation": null,
    "status": null,
    "limits": false
  },
  "GER-004": {
    "operation": null,
    "status": null,
    "limits": false
  },
  "GER-005": {
    "operation": null,
    "status": null,
    "limits": false
  },
  "GER-006": {
    "operation": "enviarMensagemChat",
    "status": null,
    "limits": false
  },
  "GER-007": {
    "operation": null,
    "status": null,
    "limits": false
  },
  "GER-008": {
    "operation": null,
    "status": null,
    "limits": false
  },
  "GER-009": {
    "operation": null,
    "status": null,
    "limits": true
  },
  "GER-010": {
    "operation": null,
    "status": null,
    "limits": false
  },
  "GER-011": {
    "operation": null,
    "status": null,
    "limits": false
  },
  "GER-012": {
    "operation": null,
    "status": null,
    "limits": false
  },
  "GER-013": {
    "operation": null,
    "status": null,
    "limits": false
  },
  "GER-014": {
    "operation": null,
    "status": null,
    "limits": false
  },
  "PED-REC-001": {
    "operation": "listarPedidos",
    "status": null,
    "limits": false
  },
  "PED-REC-002": {
    "operation": "listarPedidos",
    "status": null,
    "limits": false
  },
  "PED-REC-003": {
    "operation": "listarPedidos",
    "status": null,
    "limits": false
  },
  "PED-REC-004": {
    "operation": "listarPedidos",
    "status": null,
    "limits": false
  },
  "PED-REC-005": {
    "operation": "listarPedidos",
    "status": null,
    "limits": false
  },
  "PED-REC-006": {
    "operation": "listarPedidos",
    "status": null,
    "limits": false
  },
  "PED-REC-007": {
    "operation": "listarPedidos",
    "status": null,
    "limits": false
  },
  "PED-REC-008": {
    "operation": "listarPedidos",
    "status": null,
    "limits": false
  },
  "PED-REC-009": {
    "operation": "listarPedidos",
    "status": null,
    "limits": false
  },
  "PED-REC-010": {
    "operation": "listarPedidos",
    "status": null,
    "limits": false
  },
  "PED-REC-011": {
    "operation": "listarPedidos",
    "status": null,
    "limits": false
  },
  "PED-REC-012": {
    "operation": "listarPedidos",
    "status": null,
    "limits": false
  },
  "PED-REC-013": {
    "operation": "listarPedidos",
    "status": null,
    "limits": false
  },
  "PED-REC-014": {
    "operation": "listarPedidos",
    "status": null,
    "limits": false
  },
  "PED-REC-015": {
    "operation": "listarPedidos",
    "status": null,
    "limits": false
  },
  "RAST-001": {
    "operation": "rastrearPedido",
    "status": null,
    "limits": false
  },
  "PED-REC-016": {
    "operation": "listarPedidos",
    "status": null,
    "limits": false
  },
  "PED-REC-017": {
    "operation": "listarPedidos",
    "status": null,
    "limits": false
  },
  "COT-001": {
    "operation": "criarCotacao",
    "status": null,
    "limits": false
  },
  "COT-002": {
    "operation": "lerFilaCotacao",
    "status": null,
    "limits": false
  },
  "COT-003": {
    "operation": "criarCotacao",
    "status": null,
    "limits": false
  },
  "COT-004": {
    "operation": "criarCotacao",
    "status": null,
    "limits": false
  },
  "COT-005": {
    "operation": "criarCotacao",
    "status": null,
    "limits": false
  },
  "COT-006": {
    "operation": "criarCotacao",
    "status": null,
    "limits": false
  },
  "COT-007": {
    "operation": "criarCotacao",
    "status": null,
    "limits": false
  },
  "COT-008": {
    "operation": "criarCotacao",
    "status": null,
    "limits": true
  },
  "COT-009": {
    "operation": "criarCotacao",
    "status": null,
    "limits": false
  },
  "COT-010": {
    "operation": "criarCotacao",
    "status": null,
    "limits": false
  },
  "COT-011": {
    "operation": "criarCotacao",
    "status": null,
    "limits": false
  },
  "COT-012": {
    "operation": "criarCotacao",
    "status": null,
    "limits": false
  },
  "COT-013": {
    "operation": "criarCotacao",
    "status": null,
    "limits": false
  },
  "COT-014": {
    "operation": "criarCotacao",
    "status": null,
    "limits": false
  },
  "COT-015": {
    "operation": "criarCotacao",
    "status": null,
    "limits": false
  },
  "COT-016": {
    "operation": "criarCotacao",
    "status": null,
    "limits": false
  },
  "COT-017": {
    "operation": "criarCotacao",
    "status": null,
    "limits": false
  },
  "COT-018": {
    "operation": "criarCotacao",
    "status": null,
    "limits": false
  },
  "COT-019": {
    "operation": "criarCotacao",
    "status": null,
    "limits": false
  },
  "COT-020": {
    "operation": "criarCotacao",
    "status": null,
    "limits": false
  },
  "COT-021": {
    "operation": "criarCotacao",
    "status": null,
    "limits": false
  },
  "COT-022": {
    "operation": "criarCotacao",
    "status": null,
    "limits": true
  },
  "COT-023": {
    "operation": "criarCotacao",
    "status": null,
    "limits": false
  },
  "COT-024": {
    "operation": "criarCotacao",
    "status": null,
    "limits": false
  },
  "COT-025": {
    "operation": "criarCotacao",
    "status": null,
    "limits": false
  },
  "COT-026": {
    "operation": "criarCotacao",
    "status": null,
    "limits": false
  },
  "COT-027": {
    "operation": "criarCotacao",
    "status": null,
    "limits": false
  },
  "PROD-001": {
    "operation": "consultarProduto",
    "status": null,
    "limits": false
  },
  "PROD-002": {
    "operation": "salvarProdutos",
    "status": null,
    "limits": true
  },
  "PROD-003": {
    "operation": "salvarProdutos",
    "status": null,
    "limits": true
  },
  "PROD-004": {
    "operation": "salvarProdutos",
    "status": null,
    "limits": true
  },
  "PROD-005": {
    "operation": "salvarProdutos",
    "status": null,
    "limits": false
  },
  "PROD-006": {
    "operation": "salvarProdutos",
    "status": null,
    "limits": false
  },
  "PROD-007": {
    "operation": "salvarProdutos",
    "status": null,
    "limits": false
  },
  "PROD-008": {
    "operation": "salvarProdutos",
    "status": null,
    "limits": false
  },
  "PROD-009": {
    "operation": "salvarProdutos",
    "status": null,
    "limits": true
  },
  "PROD-010": {
    "operation": "salvarProdutos",
    "status": null,
    "limits": true
  },
  "PROD-011": {
    "operation": "salvarProdutos",
    "status": null,
    "limits": true
  },
  "CHAT-REC-001": {
    "operation": "lerChat",
    "status": null,
    "limits": false
  },
  "CHAT-REC-002": {
    "operation": "lerChat",
    "status": null,
    "limits": true
  },
  "CHAT-REC-003": {
    "operation": "lerChat",
    "status": null,
    "limits": false
  },
  "CHAT-REC-004": {
    "operation": "lerChat",
    "status": null,
    "limits": false
  },
  "CHAT-REC-005": {
    "operation": "lerChat",
    "status": null,
    "limits": false
  },
  "CHAT-REC-006": {
    "operation": "lerChat",
    "status": null,
    "limits": false
  },
  "ANX-001": {
    "operation": "listarAnexos",
    "status": null,
    "limits": false
  },
  "ANX-002": {
    "operation": "listarAnexos",
    "status": null,
    "limits": false
  },
  "ANX-003": {
    "operation": "listarAnexos",
    "status": null,
    "limits": false
  },
  "ANX-004": {
    "operation": "enviarMensagemChat",
    "status": null,
    "limits": false
  },
  "TRA-001": {
    "operation": "listarRegrasFrete",
    "status": null,
    "limits": false
  },
  "TRA-002": {
    "operation": "listarRegrasFrete",
    "status": null,
    "limits": true
  },
  "PLP-001": {
    "operation": "listarPlps",
    "status": null,
    "limits": false
  },
  "PLP-002": {
    "operation": "listarPlps",
    "status": null,
    "limits": false
  },
  "PLP-003": {
    "operation": "listarPlps",
    "status": null,
    "limits": false
  },
  "PLP-004": {
    "operation": "listarPlps",
    "status": null,
    "limits": false
  },
  "REV-PONTO-001": {
    "operation": "listarPontosDevolucao",
    "status": null,
    "limits": false
  },
  "PED-EST-001": {
    "operation": "listarPedidos",
    "status": null,
    "limits": false
  },
  "PED-EST-002": {
    "operation": "listarPedidos",
    "status": null,
    "limits": false
  },
  "PED-EST-003": {
    "operation": "criarPedido",
    "status": null,
    "limits": false
  },
  "PED-EST-004": {
    "operation": "criarPedido",
    "status": null,
    "limits": false
  },
  "PED-EST-005": {
    "operation": "criarPedido",
    "status": null,
    "limits": false
  },
  "CHAT-EST-001": {
    "operation": "enviarMensagemChat",
    "status": null,
    "limits": false
  },
  "CHAT-EST-002": {
    "operation": "enviarMensagemChat",
    "status": 400,
    "limits": false
  },
  "PLP-005": {
    "operation": "listarPlps",
    "status": null,
    "limits": false
  },
  "TRA-003": {
    "operation": "listarRegrasFrete",
    "status": null,
    "limits": false
  },
  "TRA-004": {
    "operation": "listarRegrasFrete",
    "status": null,
    "limits": false
  },
  "GER-015": {
    "operation": null,
    "status": null,
    "limits": false
  },
  "WHK-001": {
    "operation": "registrarWebhook",
    "status": null,
    "limits": true
  },
  "WHK-002": {
    "operation": "registrarWebhook",
    "status": null,
    "limits": true
  },
  "WHK-003": {
    "operation": "registrarWebhook",
    "status": null,
    "limits": true
  },
  "WHK-004": {
    "operation": "registrarWebhook",
    "status": null,
    "limits": true
  },
  "WHK-005": {
    "operation": "registrarWebhook",
    "status": null,
    "limits": false
  },
  "WHK-006": {
    "operation": "registrarWebhook",
    "status": null,
    "limits": false
  },
  "WHK-007": {
    "operation": "registrarWebhook",
    "status": null,
    "limits": true
  },
  "WHK-008": {
    "operation": "registrarWebhook",
    "status": null,
    "limits": true
  },
  "WHK-009": {
    "operation": "registrarWebhook",
    "status": null,
    "limits": false
  },
  "WHK-010": {
    "operation": "registrarWebhook",
    "status": null,
    "limits": false
  },
  "WHK-011": {
    "operation": "registrarWebhook",
    "status": null,
    "limits": false
  },
  "FILA-001": {
    "operation": "lerFila",
    "status": null,
    "limits": false
  },
  "FILA-002": {
    "operation": "lerFila",
    "status": null,
    "limits": false
  },
  "FILA-003": {
    "operation": "removerDaFila",
    "status": null,
    "limits": false
  },
  "TRA-005": {
    "operation": "listarRegrasFrete",
    "status": null,
    "limits": false
  },
  "TRA-006": {
    "operation": "listarRegrasFrete",
    "status": null,
    "limits": false
  },
  "TRA-007": {
    "operation": "listarRegrasFrete",
    "status": null,
    "limits": true
  },
  "TRA-008": {
    "operation": "listarRegrasFrete",
    "status": 400,
    "limits": true
  },
  "TRA-009": {
    "operation": "listarRegrasFrete",
    "status": null,
    "limits": false
  },
  "TRA-010": {
    "operation": "listarRegrasFrete",
    "status": null,
    "limits": false
  },
  "TRA-011": {
    "operation": "listarRegrasFrete",
    "status": null,
    "limits": true
  },
  "TRA-012": {
    "operation": "listarRegrasFrete",
    "status": null,
    "limits": false
  },
  "TRA-013": {
    "operation": "listarRegrasFrete",
    "status": 400,
    "limits": true
  },
  "TRA-014": {
    "operation": "listarRegrasFrete",
    "status": null,
    "limits": true
  },
  "TRA-015": {
    "operation": "listarRegrasFrete",
    "status": null,
    "limits": false
  },
  "TRA-016": {
    "operation": "listarRegrasFrete",
    "status": null,
    "limits": false
  },
  "TRA-017": {
    "operation": "listarRegrasFrete",
    "status": null,
    "limits": false
  },
  "TRA-018": {
    "operation": "listarRegrasFrete",
    "status": null,
    "limits": false
  },
  "PED-NOVO-001": {
    "operation": "criarPedido",
    "status": null,
    "limits": true
  },
  "PED-NOVO-002": {
    "operation": "criarPedido",
    "status": null,
    "limits": true
  },
  "PED-NOVO-003": {
    "operation": "criarPedido",
    "status": null,
    "limits": true
  },
  "PED-NOVO-004": {
    "operation": "criarPedido",
    "status": null,
    "limits": true
  },
  "PED-NOVO-005": {
    "operation": "criarPedido",
    "status": null,
    "limits": true
  },
  "PED-NOVO-006": {
    "operation": "criarPedido",
    "status": null,
    "limits": false
  },
  "PED-NOVO-007": {
    "operation": "criarPedido",
    "status": null,
    "limits": false
  },
  "PED-NOVO-008": {
    "operation": "criarPedido",
    "status": null,
    "limits": false
  },
  "PED-NOVO-009": {
    "operation": "criarPedido",
    "status": null,
    "limits": false
  },
  "PED-NOVO-010": {
    "operation": "criarPedido",
    "status": null,
    "limits": false
  },
  "PED-NOVO-011": {
    "operation": "criarPedido",
    "status": null,
    "limits": false
  },
  "PED-NOVO-012": {
    "operation": "criarPedido",
    "status": null,
    "limits": true
  },
  "PED-NOVO-013": {
    "operation": "criarPedido",
    "status": null,
    "limits": true
  },
  "PED-NOVO-014": {
    "operation": "criarPedido",
    "status": null,
    "limits": true
  },
  "PED-NOVO-015": {
    "operation": "criarPedido",
    "status": null,
    "limits": true
  },
  "REV-NOVO-001": {
    "operation": "criarPedido",
    "status": 400,
    "limits": true
  },
  "REV-NOVO-002": {
    "operation": "criarPedido",
    "status": null,
    "limits": false
  },
  "PED-NOVO-016": {
    "operation": "criarPedido",
    "status": null,
    "limits": true
  },
  "PED-NOVO-017": {
    "operation": "criarPedido",
    "status": null,
    "limits": false
  },
  "PED-NOVO-018": {
    "operation": "criarPedido",
    "status": null,
    "limits": false
  },
  "PED-NOVO-019": {
    "operation": "criarPedido",
    "status": null,
    "limits": true
  },
  "PED-NOVO-020": {
    "operation": "criarPedido",
    "status": null,
    "limits": true
  },
  "PED-NOVO-021": {
    "operation": "criarPedido",
    "status": null,
    "limits": true
  },
  "PED-NOVO-022": {
    "operation": "criarPedido",
    "status": null,
    "limits": true
  },
  "PED-NOVO-023": {
    "operation": "criarPedido",
    "status": null,
    "limits": true
  },
  "PED-NOVO-024": {
    "operation": "criarPedido",
    "status": null,
    "limits": false
  },
  "PED-NOVO-025": {
    "operation": "criarPedido",
    "status": null,
    "limits": false
  },
  "PED-NOVO-026": {
    "operation": "criarPedido",
    "status": null,
    "limits": false
  },
  "PED-NOVO-027": {
    "operation": "criarPedido",
    "status": null,
    "limits": false
  },
  "PED-NOVO-028": {
    "operation": "criarPedido",
    "status": null,
    "limits": false
  },
  "PED-NOVO-029": {
    "operation": "criarPedido",
    "status": null,
    "limits": false
  },
  "PED-NOVO-030": {
    "operation": "criarPedido",
    "status": null,
    "limits": true
  },
  "PED-NOVO-031": {
    "operation": "criarPedido",
    "status": null,
    "limits": false
  },
  "PED-NOVO-032": {
    "operation": "criarPedido",
    "status": null,
    "limits": false
  },
  "PED-NOVO-033": {
    "operation": "criarPedido",
    "status": null,
    "limits": false
  },
  "PED-NOVO-034": {
    "operation": "criarPedido",
    "status": null,
    "limits": true
  },
  "PED-NOVO-035": {
    "operation": "criarPedido",
    "status": null,
    "limits": true
  },
  "PED-NOVO-036": {
    "operation": "criarPedido",
    "status": null,
    "limits": true
  },
  "PED-NOVO-037": {
    "operation": "criarPedido",
    "status": null,
    "limits": true
  },
  "PED-NOVO-038": {
    "operation": "criarPedido",
    "status": null,
    "limits": true
  },
  "PED-NOVO-039": {
    "operation": "criarPedido",
    "status": null,
    "limits": true
  },
  "REV-NOVO-003": {
    "operation": "criarPedido",
    "status": null,
    "limits": true
  },
  "REV-NOVO-004": {
    "operation": "criarPedido",
    "status": null,
    "limits": true
  },
  "REV-NOVO-005": {
    "operation": "criarPedido",
    "status": 400,
    "limits": false
  },
  "REV-NOVO-006": {
    "operation": "criarPedido",
    "status": 400,
    "limits": false
  },
  "REV-NOVO-007": {
    "operation": "criarPedido",
    "status": null,
    "limits": true
  },
  "REV-NOVO-008": {
    "operation": "criarPedido",
    "status": null,
    "limits": true
  },
  "REV-NOVO-009": {
    "operation": "criarPedido",
    "status": 400,
    "limits": true
  },
  "REV-NOVO-010": {
    "operation": "criarPedido",
    "status": 400,
    "limits": true
  },
  "REV-NOVO-011": {
    "operation": "criarPedido",
    "status": 400,
    "limits": true
  },
  "REV-NOVO-012": {
    "operation": "criarPedido",
    "status": null,
    "limits": true
  },
  "REV-NOVO-013": {
    "operation": "criarPedido",
    "status": null,
    "limits": true
  },
  "REV-NOVO-014": {
    "operation": "criarPedido",
    "status": null,
    "limits": false
  },
  "REV-SIT-001": {
    "operation": "listarSituacoesReversa",
    "status": null,
    "limits": false
  },
  "REV-SIT-002": {
    "operation": "consultarSituacaoReversa",
    "status": null,
    "limits": false
  },
  "PED-NOVO-040": {
    "operation": "criarPedido",
    "status": null,
    "limits": false
  },
  "PED-NOVO-041": {
    "operation": "criarPedido",
    "status": null,
    "limits": false
  },
  "PED-NOVO-042": {
    "operation": "criarPedido",
    "status": null,
    "limits": false
  },
  "PED-ALT-001": {
    "operation": "alterarPedido",
    "status": null,
    "limits": false
  },
  "PED-ALT-002": {
    "operation": "alterarPedido",
    "status": null,
    "limits": false
  },
  "PED-ALT-003": {
    "operation": "alterarPedido",
    "status": null,
    "limits": false
  },
  "PED-ALT-004": {
    "operation": "alterarPedido",
    "status": null,
    "limits": true
  },
  "PED-ALT-005": {
    "operation": "alterarPedido",
    "status": null,
    "limits": true
  },
  "PED-ALT-006": {
    "operation": "alterarPedido",
    "status": null,
    "limits": false
  },
  "PED-ALT-007": {
    "operation": "alterarPedido",
    "status": null,
    "limits": false
  },
  "PED-ALT-008": {
    "operation": "alterarPedido",
    "status": null,
    "limits": false
  },
  "PED-ALT-009": {
    "operation": "alterarPedido",
    "status": null,
    "limits": false
  },
  "PED-ALT-010": {
    "operation": "alterarPedido",
    "status": null,
    "limits": true
  },
  "PED-ALT-011": {
    "operation": "alterarPedido",
    "status": null,
    "limits": false
  },
  "PED-ALT-012": {
    "operation": "alterarPedido",
    "status": null,
    "limits": false
  },
  "PED-ALT-013": {
    "operation": "alterarPedido",
    "status": null,
    "limits": false
  },
  "PED-LIST-001": {
    "operation": "listarPedidos",
    "status": null,
    "limits": false
  },
  "PED-LIST-002": {
    "operation": "listarPedidos",
    "status": null,
    "limits": false
  },
  "PED-LIST-003": {
    "operation": "listarPedidos",
    "status": null,
    "limits": false
  },
  "PED-LIST-004": {
    "operation": "listarPedidos",
    "status": null,
    "limits": false
  },
  "PED-LIST-005": {
    "operation": "listarPedidos",
    "status": null,
    "limits": false
  },
  "PED-LIST-006": {
    "operation": "listarPedidos",
    "status": null,
    "limits": false
  },
  "PED-LIST-007": {
    "operation": "listarPedidos",
    "status": null,
    "limits": false
  },
  "PED-LIST-008": {
    "operation": "listarPedidos",
    "status": null,
    "limits": false
  },
  "PED-LIST-009": {
    "operation": "listarPedidos",
    "status": null,
    "limits": false
  },
  "PED-LIST-010": {
    "operation": "listarPedidos",
    "status": null,
    "limits": false
  },
  "PED-LIST-011": {
    "operation": "listarPedidos",
    "status": null,
    "limits": false
  },
  "PED-LIST-012": {
    "operation": "listarPedidos",
    "status": null,
    "limits": false
  },
  "PED-LIST-013": {
    "operation": "listarPedidos",
    "status": null,
    "limits": false
  },
  "PED-LIST-014": {
    "operation": "listarPedidos",
    "status": null,
    "limits": false
  },
  "RAST-002": {
    "operation": "rastrearPedido",
    "status": null,
    "limits": false
  },
  "RAST-003": {
    "operation": "rastrearPedido",
    "status": null,
    "limits": false
  },
  "RAST-004": {
    "operation": "rastrearPedido",
    "status": null,
    "limits": false
  },
  "RAST-005": {
    "operation": "rastrearPedido",
    "status": null,
    "limits": false
  },
  "RAST-006": {
    "operation": "rastrearPedido",
    "status": null,
    "limits": false
  },
  "RAST-007": {
    "operation": "rastrearPedido",
    "status": null,
    "limits": false
  },
  "ANX-005": {
    "operation": "listarAnexos",
    "status": null,
    "limits": false
  },
  "ANX-006": {
    "operation": "listarAnexos",
    "status": null,
    "limits": false
  },
  "ANX-007": {
    "operation": "listarAnexos",
    "status": null,
    "limits": false
  },
  "ANX-008": {
    "operation": "removerAnexo",
    "status": null,
    "limits": false
  },
  "ANX-009": {
    "operation": "removerAnexo",
    "status": null,
    "limits": false
  },
  "ANX-010": {
    "operation": "removerAnexo",
    "status": null,
    "limits": false
  },
  "ANX-011": {
    "operation": "removerAnexo",
    "status": null,
    "limits": false
  },
  "ANX-012": {
    "operation": "removerAnexo",
    "status": null,
    "limits": false
  },
  "ANX-013": {
    "operation": "removerAnexo",
    "status": null,
    "limits": false
  },
  "CHAT-MSG-001": {
    "operation": "enviarMensagemChat",
    "status": null,
    "limits": false
  },
  "CHAT-MSG-002": {
    "operation": "enviarMensagemChat",
    "status": null,
    "limits": false
  },
  "CHAT-MSG-003": {
    "operation": "enviarMensagemChat",
    "status": null,
    "limits": false
  },
  "CHAT-MSG-004": {
    "operation": "enviarMensagemChat",
    "status": null,
    "limits": false
  },
  "CHAT-MSG-005": {
    "operation": "enviarMensagemChat",
    "status": null,
    "limits": true
  },
  "CHAT-MSG-006": {
    "operation": "enviarMensagemChat",
    "status": null,
    "limits": true
  },
  "CHAT-MSG-007": {
    "operation": "enviarMensagemChat",
    "status": 400,
    "limits": false
  },
  "CHAT-MSG-008": {
    "operation": "enviarMensagemChat",
    "status": null,
    "limits": false
  },
  "CHAT-MSG-009": {
    "operation": "enviarMensagemChat",
    "status": null,
    "limits": false
  },
  "CHAT-MSG-010": {
    "operation": "enviarMensagemChat",
    "status": null,
    "limits": true
  },
  "CHAT-MSG-011": {
    "operation": "enviarMensagemChat",
    "status": null,
    "limits": false
  },
  "CHAT-MSG-012": {
    "operation": "consultarElegibilidadeChat",
    "status": null,
    "limits": false
  },
  "CHAT-LER-001": {
    "operation": "lerChat",
    "status": null,
    "limits": false
  },
  "CHAT-LER-002": {
    "operation": "lerChat",
    "status": null,
    "limits": false
  },
  "CHAT-LIST-001": {
    "operation": "listarChats",
    "status": null,
    "limits": false
  },
  "CHAT-LIST-002": {
    "operation": "listarChats",
    "status": null,
    "limits": false
  },
  "CHAT-LIST-003": {
    "operation": "listarChats",
    "status": null,
    "limits": false
  },
  "CHAT-LIST-004": {
    "operation": "listarChats",
    "status": null,
    "limits": true
  },
  "CHAT-LIST-005": {
    "operation": "listarChats",
    "status": null,
    "limits": false
  },
  "CHAT-LIST-006": {
    "operation": "listarChats",
    "status": null,
    "limits": false
  },
  "CHAT-LIST-007": {
    "operation": "listarChats",
    "status": null,
    "limits": false
  },
  "COT-028": {
    "operation": "criarCotacao",
    "status": null,
    "limits": true
  },
  "COT-029": {
    "operation": "criarCotacao",
    "status": null,
    "limits": true
  },
  "COT-030": {
    "operation": "criarCotacao",
    "status": null,
    "limits": true
  },
  "COT-031": {
    "operation": "criarCotacao",
    "status": null,
    "limits": true
  },
  "COT-032": {
    "operation": "criarCotacao",
    "status": null,
    "limits": true
  },
  "COT-033": {
    "operation": "criarCotacao",
    "status": null,
    "limits": false
  },
  "COT-034": {
    "operation": "criarCotacao",
    "status": null,
    "limits": true
  },
  "COT-035": {
    "operation": "criarCotacao",
    "status": null,
    "limits": false
  },
  "COT-036": {
    "operation": "criarCotacao",
    "status": null,
    "limits": false
  },
  "COT-037": {
    "operation": "consultarCotacao",
    "status": null,
    "limits": true
  },
  "COT-038": {
    "operation": "consultarCotacao",
    "status": null,
    "limits": false
  },
  "COT-039": {
    "operation": "lerFilaCotacao",
    "status": null,
    "limits": true
  },
  "COT-040": {
    "operation": "lerFilaCotacao",
    "status": null,
    "limits": false
  },
  "COT-041": {
    "operation": "lerFilaCotacao",
    "status": null,
    "limits": false
  },
  "PROD-012": {
    "operation": "salvarProdutos",
    "status": null,
    "limits": false
  },
  "PROD-013": {
    "operation": "salvarProdutos",
    "status": null,
    "limits": true
  },
  "PROD-014": {
    "operation": "salvarProdutos",
    "status": null,
    "limits": true
  },
  "PROD-015": {
    "operation": "salvarProdutos",
    "status": null,
    "limits": true
  },
  "PROD-016": {
    "operation": "salvarProdutos",
    "status": null,
    "limits": true
  },
  "PROD-017": {
    "operation": "salvarProdutos",
    "status": null,
    "limits": true
  },
  "PROD-018": {
    "operation": "salvarProdutos",
    "status": null,
    "limits": true
  },
  "PROD-019": {
    "operation": "salvarProdutos",
    "status": null,
    "limits": true
  },
  "PROD-020": {
    "operation": "salvarProdutos",
    "status": null,
    "limits": false
  },
  "PROD-021": {
    "operation": "salvarProdutos",
    "status": null,
    "limits": false
  },
  "PROD-022": {
    "operation": "consultarProduto",
    "status": null,
    "limits": true
  },
  "PLP-006": {
    "operation": "listarPlps",
    "status": null,
    "limits": false
  },
  "PLP-007": {
    "operation": "listarPlps",
    "status": null,
    "limits": false
  },
  "PLP-008": {
    "operation": "listarPlps",
    "status": null,
    "limits": true
  },
  "PLP-009": {
    "operation": "listarPlps",
    "status": null,
    "limits": true
  },
  "PLP-010": {
    "operation": "listarPlps",
    "status": null,
    "limits": true
  },
  "PLP-011": {
    "operation": "listarPlps",
    "status": null,
    "limits": false
  },
  "PLP-012": {
    "operation": "listarPlps",
    "status": null,
    "limits": false
  },
  "PLP-013": {
    "operation": "consultarPlp",
    "status": null,
    "limits": false
  },
  "PLP-014": {
    "operation": "consultarPlp",
    "status": null,
    "limits": false
  },
  "PLP-015": {
    "operation": "consultarPlp",
    "status": null,
    "limits": true
  },
  "PLP-016": {
    "operation": "consultarPlp",
    "status": null,
    "limits": false
  },
  "REV-PONTO-002": {
    "operation": "listarPontosDevolucao",
    "status": null,
    "limits": false
  },
  "REV-PONTO-003": {
    "operation": "listarPontosDevolucao",
    "status": null,
    "limits": false
  },
  "REV-PONTO-004": {
    "operation": "listarPontosDevolucao",
    "status": null,
    "limits": false
  },
  "REV-PONTO-005": {
    "operation": "listarPontosDevolucao",
    "status": null,
    "limits": false
  },
  "GER-016": {
    "operation": null,
    "status": null,
    "limits": true
  },
  "GER-017": {
    "operation": "listarFiliais",
    "status": null,
    "limits": false
  },
  "AUTH-001": {
    "operation": null,
    "status": null,
    "limits": false
  },
  "AUTH-002": {
    "operation": "criarCotacao",
    "status": null,
    "limits": false
  },
  "AUTH-003": {
    "operation": "criarCotacao",
    "status": null,
    "limits": false
  },
  "AUTH-004": {
    "operation": "criarCotacao",
    "status": null,
    "limits": false
  },
  "AUTH-005": {
    "operation": null,
    "status": null,
    "limits": false
  },
  "AUTH-006": {
    "operation": null,
    "status": 401,
    "limits": false
  },
  "AUTH-007": {
    "operation": null,
    "status": 403,
    "limits": false
  },
  "AUTH-008": {
    "operation": "registrarWebhook",
    "status": null,
    "limits": false
  },
  "EVT-001": {
    "operation": null,
    "status": null,
    "limits": false
  },
  "EVT-002": {
    "operation": null,
    "status": null,
    "limits": false
  },
  "EVT-003": {
    "operation": "lerFila",
    "status": null,
    "limits": false
  },
  "EVT-004": {
    "operation": "lerFila",
    "status": null,
    "limits": false
  },
  "EVT-005": {
    "operation": "lerFila",
    "status": null,
    "limits": false
  },
  "EVT-006": {
    "operation": "lerFila",
    "status": null,
    "limits": false
  },
  "EVT-007": {
    "operation": "lerFila",
    "status": null,
    "limits": false
  },
  "EVT-008": {
    "operation": null,
    "status": null,
    "limits": false
  },
  "EVT-009": {
    "operation": null,
    "status": null,
    "limits": false
  },
  "EVT-010": {
    "operation": "lerFila",
    "status": null,
    "limits": false
  },
  "EVT-011": {
    "operation": "lerFila",
    "status": null,
    "limits": false
  },
  "EVT-012": {
    "operation": "lerFila",
    "status": null,
    "limits": false
  },
  "EVT-013": {
    "operation": "lerFila",
    "status": null,
    "limits": false
  },
  "EVT-014": {
    "operation": "lerFila",
    "status": null,
    "limits": false
  },
  "EVT-015": {
    "operation": "lerFila",
    "status": null,
    "limits": false
  },
  "EVT-016": {
    "operation": "lerFila",
    "status": null,
    "limits": false
  },
  "EVT-017": {
    "operation": "lerFila",
    "status": null,
    "limits": false
  },
  "EVT-018": {
    "operation": "lerFila",
    "status": null,
    "limits": false
  },
  "COT-042": {
    "operation": "lerFilaCotacao",
    "status": null,
    "limits": false
  },
  "COT-043": {
    "operation": "lerFilaCotacao",
    "status": null,
    "limits": false
  },
  "ERR-001": {
    "operation": null,
    "status": null,
    "limits": false
  },
  "ERR-002": {
    "operation": "criarPedido",
    "status": 400,
    "limits": true
  },
  "ERR-003": {
    "operation": "criarPedido",
    "status": 400,
    "limits": true
  },
  "ERR-004": {
    "operation": "criarPedido",
    "status": 400,
    "limits": true
  },
  "ERR-005": {
    "operation": "criarPedido",
    "status": 400,
    "limits": true
  },
  "ERR-006": {
    "operation": "listarRegrasFrete",
    "status": 200,
    "limits": false
  },
  "ERR-007": {
    "operation": "listarRegrasFrete",
    "status": 400,
    "limits": false
  },
  "ERR-008": {
    "operation": "listarRegrasFrete",
    "status": 400,
    "limits": false
  },
  "ERR-009": {
    "operation": "listarRegrasFrete",
    "status": 401,
    "limits": false
  },
  "ERR-010": {
    "operation": "listarChats",
    "status": 200,
    "limits": false
  },
  "ERR-011": {
    "operation": "listarChats",
    "status": 400,
    "limits": false
  },
  "ERR-012": {
    "operation": "listarChats",
    "status": 401,
    "limits": false
  },
  "ERR-013": {
    "operation": "lerChat",
    "status": 200,
    "limits": false
  },
  "ERR-014": {
    "operation": "lerChat",
    "status": 401,
    "limits": false
  },
  "ERR-015": {
    "operation": "lerChat",
    "status": 403,
    "limits": false
  },
  "ERR-016": {
    "operation": "lerChat",
    "status": 404,
    "limits": false
  },
  "ERR-017": {
    "operation": "lerChat",
    "status": 429,
    "limits": false
  },
  "ERR-018": {
    "operation": "enviarMensagemChat",
    "status": 200,
    "limits": false
  },
  "ERR-019": {
    "operation": "enviarMensagemChat",
    "status": 400,
    "limits": false
  },
  "ERR-020": {
    "operation": "enviarMensagemChat",
    "status": 400,
    "limits": false
  },
  "ERR-021": {
    "operation": "enviarMensagemChat",
    "status": 400,
    "limits": false
  },
  "ERR-022": {
    "operation": "enviarMensagemChat",
    "status": 400,
    "limits": false
  },
  "ERR-023": {
    "operation": "enviarMensagemChat",
    "status": 400,
    "limits": false
  },
  "ERR-024": {
    "operation": "enviarMensagemChat",
    "status": 400,
    "limits": false
  },
  "ERR-025": {
    "operation": "enviarMensagemChat",
    "status": 401,
    "limits": false
  },
  "ERR-026": {
    "operation": "enviarMensagemChat",
    "status": 403,
    "limits": false
  },
  "ERR-027": {
    "operation": "enviarMensagemChat",
    "status": 403,
    "limits": false
  },
  "ERR-028": {
    "operation": "listarAnexos",
    "status": 200,
    "limits": false
  },
  "ERR-029": {
    "operation": "listarAnexos",
    "status": 401,
    "limits": false
  },
  "ERR-030": {
    "operation": "listarAnexos",
    "status": 403,
    "limits": false
  },
  "ERR-031": {
    "operation": "listarAnexos",
    "status": 404,
    "limits": false
  },
  "ERR-032": {
    "operation": "removerAnexo",
    "status": 200,
    "limits": false
  },
  "ERR-033": {
    "operation": "removerAnexo",
    "status": 400,
    "limits": false
  },
  "ERR-034": {
    "operation": "removerAnexo",
    "status": 401,
    "limits": false
  },
  "ERR-035": {
    "operation": "removerAnexo",
    "status": 403,
    "limits": false
  },
  "ERR-036": {
    "operation": "removerAnexo",
    "status": 404,
    "limits": false
  },
  "ERR-037": {
    "operation": "removerAnexo",
    "status": 404,
    "limits": false
  },
  "ERR-038": {
    "operation": "listarPontosDevolucao",
    "status": 200,
    "limits": false
  },
  "ERR-039": {
    "operation": "listarPontosDevolucao",
    "status": 400,
    "limits": false
  },
  "ERR-040": {
    "operation": "listarPontosDevolucao",
    "status": 401,
    "limits": false
  },
  "ERR-041": {
    "operation": "enviarMensagemChat",
    "status": 400,
    "limits": false
  },
  "ERR-042": {
    "operation": "alterarPedido",
    "status": null,
    "limits": false
  },
  "ERR-043": {
    "operation": "salvarProdutos",
    "status": null,
    "limits": false
  },
  "LIM-001": {
    "operation": "enviarMensagemChat",
    "status": null,
    "limits": false
  },
  "LIM-002": {
    "operation": "enviarMensagemChat",
    "status": 400,
    "limits": false
  },
  "LIM-003": {
    "operation": "lerChat",
    "status": 429,
    "limits": false
  },
  "VER-001": {
    "operation": null,
    "status": null,
    "limits": false
  },
  "VER-002": {
    "operation": "lerFila",
    "status": null,
    "limits": false
  },
  "VER-003": {
    "operation": "listarSituacoesReversa",
    "status": null,
    "limits": false
  },
  "GER-018": {
    "operation": null,
    "status": null,
    "limits": false
  },
  "AUTH-009": {
    "operation": "lerFilaCotacao",
    "status": 401,
    "limits": false
  },
  "PED-ALT-014": {
    "operation": "alterarPedido",
    "status": null,
    "limits": false
  },
  "PED-LIST-015": {
    "operation": "listarPedidos",
    "status": null,
    "limits": false
  },
  "CHAT-MSG-013": {
    "operation": "enviarMensagemChat",
    "status": null,
    "limits": false
  },
  "PED-NOVO-043": {
    "operation": "criarPedido",
    "status": null,
    "limits": false
  },
  "PED-NOVO-044": {
    "operation": "criarPedido",
    "status": null,
    "limits": false
  },
  "COT-044": {
    "operation": "criarCotacao",
    "status": null,
    "limits": false
  },
  "PLP-017": {
    "operation": "consultarPlp",
    "status": null,
    "limits": false
  },
  "EVT-019": {
    "operation": "lerFila",
    "status": null,
    "limits": false
  },
  "NS-001": {
    "operation": null,
    "status": null,
    "limits": false
  },
  "NS-002": {
    "operation": null,
    "status": null,
    "limits": true
  },
  "NS-003": {
    "operation": null,
    "status": null,
    "limits": true
  },
  "NS-004": {
    "operation": null,
    "status": null,
    "limits": false
  },
  "NS-005": {
    "operation": null,
    "status": null,
    "limits": false
  },
  "NS-006": {
    "operation": null,
    "status": null,
    "limits": false
  },
  "NS-007": {
    "operation": null,
    "status": null,
    "limits": false
  },
  "NS-008": {
    "operation": null,
    "status": null,
    "limits": false
  },
  "NS-009": {
    "operation": null,
    "status": null,
    "limits": false
  },
  "NS-010": {
    "operation": null,
    "status": null,
    "limits": false
  },
  "NS-011": {
    "operation": null,
    "status": null,
    "limits": false
  },
  "NS-012": {
    "operation": null,
    "status": null,
    "limits": false
  },
  "NS-013": {
    "operation": null,
    "status": null,
    "limits": false
  },
  "NS-014": {
    "operation": null,
    "status": null,
    "limits": false
  },
  "NS-015": {
    "operation": null,
    "status": null,
    "limits": false
  },
  "NS-016": {
    "operation": null,
    "status": null,
    "limits": false
  },
  "NS-017": {
    "operation": null,
    "status": null,
    "limits": false
  },
  "NS-018": {
    "operation": null,
    "status": null,
    "limits": false
  },
  "NS-019": {
    "operation": null,
    "status": null,
    "limits": true
  },
  "NS-020": {
    "operation": null,
    "status": null,
    "limits": false
  },
  "NS-021": {
    "operation": null,
    "status": null,
    "limits": false
  },
  "NS-022": {
    "operation": null,
    "status": null,
    "limits": false
  },
  "NS-023": {
    "operation": null,
    "status": null,
    "limits": true
  },
  "NS-024": {
    "operation": null,
    "status": null,
    "limits": false
  },
  "NS-025": {
    "operation": null,
    "status": null,
    "limits": true
  },
  "NS-026": {
    "operation": null,
    "status": null,
    "limits": true
  },
  "NS-027": {
    "operation": null,
    "status": null,
    "limits": true
  },
  "NS-028": {
    "operation": null,
    "status": null,
    "limits": false
  },
  "NS-029": {
    "operation": null,
    "status": null,
    "limits": false
  },
  "NS-030": {
    "operation": null,
    "status": null,
    "limits": false
  },
  "NS-031": {
    "operation": null,
    "status": null,
    "limits": true
  },
  "NS-032": {
    "operation": null,
    "status": null,
    "limits": false
  },
  "NS-033": {
    "operation": null,
    "status": null,
    "limits": false
  },
  "NS-034": {
    "operation": null,
    "status": null,
    "limits": false
  },
  "NS-035": {
    "operation": null,
    "status": null,
    "limits": false
  },
  "NS-036": {
    "operation": null,
    "status": null,
    "limits": false
  },
  "NS-037": {
    "operation": null,
    "status": null,
    "limits": false
  },
  "NS-038": {
    "operation": null,
    "status": null,
    "limits": true
  },
  "NS-039": {
    "operation": null,
    "status": null,
    "limits": false
  },
  "NS-040": {
    "operation": null,
    "status": null,
    "limits": false
  },
  "NS-041": {
    "operation": null,
    "status": null,
    "limits": false
  },
  "NS-042": {
    "operation": null,
    "status": null,
    "limits": false
  },
  "NS-043": {
    "operation": null,
    "status": null,
    "limits": false
  },
  "NS-044": {
    "operation": null,
    "status": null,
    "limits": true
  },
  "NS-045": {
    "operation": null,
    "status": null,
    "limits": false
  },
  "NS-046": {
    "operation": null,
    "status": null,
    "limits": false
  },
  "NS-047": {
    "operation": null,
    "status": null,
    "limits": true
  },
  "NS-048": {
    "operation": null,
    "status": null,
    "limits": false
  },
  "NS-049": {
    "operation": null,
    "status": null,
    "limits": false
  },
  "NS-050": {
    "operation": null,
    "status": null,
    "limits": false
  },
  "NS-051": {
    "operation": null,
    "status": null,
    "limits": false
  },
  "NS-052": {
    "operation": null,
    "status": null,
    "limits": false
  },
  "NS-053": {
    "operation": null,
    "status": null,
    "limits": false
  },
  "NS-054": {
    "operation": null,
    "status": null,
    "limits": false
  },
  "NS-055": {
    "operation": null,
    "status": null,
    "limits": true
  },
  "NS-056": {
    "operation": null,
    "status": null,
    "limits": false
  },
  "NS-057": {
    "operation": null,
    "status": null,
    "limits": true
  },
  "NS-058": {
    "operation": null,
    "status": null,
    "limits": false
  },
  "NS-059": {
    "operation": null,
    "status": null,
    "limits": true
  },
  "NS-060": {
    "operation": null,
    "status": null,
    "limits": true
  },
  "NS-061": {
    "operation": null,
    "status": null,
    "limits": false
  },
  "NS-062": {
    "operation": null,
    "status": null,
    "limits": true
  },
  "NS-063": {
    "operation": null,
    "status": null,
    "limits": false
  },
  "NS-064": {
    "operation": null,
    "status": null,
    "limits": false
  },
  "NS-065": {
    "operation": null,
    "status": null,
    "limits": false
  },
  "NS-066": {
    "operation": null,
    "status": null,
    "limits": false
  },
  "NS-067": {
    "operation": null,
    "status": null,
    "limits": true
  },
  "NS-068": {
    "operation": null,
    "status": null,
    "limits": false
  },
  "NS-069": {
    "operation": null,
    "status": null,
    "limits": false
  },
  "NS-070": {
    "operation": null,
    "status": null,
    "limits": false
  },
  "NS-071": {
    "operation": null,
    "status": null,
    "limits": false
  },
  "NS-072": {
    "operation": null,
    "status": null,
    "limits": false
  },
  "NS-073": {
    "operation": null,
    "status": null,
    "limits": false
  },
  "NS-074": {
    "operation": null,
    "status": null,
    "limits": false
  },
  "NS-075": {
    "operation": null,
    "status": null,
    "limits": false
  },
  "NS-076": {
    "operation": null,
    "status": null,
    "limits": false
  },
  "NS-077": {
    "operation": null,
    "status": null,
    "limits": false
  },
  "NS-078": {
    "operation": null,
    "status": null,
    "limits": false
  },
  "NS-079": {
    "operation": null,
    "status": null,
    "limits": true
  },
  "NS-080": {
    "operation": null,
    "status": null,
    "limits": false
  }
};
