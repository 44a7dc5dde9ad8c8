import { chaveNotaDemo } from "../../demo/pedidos/notaDemo.ts";
import { conemb322, ocoren342 } from "../../operacao/edi/lines.testing.ts";
import type { Random } from "../../platform/random.ts";
import { newEndereco, newPedido } from "../criacao.testing.ts";
import { carrinho, produto } from "../lojas.testing.ts";
import type { KnownValues } from "./knownValues.testing.ts";

/** A body and what it is. */
export interface Body {
  readonly type: string;
  readonly body: string;
}

interface Asked {
  readonly known: KnownValues;
  readonly loja: number;
  readonly mark: string;
  readonly random: Random;
}

const BOUNDARY = "sequencia";
const DAYS = "2026-11-01TO2026-12-31";
/** Of each loja a branch that sends, and a method that it sends by. */
const BRANCH: Readonly<Record<number, string>> = { 1: "A1", 2: "Z1" };

function form(fields: Record<string, string>, files: Record<string, string> = {}): Body {
  const parts = [
    ...Object.entries(fields).map(([name, value]) => `name="${name}"\r\n\r\n${value}`),
    ...Object.entries(files).map(([name, text]) => `name="anexo[]"; filename="${name}"\r\n\r\n${text}`),
  ].map((part) => `--${BOUNDARY}\r\nContent-Disposition: form-data; ${part}\r\n`);
  return { type: `multipart/form-data; boundary=${BOUNDARY}`, body: `${parts.join("")}--${BOUNDARY}--\r\n` };
}

/** Number of the newest invoice of each loja, by which its carriers tell of it. */
const newestNota: Record<number, number> = {};
let notas = 0;
const notaOf = (loja: number) => String(newestNota[loja] ?? 1).padStart(8, "0");

const pedido = ({ loja, mark, random }: Asked) => {
  const isLabelled = random.integer(0, 1) === 1;
  const order = newPedido({
    enderecoEntrega: newEndereco({ nome: `${mark} nome`, endereco: `${mark} rua`, bairro: `${mark} bairro` }),
    ...(isLabelled && { controleEtiqueta: "servico" }),
  });
  for (const envio of order.envio) {
    envio.notaFiscal.filialERP = BRANCH[loja] ?? "";
    envio.notaFiscal.chave = chaveNotaDemo("SP", "2026-11-20", ++notas);
    newestNota[loja] = notas;
    if (isLabelled && loja === 1)
      Object.assign(envio, {
        nomeTransportadora: "Postal",
        nomeMetodoEnvio: "Encomenda",
        codigoRastreio: "JE123456789",
      });
  }
  return order;
};

/** What the examples of the contract cannot know: requests that are served because of what was done before. */
export const recipes: {
  readonly bodies: Readonly<Record<string, (asked: Asked) => unknown>>;
  /** By operation and parameter. */
  readonly parameters: Readonly<Record<string, (known: KnownValues, loja: number) => unknown>>;
} = {
  bodies: {
    criarFilial: ({ mark, random }) => ({
      filialERP: `F${random.integer(1, 99_999)}`,
      ...{ nome: `${mark} filial`, cep: "05036001", cidade: "São Paulo", uf: "SP" },
    }),
    alterarLoja: ({ mark }) => ({ nome: `${mark} loja` }),
    criarCotacao: ({ loja }) => carrinho({ filiaisOrigem: BRANCH[loja] }),
    explicarCotacao: ({ loja }) => carrinho({ filiaisOrigem: BRANCH[loja] }),
    criarPedido: pedido,
    salvarProdutos: ({ loja, mark, random }) => ({
      produto: [produto(`SKU-${loja}-${random.integer(1, 5)}`, { titulo: `${mark} titulo`, filial: [] })],
    }),
    registrarWebhook: () => ({ url: "https://loja.example.com/eventos", modulo: "fila" }),
    criarPlp: ({ known, loja }) => ({
      filialERP: BRANCH[loja],
      idMetodo: loja === 1 ? 4 : 1,
      pedidos: [known.newest(loja, "pedidos") ?? "x"],
    }),
    enviarMensagemChat: ({ mark }) => form({ mensagem: `${mark} mensagem` }, { "a.csv": "a;b\r\n1;2\r\n" }),
    responderChat: ({ mark }) =>
      form({ mensagem: `${mark} resposta`, nomeUsuario: "Carlos", idUsuario: "12" }),
    enviarDocumentos: () => form({}, { "prova.csv": "a;b\r\n" }),
    alterarPedido: ({ mark }) => ({ envio: [{ nome: `${mark} nome`, peso: 2.5 }] }),
    registrarOcorrencias: ({ known, loja, random }) => ({
      itens: [
        {
          documento: known.find(loja, "chavePedido") ?? "x",
          idOcoren: [46, 98, 1][random.integer(0, 2)],
          data: `2026-11-21 0${random.integer(0, 8)}:00:00`,
        },
      ],
    }),
    importarFaixas: ({ random }) => ({
      type: "text/csv",
      body: `cepInicio;cepFim;pesoInicio;pesoFim;valor;prazo;kgExcedente\n01000000;99999999;0;${random.integer(10, 30)};15,00;3;1,00\n`,
    }),
    importarOcoren: ({ loja }) => ({ type: "text/plain", body: ocoren342({ numero: notaOf(loja) }) }),
    importarConemb: ({ loja }) => ({ type: "text/plain", body: conemb322([["001", notaOf(loja)]]) }),
    autorizarConciliacao: () => ({ autorizado: true }),
    anonimizarTitular: ({ known, loja, random }) => ({
      idPedido: known.find(loja, "idPedido") ?? "x",
      simular: random.integer(0, 5) > 0,
      incluirAbertos: true,
    }),
    simularTransporte: ({ known, loja, random }) => ({
      semente: random.integer(1, 99),
      dias: 2,
      pedidos: [known.find(loja, "pedidos") ?? "x"],
    }),
    fecharPlp: () => ({}),
  },
  parameters: {
    "listarPedidos.periodo": () => DAYS,
    "listarPedidos.dataTipo": () => "dataCriacaoPedido",
    "consultarSituacaoReversa.tipo": () => "motivoReversa",
    "removerDaFila.idDocumento": (known, loja) => known.newest(loja, "idDocumento"),
    "listarPlps.periodo": () => DAYS,
    "consultarPlp.idPLP": (known, loja) => known.find(loja, "idPLP"),
    "consultarPlp.filialERP": (_known, loja) => BRANCH[loja],
    "baixarArquivo.chave": (known, loja) => partOf(known, loja, 0),
    "baixarArquivo.nome": (known, loja) => partOf(known, loja, 1),
    "autorizarConciliacao.documento": (known, loja) => known.newest(loja, "documento"),
    "verRastreio.chavePedido": (known, loja) => known.find(loja, "chavePedido"),
    "excluirPlp.codigoPLP": (known, loja) => known.find(loja, "idPLP"),
    "fecharPlp.codigoPLP": (known, loja) => known.newest(loja, "idPLP"),
    "lerPlp.codigoPLP": (known, loja) => known.find(loja, "idPLP"),
  },
};

const partOf = (known: KnownValues, loja: number, part: number) => {
  const url = known.newest(loja, "caminho");
  return typeof url === "string" ? url.split("/").at(part - 2) : undefined;
};
