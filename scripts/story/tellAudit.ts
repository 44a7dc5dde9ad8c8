import { Readable } from "node:stream";
import { run } from "../../server/src/cli/run.ts";
import { FUSO_HORARIO } from "../../server/src/demo/lojas.ts";
import { CNPJ_EMISSOR, chaveFiscalDemo, chaveNotaDemo } from "../../server/src/demo/pedidos/notaDemo.ts";
import { localDate } from "../../server/src/platform/time.ts";
import { conhecimento322 } from "./conhecimento322.ts";

/** One more than a record of CONEMB 3.1 has room for. */
const PARCELS = 41;
/** What the carrier takes too much, cents a parcel: toll, then a second delivery that nobody asked for. */
const TOLL = 5;
const REDELIVERY = 100;

const TRANSPORTADORA = "Trilha Azul Transportes";
const METODO = "Rodoviário";
/** As the demonstration registers it. */
const CNPJ = "TRILHAAZ000157";
const FIRST_INVOICE = 700_001;

/** The service that the story happens in: a new one, with the demonstration. */
export interface Stage {
  url: string;
  /** Gets the story line by line. */
  say(line: string): void;
}

/**
 * A cart is quoted, ordered and sent with a postage pre-list; its carrier sends a CONEMB file, with a document that goes on over two
 * records and one that completes it; the audit tells what was charged too much, and it is refused.
 *
 * @throws Error when the service does not do what it should
 */
export async function tellAudit({ url, say }: Stage): Promise<void> {
  const today = localDate(Date.now(), FUSO_HORARIO);
  const post = poster(url);
  const frete = operator(url, say);

  say("1. A cart is quoted.");
  const carrinho = {
    cepDestino: "80010000",
    canal: "site",
    filiaisOrigem: "SP01",
    volumes: [{ quantidade: 1, valorUnitario: 250, peso: 4, altura: 20, largura: 30, profundidade: 25 }],
  };
  const quoted = await post("/cotacao", "frete_cot_demo1", carrinho);
  const opcao = quoted.opcoesEntrega.find(
    ({ dadosFrete }: Opcao) =>
      dadosFrete.transportadoraNome === TRANSPORTADORA && dadosFrete.metodoEnvioNome === METODO,
  );
  const { filial, idMetodoEnvio } = opcao.dadosFrete;
  const code = `${quoted.retorno.idCotacao}${pad(filial, 7)}${pad(idMetodoEnvio, 7)}`;
  say(`   ${TRANSPORTADORA}, ${METODO}, from SP01: ${reais(cents(opcao.freteReal))} by quotation ${code}`);
  const explained = await frete(["explain", "--body", "-", "--json"], JSON.stringify(carrinho), false);
  const { preco } = JSON.parse(explained).opcoes.find(
    ({ metodo, transportadora }: Opcao) => metodo === METODO && transportadora === TRANSPORTADORA,
  );
  const parts = ["fretePeso", "adValorem", "gris", "pedagio", "despacho", "icms"];
  say(`   of which ${parts.map((part) => `${part} ${reais(cents(preco[part]))}`).join(", ")}`);

  say("");
  say(`2. ${PARCELS} customers order it; the service labels.`);
  const invoices = Array.from({ length: PARCELS }, (_, index) => FIRST_INVOICE + index);
  const orders: string[] = [];
  for (const invoice of invoices) {
    const { chavePedido } = await post("/pedido/novo", "frete_api_demo1", order(invoice, code, today));
    orders.push(chavePedido);
  }
  say(`   orders H-${FIRST_INVOICE} to H-${invoices.at(-1)}, each with its invoice`);

  say("");
  say("3. A postage pre-list takes them all, and is closed.");
  const plp = await post("/plp/novo", "frete_api_demo1", {
    filialERP: "SP01",
    idMetodo: idMetodoEnvio,
    pedidos: orders,
  });
  await frete(["plp", "close", plp.idPLP], "", false);
  say(`   pre-list ${plp.codigoPLP}: ${PARCELS} shipments are on their way`);

  say("");
  say(
    "4. The carrier sends CONEMB 3.1: a CT-e of 41 invoices goes on in a second record, another one completes it.",
  );
  const issue = (numero: number) => ({
    numero,
    data: `${today.slice(8)}${today.slice(5, 7)}${today.slice(0, 4)}`,
    emissor: CNPJ,
    embarcador: CNPJ_EMISSOR,
    chave: chaveFiscalDemo({ uf: "SP", data: today, cnpj: CNPJ, modelo: 57, numero }),
    notas: invoices,
  });
  const charged = (part: string, more = 0) => PARCELS * (cents(preco[part]) + more);
  const file = [
    "000",
    "320CONHE",
    ...conhecimento322({
      ...issue(9001),
      tipo: "N",
      valores: {
        frete: charged("freteReal", TOLL),
        fretePeso: charged("fretePeso"),
        adValor: charged("adValorem"),
        despacho: charged("despacho"),
        pedagio: charged("pedagio", TOLL),
      },
    }),
    ...conhecimento322({ ...issue(9002), tipo: "C", valores: { frete: PARCELS * REDELIVERY } }),
  ];
  await frete(["edi", "import", "-", "--tipo", "conemb"], `${file.join("\r\n")}\r\n`);

  say("");
  say("5. What differs by more than 10 cents, two shipments of it:");
  await frete([
    ...["conciliacao", "list", "--divergente", "--tolerancia-centavos", "10"],
    ...["--de", today, "--limite", "2"],
  ]);

  say("");
  say("6. The first one is refused.");
  await frete([
    ...["conciliacao", "decide", orders[0] ?? "", "--autorizado", "false"],
    ...["--comentario", "Reentrega não solicitada"],
  ]);
}

// biome-ignore lint/suspicious/noExplicitAny: records of several operations, of which a few fields are read
type Opcao = any;

function poster(url: string) {
  return async (path: string, token: string, body: object): Promise<Opcao> => {
    const response = await fetch(`${url}/api/v1${path}`, {
      method: "POST",
      headers: { Authorization: `Bearer ${token}`, "Content-Type": "application/json" },
      body: JSON.stringify(body),
    });
    if (response.status !== 200) throw new Error(`POST ${path}: ${response.status} ${await response.text()}`);
    return response.json();
  };
}

/** Runs `frete` as the operator of loja 1; what it prints is told, indented, unless it is only asked for. */
function operator(url: string, say: Stage["say"]) {
  return async (command: string[], input = "", isTold = true): Promise<string> => {
    const args = [...command, "--loja", "1"];
    const printed = { out: "", err: "" };
    const code = await run(args, {
      env: { FRETE_BASE_URL: url, FRETE_OPERATOR_TOKEN: "frete_op_demo" },
      out: { write: (text: string) => (printed.out += text) },
      err: { write: (text: string) => (printed.err += text) },
      stdin: Readable.from([Buffer.from(input)]),
    });
    if (code !== 0) throw new Error(`frete ${args.join(" ")}: ${printed.err}`);
    if (isTold) {
      say(`   $ frete ${args.map((arg) => (arg.includes(" ") ? `"${arg}"` : arg)).join(" ")}`);
      for (const line of printed.out.trimEnd().split("\n")) say(`   ${line}`);
    }
    return printed.out;
  };
}

function order(invoice: number, idCotacao: string, today: string) {
  return {
    numeroPedido: `H-${invoice}`,
    tipoPedido: "envio",
    controleEtiqueta: "servico",
    idCotacao,
    valorFretePedido: 0,
    enderecoEntrega: {
      nome: "Maria Souza",
      email: "maria@example.com",
      cpfCnpj: "52998224725",
      cep: "80010000",
      uf: "PR",
      cidade: "Curitiba",
      endereco: "Rua XV de Novembro",
      numero: "100",
      bairro: "Centro",
      referencia: "Loja",
      telefones: ["41999990000"],
    },
    envio: [
      {
        quantidade: 1,
        quantidadeVolumes: 1,
        prazoDeEntrega: "2035-12-31",
        produtos: [
          {
            sku: "HISTORIA",
            peso: 4,
            altura: 20,
            largura: 30,
            profundidade: 25,
            preco: 250,
            quantidade: 1,
            quantidadeVolumes: 1,
          },
        ],
        notaFiscal: {
          filialERP: "SP01",
          chave: chaveNotaDemo("SP", today, invoice),
          data: today,
          valorTotal: 250,
          valorTotalProdutos: 250,
        },
      },
    ],
  };
}

const cents = (value: number): number => Math.round(value * 100);
const reais = (value: number): string => `R$ ${(value / 100).toFixed(2)}`;
const pad = (value: number, length: number): string => String(value).padStart(length, "0");
