import type { ResourceCommands } from "./resourceCommands.ts";

/** The commands about what lojas are made of. */
export const cadastroResources: Record<string, ResourceCommands> = {
  loja: {
    description: "Lojas and their settings",
    columns: ["id", "nome", "ativa", "fusoHorario", "criterio", "versao", "criadaEm"],
    commands: {
      list: { operation: "listarLojas" },
      create: { operation: "criarLoja", examples: ['--nome "Minha Loja" --criterio prazo'] },
      show: { operation: "lerLoja", examples: ["1"] },
      set: {
        operation: "alterarLoja",
        examples: ["1 --oculta-sem-estoque true", "1 --limites-chat-por-minuto 120 --filtros-canal A,B"],
      },
    },
  },
  token: {
    description: "Access tokens of a loja",
    columns: ["id", "tipo", "prefixo", "descricao", "situacao", "criadoEm", "expiraEm", "revogadoEm"],
    commands: {
      issue: { operation: "emitirToken", examples: ['--loja 1 --tipo api --descricao "ERP"'] },
      list: { operation: "listarTokens", examples: ["--loja 1"] },
      rotate: { operation: "rotacionarToken", examples: ["--loja 1 3 --carencia-segundos 3600"] },
      expire: {
        operation: "alterarToken",
        examples: ["--loja 1 3 --expira-em 2026-12-31T23:59:59-03:00", "--loja 1 3 --expira-em null"],
      },
      revoke: { operation: "revogarToken", examples: ["--loja 1 3"] },
    },
  },
  assinatura: {
    description: "The secret that signs the notifications of a loja",
    columns: [],
    commands: {
      issue: { operation: "emitirAssinatura", examples: ["--loja 1", "--loja 1 --carencia-segundos 0"] },
      show: { operation: "lerAssinatura", examples: ["--loja 1"] },
      remove: { operation: "removerAssinatura", examples: ["--loja 1"] },
    },
  },
  filial: {
    description: "Branches of a loja",
    columns: ["id", "filialERP", "nome", "cep", "cidade", "uf", "ativo", "prazoAdicional", "perAdiDesconto"],
    commands: {
      list: { operation: "listarFiliais", examples: ["--loja 1 --ativo true"] },
      create: {
        operation: "criarFilial",
        examples: [
          '--loja 1 --filial-erp SP01 --nome "CD São Paulo" --cep 05036001 --cidade "São Paulo" --uf SP',
        ],
      },
      show: { operation: "lerFilial", examples: ["--loja 1 2"] },
      set: { operation: "alterarFilial", examples: ["--loja 1 2 --per-adi-desconto -5,5"] },
      delete: { operation: "excluirFilial", examples: ["--loja 1 2"] },
    },
  },
  transportadora: {
    description: "Carriers of a loja",
    columns: ["id", "nome", "cnpj", "ativo", "chatHabilitado"],
    commands: {
      list: { operation: "listarTransportadoras", examples: ["--loja 1"] },
      create: { operation: "criarTransportadora", examples: ['--loja 1 --nome "Transportes Rápidos"'] },
      show: { operation: "lerTransportadora", examples: ["--loja 1 2"] },
      set: {
        operation: "alterarTransportadora",
        examples: ["--loja 1 2 --ativo false", "--loja 1 2 --chat-habilitado true"],
      },
      delete: { operation: "excluirTransportadora", examples: ["--loja 1 2"] },
    },
  },
  metodo: {
    description: "Shipping methods of a loja",
    columns: ["id", "idTransportadora", "nome", "ativo", "correios", "prazoAdicional", "idMkt"],
    commands: {
      list: { operation: "listarMetodos", examples: ["--loja 1 --id-transportadora 2"] },
      create: { operation: "criarMetodo", examples: ["--loja 1 --id-transportadora 2 --nome Expresso"] },
      show: { operation: "lerMetodo", examples: ["--loja 1 3"] },
      set: { operation: "alterarMetodo", examples: ["--loja 1 3 --prazo-adicional 1 --id-mkt E1"] },
      delete: { operation: "excluirMetodo", examples: ["--loja 1 3"] },
    },
  },
  tabela: {
    description: "Freight tables of a loja and their rows",
    columns: [
      "id",
      "nome",
      "idMetodo",
      "idFilial",
      "ativa",
      "qtdFaixas",
      "versaoFaixas",
      "freteMinimo",
      "icms",
    ],
    commands: {
      list: { operation: "listarTabelas", examples: ["--loja 1"] },
      create: {
        operation: "criarTabela",
        examples: ['--loja 1 --nome "Expresso 2026" --id-metodo 3 --gris 0,8 --icms 12 --icms-incluso false'],
      },
      show: { operation: "lerTabela", examples: ["--loja 1 4"] },
      set: { operation: "alterarTabela", examples: ["--loja 1 4 --frete-minimo 25,90"] },
      delete: { operation: "excluirTabela", examples: ["--loja 1 4"] },
    },
  },
  taxa: {
    description: "Fees by postal code (TDA, TRT)",
    columns: ["id", "tipo", "cepInicio", "cepFim", "forma", "valor", "minimo", "idTransportadora", "ativa"],
    commands: {
      list: { operation: "listarTaxas", examples: ["--loja 1 --tipo TDA"] },
      create: {
        operation: "criarTaxa",
        examples: [
          "--loja 1 --tipo TDA --cep-inicio 69000000 --cep-fim 69299999 --forma percentual --valor 28",
        ],
      },
      show: { operation: "lerTaxa", examples: ["--loja 1 5"] },
      set: { operation: "alterarTaxa", examples: ["--loja 1 5 --ativa false"] },
      delete: { operation: "excluirTaxa", examples: ["--loja 1 5"] },
    },
  },
  regra: {
    description: "Freight rules of a loja",
    columns: [
      "codigo",
      "ordem",
      "titulo",
      "status",
      "situacao",
      "valorTipo",
      "valorAcao",
      "valor",
      "prazoAcao",
      "prazo",
      "dataInicio",
      "dataFim",
    ],
    commands: {
      list: { operation: "listarRegras", examples: ["--loja 1 --status ativo"] },
      create: {
        operation: "criarRegra",
        examples: [
          '--loja 1 --titulo "Frete grátis Sul" --valor-tipo percentual --valor-acao desconto --valor 100 --data-inicio 2026-11-20 --criterios \'[{"campo":3,"valores":["Sul"]}]\'',
        ],
      },
      show: { operation: "lerRegra", examples: ["--loja 1 6"] },
      set: { operation: "alterarRegra", examples: ["--loja 1 6 --status inativo"] },
      delete: { operation: "excluirRegra", examples: ["--loja 1 6"] },
    },
  },
  ponto: {
    description: "Return points of a loja",
    columns: ["id", "tipoPontoDeDevolucao", "nome", "cep", "endereco", "numero", "cidade", "uf", "ativo"],
    commands: {
      list: { operation: "listarPontos", examples: ["--loja 1 --ativo true"] },
      create: {
        operation: "criarPonto",
        examples: [
          '--loja 1 --nome "Agência Paulista" --cep 01310100 --endereco "Avenida Paulista" --numero 1000 --cidade "São Paulo" --uf SP --tipo-ponto-de-devolucao Agência',
        ],
      },
      show: { operation: "lerPonto", examples: ["--loja 1 2"] },
      set: { operation: "alterarPonto", examples: ["--loja 1 2 --ativo false"] },
      delete: { operation: "excluirPonto", examples: ["--loja 1 2"] },
    },
  },
  situacao: {
    description: "Values that the fields of a return take",
    columns: ["campo", "valores", "padrao"],
    commands: {
      list: { operation: "listarSituacoes", examples: ["--loja 1"] },
      set: {
        operation: "salvarSituacao",
        examples: [
          "--loja 1 resolucaoReversa --valores Troca,Estorno",
          '--loja 1 resolucaoReversa --valores ""',
        ],
      },
    },
  },
  aplicativo: {
    description: "Applications of a loja",
    columns: ["id", "nome", "instaladoEm"],
    commands: {
      list: { operation: "listarAplicativos", examples: ["--loja 1"] },
      install: { operation: "instalarAplicativo", examples: ["--loja 1 --nome Etiquetas"] },
      show: { operation: "lerAplicativo", examples: ["--loja 1 2"] },
      uninstall: { operation: "desinstalarAplicativo", examples: ["--loja 1 2"] },
    },
  },
};
