// Quotes a cart of the demonstration store: `npm start` in one terminal, `node client/examples/cotacao.ts` in another.
import { codigoCompleto, createClient, FreteError, temEstoque } from "@frete/client";

const client = createClient({
  baseUrl: process.env.FRETE_BASE_URL ?? "http://127.0.0.1:3000",
  tokenApi: "frete_api_demo1",
  tokenCotacao: "frete_cot_demo1",
});

try {
  const { retorno, opcoesEntrega } = await client.cotacao.criar({
    cepDestino: "01310100",
    canal: "site",
    volumes: [{ sku: "CAFETEIRA-110", quantidade: 1, valorUnitario: 219.9 }],
  });
  for (const opcao of opcoesEntrega.filter(temEstoque)) {
    const { transportadoraNome, metodoEnvioNome, filialERP } = opcao.dadosFrete;
    console.log(
      `R$ ${opcao.freteCobrar.toFixed(2)} in ${opcao.prazoEntregaTotal} business days: ` +
        `${transportadoraNome}, ${metodoEnvioNome}, from ${filialERP} (${codigoCompleto(retorno.idCotacao, opcao)})`,
    );
  }
} catch (error) {
  if (!(error instanceof FreteError)) throw error;
  console.error(error.status === 0 ? `${error.message}; is the server running?` : error.message);
  process.exitCode = 1;
}
