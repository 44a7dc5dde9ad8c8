/** A request that carries an object whose fields have rules, and what it is tried with. */
export interface FieldRulePlace {
  contract: "loja" | "operacao";
  /** Component that says the rules. */
  component: string;
  operationId: string;
  path?: Record<string, string | number>;
  /** What the object has besides. */
  base?: object;
  /** Values of the fields that the rules name, a group for each of those that go together: all combinations are sent. */
  values: readonly Record<string, readonly unknown[]>[];
  /** Of a change, whose other half is stored: no field is left out. */
  isWhole?: boolean;
  /** The body with the object in it; the object itself when not said. */
  body?: (value: object, index: number) => object;
  /** What the server says of what it refuses; any 400 when not said. */
  refusal?: RegExp;
}

const LOJA = { idLoja: 1 };
const documento = "0".repeat(32);
const [cepInicio, cepFim] = ["69000000", "69299999"];
const dataInicio = "2026-11-20";
const VALORES = {
  valorTipo: ["percentual", "fixo"],
  valorAcao: ["soma", "desconto"],
  valor: [0, 1.23, 1.234, 100, 100.5, 1000, 1000.001],
};
const TAXAS = { forma: ["percentual", "fixo"], valor: [0, 1.23, 1.234, 1000, 1000.001] };
const REFERENCIA = {
  chaveNF: ["35260711222333000181550010000000011731582645"],
  documento: [documento],
  codigoRastreio: ["AA123456785BR"],
};
const LIMITES = [{ de: [1], ate: [2] }];
const sku = ["CAMISETA-P-AZUL"];
const VOLUME: Omit<FieldRulePlace, "contract" | "operationId"> = {
  component: "VolumeCotado",
  base: { quantidade: 1, valorUnitario: 10, peso: 1, altura: 10, largura: 10, profundidade: 10 },
  values: [
    { sku, peso: [1], altura: [10] },
    { sku, largura: [10], profundidade: [10] },
  ],
  body: (volume) => ({ cepDestino: "01310100", canal: "site", volumes: [volume] }),
};
const criterios = (criterio: object) => ({
  titulo: "Regra",
  valorTipo: "bloqueio",
  dataInicio,
  criterios: [criterio],
});
const itens = (item: object) => ({ itens: [item] });

/**
 * Where each component with rules between its fields is tried in the demonstration.
 * @param pedido key of an order that there is
 * @param regra code of a freight rule, @param taxa of a fee
 * @param novo the body of an order that a return of its kind has, too
 */
export function fieldRulePlaces({
  pedido,
  regra,
  taxa,
  novo,
}: {
  pedido: string;
  regra: number;
  taxa: number;
  novo: { envio: NovoPedido; reversa: NovoPedido };
}): FieldRulePlace[] {
  const ufs = ["SP", "to", "Mg", "XX", "S", "", "SPX"];
  return [
    {
      contract: "loja",
      component: "WebhookNovo",
      operationId: "registrarWebhook",
      base: { url: "https://loja.example.com/eventos" },
      values: [
        {
          tipoAutorizacao: ["Basic", "Bearer"],
          usuario: ["", "ana", "a:b", "a\u007f"],
          senha: ["", "x:y", "x\u007f"],
        },
        { tipoAutorizacao: ["Basic", "Bearer"], token: ["", "t0-~", "a b", "ção", "t\u007f"] },
      ],
    },
    { contract: "loja", operationId: "criarCotacao", ...VOLUME },
    ...(["envio", "reversa"] as const).map(
      (tipo): FieldRulePlace => ({
        contract: "loja",
        component: tipo === "envio" ? "EnderecoEntregaNovo" : "Remetente",
        operationId: "criarPedido",
        base: tipo === "envio" ? novo.envio.enderecoEntrega : novo.reversa.dadosReversa?.remetente,
        values: [{ uf: ufs }],
        refusal: tipo === "envio" ? /^enderecoEntrega\.uf: / : /^dadosReversa\.remetente\.uf: /,
        body: (endereco, index) => {
          const own = { ...novo[tipo], numeroPedido: `${tipo}-${index}` };
          if (tipo === "envio") return { ...own, enderecoEntrega: endereco };
          return { ...own, dadosReversa: { ...own.dadosReversa, remetente: endereco } };
        },
      }),
    ),
    {
      contract: "loja",
      component: "PlpNova",
      operationId: "criarPlp",
      base: { filialERP: "SP01", idMetodo: 1 },
      values: [{ pedidos: [[pedido], [pedido, pedido]] }],
      refusal: /pedido repetido$|é obrigatório$|deve ser uma lista$/,
    },
    {
      contract: "operacao",
      component: "NovaRegra",
      operationId: "criarRegra",
      path: LOJA,
      base: { titulo: "Regra", valorTipo: "bloqueio", dataInicio },
      values: [VALORES, { prazoAcao: ["soma"], prazo: [0, 2] }],
    },
    {
      contract: "operacao",
      component: "MudancaRegra",
      operationId: "alterarRegra",
      path: { ...LOJA, codigo: regra },
      isWhole: true,
      values: [VALORES],
    },
    ...(["CriterioValorNFInput", "CriterioPesoInput"] as const).map(
      (component, index): FieldRulePlace => ({
        contract: "operacao",
        component,
        operationId: "criarRegra",
        path: LOJA,
        base: { campo: 9 + index },
        values: LIMITES,
        body: criterios,
      }),
    ),
    {
      contract: "operacao",
      component: "NovaTaxa",
      operationId: "criarTaxa",
      path: LOJA,
      base: { tipo: "TDA", cepInicio, cepFim },
      values: [TAXAS],
    },
    {
      contract: "operacao",
      component: "MudancaTaxa",
      operationId: "alterarTaxa",
      path: { ...LOJA, idTaxa: taxa },
      isWhole: true,
      values: [TAXAS],
    },
    { contract: "operacao", operationId: "explicarCotacao", path: LOJA, ...VOLUME },
    {
      contract: "operacao",
      component: "NovaOcorrencia",
      operationId: "registrarOcorrencias",
      path: LOJA,
      base: { idOcoren: 0, data: "2026-07-14 19:30:00" },
      values: [REFERENCIA],
      body: itens,
      refusal: /^informe chaveNF, documento ou codigoRastreio, e só um deles$/,
    },
    {
      contract: "operacao",
      component: "NovoEventoUnidade",
      operationId: "registrarEventosUnidade",
      path: LOJA,
      base: { evento: "saiu", unidade: "Unidade Osasco", data: "2026-07-14 08:05:00" },
      values: [REFERENCIA],
      body: itens,
      refusal: /^informe chaveNF, documento ou codigoRastreio, e só um deles$/,
    },
    {
      contract: "operacao",
      component: "NovaAnonimizacao",
      operationId: "anonimizarTitular",
      path: LOJA,
      base: { simular: true },
      values: [{ cpfCnpj: ["52998224725"], email: ["ninguem@example.com"], idPedido: [documento] }],
      refusal: /^Informe cpfCnpj, email ou idPedido, e só um deles\.$/,
    },
    {
      contract: "operacao",
      component: "DecisaoConciliacao",
      operationId: "autorizarConciliacao",
      path: { ...LOJA, documento },
      values: [{ autorizado: [true, false], comentario: ["", " \t", "Peso acima do faturado."] }],
    },
    {
      contract: "operacao",
      component: "ValoresSituacao",
      operationId: "salvarSituacao",
      path: { ...LOJA, campo: "resolucaoReversa" },
      values: [{ valores: [[], ["Troca"], ["Troca", "Troca"], ["Troca", "Estorno"]] }],
    },
  ];
}

/** An order to create, as far as places are put into it. */
export interface NovoPedido {
  enderecoEntrega: object;
  dadosReversa?: { remetente: object };
}
