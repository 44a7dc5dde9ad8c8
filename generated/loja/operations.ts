// Generated from spec/main.tsp by npm run generate; do not edit. Contract sha256:8dc3d875d25e14879e6bd39993ac13726911a5bda15d3e578026a9a26f8719bc
export const contract = {
  "name": "loja",
  "title": "Frete: interface da loja",
  "version": "1.0.0",
  "hash": "8dc3d875d25e14879e6bd39993ac13726911a5bda15d3e578026a9a26f8719bc"
} as const;

export const operations = {
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
      "TokenCotacao"
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
      "TokenApi",
      "TokenCotacao"
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
      "TokenApi",
      "TokenCotacao"
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
      "TokenApi"
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
      "TokenApi"
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
      "TokenApi"
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
      "TokenApi"
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

/** Name of an operation of this contract. */

export type OperationId = keyof typeof operations;

