<?php

declare(strict_types=1);

require __DIR__ . '/client.php';

use OpenAPI\Client\Api\AutenticacaoApi;
use OpenAPI\Client\Api\CotacaoApi;
use OpenAPI\Client\Api\FilaApi;
use OpenAPI\Client\Api\PedidoApi;
use OpenAPI\Client\Api\ProdutoApi;
use OpenAPI\Client\Api\TransportadoraApi;
use OpenAPI\Client\Configuration;
use OpenAPI\Client\Model\CotacaoNova;
use OpenAPI\Client\Model\EnderecoEntregaNovo;
use OpenAPI\Client\Model\EnvioNovo;
use OpenAPI\Client\Model\FiltroPedido;
use OpenAPI\Client\Model\DataTipoPedido;
use OpenAPI\Client\Model\NotaFiscalNova;
use OpenAPI\Client\Model\PedidoNovoEnvio;
use OpenAPI\Client\Model\ProdutoNovo;
use OpenAPI\Client\Model\VolumeCotado;
use OpenAPI\Client\Model\WebhookNovo;

const DESTINO = '88010000';
const SKU = 'CAFETEIRA-110';
const PRECO = 219.9;

function withToken(string $token): Configuration
{
    $host = getenv('FRETE_BASE_URL') ?: 'http://127.0.0.1:3000';
    return (new Configuration())->setHost($host)->setAccessToken($token);
}

function emDias(int $dias): string
{
    return (new DateTimeImmutable("$dias days", new DateTimeZone('UTC')))->format('Y-m-d');
}

/** Enumerations are classes of constants in one generator, and enumerations of the language in the other. */
function valueOf(string $enum, string $value): mixed
{
    return enum_exists($enum) ? $enum::from($value) : $value;
}

function say(mixed ...$values): void
{
    echo implode("\t", $values), "\n";
}

$numero = getenv('FRETE_PEDIDO') ?: 'EX-1';
$arquivo = getenv('FRETE_ARQUIVO') ?: 'laudo.pdf';
$api = withToken('frete_api_demo1');
$cotar = withToken('frete_cot_demo1');

$volume = new VolumeCotado(['sku' => SKU, 'quantidade' => 1, 'valor_unitario' => PRECO]);
$carrinho = new CotacaoNova(['cep_destino' => DESTINO, 'canal' => 'site', 'volumes' => [$volume]]);
$cotacao = (new CotacaoApi(config: $cotar))->criarCotacao($carrinho);
$comEstoque = array_filter($cotacao->getOpcoesEntrega(), fn ($cada) => $cada->getPossuiEstoque() === 0);
$opcao = reset($comEstoque);
$dados = $opcao->getDadosFrete();
$idCotacao = sprintf('%s%07d%07d', $cotacao->getRetorno()->getIdCotacao(), $dados->getFilial(), $dados->getIdMetodoEnvio());
say('cotacao', $idCotacao, $opcao->getFreteCobrar());

$pedidos = new PedidoApi(config: $api);
$criado = $pedidos->criarPedido(pedido($numero, $idCotacao, $opcao));
say('pedido', $criado->getChavePedido());

$periodo = emDias(-1) . 'TO' . emDias(1);
foreach ($pedidos->listarPedidos(valueOf(DataTipoPedido::class, 'dataCriacaoPedido'), $periodo) as $registro) {
    if ($registro->getId() === $criado->getChavePedido()) {
        say('lista', $registro->getNumeroPedido(), $registro->getStatusDescricao());
    }
}

$ocoren = $pedidos->rastrearPedido(valueOf(FiltroPedido::class, 'pedido'), $numero)->getLista()[0]->getOcoren();
say('rastreio', count($ocoren), end($ocoren)->getDescricao());

say('status', count($pedidos->listarStatus()));

$filiais = (new ProdutoApi(config: $api))->listarFiliais();
say('filiais', implode(',', array_map(fn ($filial) => $filial->getIdFilial(), $filiais)));

$fila = new WebhookNovo(['url' => 'https://loja.example.com/eventos', 'modulo' => WebhookNovo::MODULO_FILA]);
(new AutenticacaoApi(config: $api))->registrarWebhook($fila);
$laudo = new SplFileObject($arquivo);
$enviada = (new TransportadoraApi(config: $api))
    ->enviarMensagemChat('DEMO-0001', 'Segue o laudo.', 'pedido', null, $laudo);
say('chat', $enviada->getId(), $enviada->getAnexos()[0]->getUrl());

$eventos = new FilaApi(config: $api);
$evento = $eventos->lerFila();
$eventos->removerDaFila($evento->getDocumento());
say('fila', $evento->getDocumento(), $evento->getTipo(), $evento->getDados()->getNumeroPedido());

function pedido(string $numero, string $idCotacao, $opcao): PedidoNovoEnvio
{
    $endereco = new EnderecoEntregaNovo([
        'nome' => 'Maria Souza',
        'email' => 'maria@cliente.example',
        'cpf_cnpj' => '12345678909',
        'cep' => DESTINO,
        'uf' => 'SC',
        'cidade' => 'Florianópolis',
        'endereco' => 'Rua Felipe Schmidt',
        'numero' => '100',
        'bairro' => 'Centro',
        'referencia' => 'Em frente à praça',
        'telefones' => ['48999990000'],
    ]);
    $produto = new ProdutoNovo([
        'sku' => SKU,
        'peso' => 2.1,
        'altura' => 34.0,
        'largura' => 22.0,
        'profundidade' => 28.0,
        'preco' => PRECO,
        'quantidade' => 1,
        'quantidade_volumes' => 1,
    ]);
    $nota = new NotaFiscalNova([
        'filial_erp' => $opcao->getDadosFrete()->getFilialErp(),
        'chave' => '35260711222333000181550010000000011731582645',
        'data' => emDias(0),
        'valor_total' => PRECO,
        'valor_total_produtos' => PRECO,
    ]);
    $envio = new EnvioNovo([
        'quantidade' => 1,
        'quantidade_volumes' => 1,
        'codigo_rastreio' => 'DM473124829BR',
        'prazo_de_entrega' => emDias(15),
        'produtos' => [$produto],
        'nota_fiscal' => $nota,
    ]);
    return new PedidoNovoEnvio([
        'tipo_pedido' => PedidoNovoEnvio::TIPO_PEDIDO_ENVIO,
        'numero_pedido' => $numero,
        'id_cotacao' => $idCotacao,
        'valor_frete_pedido' => $opcao->getFreteCobrar(),
        'endereco_entrega' => $endereco,
        'envio' => [$envio],
    ]);
}
