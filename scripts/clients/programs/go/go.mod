module example.com/loja

go 1.24.0

require github.com/oapi-codegen/runtime v1.8.0
