// Generated from spec/main.tsp by npm run generate; do not edit.
export const contract = {
  "name": "loja",
  "title": "Frete: interface da loja",
  "version": "1.0.0",
  "hash": "24b7e109c48df720faf42d2fc75526dfc8d13114f0996f618fcc19369e3151e4"
} as const;

export const operations = {
  "registrarWebhook": {
    "id": "registrarWebhook",
    "method": "POST",
    "path": "/api/v1/webhook/novo",
    "summary": "Register the event receiver",
    "tags": [
      "Autenticação"
    ],
    "rules": [
      "WHK-001",
      "WHK-002",
      "WHK-005",
      "WHK-006",
      "WHK-011",
      "AUTH-008",
      "EVT-001",
      "NS-027",
      "NS-028",
      "NS-073"
    ],
    "security": [
      [
        {
          "scheme": "TokenApi",
          "scopes": []
        }
      ]
    ],
    "parameters": {
      "path": [],
      "query": [],
      "headers": []
    },
    "body": {
      "required": true,
      "contentTypes": [
        "application/json"
      ],
      "freeText": [],
      "maxBytes": null
    },
    "responses": {
      "200": [
        "application/json"
      ],
      "400": [
        "application/json"
      ],
      "401": [
        "application/json"
      ],
      "413": [
        "application/json"
      ],
      "415": [
        "application/json"
      ],
      "500": [
        "application/json"
      ],
      "503": [
        "application/json"
      ]
    }
  },
  "listarAnexos": {
    "id": "listarAnexos",
    "method": "GET",
    "path": "/api/v1/pedido/{numeroPedido}/anexos",
    "summary": "List the attachments of an order",
    "tags": [
      "Pedido"
    ],
    "rules": [
      "ANX-005",
      "ANX-006",
      "ANX-007",
      "ERR-028",
      "ERR-029",
      "ERR-030",
      "ERR-031",
      "NS-049",
      "NS-053"
    ],
    "security": [
      [
        {
          "scheme": "TokenApi",
          "scopes": []
        }
      ]
    ],
    "parameters": {
      "path": [
        {
          "name": "numeroPedido",
          "type": "string",
          "array": false,
          "required": true
        }
      ],
      "query": [],
      "headers": []
    },
    "body": null,
    "responses": {
      "200": [
        "application/json"
      ],
      "400": [
        "application/json"
      ],
      "401": [
        "application/json"
      ],
      "403": [
        "application/json"
      ],
      "404": [
        "application/json"
      ],
      "500": [
        "application/json"
      ],
      "503": [
        "application/json"
      ]
    }
  },
  "removerAnexo": {
    "id": "removerAnexo",
    "method": "DELETE",
    "path": "/api/v1/pedido/{numeroPedido}/anexos",
    "summary": "Remove an attachment of an order",
    "tags": [
      "Pedido"
    ],
    "rules": [
      "ANX-008",
      "ANX-010",
      "ANX-011",
      "ANX-012",
      "ANX-013",
      "NS-050",
      "NS-051",
      "NS-053",
      "ERR-032",
      "ERR-033",
      "ERR-034",
      "ERR-035",
      "ERR-036",
      "ERR-037"
    ],
    "security": [
      [
        {
          "scheme": "TokenApi",
          "scopes": []
        }
      ]
    ],
    "parameters": {
      "path": [
        {
          "name": "numeroPedido",
          "type": "string",
          "array": false,
          "required": true
        }
      ],
      "query": [
        {
          "name": "caminho",
          "type": "string",
          "array": false,
          "required": true
        }
      ],
      "headers": []
    },
    "body": null,
    "responses": {
      "200": [
        "application/json"
      ],
      "400": [
        "application/json"
      ],
      "401": [
        "application/json"
      ],
      "403": [
        "application/json"
      ],
      "404": [
        "application/json"
      ],
      "500": [
        "application/json"
      ],
      "503": [
        "application/json"
      ]
    }
  },
  "baixarArquivo": {
    "id": "baixarArquivo",
    "method": "GET",
    "path": "/arquivos/{chave}/{nome}",
    "summary": "Download an attachment",
    "tags": [
      "Pedido"
    ],
    "rules": [
      "NS-049",
      "GER-004"
    ],
    "security": [
      [
        {
          "scheme": "TokenApi",
          "scopes": []
        }
      ]
    ],
    "parameters": {
      "path": [
        {
          "name": "chave",
          "type": "string",
          "array": false,
          "required": true
        },
        {
          "name": "nome",
          "type": "string",
          "array": false,
          "required": true
        }
      ],
      "query": [],
      "headers": []
    },
    "body": null,
    "responses": {
      "200": [
        "application/pdf",
        "application/msword",
        "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
        "application/vnd.ms-excel",
        "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
        "text/csv",
        "image/jpeg",
        "image/png",
        "image/gif"
      ],
      "400": [
        "application/json"
      ],
      "401": [
        "application/json"
      ],
      "404": [
        "application/json"
      ],
      "500": [
        "application/json"
      ],
      "503": [
        "application/json"
      ]
    }
  },
  "lerFila": {
    "id": "lerFila",
    "method": "GET",
    "path": "/api/v1/fila",
    "summary": "Read one event from the queue",
    "tags": [
      "Fila de Eventos"
    ],
    "rules": [
      "FILA-001",
      "FILA-002",
      "EVT-001",
      "EVT-002",
      "EVT-010",
      "COT-042",
      "NS-028",
      "NS-075"
    ],
    "security": [
      [
        {
          "scheme": "TokenApi",
          "scopes": []
        }
      ]
    ],
    "parameters": {
      "path": [],
      "query": [],
      "headers": []
    },
    "body": null,
    "responses": {
      "200": [
        "application/json"
      ],
      "204": [],
      "401": [
        "application/json"
      ],
      "500": [
        "application/json"
      ],
      "503": [
        "application/json"
      ]
    }
  },
  "removerDaFila": {
    "id": "removerDaFila",
    "method": "DELETE",
    "path": "/api/v1/fila/{idDocumento}",
    "summary": "Delete an event from the queue",
    "tags": [
      "Fila de Eventos"
    ],
    "rules": [
      "FILA-003",
      "GER-016",
      "COT-042",
      "NS-064"
    ],
    "security": [
      [
        {
          "scheme": "TokenApi",
          "scopes": []
        }
      ]
    ],
    "parameters": {
      "path": [
        {
          "name": "idDocumento",
          "type": "string",
          "array": false,
          "required": true
        }
      ],
      "query": [],
      "headers": []
    },
    "body": null,
    "responses": {
      "200": [
        "application/json"
      ],
      "400": [
        "application/json"
      ],
      "401": [
        "application/json"
      ],
      "404": [
        "application/json"
      ],
      "500": [
        "application/json"
      ],
      "503": [
        "application/json"
      ]
    }
  },
  "listarRegrasFrete": {
    "id": "listarRegrasFrete",
    "method": "GET",
    "path": "/api/v1/transportadora/regrasfrete",
    "summary": "List freight rules",
    "tags": [
      "Transportadora"
    ],
    "rules": [
      "TRA-005",
      "TRA-015",
      "TRA-016",
      "TRA-018",
      "ERR-006",
      "ERR-007",
      "ERR-008",
      "ERR-009",
      "NS-057",
      "NS-063"
    ],
    "security": [
      [
        {
          "scheme": "TokenApi",
          "scopes": []
        }
      ]
    ],
    "parameters": {
      "path": [],
      "query": [
        {
          "name": "codigo",
          "type": "integer",
          "array": false,
          "required": false
        },
        {
          "name": "titulo",
          "type": "string",
          "array": false,
          "required": false
        },
        {
          "name": "status",
          "type": "string",
          "array": false,
          "required": false
        },
        {
          "name": "situacao",
          "type": "string",
          "array": false,
          "required": false
        },
        {
          "name": "valorTipo",
          "type": "string",
          "array": false,
          "required": false
        },
        {
          "name": "valorAcao",
          "type": "string",
          "array": false,
          "required": false
        },
        {
          "name": "prazoAcao",
          "type": "string",
          "array": false,
          "required": false
        },
        {
          "name": "idCampo",
          "type": "integer",
          "array": false,
          "required": false
        },
        {
          "name": "dataTipo",
          "type": "string",
          "array": false,
          "required": false
        },
        {
          "name": "dataInicio",
          "type": "string",
          "array": false,
          "required": false
        },
        {
          "name": "dataFim",
          "type": "string",
          "array": false,
          "required": false
        },
        {
          "name": "pagina",
          "type": "integer",
          "array": false,
          "required": false
        },
        {
          "name": "limite",
          "type": "integer",
          "array": false,
          "required": false
        }
      ],
      "headers": []
    },
    "body": null,
    "responses": {
      "200": [
        "application/json"
      ],
      "400": [
        "application/json"
      ],
      "401": [
        "application/json"
      ],
      "500": [
        "application/json"
      ],
      "503": [
        "application/json"
      ]
    }
  },
  "criarCotacao": {
    "id": "criarCotacao",
    "method": "POST",
    "path": "/api/v1/cotacao",
    "summary": "Create a freight quotation",
    "tags": [
      "Cotação"
    ],
    "rules": [
      "COT-001",
      "COT-028",
      "AUTH-002",
      "AUTH-003",
      "AUTH-004",
      "NS-070",
      "NS-012",
      "NS-058"
    ],
    "security": [
      [
        {
          "scheme": "TokenCotacao",
          "scopes": []
        }
      ]
    ],
    "parameters": {
      "path": [],
      "query": [],
      "headers": []
    },
    "body": {
      "required": true,
      "contentTypes": [
        "application/json"
      ],
      "freeText": [],
      "maxBytes": null
    },
    "responses": {
      "200": [
        "application/json"
      ],
      "400": [
        "application/json"
      ],
      "401": [
        "application/json"
      ],
      "413": [
        "application/json"
      ],
      "415": [
        "application/json"
      ],
      "500": [
        "application/json"
      ],
      "503": [
        "application/json"
      ]
    }
  },
  "consultarCotacao": {
    "id": "consultarCotacao",
    "method": "GET",
    "path": "/api/v1/cotacao/{idCotacao}",
    "summary": "Read a quotation",
    "tags": [
      "Cotação"
    ],
    "rules": [
      "COT-037",
      "COT-038",
      "NS-062",
      "NS-070"
    ],
    "security": [
      [
        {
          "scheme": "TokenApi",
          "scopes": []
        }
      ],
      [
        {
          "scheme": "TokenCotacao",
          "scopes": []
        }
      ]
    ],
    "parameters": {
      "path": [
        {
          "name": "idCotacao",
          "type": "string",
          "array": false,
          "required": true
        }
      ],
      "query": [],
      "headers": []
    },
    "body": null,
    "responses": {
      "200": [
        "application/json"
      ],
      "400": [
        "application/json"
      ],
      "401": [
        "application/json"
      ],
      "404": [
        "application/json"
      ],
      "500": [
        "application/json"
      ],
      "503": [
        "application/json"
      ]
    }
  },
  "lerFilaCotacao": {
    "id": "lerFilaCotacao",
    "method": "GET",
    "path": "/api/v1/logCotacaoFila",
    "summary": "Read the quotation queue",
    "tags": [
      "Cotação"
    ],
    "rules": [
      "COT-002",
      "COT-038",
      "COT-040",
      "COT-041",
      "COT-042",
      "COT-043",
      "NS-059",
      "NS-070"
    ],
    "security": [
      [
        {
          "scheme": "TokenApi",
          "scopes": []
        }
      ]
    ],
    "parameters": {
      "path": [],
      "query": [
        {
          "name": "limite",
          "type": "integer",
          "array": false,
          "required": false
        }
      ],
      "headers": []
    },
    "body": null,
    "responses": {
      "200": [
        "application/json"
      ],
      "400": [
        "application/json"
      ],
      "401": [
        "application/json"
      ],
      "500": [
        "application/json"
      ],
      "503": [
        "application/json"
      ]
    }
  },
  "salvarProdutos": {
    "id": "salvarProdutos",
    "method": "POST",
    "path": "/api/v1/produto",
    "summary": "Create or update products and stock",
    "tags": [
      "Produto"
    ],
    "rules": [
      "PROD-012",
      "PROD-013",
      "PROD-014",
      "PROD-020",
      "ERR-043",
      "NS-060",
      "NS-061"
    ],
    "security": [
      [
        {
          "scheme": "TokenApi",
          "scopes": []
        }
      ]
    ],
    "parameters": {
      "path": [],
      "query": [],
      "headers": []
    },
    "body": {
      "required": true,
      "contentTypes": [
        "application/json"
      ],
      "freeText": [],
      "maxBytes": null
    },
    "responses": {
      "200": [
        "application/json"
      ],
      "400": [
        "application/json"
      ],
      "401": [
        "application/json"
      ],
      "413": [
        "application/json"
      ],
      "415": [
        "application/json"
      ],
      "500": [
        "application/json"
      ],
      "503": [
        "application/json"
      ]
    }
  },
  "consultarProduto": {
    "id": "consultarProduto",
    "method": "GET",
    "path": "/api/v1/produto/sku/{sku}",
    "summary": "Read a product",
    "tags": [
      "Produto"
    ],
    "rules": [
      "PROD-022",
      "NS-062"
    ],
    "security": [
      [
        {
          "scheme": "TokenApi",
          "scopes": []
        }
      ]
    ],
    "parameters": {
      "path": [
        {
          "name": "sku",
          "type": "string",
          "array": false,
          "required": true
        }
      ],
      "query": [],
      "headers": []
    },
    "body": null,
    "responses": {
      "200": [
        "application/json"
      ],
      "400": [
        "application/json"
      ],
      "401": [
        "application/json"
      ],
      "404": [
        "application/json"
      ],
      "500": [
        "application/json"
      ],
      "503": [
        "application/json"
      ]
    }
  },
  "criarPedido": {
    "id": "criarPedido",
    "method": "POST",
    "path": "/api/v1/pedido/novo",
    "summary": "Create a shipment or return order",
    "tags": [
      "Pedido"
    ],
    "rules": [
      "PED-NOVO-001",
      "PED-NOVO-040",
      "PED-NOVO-042",
      "PED-EST-003",
      "PED-EST-004",
      "PED-EST-005",
      "ERR-002",
      "ERR-003",
      "ERR-004",
      "ERR-005",
      "NS-030",
      "NS-031",
      "NS-034",
      "NS-040"
    ],
    "security": [
      [
        {
          "scheme": "TokenApi",
          "scopes": []
        }
      ]
    ],
    "parameters": {
      "path": [],
      "query": [],
      "headers": []
    },
    "body": {
      "required": true,
      "contentTypes": [
        "application/json"
      ],
      "freeText": [
        "/dadosReversa/observacoesReversa"
      ],
      "maxBytes": null
    },
    "responses": {
      "200": [
        "application/json"
      ],
      "400": [
        "application/json"
      ],
      "401": [
        "application/json"
      ],
      "409": [
        "application/json"
      ],
      "413": [
        "application/json"
      ],
      "415": [
        "application/json"
      ],
      "500": [
        "application/json"
      ],
      "503": [
        "application/json"
      ]
    }
  },
  "alterarPedido": {
    "id": "alterarPedido",
    "method": "PUT",
    "path": "/api/v1/pedido/altera/{filtro}/{valor}",
    "summary": "Change an order",
    "tags": [
      "Pedido"
    ],
    "rules": [
      "PED-ALT-001",
      "PED-ALT-002",
      "PED-ALT-003",
      "PED-ALT-011",
      "ERR-042",
      "NS-043",
      "NS-044"
    ],
    "security": [
      [
        {
          "scheme": "TokenApi",
          "scopes": []
        }
      ]
    ],
    "parameters": {
      "path": [
        {
          "name": "filtro",
          "type": "string",
          "array": false,
          "required": true
        },
        {
          "name": "valor",
          "type": "string",
          "array": false,
          "required": true
        }
      ],
      "query": [],
      "headers": []
    },
    "body": {
      "required": true,
      "contentTypes": [
        "application/json"
      ],
      "freeText": [],
      "maxBytes": null
    },
    "responses": {
      "200": [
        "application/json"
      ],
      "400": [
        "application/json"
      ],
      "401": [
        "application/json"
      ],
      "404": [
        "application/json"
      ],
      "413": [
        "application/json"
      ],
      "415": [
        "application/json"
      ],
      "500": [
        "application/json"
      ],
      "503": [
        "application/json"
      ]
    }
  },
  "listarPedidos": {
    "id": "listarPedidos",
    "method": "GET",
    "path": "/api/v1/pedidos",
    "summary": "List orders",
    "tags": [
      "Pedido"
    ],
    "rules": [
      "PED-LIST-001",
      "PED-LIST-004",
      "PED-LIST-013",
      "PED-LIST-014",
      "NS-045",
      "NS-046",
      "AUTH-005"
    ],
    "security": [
      [
        {
          "scheme": "TokenApi",
          "scopes": []
        }
      ]
    ],
    "parameters": {
      "path": [],
      "query": [
        {
          "name": "dataTipo",
          "type": "string",
          "array": false,
          "required": true
        },
        {
          "name": "periodo",
          "type": "string",
          "array": false,
          "required": true
        },
        {
          "name": "idStatus",
          "type": "string",
          "array": false,
          "required": false
        },
        {
          "name": "pagina",
          "type": "integer",
          "array": false,
          "required": false
        },
        {
          "name": "limite",
          "type": "integer",
          "array": false,
          "required": false
        },
        {
          "name": "cpfCnpj",
          "type": "string",
          "array": false,
          "required": false
        },
        {
          "name": "autorizado",
          "type": "string",
          "array": false,
          "required": false
        }
      ],
      "headers": []
    },
    "body": null,
    "responses": {
      "200": [
        "application/json"
      ],
      "400": [
        "application/json"
      ],
      "401": [
        "application/json"
      ],
      "500": [
        "application/json"
      ],
      "503": [
        "application/json"
      ]
    }
  },
  "listarSituacoesReversa": {
    "id": "listarSituacoesReversa",
    "method": "GET",
    "path": "/api/v1/reversa/situacoes",
    "summary": "List the values of the return fields",
    "tags": [
      "Pedido"
    ],
    "rules": [
      "REV-SIT-001",
      "VER-003",
      "GER-016",
      "NS-065",
      "NS-040"
    ],
    "security": [
      [
        {
          "scheme": "TokenApi",
          "scopes": []
        }
      ]
    ],
    "parameters": {
      "path": [],
      "query": [],
      "headers": []
    },
    "body": null,
    "responses": {
      "200": [
        "application/json"
      ],
      "401": [
        "application/json"
      ],
      "500": [
        "application/json"
      ],
      "503": [
        "application/json"
      ]
    }
  },
  "consultarSituacaoReversa": {
    "id": "consultarSituacaoReversa",
    "method": "GET",
    "path": "/api/v1/reversa/situacoes/{tipo}",
    "summary": "List the values of one return field",
    "tags": [
      "Pedido"
    ],
    "rules": [
      "REV-SIT-002",
      "GER-016",
      "NS-065"
    ],
    "security": [
      [
        {
          "scheme": "TokenApi",
          "scopes": []
        }
      ]
    ],
    "parameters": {
      "path": [
        {
          "name": "tipo",
          "type": "string",
          "array": false,
          "required": true
        }
      ],
      "query": [],
      "headers": []
    },
    "body": null,
    "responses": {
      "200": [
        "application/json"
      ],
      "400": [
        "application/json"
      ],
      "401": [
        "application/json"
      ],
      "404": [
        "application/json"
      ],
      "500": [
        "application/json"
      ],
      "503": [
        "application/json"
      ]
    }
  },
  "listarPontosDevolucao": {
    "id": "listarPontosDevolucao",
    "method": "GET",
    "path": "/api/v1/reversa/pontos-devolucao",
    "summary": "List return points",
    "tags": [
      "Pedido"
    ],
    "rules": [
      "REV-PONTO-002",
      "REV-PONTO-004",
      "ERR-038",
      "ERR-039",
      "ERR-040",
      "NS-029"
    ],
    "security": [
      [
        {
          "scheme": "TokenApi",
          "scopes": []
        }
      ]
    ],
    "parameters": {
      "path": [],
      "query": [
        {
          "name": "tipo",
          "type": "string",
          "array": false,
          "required": false
        },
        {
          "name": "limite",
          "type": "integer",
          "array": false,
          "required": false
        }
      ],
      "headers": []
    },
    "body": null,
    "responses": {
      "200": [
        "application/json"
      ],
      "400": [
        "application/json"
      ],
      "401": [
        "application/json"
      ],
      "500": [
        "application/json"
      ],
      "503": [
        "application/json"
      ]
    }
  },
  "rastrearPedido": {
    "id": "rastrearPedido",
    "method": "GET",
    "path": "/api/v1/rastreio/{filtro}/{valor}",
    "summary": "Track an order",
    "tags": [
      "Pedido"
    ],
    "rules": [
      "RAST-002",
      "RAST-003",
      "RAST-004",
      "NS-030",
      "NS-048"
    ],
    "security": [
      [
        {
          "scheme": "TokenApi",
          "scopes": []
        }
      ]
    ],
    "parameters": {
      "path": [
        {
          "name": "filtro",
          "type": "string",
          "array": false,
          "required": true
        },
        {
          "name": "valor",
          "type": "string",
          "array": false,
          "required": true
        }
      ],
      "query": [],
      "headers": []
    },
    "body": null,
    "responses": {
      "200": [
        "application/json"
      ],
      "400": [
        "application/json"
      ],
      "401": [
        "application/json"
      ],
      "404": [
        "application/json"
      ],
      "500": [
        "application/json"
      ],
      "503": [
        "application/json"
      ]
    }
  },
  "verRastreio": {
    "id": "verRastreio",
    "method": "GET",
    "path": "/rastreio/{numeroPedido}/{chavePedido}",
    "summary": "Show the public tracking page",
    "tags": [
      "Pedido"
    ],
    "rules": [
      "PED-NOVO-042",
      "PED-NOVO-041",
      "PED-NOVO-028",
      "GER-001",
      "NS-011",
      "NS-041"
    ],
    "security": [],
    "parameters": {
      "path": [
        {
          "name": "numeroPedido",
          "type": "string",
          "array": false,
          "required": true
        },
        {
          "name": "chavePedido",
          "type": "string",
          "array": false,
          "required": true
        }
      ],
      "query": [],
      "headers": []
    },
    "body": null,
    "responses": {
      "200": [
        "text/html"
      ],
      "302": [],
      "400": [
        "application/json"
      ],
      "404": [
        "text/html"
      ],
      "500": [
        "application/json"
      ],
      "503": [
        "application/json"
      ]
    }
  },
  "enviarMensagemChat": {
    "id": "enviarMensagemChat",
    "method": "POST",
    "path": "/api/v1/chat/{idPedido}/mensagem",
    "summary": "Send a chat message to the carrier",
    "tags": [
      "Transportadora"
    ],
    "rules": [
      "GER-006",
      "GER-015",
      "CHAT-MSG-001",
      "CHAT-MSG-005",
      "CHAT-MSG-009",
      "CHAT-MSG-010",
      "CHAT-MSG-011",
      "CHAT-EST-001",
      "CHAT-EST-002",
      "ERR-018",
      "ERR-019",
      "ERR-020",
      "ERR-021",
      "ERR-022",
      "ERR-023",
      "ERR-024",
      "ERR-025",
      "ERR-026",
      "ERR-027",
      "ERR-041",
      "EVT-009",
      "LIM-001",
      "LIM-002",
      "NS-018",
      "NS-053",
      "NS-055"
    ],
    "security": [
      [
        {
          "scheme": "TokenApi",
          "scopes": []
        }
      ]
    ],
    "parameters": {
      "path": [
        {
          "name": "idPedido",
          "type": "string",
          "array": false,
          "required": true
        }
      ],
      "query": [
        {
          "name": "chave",
          "type": "string",
          "array": false,
          "required": false
        },
        {
          "name": "canal",
          "type": "string",
          "array": false,
          "required": false
        }
      ],
      "headers": []
    },
    "body": {
      "required": true,
      "contentTypes": [
        "application/json",
        "multipart/form-data"
      ],
      "freeText": [
        "/mensagem"
      ],
      "maxBytes": 16777216
    },
    "responses": {
      "200": [
        "application/json"
      ],
      "400": [
        "application/json"
      ],
      "401": [
        "application/json"
      ],
      "403": [
        "application/json"
      ],
      "404": [
        "application/json"
      ],
      "413": [
        "application/json"
      ],
      "415": [
        "application/json"
      ],
      "500": [
        "application/json"
      ],
      "503": [
        "application/json"
      ]
    }
  },
  "lerChat": {
    "id": "lerChat",
    "method": "GET",
    "path": "/api/v1/chat/{idPedido}",
    "summary": "Read a chat",
    "tags": [
      "Transportadora"
    ],
    "rules": [
      "CHAT-LER-001",
      "CHAT-LER-002",
      "CHAT-REC-001",
      "CHAT-REC-003",
      "NS-052",
      "NS-053",
      "NS-054",
      "NS-078",
      "ERR-013",
      "ERR-014",
      "ERR-015",
      "ERR-016",
      "ERR-017",
      "LIM-003"
    ],
    "security": [
      [
        {
          "scheme": "TokenApi",
          "scopes": []
        }
      ]
    ],
    "parameters": {
      "path": [
        {
          "name": "idPedido",
          "type": "string",
          "array": false,
          "required": true
        }
      ],
      "query": [
        {
          "name": "chave",
          "type": "string",
          "array": false,
          "required": false
        },
        {
          "name": "canal",
          "type": "string",
          "array": false,
          "required": false
        }
      ],
      "headers": []
    },
    "body": null,
    "responses": {
      "200": [
        "application/json"
      ],
      "400": [
        "application/json"
      ],
      "401": [
        "application/json"
      ],
      "403": [
        "application/json"
      ],
      "404": [
        "application/json"
      ],
      "429": [
        "application/json"
      ],
      "500": [
        "application/json"
      ],
      "503": [
        "application/json"
      ]
    }
  },
  "consultarElegibilidadeChat": {
    "id": "consultarElegibilidadeChat",
    "method": "GET",
    "path": "/api/v1/chat/{idPedido}/elegivel",
    "summary": "Tell whether an order may have a chat",
    "tags": [
      "Transportadora"
    ],
    "rules": [
      "CHAT-MSG-012",
      "GER-016",
      "NS-068",
      "NS-053"
    ],
    "security": [
      [
        {
          "scheme": "TokenApi",
          "scopes": []
        }
      ]
    ],
    "parameters": {
      "path": [
        {
          "name": "idPedido",
          "type": "string",
          "array": false,
          "required": true
        }
      ],
      "query": [
        {
          "name": "chave",
          "type": "string",
          "array": false,
          "required": false
        },
        {
          "name": "canal",
          "type": "string",
          "array": false,
          "required": false
        }
      ],
      "headers": []
    },
    "body": null,
    "responses": {
      "200": [
        "application/json"
      ],
      "400": [
        "application/json"
      ],
      "401": [
        "application/json"
      ],
      "403": [
        "application/json"
      ],
      "404": [
        "application/json"
      ],
      "500": [
        "application/json"
      ],
      "503": [
        "application/json"
      ]
    }
  },
  "listarChats": {
    "id": "listarChats",
    "method": "GET",
    "path": "/api/v1/chats",
    "summary": "List chats",
    "tags": [
      "Transportadora"
    ],
    "rules": [
      "CHAT-LIST-001",
      "CHAT-LIST-003",
      "CHAT-LIST-005",
      "ERR-010",
      "ERR-011",
      "ERR-012",
      "NS-057",
      "NS-063"
    ],
    "security": [
      [
        {
          "scheme": "TokenApi",
          "scopes": []
        }
      ]
    ],
    "parameters": {
      "path": [],
      "query": [
        {
          "name": "dataInicio",
          "type": "string",
          "array": false,
          "required": false
        },
        {
          "name": "dataFim",
          "type": "string",
          "array": false,
          "required": false
        },
        {
          "name": "situacao",
          "type": "string",
          "array": false,
          "required": false
        },
        {
          "name": "idTransportadora",
          "type": "integer",
          "array": false,
          "required": false
        },
        {
          "name": "pagina",
          "type": "integer",
          "array": false,
          "required": false
        },
        {
          "name": "limite",
          "type": "integer",
          "array": false,
          "required": false
        }
      ],
      "headers": []
    },
    "body": null,
    "responses": {
      "200": [
        "application/json"
      ],
      "400": [
        "application/json"
      ],
      "401": [
        "application/json"
      ],
      "500": [
        "application/json"
      ],
      "503": [
        "application/json"
      ]
    }
  },
  "criarPlp": {
    "id": "criarPlp",
    "method": "POST",
    "path": "/api/v1/plp/novo",
    "summary": "Create a postage pre-list",
    "tags": [
      "PLP"
    ],
    "rules": [
      "GER-016",
      "NS-025",
      "PLP-014"
    ],
    "security": [
      [
        {
          "scheme": "TokenApi",
          "scopes": []
        }
      ]
    ],
    "parameters": {
      "path": [],
      "query": [],
      "headers": []
    },
    "body": {
      "required": true,
      "contentTypes": [
        "application/json"
      ],
      "freeText": [],
      "maxBytes": null
    },
    "responses": {
      "200": [
        "application/json"
      ],
      "400": [
        "application/json"
      ],
      "401": [
        "application/json"
      ],
      "413": [
        "application/json"
      ],
      "415": [
        "application/json"
      ],
      "500": [
        "application/json"
      ],
      "503": [
        "application/json"
      ]
    }
  },
  "listarPlps": {
    "id": "listarPlps",
    "method": "GET",
    "path": "/api/v1/plp/lista",
    "summary": "List postage pre-lists",
    "tags": [
      "PLP"
    ],
    "rules": [
      "PLP-006",
      "PLP-007",
      "PLP-008",
      "PLP-012",
      "NS-046",
      "NS-067"
    ],
    "security": [
      [
        {
          "scheme": "TokenApi",
          "scopes": []
        }
      ]
    ],
    "parameters": {
      "path": [],
      "query": [
        {
          "name": "periodo",
          "type": "string",
          "array": false,
          "required": true
        },
        {
          "name": "status",
          "type": "string",
          "array": false,
          "required": true
        },
        {
          "name": "pagina",
          "type": "integer",
          "array": false,
          "required": false
        },
        {
          "name": "limite",
          "type": "integer",
          "array": false,
          "required": false
        },
        {
          "name": "filialERP",
          "type": "string",
          "array": false,
          "required": false
        }
      ],
      "headers": []
    },
    "body": null,
    "responses": {
      "200": [
        "application/json"
      ],
      "400": [
        "application/json"
      ],
      "401": [
        "application/json"
      ],
      "500": [
        "application/json"
      ],
      "503": [
        "application/json"
      ]
    }
  },
  "consultarPlp": {
    "id": "consultarPlp",
    "method": "GET",
    "path": "/api/v1/plp/consulta/{filialERP}/{idPLP}",
    "summary": "Read a postage pre-list",
    "tags": [
      "PLP"
    ],
    "rules": [
      "PLP-013",
      "PLP-014",
      "PLP-015",
      "PLP-016"
    ],
    "security": [
      [
        {
          "scheme": "TokenApi",
          "scopes": []
        }
      ]
    ],
    "parameters": {
      "path": [
        {
          "name": "filialERP",
          "type": "string",
          "array": false,
          "required": true
        },
        {
          "name": "idPLP",
          "type": "string",
          "array": false,
          "required": true
        }
      ],
      "query": [],
      "headers": []
    },
    "body": null,
    "responses": {
      "200": [
        "application/json"
      ],
      "400": [
        "application/json"
      ],
      "401": [
        "application/json"
      ],
      "404": [
        "application/json"
      ],
      "500": [
        "application/json"
      ],
      "503": [
        "application/json"
      ]
    }
  },
  "listarStatus": {
    "id": "listarStatus",
    "method": "GET",
    "path": "/api/v1/lista/status",
    "summary": "List the order statuses",
    "tags": [
      "Pedido"
    ],
    "rules": [
      "GER-016",
      "NS-066",
      "PED-LIST-006"
    ],
    "security": [
      [
        {
          "scheme": "TokenApi",
          "scopes": []
        }
      ]
    ],
    "parameters": {
      "path": [],
      "query": [],
      "headers": []
    },
    "body": null,
    "responses": {
      "200": [
        "application/json"
      ],
      "401": [
        "application/json"
      ],
      "500": [
        "application/json"
      ],
      "503": [
        "application/json"
      ]
    }
  },
  "listarFiliais": {
    "id": "listarFiliais",
    "method": "GET",
    "path": "/api/v1/filial",
    "summary": "List the branches",
    "tags": [
      "Produto"
    ],
    "rules": [
      "GER-016",
      "GER-017",
      "NS-066"
    ],
    "security": [
      [
        {
          "scheme": "TokenApi",
          "scopes": []
        }
      ]
    ],
    "parameters": {
      "path": [],
      "query": [],
      "headers": []
    },
    "body": null,
    "responses": {
      "200": [
        "application/json"
      ],
      "401": [
        "application/json"
      ],
      "500": [
        "application/json"
      ],
      "503": [
        "application/json"
      ]
    }
  }
} as const;

export const securitySchemes = {
  "TokenApi": {
    "type": "http",
    "scheme": "bearer"
  },
  "TokenCotacao": {
    "type": "http",
    "scheme": "bearer"
  }
} as const;

/** Name of an operation of this contract. */

export type OperationId = keyof typeof operations;

