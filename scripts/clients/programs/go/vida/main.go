// The life of an order, told by what two generated clients read: the store's (frete) and the operator's (operador).
package main

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"log"
	"mime/multipart"
	"net/http"
	"os"
	"time"

	"example.com/loja/frete"
	operador "example.com/loja/operador/frete"
)

const (
	destino  = "88010000"
	sku      = "CAFETEIRA-110"
	loja     = 1
	mostDays = 60
)

type objeto = map[string]any

func bearer(token string) func(context.Context, *http.Request) error {
	return func(_ context.Context, request *http.Request) error {
		request.Header.Set("Authorization", "Bearer "+token)
		return nil
	}
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

type vida struct {
	ctx context.Context
	api *frete.ClientWithResponses
}

func main() {
	servico, numero := os.Getenv("FRETE_BASE_URL"), os.Getenv("FRETE_PEDIDO")
	api := must(frete.NewClientWithResponses(servico, frete.WithRequestEditorFn(bearer("frete_api_demo1"))))
	cotar := must(frete.NewClientWithResponses(servico, frete.WithRequestEditorFn(bearer("frete_cot_demo1"))))
	op := must(operador.NewClientWithResponses(servico, operador.WithRequestEditorFn(bearer("frete_op_demo"))))
	v := vida{context.Background(), api}

	var fila frete.WebhookNovo
	must(0, json.Unmarshal([]byte(`{"url":"https://loja.example.com/eventos","modulo":"fila"}`), &fila))
	registro := must(api.RegistrarWebhookWithResponse(v.ctx, fila))
	done(registro.JSON200, registro.Body)

	opcao, idCotacao := v.quote(cotar)
	chave := v.order(pedido(numero, idCotacao, opcao))
	fmt.Printf("Ordered      %s, key %s\n\n", numero, chave)
	v.sayEvents("Today")
	for dia := 1; dia <= mostDays; dia++ {
		dias := operador.NovaSimulacao{Semente: 7, Dias: int32(dia), Pedidos: &[]operador.IdPedido{chave}}
		jogada := must(op.SimularTransporteWithResponse(v.ctx, loja, dias))
		simulacao := done(jogada.JSON200, jogada.Body)
		v.sayEvents(fmt.Sprintf("Day %d", dia))
		if simulacao.Entregues+simulacao.Devolvidos+simulacao.Extraviados > 0 {
			break
		}
	}
	v.sayTracking(numero)
	v.chat(op, numero)

	volta := devolucao(numero, opcao)
	chave = v.order(volta)
	motivo := volta["dadosReversa"].(objeto)
	fmt.Printf("\nReturned     %s, key %s\n", volta["numeroPedido"], chave)
	fmt.Printf("             %s, %s: %s\n", motivo["motivoReversa"], motivo["tipoReversa"], motivo["resolucaoReversa"])
	v.sayEvents("Today")
	v.sayTracking(volta["numeroPedido"].(string))
}

func (v vida) quote(cotar *frete.ClientWithResponses) (frete.OpcaoEntrega, string) {
	item := sku
	cotacao := must(cotar.CriarCotacaoWithResponse(v.ctx, frete.CotacaoNova{
		CepDestino: destino,
		Canal:      "site",
		Volumes:    []frete.VolumeCotado{{Sku: &item, Quantidade: 1, ValorUnitario: 219.9}},
	}))
	cotada := done(cotacao.JSON200, cotacao.Body)
	var opcoes []frete.OpcaoEntrega
	var melhor frete.OpcaoEntrega
	for _, cada := range cotada.OpcoesEntrega {
		if cada.PossuiEstoque != 0 {
			continue
		}
		if len(opcoes) == 0 || cada.FreteCobrar < melhor.FreteCobrar {
			melhor = cada
		}
		opcoes = append(opcoes, cada)
	}
	dados := melhor.DadosFrete
	fmt.Printf("Quoted       %d options, the cheapest: %s, %s, R$ %.2f\n",
		len(opcoes), dados.TransportadoraNome, dados.MetodoEnvioNome, melhor.FreteCobrar)
	return melhor, fmt.Sprintf("%s%07d%07d", cotada.Retorno.IdCotacao, dados.Filial, dados.IdMetodoEnvio)
}

// order creates an order, filled from JSON here as it would be from a store's own one, and returns its key.
func (v vida) order(pedido objeto) string {
	var novo frete.PedidoNovo
	must(0, json.Unmarshal(must(json.Marshal(pedido)), &novo))
	criacao := must(v.api.CriarPedidoWithResponse(v.ctx, novo))
	return done(criacao.JSON200, criacao.Body).ChavePedido
}

// sayEvents tells what happened to the order, from the queue: an event is removed once it was treated.
func (v vida) sayEvents(titulo string) {
	for {
		leitura := must(v.api.LerFilaWithResponse(v.ctx))
		if leitura.StatusCode() == http.StatusNoContent {
			return
		}
		lido := done(leitura.JSON200, leitura.Body)
		evento := must(lido.AsEventoRastreio())
		if kind := must(lido.Discriminator()); kind == "Rastreio" {
			dados := evento.Dados
			fmt.Printf("%-12s %s  %-18s %s\n", titulo, dados.Data, dados.Situacao, dados.Mensagem)
			titulo = ""
		}
		remocao := must(v.api.RemoverDaFilaWithResponse(v.ctx, evento.Documento))
		done(remocao.JSON200, remocao.Body)
	}
}

func (v vida) sayTracking(numero string) {
	fmt.Printf("\nTracking of %s\n", numero)
	rastreio := must(v.api.RastrearPedidoWithResponse(v.ctx, "pedido", numero))
	for _, envio := range done(rastreio.JSON200, rastreio.Body).Lista {
		for _, ocorrencia := range envio.Ocoren {
			fmt.Printf("%-12s %s  %s\n", "", ocorrencia.Data, ocorrencia.Descricao)
		}
	}
}

func (v vida) chat(op *operador.ClientWithResponses, numero string) {
	fmt.Printf("\nChat of %s\n", numero)
	tipo, pergunta := form(map[string]string{"mensagem": "Quem recebeu a entrega?"})
	envio := must(v.api.EnviarMensagemChatWithBodyWithResponse(v.ctx, numero, params[frete.EnviarMensagemChatParams](), tipo, pergunta))
	done(envio.JSON200, envio.Body)
	tipo, resposta := form(map[string]string{"mensagem": "Maria Souza, na portaria.", "nomeUsuario": "Carlos Lima"})
	respondida := must(op.ResponderChatWithBodyWithResponse(v.ctx, loja, numero, params[operador.ResponderChatParams](), tipo, resposta))
	done(respondida.JSON200, respondida.Body)
	leitura := must(v.api.LerChatWithResponse(v.ctx, numero, params[frete.LerChatParams]()))
	lida := done(leitura.JSON200, leitura.Body)
	for _, mensagem := range must(lida.AsChat()).Mensagens {
		fmt.Printf("%-15s %s\n", mensagem.Origem, mensagem.Mensagem)
	}
}

// params says that an order is named by its number: each operation has a type of its own for that.
func params[T any]() *T {
	var value T
	must(0, json.Unmarshal([]byte(`{"Chave":"pedido"}`), &value))
	return &value
}

// form writes the fields of a form: the generator has no writer of forms.
func form(campos map[string]string) (string, *bytes.Buffer) {
	var corpo bytes.Buffer
	partes := multipart.NewWriter(&corpo)
	for nome, valor := range campos {
		must(0, partes.WriteField(nome, valor))
	}
	must(0, partes.Close())
	return partes.FormDataContentType(), &corpo
}

func pedido(numero, idCotacao string, opcao frete.OpcaoEntrega) objeto {
	return objeto{
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
				"sku": sku, "peso": 2.1, "altura": 34, "largura": 22, "profundidade": 28, "preco": 219.9,
				"quantidade": 1, "quantidadeVolumes": 1,
			}},
			"notaFiscal": objeto{
				"filialERP": opcao.DadosFrete.FilialERP, "chave": "35260711222333000181550010000000011731582645",
				"data": emDias(0), "valorTotal": 219.9, "valorTotalProdutos": 219.9,
			},
		}},
	}
}

// devolucao is the order on its way back: the customer sends, the store pays.
func devolucao(numero string, opcao frete.OpcaoEntrega) objeto {
	volta := pedido(numero+"-R", "", opcao)
	delete(volta, "idCotacao")
	volta["tipoPedido"] = "reversa"
	volta["numeroPedidoEnvioPai"] = numero
	volta["valorFretePedido"] = 0
	volta["dadosReversa"] = objeto{
		"solicitanteReversa": "Cliente", "motivoReversa": "Defeito", "tipoReversa": "Coleta domiciliar",
		"resolucaoReversa": "Troca", "pagadorFreteReversa": "Loja",
		"remetente": volta["enderecoEntrega"], "prazoColeta": 3,
	}
	return volta
}
