// Generated from scripts/test-contract/main.tsp by npm run generate; do not edit.
export const contract = { "name": "library", "title": "Library", "version": "1.0.0", "hash": "6261969f4292bf0cdb96c6594feee7d8cc9a4260f8af851f1064c79c57c60132", "basePath": "" } as const;

export const operations = {
  "listBooks": {
    "id": "listBooks",
    "method": "GET",
    "path": "/v1/books",
    "rules": [],
    "security": [[{ "scheme": "BearerReader", "scopes": [] }], [{ "scheme": "BearerWriter", "scopes": [] }]],
    "parameters": {
      "path": [],
      "query": [
        { "name": "title", "style": "form", "explode": false, "allowReserved": false, "required": false, "shape": { "kind": "scalar", "types": ["string"] } },
        { "name": "page", "style": "form", "explode": false, "allowReserved": false, "required": false, "shape": { "kind": "scalar", "types": ["integer"] } },
        { "name": "maxPrice", "style": "form", "explode": false, "allowReserved": false, "required": false, "shape": { "kind": "scalar", "types": ["number"] } },
        { "name": "available", "style": "form", "explode": false, "allowReserved": false, "required": false, "shape": { "kind": "scalar", "types": ["boolean"] } },
        { "name": "kind", "style": "form", "explode": true, "allowReserved": false, "required": false, "shape": { "kind": "array", "items": ["string"] } },
      ],
      "headers": [],
      "cookies": [],
    },
    "body": null,
    "responses": { "200": ["application/json"], "400": ["application/problem+json"], "401": ["application/problem+json"], "500": ["application/problem+json"] },
  },
  "addBook": {
    "id": "addBook",
    "method": "POST",
    "path": "/v1/books",
    "rules": [],
    "security": [[{ "scheme": "BearerWriter", "scopes": [] }]],
    "parameters": {
      "path": [],
      "query": [],
      "headers": [{ "name": "request-source", "style": "simple", "explode": false, "allowReserved": false, "required": false, "shape": { "kind": "scalar", "types": ["string"] } }],
      "cookies": [],
    },
    "body": { "required": true, "contentTypes": ["application/json"], "freeText": ["/summary"], "maxBytes": null },
    "responses": {
      "200": ["application/json"],
      "400": ["application/problem+json"],
      "401": ["application/problem+json"],
      "409": ["application/problem+json"],
      "413": ["application/problem+json"],
      "415": ["application/problem+json"],
      "500": ["application/problem+json"],
    },
  },
  "readBook": {
    "id": "readBook",
    "method": "GET",
    "path": "/v1/books/{id}",
    "rules": [],
    "security": [[{ "scheme": "BearerReader", "scopes": [] }], [{ "scheme": "BearerWriter", "scopes": [] }]],
    "parameters": {
      "path": [{ "name": "id", "style": "simple", "explode": false, "allowReserved": false, "required": true, "shape": { "kind": "scalar", "types": ["integer"] } }],
      "query": [],
      "headers": [],
      "cookies": [],
    },
    "body": null,
    "responses": {
      "200": ["application/json"],
      "400": ["application/problem+json"],
      "401": ["application/problem+json"],
      "404": ["application/problem+json"],
      "500": ["application/problem+json"],
    },
  },
  "removeBook": {
    "id": "removeBook",
    "method": "DELETE",
    "path": "/v1/books/{id}",
    "rules": [],
    "security": [[{ "scheme": "BearerWriter", "scopes": [] }]],
    "parameters": {
      "path": [{ "name": "id", "style": "simple", "explode": false, "allowReserved": false, "required": true, "shape": { "kind": "scalar", "types": ["integer"] } }],
      "query": [],
      "headers": [],
      "cookies": [],
    },
    "body": null,
    "responses": { "204": [], "400": ["application/problem+json"], "401": ["application/problem+json"], "404": ["application/problem+json"], "500": ["application/problem+json"] },
  },
  "importCopies": {
    "id": "importCopies",
    "method": "PUT",
    "path": "/v1/books/shelves/{shelf}/copies",
    "rules": [],
    "security": [[{ "scheme": "BearerWriter", "scopes": [] }]],
    "parameters": {
      "path": [{ "name": "shelf", "style": "simple", "explode": false, "allowReserved": false, "required": true, "shape": { "kind": "scalar", "types": ["string"] } }],
      "query": [],
      "headers": [],
      "cookies": [],
    },
    "body": { "required": true, "contentTypes": ["text/csv"], "freeText": [], "maxBytes": 100000 },
    "responses": {
      "200": ["application/json"],
      "400": ["application/problem+json"],
      "401": ["application/problem+json"],
      "413": ["application/problem+json"],
      "415": ["application/problem+json"],
      "500": ["application/problem+json"],
    },
  },
  "showCover": {
    "id": "showCover",
    "method": "GET",
    "path": "/v1/books/{id}/cover",
    "rules": [],
    "security": [],
    "parameters": {
      "path": [{ "name": "id", "style": "simple", "explode": false, "allowReserved": false, "required": true, "shape": { "kind": "scalar", "types": ["integer"] } }],
      "query": [],
      "headers": [],
      "cookies": [],
    },
    "body": null,
    "deprecation": { "since": "2026-01-01", "sunset": "2100-01-01" },
    "answerHeaders": ["Deprecation", "Sunset"],
    "responses": { "200": ["text/html"], "404": ["application/problem+json"], "500": ["application/problem+json"] },
  },
} as const;

export const securitySchemes = { "BearerReader": { "type": "http", "scheme": "bearer" }, "BearerWriter": { "type": "http", "scheme": "bearer" } } as const;

/** Name of an operation of this contract. */

export type OperationId = keyof typeof operations;

