import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";

/**
 * A server of three operations on nothing but node:http, as somebody writes it who has only the interface's document: GET
 * /lista/status, GET /filial and POST /cotacao. Where the document is silent it does not do what the reference server does:
 * codes are short numbers, a creation is 201, a refusal 422 without the name of a field, what has no value is left out, the
 * branches are an object, an unknown branch is refused and an unknown postal code is a quotation without options, and the
 * clock is UTC.
 */
export async function startCotacaoServer(change: Partial<typeof BEHAVIOUR> = {}) {
  const behaviour = { ...BEHAVIOUR, ...change };
  let quotations = 1000;
  const answer = async (request: IncomingMessage): Promise<[status: number, body: unknown]> => {
    const route = `${request.method} ${request.url?.split("?")[0]}`;
    const kind = route === "POST /api/v1/cotacao" ? "cotacao" : "api";
    const loja = LOJAS.find((each) => behaviour.isToken(request.headers.authorization, each, kind));
    if (!loja) return [behaviour.withoutToken, { [behaviour.errorField]: "Acesso negado." }];
    if (route === "GET /api/v1/lista/status") return [200, { "10": "Criado", "20": "Faturado" }];
    if (route === "GET /api/v1/filial")
      return [200, Object.fromEntries(loja.filiais.map((filial) => [filial.erp, filial]))];
    if (route !== "POST /api/v1/cotacao") return [501, { mensagem: "Não há tal operação." }];
    const chunks = await request.toArray();
    let body: Pedido;
    try {
      body = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(Buffer.concat(chunks)));
    } catch {
      return [422, { mensagem: "O corpo não é JSON." }];
    }
    const known = new Set(LOJAS.flatMap(({ filiais }) => filiais.map(({ erp }) => erp)));
    if (!isPedido(body, behaviour) || behaviour.chosen(body).some((erp) => !known.has(erp)))
      return [422, { [behaviour.errorField]: "Pedido de cotação inválido." }];
    const carrinho = cart(body, behaviour);
    if (carrinho.valorNF > 9999999.99) return [422, { mensagem: "Valor acima do permitido." }];
    quotations += 1;
    return [201, record(body, carrinho, loja, behaviour, String(quotations))];
  };
  const server = createServer(async (request, response) => {
    const [status, body] = await answer(request);
    request.resume();
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async [Symbol.asyncDispose]() {
      server.close();
      server.closeAllConnections();
      await once(server, "close");
    },
  };
}

interface Volume {
  sku?: string;
  quantidade: number;
  valorUnitario: number;
  peso?: number;
  altura?: number;
  largura?: number;
  profundidade?: number;
}

interface Pedido {
  filiaisOrigem?: string;
  cepDestino: string;
  canal: string;
  volumes: Volume[];
}

type Loja = (typeof LOJAS)[number];
type Filial = Loja["filiais"][number];

const LOJAS = [
  {
    nome: "Armazém Foz",
    api: "foz-api",
    cotacao: "foz-cotacao",
    filiais: [
      { codigo: 11, erp: "FOZ", nome: "Matriz", cidade: "Foz do Iguaçu", uf: "PR", dias: 1, ativa: true },
      { codigo: 12, erp: "SUL", nome: "Sul", cidade: "Pelotas", uf: "RS", dias: 2, ativa: true },
      { codigo: 13, erp: "NOR", nome: "Norte", cidade: "Belém", uf: "PA", dias: 0, ativa: true },
      { codigo: 14, erp: "OFF", nome: "Fechada", cidade: "Natal", uf: "RN", dias: 0, ativa: false },
    ],
  },
  {
    nome: "Empório Ilhéus",
    api: "ios-api",
    cotacao: "ios-cotacao",
    filiais: [{ codigo: 21, erp: "IOS", nome: "Única", cidade: "Ilhéus", uf: "BA", dias: 3, ativa: true }],
  },
];

const METODOS = [
  { id: 1, nome: "Caminhão", porKg: 1.5, dias: 6 },
  { id: 2, nome: "Avião", porKg: 9.25, dias: 1 },
];

/** What a breach changes, one line each. */
const BEHAVIOUR = {
  withoutToken: 401,
  errorField: "mensagem",
  isToken: (header: string | undefined, loja: Loja, kind: "api" | "cotacao") =>
    header === `Bearer ${loja[kind]}`,
  length: (text: string) => [...text].length,
  isCount: (value: unknown) => Number.isInteger(value) && (value as number) > 0,
  cep: (cepDestino: string): number | string => Number(cepDestino),
  instant: (now: Date) => now.toISOString().replace("Z", "+00:00"),
  chosen: ({ filiaisOrigem = "" }: Pedido) => filiaisOrigem.split(",").filter((erp) => erp !== ""),
  branches: (loja: Loja): Filial[] => loja.filiais.filter(({ ativa }) => ativa),
  value: ({ quantidade, valorUnitario }: Volume) => quantidade * valorUnitario,
  /** A day more than the parts, for what is ordered late. */
  total: (...days: number[]) => days.reduce((sum, each) => sum + each, 1),
  ruleDays: { prazoEntregaPorRegra: 0 } as object,
  order: (cost: number, other: number) => cost - other,
  listing: "v",
};
type Behaviour = typeof BEHAVIOUR;

/** Is it a body that the document describes? Measures have no catalogue to come from here. */
function isPedido(body: Pedido, { length, isCount }: Behaviour): boolean {
  const isText = (value: unknown, longest: number, shortest = 0) =>
    typeof value === "string" &&
    length(value) >= shortest &&
    length(value) <= longest &&
    value.isWellFormed() &&
    !/[\u0000-\u001f]/.test(value);
  const isNumber = (value: unknown, most: number, decimals: number) =>
    typeof value === "number" && value >= 0 && value <= most && rounded(value, decimals) === value;
  return (
    typeof body === "object" &&
    body !== null &&
    isText(body.cepDestino, 8) &&
    /^\d{8}$/.test(body.cepDestino) &&
    isText(body.canal, 30, 1) &&
    (body.filiaisOrigem === undefined || isText(body.filiaisOrigem, 60)) &&
    Array.isArray(body.volumes) &&
    body.volumes.length > 0 &&
    body.volumes.every(
      (volume) =>
        typeof volume === "object" &&
        volume !== null &&
        (volume.sku === undefined || isText(volume.sku, 50)) &&
        isCount(volume.quantidade) &&
        isNumber(volume.valorUnitario, 9999999.99, 2) &&
        [volume.peso, volume.altura, volume.largura, volume.profundidade].every((measure) =>
          isNumber(measure, 999999.999, 3),
        ),
    )
  );
}

const rounded = (value: number, decimals: number) => Number(value.toFixed(decimals));

function cart({ volumes }: Pedido, { value }: Behaviour) {
  const sum = (of: (volume: Volume) => number) =>
    volumes.reduce((total, volume) => total + of(volume) * volume.quantidade, 0);
  const longest = (of: (volume: Volume) => number) => rounded(Math.max(...volumes.map(of)), 3);
  return {
    valorNF: rounded(
      volumes.reduce((total, volume) => total + value(volume), 0),
      2,
    ),
    totalPeso: rounded(
      sum(({ peso = 0 }) => peso),
      3,
    ),
    totalCubagem: rounded(
      sum(({ altura = 0, largura = 0, profundidade = 0 }) => (altura * largura * profundidade) / 1e6),
      4,
    ),
    altura: rounded(
      sum(({ altura = 0 }) => altura),
      3,
    ),
    largura: longest(({ largura = 0 }) => largura),
    profundidade: longest(({ profundidade = 0 }) => profundidade),
    maiorPrazo: 0,
    produto: volumes.map(({ sku, quantidade, valorUnitario }) => ({
      ...(sku !== undefined && { sku }),
      qt: quantidade,
      preco: rounded(valorUnitario, 2),
      estoque: quantidade,
    })),
  };
}

function record(
  body: Pedido,
  carrinho: ReturnType<typeof cart>,
  loja: Loja,
  behaviour: Behaviour,
  idCotacao: string,
) {
  const { cepDestino, canal } = body;
  const chosen = behaviour.chosen(body);
  const isKnown = cepDestino >= "01000000";
  const opcoesEntrega = behaviour
    .branches(loja)
    .filter(({ erp }) => isKnown && (chosen.length === 0 || chosen.includes(erp)))
    .flatMap((filial) => METODOS.map((metodo) => option(filial, metodo, carrinho, behaviour)))
    .sort((a, b) => behaviour.order(a.freteCobrar, b.freteCobrar));
  return {
    retorno: {
      idCotacao,
      mensagem: opcoesEntrega.length > 0 ? "OK" : "Nenhuma filial entrega nesse endereço.",
      dataCotacao: behaviour.instant(new Date()),
      destino: {
        cep: behaviour.cep(cepDestino),
        uf: "SP",
        ufExtenso: "São Paulo",
        regiaoUf: "Capital",
        regiaoPais: "Sudeste",
      },
    },
    dadosEntrada: { cepDestino, canal, nomeLoja: loja.nome, carrinho },
    opcoesEntrega,
  };
}

function option(
  { codigo, erp, nome, cidade, uf, dias }: Filial,
  metodo: (typeof METODOS)[number],
  { totalPeso, produto }: ReturnType<typeof cart>,
  { total, ruleDays, listing }: Behaviour,
) {
  const frete = rounded(Math.min(12 + codigo / 100 + totalPeso * metodo.porKg, 9999999), 2);
  const prazoTotal = total(metodo.dias, dias);
  return {
    possuiEstoque: 0,
    freteCobrar: frete,
    freteReal: frete,
    prazoEntregaTotal: prazoTotal,
    estoque: Math.min(
      produto.reduce((sum, { estoque }) => sum + estoque, 0),
      2147483647,
    ),
    prazoEntrega: {
      prazoTransportadora: metodo.dias,
      maiorPrazoCros: 0,
      prazoAdicionalFilial: dias,
      prazoAdicionalMetodo: 0,
      ...ruleDays,
      prazoTotal,
    },
    dadosFrete: {
      filial: codigo,
      filialERP: erp,
      filialNome: nome,
      filialCidade: cidade,
      filialUF: uf,
      idMetodoEnvio: metodo.id,
      idTransportadora: 5,
      transportadoraNome: "Três Fronteiras Cargas",
      metodoEnvioNome: metodo.nome,
      ordenacao: listing,
      perAdiDesconto: 0,
      tabelas: { idTabela: metodo.id, generalidade: { TDA: 0, TRT: 0 }, idListaRegras: [] },
    },
  };
}
