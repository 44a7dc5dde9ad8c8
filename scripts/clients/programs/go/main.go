package main

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"log"
	"mime/multipart"
	"net/http"
	"net/textproto"
	"os"
	"strings"
	"time"

	"example.com/loja/frete"
)

const destino = "88010000"

func withToken(token string) frete.ClientOption {
	return frete.WithRequestEditorFn(func(_ context.Context, request *http.Request) error {
		request.Header.Set("Authorization", "Bearer "+token)
		return nil
	})
}

func must[T any](value T, err error) T {
	if err != nil {
		log.Fatal(err)
	}
	return value
}

// done is the answer of a success; body is what came, for the message of a refusal.
func done[T any](value *T, body []byte) T {
	if value == nil {
		log.Fatalf("refused: %s", body)
	}
	return *value
}

func emDias(dias int) string { return time.Now().UTC().AddDate(0, 0, dias).Format(time.DateOnly) }

func main() {
	ctx := context.Background()
	servico, numero := os.Getenv("FRETE_BASE_URL"), os.Getenv("FRETE_PEDIDO")
	api := must(frete.NewClientWithResponses(servico, withToken("frete_api_demo1")))
	cotar := must(frete.NewClientWithResponses(servico, withToken("frete_cot_demo1")))

	sku := "CAFETEIRA-110"
	cotacao := must(cotar.CriarCotacaoWithResponse(ctx, frete.CotacaoNova{
		CepDestino: destino,
		Canal:      "site",
		Volumes:    []frete.VolumeCotado{{Sku: &sku, Quantidade: 1, ValorUnitario: 219.9}},
	}))
	cotada := done(cotacao.JSON200, cotacao.Body)
	var opcao frete.OpcaoEntrega
	for _, cada := range cotada.OpcoesEntrega {
		if cada.PossuiEstoque == 0 {
			opcao = cada
			break
		}
	}
	idCotacao := fmt.Sprintf("%s%07d%07d", cotada.Retorno.IdCotacao, opcao.DadosFrete.Filial, opcao.DadosFrete.IdMetodoEnvio)
	fmt.Printf("cotacao\t%s\t%v\n", idCotacao, opcao.FreteCobrar)

	// A model of the client is filled from JSON here as it would be from a store's own order.
	var novo frete.PedidoNovo
	must(0, json.Unmarshal(pedido(numero, idCotacao, opcao), &novo))
	criacao := must(api.CriarPedidoWithResponse(ctx, novo))
	criado := done(criacao.JSON200, criacao.Body)
	fmt.Printf("pedido\t%s\n", criado.ChavePedido)

	listagem := must(api.ListarPedidosWithResponse(ctx, &frete.ListarPedidosParams{
		DataTipo: "dataCriacaoPedido",
		Periodo:  emDias(-1) + "TO" + emDias(1),
	}))
	for _, registro := range done(listagem.JSON200, listagem.Body) {
		if registro.UnderscoreId == criado.ChavePedido {
			fmt.Printf("lista\t%s\t%s\n", registro.NumeroPedido, registro.StatusDescricao)
		}
	}

	rastreio := must(api.RastrearPedidoWithResponse(ctx, "pedido", numero))
	ocoren := done(rastreio.JSON200, rastreio.Body).Lista[0].Ocoren
	fmt.Printf("rastreio\t%d\t%s\n", len(ocoren), ocoren[len(ocoren)-1].Descricao)

	status := must(api.ListarStatusWithResponse(ctx))
	fmt.Printf("status\t%d\n", len(done(status.JSON200, status.Body)))

	filiais := must(api.ListarFiliaisWithResponse(ctx))
	var codigos []string
	for _, filial := range done(filiais.JSON200, filiais.Body) {
		codigos = append(codigos, filial.IdFilial)
	}
	fmt.Printf("filiais\t%s\n", strings.Join(codigos, ","))

	var fila frete.WebhookNovo
	must(0, json.Unmarshal([]byte(`{"url":"https://loja.example.com/eventos","modulo":"fila"}`), &fila))
	registro := must(api.RegistrarWebhookWithResponse(ctx, fila))
	done(registro.JSON200, registro.Body)

	tipo, formulario := form("Segue o laudo.", os.Getenv("FRETE_ARQUIVO"))
	chave := frete.EnviarMensagemChatParamsChave("pedido")
	params := &frete.EnviarMensagemChatParams{Chave: &chave}
	envio := must(api.EnviarMensagemChatWithBodyWithResponse(ctx, "DEMO-0001", params, tipo, formulario))
	enviada := done(envio.JSON200, envio.Body)
	fmt.Printf("chat\t%s\t%s\n", enviada.Id, (*enviada.Anexos)[0].Url)

	leitura := must(api.LerFilaWithResponse(ctx))
	evento := must(done(leitura.JSON200, leitura.Body).AsEventoChat())
	remocao := must(api.RemoverDaFilaWithResponse(ctx, evento.Documento))
	done(remocao.JSON200, remocao.Body)
	fmt.Printf("fila\t%s\t%s\t%s\n", evento.Documento, evento.Tipo, evento.Dados.NumeroPedido)
}

// form writes a message with a file: the generator has no writer of forms.
func form(mensagem, arquivo string) (string, *bytes.Buffer) {
	var corpo bytes.Buffer
	partes := multipart.NewWriter(&corpo)
	must(0, partes.WriteField("mensagem", mensagem))
	anexo := must(partes.CreatePart(textproto.MIMEHeader{
		"Content-Disposition": {`form-data; name="anexo"; filename="laudo.pdf"`},
		"Content-Type":        {"application/pdf"},
	}))
	must(anexo.Write(must(os.ReadFile(arquivo))))
	must(0, partes.Close())
	return partes.FormDataContentType(), &corpo
}

func pedido(numero, idCotacao string, opcao frete.OpcaoEntrega) []byte {
	type objeto = map[string]any
	return must(json.Marshal(objeto{
		"tipoPedido":       "envio",
		"numeroPedido":     numero,
		"idCotacao":        idCotacao,
		"valorFretePedido": opcao.FreteCobrar,
		"enderecoEntrega": objeto{
			"nome": "Maria Souza", "email": "maria@cliente.example", "cpfCnpj": "12345678909",
			"cep": destino, "uf": "SC", "cidade": "Florianópolis", "endereco": "Rua Felipe Schmidt",
			"numero": "100", "bairro": "Centro", "referencia": "Em frente à praça", "telefones": []string{"48999990000"},
		},
		"envio": []objeto{{
			"quantidade": 1, "quantidadeVolumes": 1, "codigoRastreio": "DM473124829BR", "prazoDeEntrega": emDias(15),
			"produtos": []objeto{{
				"sku": "CAFETEIRA-110", "peso": 2.1, "altura": 34, "largura": 22, "profundidade": 28, "preco": 219.9,
				"quantidade": 1, "quantidadeVolumes": 1,
			}},
			"notaFiscal": objeto{
				"filialERP": opcao.DadosFrete.FilialERP, "chave": "35260711222333000181550010000000011731582645",
				"data": emDias(0), "valorTotal": 219.9, "valorTotalProdutos": 219.9,
			},
		}},
	}))
}
