import { conciliadoRows } from "./conciliadoRows.ts";
import { renderAnonimizacao } from "./renderAnonimizacao.ts";
import type { ResourceCommands } from "./resourceCommands.ts";

/** The commands about orders, and what carriers do with them. */
export const pedidoResources: Record<string, ResourceCommands> = {
  notificacao: {
    description: "Delivery of a loja's events, and those that were given up",
    columns: ["documento", "tipo", "criadoEm", "abandonadoEm", "tentativas", "motivo"],
    commands: {
      show: { operation: "lerNotificacao", examples: ["--loja 1"] },
      dead: { operation: "listarEventosAbandonados", examples: ["--loja 1 --all"] },
      replay: { operation: "reenviarEvento", examples: ["--loja 1 evt_1_42"] },
      "replay-all": { operation: "reenviarEventos", examples: ["--loja 1"] },
    },
  },
  plp: {
    description: "Postage pre-lists of a loja",
    columns: ["codigoPLP", "filialERP", "metodoEnvio", "status", "data", "dataFechamento", "erros"],
    commands: {
      list: { operation: "listarPlpsDaLoja", examples: ["--loja 1 --status Pendente"] },
      show: { operation: "lerPlp", examples: ["--loja 1 4401"] },
      close: {
        operation: "fecharPlp",
        examples: [
          '--loja 1 4401 --protocolos \'[{"idEnvio":1,"codigoRastreio":"AA123456785BR"}]\' --id-recibo R-118',
        ],
      },
      exclude: { operation: "excluirPlp", examples: ["--loja 1 4401"] },
    },
  },
  ocorrencia: {
    description: "What happens to shipments on their way",
    columns: ["resultado", "mensagem", "documento", "idEnvio", "idStatus"],
    commands: {
      batch: {
        operation: "registrarOcorrencias",
        examples: [
          "--loja 1 --body ocorrencias.json",
          '--loja 1 --itens \'[{"codigoRastreio":"AA123456785BR","idOcoren":1,"data":"2026-07-15 10:00:00"}]\'',
        ],
      },
    },
  },
  unidade: {
    description: "Units of carriers that shipments leave and reach",
    columns: ["resultado", "mensagem", "documento", "idEnvio"],
    commands: {
      batch: {
        operation: "registrarEventosUnidade",
        examples: [
          "--loja 1 --body unidades.json",
          '--loja 1 --itens \'[{"codigoRastreio":"AA123456785BR","evento":"saiu","unidade":"Osasco","data":"2026-07-14 08:05:00"}]\'',
        ],
      },
    },
  },
  conciliacao: {
    description: "What carriers charged for orders, and what was quoted",
    columns: [
      "numeroPedido",
      "notaFiscal",
      "transportadora",
      "conhecimento",
      "decisao",
      "componente",
      "cotado",
      "cobrado",
      "diferenca",
      "situacao",
    ],
    commands: {
      list: {
        operation: "listarConciliacoes",
        rows: conciliadoRows,
        csv: "exportarConciliacoes",
        examples: [
          "--loja 1 --divergente --tolerancia-centavos 50 --de 2026-07-01 --ate 2026-07-31",
          "--loja 1 --id-transportadora 2 --csv conciliacoes.csv",
        ],
      },
      decide: {
        operation: "autorizarConciliacao",
        examples: [
          "--loja 1 5f0c954f3c0b4f3e9d5b1b7f8c2f4a10 --autorizado true",
          '--loja 1 5f0c954f3c0b4f3e9d5b1b7f8c2f4a10 --autorizado false --comentario "Peso a mais"',
        ],
      },
    },
  },
  chat: {
    description: "The carrier's side of chats",
    columns: [],
    commands: {
      reply: {
        operation: "responderChat",
        examples: ['--loja 1 1001 --chave pedido --mensagem "Sai hoje." --anexo comprovante.pdf'],
      },
      finish: { operation: "finalizarChat", examples: ["--loja 1 1001 --chave pedido"] },
    },
  },
  documento: {
    description: "Documents of orders, such as the proof of delivery",
    columns: [],
    commands: {
      add: {
        operation: "enviarDocumentos",
        examples: ['--loja 1 1001 --chave pedido --anexo comprovante.pdf --nome-usuario "Ana"'],
      },
    },
  },
  titular: {
    description: "Personal data of customers",
    columns: ["codigo", "feitaEm", "origem", "pedidos", "mensagens", "anexos", "cotacoes", "eventos"],
    commands: {
      anonymize: {
        operation: "anonimizarTitular",
        render: renderAnonimizacao,
        examples: [
          "--loja 1 --cpf-cnpj 123.456.789-09 --simular true",
          "--loja 1 --email maria@example.com --incluir-abertos true",
        ],
      },
      list: { operation: "listarAnonimizacoes", examples: ["--loja 1"] },
    },
  },
};
