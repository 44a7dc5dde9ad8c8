// Generated from spec/operacao.tsp by npm run generate; do not edit.
export const contract = {
  "name": "operacao",
  "title": "Frete: interface do operador",
  "version": "1.0.0",
  "hash": "acf21fd1f4b2cb9a9983a8d7f2d1d7fd1add8201f774dc5dd6738d2017d9dac6"
} as const;

export const operations = {
  "listarLojas": {
    "id": "listarLojas",
    "method": "GET",
    "path": "/operacao/v1/lojas",
    "summary": "List the stores",
    "tags": [
      "Lojas"
    ],
    "rules": [],
    "security": [
      [
        {
          "scheme": "TokenOperador",
          "scopes": []
        }
      ]
    ],
    "parameters": {
      "path": [],
      "query": [
        {
          "name": "ativa",
          "type": "boolean",
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
  "criarLoja": {
    "id": "criarLoja",
    "method": "POST",
    "path": "/operacao/v1/lojas",
    "summary": "Create a store",
    "tags": [
      "Lojas"
    ],
    "rules": [
      "GER-004"
    ],
    "security": [
      [
        {
          "scheme": "TokenOperador",
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
      "404": [
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
  "lerLoja": {
    "id": "lerLoja",
    "method": "GET",
    "path": "/operacao/v1/lojas/{idLoja}",
    "summary": "Read a store",
    "tags": [
      "Lojas"
    ],
    "rules": [],
    "security": [
      [
        {
          "scheme": "TokenOperador",
          "scopes": []
        }
      ]
    ],
    "parameters": {
      "path": [
        {
          "name": "idLoja",
          "type": "integer",
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
  "alterarLoja": {
    "id": "alterarLoja",
    "method": "PATCH",
    "path": "/operacao/v1/lojas/{idLoja}",
    "summary": "Change a store",
    "tags": [
      "Lojas"
    ],
    "rules": [],
    "security": [
      [
        {
          "scheme": "TokenOperador",
          "scopes": []
        }
      ]
    ],
    "parameters": {
      "path": [
        {
          "name": "idLoja",
          "type": "integer",
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
  "listarTokens": {
    "id": "listarTokens",
    "method": "GET",
    "path": "/operacao/v1/lojas/{idLoja}/tokens",
    "summary": "List the tokens",
    "tags": [
      "Tokens"
    ],
    "rules": [
      "NS-069"
    ],
    "security": [
      [
        {
          "scheme": "TokenOperador",
          "scopes": []
        }
      ]
    ],
    "parameters": {
      "path": [
        {
          "name": "idLoja",
          "type": "integer",
          "array": false,
          "required": true
        }
      ],
      "query": [
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
  "emitirToken": {
    "id": "emitirToken",
    "method": "POST",
    "path": "/operacao/v1/lojas/{idLoja}/tokens",
    "summary": "Issue a token",
    "tags": [
      "Tokens"
    ],
    "rules": [
      "NS-069"
    ],
    "security": [
      [
        {
          "scheme": "TokenOperador",
          "scopes": []
        }
      ]
    ],
    "parameters": {
      "path": [
        {
          "name": "idLoja",
          "type": "integer",
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
  "alterarToken": {
    "id": "alterarToken",
    "method": "PATCH",
    "path": "/operacao/v1/lojas/{idLoja}/tokens/{idToken}",
    "summary": "Change a token",
    "tags": [
      "Tokens"
    ],
    "rules": [
      "NS-069"
    ],
    "security": [
      [
        {
          "scheme": "TokenOperador",
          "scopes": []
        }
      ]
    ],
    "parameters": {
      "path": [
        {
          "name": "idLoja",
          "type": "integer",
          "array": false,
          "required": true
        },
        {
          "name": "idToken",
          "type": "integer",
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
  "revogarToken": {
    "id": "revogarToken",
    "method": "DELETE",
    "path": "/operacao/v1/lojas/{idLoja}/tokens/{idToken}",
    "summary": "Revoke a token",
    "tags": [
      "Tokens"
    ],
    "rules": [
      "NS-069"
    ],
    "security": [
      [
        {
          "scheme": "TokenOperador",
          "scopes": []
        }
      ]
    ],
    "parameters": {
      "path": [
        {
          "name": "idLoja",
          "type": "integer",
          "array": false,
          "required": true
        },
        {
          "name": "idToken",
          "type": "integer",
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
  "rotacionarToken": {
    "id": "rotacionarToken",
    "method": "POST",
    "path": "/operacao/v1/lojas/{idLoja}/tokens/{idToken}/rotacao",
    "summary": "Rotate a token",
    "tags": [
      "Tokens"
    ],
    "rules": [
      "NS-069"
    ],
    "security": [
      [
        {
          "scheme": "TokenOperador",
          "scopes": []
        }
      ]
    ],
    "parameters": {
      "path": [
        {
          "name": "idLoja",
          "type": "integer",
          "array": false,
          "required": true
        },
        {
          "name": "idToken",
          "type": "integer",
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
  "listarFiliais": {
    "id": "listarFiliais",
    "method": "GET",
    "path": "/operacao/v1/lojas/{idLoja}/filiais",
    "summary": "List the branches",
    "tags": [
      "Filiais"
    ],
    "rules": [],
    "security": [
      [
        {
          "scheme": "TokenOperador",
          "scopes": []
        }
      ]
    ],
    "parameters": {
      "path": [
        {
          "name": "idLoja",
          "type": "integer",
          "array": false,
          "required": true
        }
      ],
      "query": [
        {
          "name": "ativo",
          "type": "boolean",
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
  "criarFilial": {
    "id": "criarFilial",
    "method": "POST",
    "path": "/operacao/v1/lojas/{idLoja}/filiais",
    "summary": "Create a branch",
    "tags": [
      "Filiais"
    ],
    "rules": [
      "NS-066"
    ],
    "security": [
      [
        {
          "scheme": "TokenOperador",
          "scopes": []
        }
      ]
    ],
    "parameters": {
      "path": [
        {
          "name": "idLoja",
          "type": "integer",
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
  "lerFilial": {
    "id": "lerFilial",
    "method": "GET",
    "path": "/operacao/v1/lojas/{idLoja}/filiais/{idFilial}",
    "summary": "Read a branch",
    "tags": [
      "Filiais"
    ],
    "rules": [],
    "security": [
      [
        {
          "scheme": "TokenOperador",
          "scopes": []
        }
      ]
    ],
    "parameters": {
      "path": [
        {
          "name": "idLoja",
          "type": "integer",
          "array": false,
          "required": true
        },
        {
          "name": "idFilial",
          "type": "integer",
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
  "alterarFilial": {
    "id": "alterarFilial",
    "method": "PATCH",
    "path": "/operacao/v1/lojas/{idLoja}/filiais/{idFilial}",
    "summary": "Change a branch",
    "tags": [
      "Filiais"
    ],
    "rules": [],
    "security": [
      [
        {
          "scheme": "TokenOperador",
          "scopes": []
        }
      ]
    ],
    "parameters": {
      "path": [
        {
          "name": "idLoja",
          "type": "integer",
          "array": false,
          "required": true
        },
        {
          "name": "idFilial",
          "type": "integer",
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
  "excluirFilial": {
    "id": "excluirFilial",
    "method": "DELETE",
    "path": "/operacao/v1/lojas/{idLoja}/filiais/{idFilial}",
    "summary": "Delete a branch",
    "tags": [
      "Filiais"
    ],
    "rules": [],
    "security": [
      [
        {
          "scheme": "TokenOperador",
          "scopes": []
        }
      ]
    ],
    "parameters": {
      "path": [
        {
          "name": "idLoja",
          "type": "integer",
          "array": false,
          "required": true
        },
        {
          "name": "idFilial",
          "type": "integer",
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
  "listarTransportadoras": {
    "id": "listarTransportadoras",
    "method": "GET",
    "path": "/operacao/v1/lojas/{idLoja}/transportadoras",
    "summary": "List the carriers",
    "tags": [
      "Transportadoras"
    ],
    "rules": [],
    "security": [
      [
        {
          "scheme": "TokenOperador",
          "scopes": []
        }
      ]
    ],
    "parameters": {
      "path": [
        {
          "name": "idLoja",
          "type": "integer",
          "array": false,
          "required": true
        }
      ],
      "query": [
        {
          "name": "ativo",
          "type": "boolean",
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
  "criarTransportadora": {
    "id": "criarTransportadora",
    "method": "POST",
    "path": "/operacao/v1/lojas/{idLoja}/transportadoras",
    "summary": "Create a carrier",
    "tags": [
      "Transportadoras"
    ],
    "rules": [],
    "security": [
      [
        {
          "scheme": "TokenOperador",
          "scopes": []
        }
      ]
    ],
    "parameters": {
      "path": [
        {
          "name": "idLoja",
          "type": "integer",
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
  "lerTransportadora": {
    "id": "lerTransportadora",
    "method": "GET",
    "path": "/operacao/v1/lojas/{idLoja}/transportadoras/{idTransportadora}",
    "summary": "Read a carrier",
    "tags": [
      "Transportadoras"
    ],
    "rules": [],
    "security": [
      [
        {
          "scheme": "TokenOperador",
          "scopes": []
        }
      ]
    ],
    "parameters": {
      "path": [
        {
          "name": "idLoja",
          "type": "integer",
          "array": false,
          "required": true
        },
        {
          "name": "idTransportadora",
          "type": "integer",
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
  "alterarTransportadora": {
    "id": "alterarTransportadora",
    "method": "PATCH",
    "path": "/operacao/v1/lojas/{idLoja}/transportadoras/{idTransportadora}",
    "summary": "Change a carrier",
    "tags": [
      "Transportadoras"
    ],
    "rules": [],
    "security": [
      [
        {
          "scheme": "TokenOperador",
          "scopes": []
        }
      ]
    ],
    "parameters": {
      "path": [
        {
          "name": "idLoja",
          "type": "integer",
          "array": false,
          "required": true
        },
        {
          "name": "idTransportadora",
          "type": "integer",
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
  "excluirTransportadora": {
    "id": "excluirTransportadora",
    "method": "DELETE",
    "path": "/operacao/v1/lojas/{idLoja}/transportadoras/{idTransportadora}",
    "summary": "Delete a carrier",
    "tags": [
      "Transportadoras"
    ],
    "rules": [],
    "security": [
      [
        {
          "scheme": "TokenOperador",
          "scopes": []
        }
      ]
    ],
    "parameters": {
      "path": [
        {
          "name": "idLoja",
          "type": "integer",
          "array": false,
          "required": true
        },
        {
          "name": "idTransportadora",
          "type": "integer",
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
  "listarMetodos": {
    "id": "listarMetodos",
    "method": "GET",
    "path": "/operacao/v1/lojas/{idLoja}/metodos",
    "summary": "List the shipping methods",
    "tags": [
      "Métodos"
    ],
    "rules": [],
    "security": [
      [
        {
          "scheme": "TokenOperador",
          "scopes": []
        }
      ]
    ],
    "parameters": {
      "path": [
        {
          "name": "idLoja",
          "type": "integer",
          "array": false,
          "required": true
        }
      ],
      "query": [
        {
          "name": "ativo",
          "type": "boolean",
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
  "criarMetodo": {
    "id": "criarMetodo",
    "method": "POST",
    "path": "/operacao/v1/lojas/{idLoja}/metodos",
    "summary": "Create a shipping method",
    "tags": [
      "Métodos"
    ],
    "rules": [],
    "security": [
      [
        {
          "scheme": "TokenOperador",
          "scopes": []
        }
      ]
    ],
    "parameters": {
      "path": [
        {
          "name": "idLoja",
          "type": "integer",
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
  "lerMetodo": {
    "id": "lerMetodo",
    "method": "GET",
    "path": "/operacao/v1/lojas/{idLoja}/metodos/{idMetodo}",
    "summary": "Read a shipping method",
    "tags": [
      "Métodos"
    ],
    "rules": [],
    "security": [
      [
        {
          "scheme": "TokenOperador",
          "scopes": []
        }
      ]
    ],
    "parameters": {
      "path": [
        {
          "name": "idLoja",
          "type": "integer",
          "array": false,
          "required": true
        },
        {
          "name": "idMetodo",
          "type": "integer",
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
  "alterarMetodo": {
    "id": "alterarMetodo",
    "method": "PATCH",
    "path": "/operacao/v1/lojas/{idLoja}/metodos/{idMetodo}",
    "summary": "Change a shipping method",
    "tags": [
      "Métodos"
    ],
    "rules": [],
    "security": [
      [
        {
          "scheme": "TokenOperador",
          "scopes": []
        }
      ]
    ],
    "parameters": {
      "path": [
        {
          "name": "idLoja",
          "type": "integer",
          "array": false,
          "required": true
        },
        {
          "name": "idMetodo",
          "type": "integer",
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
  "excluirMetodo": {
    "id": "excluirMetodo",
    "method": "DELETE",
    "path": "/operacao/v1/lojas/{idLoja}/metodos/{idMetodo}",
    "summary": "Delete a shipping method",
    "tags": [
      "Métodos"
    ],
    "rules": [],
    "security": [
      [
        {
          "scheme": "TokenOperador",
          "scopes": []
        }
      ]
    ],
    "parameters": {
      "path": [
        {
          "name": "idLoja",
          "type": "integer",
          "array": false,
          "required": true
        },
        {
          "name": "idMetodo",
          "type": "integer",
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
  "listarTabelas": {
    "id": "listarTabelas",
    "method": "GET",
    "path": "/operacao/v1/lojas/{idLoja}/tabelas",
    "summary": "List the freight tables",
    "tags": [
      "Tabelas"
    ],
    "rules": [],
    "security": [
      [
        {
          "scheme": "TokenOperador",
          "scopes": []
        }
      ]
    ],
    "parameters": {
      "path": [
        {
          "name": "idLoja",
          "type": "integer",
          "array": false,
          "required": true
        }
      ],
      "query": [
        {
          "name": "ativa",
          "type": "boolean",
          "array": false,
          "required": false
        },
        {
          "name": "idMetodo",
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
  "criarTabela": {
    "id": "criarTabela",
    "method": "POST",
    "path": "/operacao/v1/lojas/{idLoja}/tabelas",
    "summary": "Create a freight table",
    "tags": [
      "Tabelas"
    ],
    "rules": [
      "NS-014"
    ],
    "security": [
      [
        {
          "scheme": "TokenOperador",
          "scopes": []
        }
      ]
    ],
    "parameters": {
      "path": [
        {
          "name": "idLoja",
          "type": "integer",
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
  "lerTabela": {
    "id": "lerTabela",
    "method": "GET",
    "path": "/operacao/v1/lojas/{idLoja}/tabelas/{idTabela}",
    "summary": "Read a freight table",
    "tags": [
      "Tabelas"
    ],
    "rules": [],
    "security": [
      [
        {
          "scheme": "TokenOperador",
          "scopes": []
        }
      ]
    ],
    "parameters": {
      "path": [
        {
          "name": "idLoja",
          "type": "integer",
          "array": false,
          "required": true
        },
        {
          "name": "idTabela",
          "type": "integer",
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
  "alterarTabela": {
    "id": "alterarTabela",
    "method": "PATCH",
    "path": "/operacao/v1/lojas/{idLoja}/tabelas/{idTabela}",
    "summary": "Change a freight table",
    "tags": [
      "Tabelas"
    ],
    "rules": [
      "NS-014"
    ],
    "security": [
      [
        {
          "scheme": "TokenOperador",
          "scopes": []
        }
      ]
    ],
    "parameters": {
      "path": [
        {
          "name": "idLoja",
          "type": "integer",
          "array": false,
          "required": true
        },
        {
          "name": "idTabela",
          "type": "integer",
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
  "excluirTabela": {
    "id": "excluirTabela",
    "method": "DELETE",
    "path": "/operacao/v1/lojas/{idLoja}/tabelas/{idTabela}",
    "summary": "Delete a freight table",
    "tags": [
      "Tabelas"
    ],
    "rules": [],
    "security": [
      [
        {
          "scheme": "TokenOperador",
          "scopes": []
        }
      ]
    ],
    "parameters": {
      "path": [
        {
          "name": "idLoja",
          "type": "integer",
          "array": false,
          "required": true
        },
        {
          "name": "idTabela",
          "type": "integer",
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
  "exportarFaixas": {
    "id": "exportarFaixas",
    "method": "GET",
    "path": "/operacao/v1/lojas/{idLoja}/tabelas/{idTabela}/faixas",
    "summary": "Export the rows of a freight table",
    "tags": [
      "Tabelas"
    ],
    "rules": [
      "NS-014"
    ],
    "security": [
      [
        {
          "scheme": "TokenOperador",
          "scopes": []
        }
      ]
    ],
    "parameters": {
      "path": [
        {
          "name": "idLoja",
          "type": "integer",
          "array": false,
          "required": true
        },
        {
          "name": "idTabela",
          "type": "integer",
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
        "text/csv"
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
  "importarFaixas": {
    "id": "importarFaixas",
    "method": "PUT",
    "path": "/operacao/v1/lojas/{idLoja}/tabelas/{idTabela}/faixas",
    "summary": "Import the rows of a freight table",
    "tags": [
      "Tabelas"
    ],
    "rules": [
      "NS-014"
    ],
    "security": [
      [
        {
          "scheme": "TokenOperador",
          "scopes": []
        }
      ]
    ],
    "parameters": {
      "path": [
        {
          "name": "idLoja",
          "type": "integer",
          "array": false,
          "required": true
        },
        {
          "name": "idTabela",
          "type": "integer",
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
        "text/csv"
      ],
      "freeText": [],
      "maxBytes": 134217728
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
  "listarTaxas": {
    "id": "listarTaxas",
    "method": "GET",
    "path": "/operacao/v1/lojas/{idLoja}/taxas",
    "summary": "List the fees",
    "tags": [
      "Taxas"
    ],
    "rules": [],
    "security": [
      [
        {
          "scheme": "TokenOperador",
          "scopes": []
        }
      ]
    ],
    "parameters": {
      "path": [
        {
          "name": "idLoja",
          "type": "integer",
          "array": false,
          "required": true
        }
      ],
      "query": [
        {
          "name": "tipo",
          "type": "string",
          "array": false,
          "required": false
        },
        {
          "name": "ativa",
          "type": "boolean",
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
  "criarTaxa": {
    "id": "criarTaxa",
    "method": "POST",
    "path": "/operacao/v1/lojas/{idLoja}/taxas",
    "summary": "Create a fee",
    "tags": [
      "Taxas"
    ],
    "rules": [
      "COT-026"
    ],
    "security": [
      [
        {
          "scheme": "TokenOperador",
          "scopes": []
        }
      ]
    ],
    "parameters": {
      "path": [
        {
          "name": "idLoja",
          "type": "integer",
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
  "lerTaxa": {
    "id": "lerTaxa",
    "method": "GET",
    "path": "/operacao/v1/lojas/{idLoja}/taxas/{idTaxa}",
    "summary": "Read a fee",
    "tags": [
      "Taxas"
    ],
    "rules": [],
    "security": [
      [
        {
          "scheme": "TokenOperador",
          "scopes": []
        }
      ]
    ],
    "parameters": {
      "path": [
        {
          "name": "idLoja",
          "type": "integer",
          "array": false,
          "required": true
        },
        {
          "name": "idTaxa",
          "type": "integer",
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
  "alterarTaxa": {
    "id": "alterarTaxa",
    "method": "PATCH",
    "path": "/operacao/v1/lojas/{idLoja}/taxas/{idTaxa}",
    "summary": "Change a fee",
    "tags": [
      "Taxas"
    ],
    "rules": [],
    "security": [
      [
        {
          "scheme": "TokenOperador",
          "scopes": []
        }
      ]
    ],
    "parameters": {
      "path": [
        {
          "name": "idLoja",
          "type": "integer",
          "array": false,
          "required": true
        },
        {
          "name": "idTaxa",
          "type": "integer",
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
  "excluirTaxa": {
    "id": "excluirTaxa",
    "method": "DELETE",
    "path": "/operacao/v1/lojas/{idLoja}/taxas/{idTaxa}",
    "summary": "Delete a fee",
    "tags": [
      "Taxas"
    ],
    "rules": [],
    "security": [
      [
        {
          "scheme": "TokenOperador",
          "scopes": []
        }
      ]
    ],
    "parameters": {
      "path": [
        {
          "name": "idLoja",
          "type": "integer",
          "array": false,
          "required": true
        },
        {
          "name": "idTaxa",
          "type": "integer",
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
  "listarRegras": {
    "id": "listarRegras",
    "method": "GET",
    "path": "/operacao/v1/lojas/{idLoja}/regras",
    "summary": "List the freight rules",
    "tags": [
      "Regras"
    ],
    "rules": [
      "TRA-016"
    ],
    "security": [
      [
        {
          "scheme": "TokenOperador",
          "scopes": []
        }
      ]
    ],
    "parameters": {
      "path": [
        {
          "name": "idLoja",
          "type": "integer",
          "array": false,
          "required": true
        }
      ],
      "query": [
        {
          "name": "status",
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
  "criarRegra": {
    "id": "criarRegra",
    "method": "POST",
    "path": "/operacao/v1/lojas/{idLoja}/regras",
    "summary": "Create a freight rule",
    "tags": [
      "Regras"
    ],
    "rules": [
      "NS-019",
      "NS-026"
    ],
    "security": [
      [
        {
          "scheme": "TokenOperador",
          "scopes": []
        }
      ]
    ],
    "parameters": {
      "path": [
        {
          "name": "idLoja",
          "type": "integer",
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
  "lerRegra": {
    "id": "lerRegra",
    "method": "GET",
    "path": "/operacao/v1/lojas/{idLoja}/regras/{codigo}",
    "summary": "Read a freight rule",
    "tags": [
      "Regras"
    ],
    "rules": [],
    "security": [
      [
        {
          "scheme": "TokenOperador",
          "scopes": []
        }
      ]
    ],
    "parameters": {
      "path": [
        {
          "name": "idLoja",
          "type": "integer",
          "array": false,
          "required": true
        },
        {
          "name": "codigo",
          "type": "integer",
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
  "alterarRegra": {
    "id": "alterarRegra",
    "method": "PATCH",
    "path": "/operacao/v1/lojas/{idLoja}/regras/{codigo}",
    "summary": "Change a freight rule",
    "tags": [
      "Regras"
    ],
    "rules": [
      "NS-019",
      "NS-026"
    ],
    "security": [
      [
        {
          "scheme": "TokenOperador",
          "scopes": []
        }
      ]
    ],
    "parameters": {
      "path": [
        {
          "name": "idLoja",
          "type": "integer",
          "array": false,
          "required": true
        },
        {
          "name": "codigo",
          "type": "integer",
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
  "excluirRegra": {
    "id": "excluirRegra",
    "method": "DELETE",
    "path": "/operacao/v1/lojas/{idLoja}/regras/{codigo}",
    "summary": "Delete a freight rule",
    "tags": [
      "Regras"
    ],
    "rules": [],
    "security": [
      [
        {
          "scheme": "TokenOperador",
          "scopes": []
        }
      ]
    ],
    "parameters": {
      "path": [
        {
          "name": "idLoja",
          "type": "integer",
          "array": false,
          "required": true
        },
        {
          "name": "codigo",
          "type": "integer",
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
  "explicarCotacao": {
    "id": "explicarCotacao",
    "method": "POST",
    "path": "/operacao/v1/lojas/{idLoja}/explicacao",
    "summary": "Explain a quotation",
    "tags": [
      "Explicação"
    ],
    "rules": [
      "NS-012",
      "NS-014",
      "NS-019",
      "NS-058"
    ],
    "security": [
      [
        {
          "scheme": "TokenOperador",
          "scopes": []
        }
      ]
    ],
    "parameters": {
      "path": [
        {
          "name": "idLoja",
          "type": "integer",
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
  "listarPlpsDaLoja": {
    "id": "listarPlpsDaLoja",
    "method": "GET",
    "path": "/operacao/v1/lojas/{idLoja}/plps",
    "summary": "List the postage pre-lists",
    "tags": [
      "PLPs"
    ],
    "rules": [
      "NS-067"
    ],
    "security": [
      [
        {
          "scheme": "TokenOperador",
          "scopes": []
        }
      ]
    ],
    "parameters": {
      "path": [
        {
          "name": "idLoja",
          "type": "integer",
          "array": false,
          "required": true
        }
      ],
      "query": [
        {
          "name": "status",
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
  "lerPlp": {
    "id": "lerPlp",
    "method": "GET",
    "path": "/operacao/v1/lojas/{idLoja}/plps/{codigoPLP}",
    "summary": "Read a postage pre-list",
    "tags": [
      "PLPs"
    ],
    "rules": [],
    "security": [
      [
        {
          "scheme": "TokenOperador",
          "scopes": []
        }
      ]
    ],
    "parameters": {
      "path": [
        {
          "name": "idLoja",
          "type": "integer",
          "array": false,
          "required": true
        },
        {
          "name": "codigoPLP",
          "type": "integer",
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
  "fecharPlp": {
    "id": "fecharPlp",
    "method": "POST",
    "path": "/operacao/v1/lojas/{idLoja}/plps/{codigoPLP}/fechamento",
    "summary": "Close a postage pre-list",
    "tags": [
      "PLPs"
    ],
    "rules": [
      "NS-025",
      "NS-067",
      "NS-037"
    ],
    "security": [
      [
        {
          "scheme": "TokenOperador",
          "scopes": []
        }
      ]
    ],
    "parameters": {
      "path": [
        {
          "name": "idLoja",
          "type": "integer",
          "array": false,
          "required": true
        },
        {
          "name": "codigoPLP",
          "type": "integer",
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
  "excluirPlp": {
    "id": "excluirPlp",
    "method": "POST",
    "path": "/operacao/v1/lojas/{idLoja}/plps/{codigoPLP}/exclusao",
    "summary": "Exclude a postage pre-list",
    "tags": [
      "PLPs"
    ],
    "rules": [
      "NS-025"
    ],
    "security": [
      [
        {
          "scheme": "TokenOperador",
          "scopes": []
        }
      ]
    ],
    "parameters": {
      "path": [
        {
          "name": "idLoja",
          "type": "integer",
          "array": false,
          "required": true
        },
        {
          "name": "codigoPLP",
          "type": "integer",
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
      "409": [
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
  "registrarOcorrencias": {
    "id": "registrarOcorrencias",
    "method": "POST",
    "path": "/operacao/v1/lojas/{idLoja}/ocorrencias",
    "summary": "Record occurrences",
    "tags": [
      "Ocorrências"
    ],
    "rules": [
      "NS-011",
      "NS-020",
      "NS-021",
      "NS-022",
      "PED-EST-002",
      "PED-REC-015"
    ],
    "security": [
      [
        {
          "scheme": "TokenOperador",
          "scopes": []
        }
      ]
    ],
    "parameters": {
      "path": [
        {
          "name": "idLoja",
          "type": "integer",
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
  "registrarEventosUnidade": {
    "id": "registrarEventosUnidade",
    "method": "POST",
    "path": "/operacao/v1/lojas/{idLoja}/eventos-unidade",
    "summary": "Record unit events",
    "tags": [
      "Ocorrências"
    ],
    "rules": [
      "EVT-008",
      "NS-074"
    ],
    "security": [
      [
        {
          "scheme": "TokenOperador",
          "scopes": []
        }
      ]
    ],
    "parameters": {
      "path": [
        {
          "name": "idLoja",
          "type": "integer",
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
  "responderChat": {
    "id": "responderChat",
    "method": "POST",
    "path": "/operacao/v1/lojas/{idLoja}/pedidos/{idPedido}/chat/mensagens",
    "summary": "Answer a chat as the carrier",
    "tags": [
      "Chats"
    ],
    "rules": [
      "CHAT-REC-005",
      "ANX-003",
      "NS-024",
      "LIM-002",
      "ERR-041"
    ],
    "security": [
      [
        {
          "scheme": "TokenOperador",
          "scopes": []
        }
      ]
    ],
    "parameters": {
      "path": [
        {
          "name": "idLoja",
          "type": "integer",
          "array": false,
          "required": true
        },
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
  "finalizarChat": {
    "id": "finalizarChat",
    "method": "POST",
    "path": "/operacao/v1/lojas/{idLoja}/pedidos/{idPedido}/chat/finalizar",
    "summary": "Finish a chat",
    "tags": [
      "Chats"
    ],
    "rules": [
      "NS-023",
      "CHAT-EST-002"
    ],
    "security": [
      [
        {
          "scheme": "TokenOperador",
          "scopes": []
        }
      ]
    ],
    "parameters": {
      "path": [
        {
          "name": "idLoja",
          "type": "integer",
          "array": false,
          "required": true
        },
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
  "enviarDocumentos": {
    "id": "enviarDocumentos",
    "method": "POST",
    "path": "/operacao/v1/lojas/{idLoja}/pedidos/{idPedido}/documentos",
    "summary": "Add documents to an order",
    "tags": [
      "Chats"
    ],
    "rules": [
      "NS-049",
      "ANX-003"
    ],
    "security": [
      [
        {
          "scheme": "TokenOperador",
          "scopes": []
        }
      ]
    ],
    "parameters": {
      "path": [
        {
          "name": "idLoja",
          "type": "integer",
          "array": false,
          "required": true
        },
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
        "multipart/form-data"
      ],
      "freeText": [],
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
  "lerAssinatura": {
    "id": "lerAssinatura",
    "method": "GET",
    "path": "/operacao/v1/lojas/{idLoja}/assinatura",
    "summary": "Read the state of the signature",
    "tags": [
      "Assinatura"
    ],
    "rules": [
      "NS-073"
    ],
    "security": [
      [
        {
          "scheme": "TokenOperador",
          "scopes": []
        }
      ]
    ],
    "parameters": {
      "path": [
        {
          "name": "idLoja",
          "type": "integer",
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
  "emitirAssinatura": {
    "id": "emitirAssinatura",
    "method": "POST",
    "path": "/operacao/v1/lojas/{idLoja}/assinatura",
    "summary": "Issue or rotate the signing secret",
    "tags": [
      "Assinatura"
    ],
    "rules": [
      "NS-027",
      "NS-073"
    ],
    "security": [
      [
        {
          "scheme": "TokenOperador",
          "scopes": []
        }
      ]
    ],
    "parameters": {
      "path": [
        {
          "name": "idLoja",
          "type": "integer",
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
  "removerAssinatura": {
    "id": "removerAssinatura",
    "method": "DELETE",
    "path": "/operacao/v1/lojas/{idLoja}/assinatura",
    "summary": "Remove the signing secret",
    "tags": [
      "Assinatura"
    ],
    "rules": [
      "NS-073"
    ],
    "security": [
      [
        {
          "scheme": "TokenOperador",
          "scopes": []
        }
      ]
    ],
    "parameters": {
      "path": [
        {
          "name": "idLoja",
          "type": "integer",
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
  "importarOcoren": {
    "id": "importarOcoren",
    "method": "POST",
    "path": "/operacao/v1/lojas/{idLoja}/edi/ocoren",
    "summary": "Import a file of occurrences (OCOREN 3.1 or 5.0)",
    "tags": [
      "Ocorrências"
    ],
    "rules": [
      "NS-011",
      "NS-020"
    ],
    "security": [
      [
        {
          "scheme": "TokenOperador",
          "scopes": []
        }
      ]
    ],
    "parameters": {
      "path": [
        {
          "name": "idLoja",
          "type": "integer",
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
        "text/plain"
      ],
      "freeText": [],
      "maxBytes": 134217728
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
  "importarConemb": {
    "id": "importarConemb",
    "method": "POST",
    "path": "/operacao/v1/lojas/{idLoja}/edi/conemb",
    "summary": "Import a file of transport documents (CONEMB 3.1 or 5.0)",
    "tags": [
      "Conciliações"
    ],
    "rules": [
      "NS-008",
      "PED-REC-008"
    ],
    "security": [
      [
        {
          "scheme": "TokenOperador",
          "scopes": []
        }
      ]
    ],
    "parameters": {
      "path": [
        {
          "name": "idLoja",
          "type": "integer",
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
        "text/plain"
      ],
      "freeText": [],
      "maxBytes": 134217728
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
  "autorizarConciliacao": {
    "id": "autorizarConciliacao",
    "method": "POST",
    "path": "/operacao/v1/lojas/{idLoja}/conciliacoes/{documento}/autorizacao",
    "summary": "Authorize or refuse a conciliation",
    "tags": [
      "Conciliações"
    ],
    "rules": [
      "NS-008",
      "NS-045"
    ],
    "security": [
      [
        {
          "scheme": "TokenOperador",
          "scopes": []
        }
      ]
    ],
    "parameters": {
      "path": [
        {
          "name": "idLoja",
          "type": "integer",
          "array": false,
          "required": true
        },
        {
          "name": "documento",
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
  "listarConciliacoes": {
    "id": "listarConciliacoes",
    "method": "GET",
    "path": "/operacao/v1/lojas/{idLoja}/conciliacoes",
    "summary": "List what was charged and what was quoted",
    "tags": [
      "Conciliações"
    ],
    "rules": [
      "NS-008",
      "NS-014"
    ],
    "security": [
      [
        {
          "scheme": "TokenOperador",
          "scopes": []
        }
      ]
    ],
    "parameters": {
      "path": [
        {
          "name": "idLoja",
          "type": "integer",
          "array": false,
          "required": true
        }
      ],
      "query": [
        {
          "name": "de",
          "type": "string",
          "array": false,
          "required": false
        },
        {
          "name": "ate",
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
          "name": "divergente",
          "type": "boolean",
          "array": false,
          "required": false
        },
        {
          "name": "toleranciaCentavos",
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
  "exportarConciliacoes": {
    "id": "exportarConciliacoes",
    "method": "GET",
    "path": "/operacao/v1/lojas/{idLoja}/conciliacoes/relatorio",
    "summary": "Export what was charged and what was quoted",
    "tags": [
      "Conciliações"
    ],
    "rules": [
      "NS-008",
      "NS-014"
    ],
    "security": [
      [
        {
          "scheme": "TokenOperador",
          "scopes": []
        }
      ]
    ],
    "parameters": {
      "path": [
        {
          "name": "idLoja",
          "type": "integer",
          "array": false,
          "required": true
        }
      ],
      "query": [
        {
          "name": "de",
          "type": "string",
          "array": false,
          "required": false
        },
        {
          "name": "ate",
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
          "name": "divergente",
          "type": "boolean",
          "array": false,
          "required": false
        },
        {
          "name": "toleranciaCentavos",
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
        "text/csv"
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
  "listarPontos": {
    "id": "listarPontos",
    "method": "GET",
    "path": "/operacao/v1/lojas/{idLoja}/pontos-devolucao",
    "summary": "List the return points",
    "tags": [
      "Reversa"
    ],
    "rules": [],
    "security": [
      [
        {
          "scheme": "TokenOperador",
          "scopes": []
        }
      ]
    ],
    "parameters": {
      "path": [
        {
          "name": "idLoja",
          "type": "integer",
          "array": false,
          "required": true
        }
      ],
      "query": [
        {
          "name": "ativo",
          "type": "boolean",
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
  "criarPonto": {
    "id": "criarPonto",
    "method": "POST",
    "path": "/operacao/v1/lojas/{idLoja}/pontos-devolucao",
    "summary": "Create a return point",
    "tags": [
      "Reversa"
    ],
    "rules": [
      "REV-PONTO-001"
    ],
    "security": [
      [
        {
          "scheme": "TokenOperador",
          "scopes": []
        }
      ]
    ],
    "parameters": {
      "path": [
        {
          "name": "idLoja",
          "type": "integer",
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
  "lerPonto": {
    "id": "lerPonto",
    "method": "GET",
    "path": "/operacao/v1/lojas/{idLoja}/pontos-devolucao/{idPonto}",
    "summary": "Read a return point",
    "tags": [
      "Reversa"
    ],
    "rules": [],
    "security": [
      [
        {
          "scheme": "TokenOperador",
          "scopes": []
        }
      ]
    ],
    "parameters": {
      "path": [
        {
          "name": "idLoja",
          "type": "integer",
          "array": false,
          "required": true
        },
        {
          "name": "idPonto",
          "type": "integer",
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
  "alterarPonto": {
    "id": "alterarPonto",
    "method": "PATCH",
    "path": "/operacao/v1/lojas/{idLoja}/pontos-devolucao/{idPonto}",
    "summary": "Change a return point",
    "tags": [
      "Reversa"
    ],
    "rules": [],
    "security": [
      [
        {
          "scheme": "TokenOperador",
          "scopes": []
        }
      ]
    ],
    "parameters": {
      "path": [
        {
          "name": "idLoja",
          "type": "integer",
          "array": false,
          "required": true
        },
        {
          "name": "idPonto",
          "type": "integer",
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
  "excluirPonto": {
    "id": "excluirPonto",
    "method": "DELETE",
    "path": "/operacao/v1/lojas/{idLoja}/pontos-devolucao/{idPonto}",
    "summary": "Delete a return point",
    "tags": [
      "Reversa"
    ],
    "rules": [],
    "security": [
      [
        {
          "scheme": "TokenOperador",
          "scopes": []
        }
      ]
    ],
    "parameters": {
      "path": [
        {
          "name": "idLoja",
          "type": "integer",
          "array": false,
          "required": true
        },
        {
          "name": "idPonto",
          "type": "integer",
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
  "listarSituacoes": {
    "id": "listarSituacoes",
    "method": "GET",
    "path": "/operacao/v1/lojas/{idLoja}/situacoes-reversa",
    "summary": "List the values of the return fields",
    "tags": [
      "Reversa"
    ],
    "rules": [
      "REV-SIT-001",
      "NS-040"
    ],
    "security": [
      [
        {
          "scheme": "TokenOperador",
          "scopes": []
        }
      ]
    ],
    "parameters": {
      "path": [
        {
          "name": "idLoja",
          "type": "integer",
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
  "salvarSituacao": {
    "id": "salvarSituacao",
    "method": "PUT",
    "path": "/operacao/v1/lojas/{idLoja}/situacoes-reversa/{campo}",
    "summary": "Replace the values of a return field",
    "tags": [
      "Reversa"
    ],
    "rules": [
      "REV-SIT-001",
      "REV-NOVO-006",
      "NS-040",
      "VER-003"
    ],
    "security": [
      [
        {
          "scheme": "TokenOperador",
          "scopes": []
        }
      ]
    ],
    "parameters": {
      "path": [
        {
          "name": "idLoja",
          "type": "integer",
          "array": false,
          "required": true
        },
        {
          "name": "campo",
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
  "listarAplicativos": {
    "id": "listarAplicativos",
    "method": "GET",
    "path": "/operacao/v1/lojas/{idLoja}/aplicativos",
    "summary": "List the applications",
    "tags": [
      "Aplicativos"
    ],
    "rules": [],
    "security": [
      [
        {
          "scheme": "TokenOperador",
          "scopes": []
        }
      ]
    ],
    "parameters": {
      "path": [
        {
          "name": "idLoja",
          "type": "integer",
          "array": false,
          "required": true
        }
      ],
      "query": [
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
  "instalarAplicativo": {
    "id": "instalarAplicativo",
    "method": "POST",
    "path": "/operacao/v1/lojas/{idLoja}/aplicativos",
    "summary": "Install an application",
    "tags": [
      "Aplicativos"
    ],
    "rules": [],
    "security": [
      [
        {
          "scheme": "TokenOperador",
          "scopes": []
        }
      ]
    ],
    "parameters": {
      "path": [
        {
          "name": "idLoja",
          "type": "integer",
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
  "lerAplicativo": {
    "id": "lerAplicativo",
    "method": "GET",
    "path": "/operacao/v1/lojas/{idLoja}/aplicativos/{idApp}",
    "summary": "Read an application",
    "tags": [
      "Aplicativos"
    ],
    "rules": [],
    "security": [
      [
        {
          "scheme": "TokenOperador",
          "scopes": []
        }
      ]
    ],
    "parameters": {
      "path": [
        {
          "name": "idLoja",
          "type": "integer",
          "array": false,
          "required": true
        },
        {
          "name": "idApp",
          "type": "integer",
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
  "desinstalarAplicativo": {
    "id": "desinstalarAplicativo",
    "method": "DELETE",
    "path": "/operacao/v1/lojas/{idLoja}/aplicativos/{idApp}",
    "summary": "Uninstall an application",
    "tags": [
      "Aplicativos"
    ],
    "rules": [
      "EVT-005",
      "EVT-017",
      "NS-072"
    ],
    "security": [
      [
        {
          "scheme": "TokenOperador",
          "scopes": []
        }
      ]
    ],
    "parameters": {
      "path": [
        {
          "name": "idLoja",
          "type": "integer",
          "array": false,
          "required": true
        },
        {
          "name": "idApp",
          "type": "integer",
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
  "lerNotificacao": {
    "id": "lerNotificacao",
    "method": "GET",
    "path": "/operacao/v1/lojas/{idLoja}/notificacao",
    "summary": "Read how a store's events are delivered",
    "tags": [
      "Notificações"
    ],
    "rules": [
      "NS-073",
      "NS-028"
    ],
    "security": [
      [
        {
          "scheme": "TokenOperador",
          "scopes": []
        }
      ]
    ],
    "parameters": {
      "path": [
        {
          "name": "idLoja",
          "type": "integer",
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
  "listarEventosAbandonados": {
    "id": "listarEventosAbandonados",
    "method": "GET",
    "path": "/operacao/v1/lojas/{idLoja}/eventos-abandonados",
    "summary": "List given-up events",
    "tags": [
      "Notificações"
    ],
    "rules": [
      "NS-073"
    ],
    "security": [
      [
        {
          "scheme": "TokenOperador",
          "scopes": []
        }
      ]
    ],
    "parameters": {
      "path": [
        {
          "name": "idLoja",
          "type": "integer",
          "array": false,
          "required": true
        }
      ],
      "query": [
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
  "reenviarEvento": {
    "id": "reenviarEvento",
    "method": "POST",
    "path": "/operacao/v1/lojas/{idLoja}/eventos-abandonados/{documento}/reenviar",
    "summary": "Send a given-up event again",
    "tags": [
      "Notificações"
    ],
    "rules": [
      "NS-073"
    ],
    "security": [
      [
        {
          "scheme": "TokenOperador",
          "scopes": []
        }
      ]
    ],
    "parameters": {
      "path": [
        {
          "name": "idLoja",
          "type": "integer",
          "array": false,
          "required": true
        },
        {
          "name": "documento",
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
  "reenviarEventos": {
    "id": "reenviarEventos",
    "method": "POST",
    "path": "/operacao/v1/lojas/{idLoja}/eventos-abandonados/reenviar",
    "summary": "Send all given-up events again",
    "tags": [
      "Notificações"
    ],
    "rules": [
      "NS-073"
    ],
    "security": [
      [
        {
          "scheme": "TokenOperador",
          "scopes": []
        }
      ]
    ],
    "parameters": {
      "path": [
        {
          "name": "idLoja",
          "type": "integer",
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
  "simularTransporte": {
    "id": "simularTransporte",
    "method": "POST",
    "path": "/operacao/v1/lojas/{idLoja}/simulacao",
    "summary": "Simulate the carriers",
    "tags": [
      "Simulação"
    ],
    "rules": [
      "NS-020",
      "NS-011"
    ],
    "security": [
      [
        {
          "scheme": "TokenOperador",
          "scopes": []
        }
      ]
    ],
    "parameters": {
      "path": [
        {
          "name": "idLoja",
          "type": "integer",
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
  "lerRelogio": {
    "id": "lerRelogio",
    "method": "GET",
    "path": "/operacao/v1/relogio",
    "summary": "Read the clock",
    "tags": [
      "Relógio"
    ],
    "rules": [],
    "security": [
      [
        {
          "scheme": "TokenOperador",
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
      "403": [
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
  "acertarRelogio": {
    "id": "acertarRelogio",
    "method": "PUT",
    "path": "/operacao/v1/relogio",
    "summary": "Set the clock",
    "tags": [
      "Relógio"
    ],
    "rules": [],
    "security": [
      [
        {
          "scheme": "TokenOperador",
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
      "403": [
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
  "soltarRelogio": {
    "id": "soltarRelogio",
    "method": "DELETE",
    "path": "/operacao/v1/relogio",
    "summary": "Back to the machine's time",
    "tags": [
      "Relógio"
    ],
    "rules": [],
    "security": [
      [
        {
          "scheme": "TokenOperador",
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
      "403": [
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
  "avancarRelogio": {
    "id": "avancarRelogio",
    "method": "POST",
    "path": "/operacao/v1/relogio/avanco",
    "summary": "Move the clock",
    "tags": [
      "Relógio"
    ],
    "rules": [],
    "security": [
      [
        {
          "scheme": "TokenOperador",
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
      "403": [
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
  }
} as const;

export const securitySchemes = {
  "TokenOperador": {
    "type": "http",
    "scheme": "bearer"
  }
} as const;

/** Name of an operation of this contract. */

export type OperationId = keyof typeof operations;

