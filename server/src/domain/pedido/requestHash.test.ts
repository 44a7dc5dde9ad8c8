import type { PedidoNovo } from "@frete/contract/loja";
import { expect, test } from "vitest";
import { newEndereco, newEnvio, newNota, newPedido, newReversa } from "../../test-support/criacao.testing.ts";
import { type NovoPedido, readNovoPedido } from "./readNovoPedido.ts";
import { isSameRequest, requestHash } from "./requestHash.ts";

const dados = [{ chave: "a", valor: "b" }];
const completo = newPedido({
  ...{ numeroPedido: "P-1", pedidoAuxiliar: "ERP-1", canal: "site", plataforma: "Loja virtual" },
  ...{ intermediadorVenda: "Intermediador", controleEtiqueta: "servico", dadosAdicionais: dados },
  envio: [
    newEnvio({
      ...{ nome: "Caixa", peso: 1.5, altura: 10, largura: 20, profundidade: 30, plp: 7 },
      ...{ codigoRastreio: "AA123456789BR", urlRastreioExterno: "https://example.com/r", mapaDeCarga: "M1" },
      ...{ nomeTransportadora: "Extra", nomeMetodoEnvio: "Lento", deParaMkt: "PO" },
      ...{ notaFiscal: newNota({ pedidoERP: "ERP-1" }), dadosAdicionaisEnvio: dados },
    }),
    newEnvio(),
  ],
});
const minimo = newPedido({ numeroPedido: "P-2" });
const reversa = newReversa("P-1", { numeroPedido: "P-3" });
const reversaCompleta = newReversa("P-1", {
  numeroPedido: "P-4",
  dadosReversa: {
    ...reversa.dadosReversa,
    remetente: { ...reversa.dadosReversa.remetente, referencia: "Portão" },
    ...{ valorAcordado: 12.5, observacoesReversa: "Embalado", prazoColeta: 3 },
  },
});

const hashOf = (novo: NovoPedido) => requestHash(novo, () => undefined);
const isSame = async (stored: string, novo: NovoPedido) => isSameRequest(stored, await hashOf(novo), novo);
const read = (body: object) => readNovoPedido(body as PedidoNovo, "America/Sao_Paulo");

/** Hashes that release 1.0.0 stored for these requests. */
const released: [string, object, string][] = [
  ["every field", completo, "e9e8a1de286fad51c4e39d7bb7c630bf4b5585e4ff4aa5a9e9b5cdd6617d63e7"],
  ["no optional field", minimo, "2fdbf34d4905225d0cf1237c84199c420505472fd7491568830f337547044f76"],
  ["a return", reversa, "211d3d39cf9e7417d21e08e7a484c533d4198e97935f433801a6841f109f9369"],
  [
    "a return with every field",
    reversaCompleta,
    "68df6380a14d1a0498b041b97f4e41f39952715ff34a342e84aced26def20c39",
  ],
];

test.each(released)(
  "NS-030: a request that release 1.0.0 stored is recognised: %s",
  async (_case, body, stored) => {
    const novo = read(body);
    expect(await isSame(stored, novo)).toBe(true);
    expect(await isSame(stored, { ...novo, valorFretePedido: 1 })).toBe(false);
    const [primeiro, ...others] = novo.envios as [NovoPedido["envios"][number]];
    expect(await isSame(stored, { ...novo, envios: [{ ...primeiro, nome: "outra" }, ...others] })).toBe(
      false,
    );
  },
);

/** The request as a later release reads it, which knows one more field of orders and of shipments. */
const later = (novo: NovoPedido, valor: string | null): NovoPedido =>
  ({
    ...novo,
    observacaoInterna: valor,
    envios: novo.envios.map((envio) => ({ instrucoes: valor ?? [], ...envio })),
  }) as NovoPedido;

test.each([
  ...released,
  ...(await Promise.all(
    released.map(async ([name, body]) => [`${name}, today`, body, await hashOf(read(body))] as const),
  )),
])("a new optional field changes the request only when it is sent: %s", async (_case, body, stored) => {
  expect(await isSame(stored, later(read(body), null))).toBe(true);
  expect(await isSame(stored, later(read(body), "frágil"))).toBe(false);
});

test("requests that tell something else have other hashes of 64 characters, the same in any order", async () => {
  const bodies = [
    completo,
    minimo,
    reversa,
    reversaCompleta,
    { ...minimo, canal: "site" },
    { ...minimo, enderecoEntrega: newEndereco({ numero: "1001" }) },
    { ...minimo, envio: [newEnvio(), newEnvio()] },
  ];
  const hashes = await Promise.all(bodies.map((body) => hashOf(read(body))));
  expect(new Set(hashes).size).toBe(hashes.length);
  for (const hash of hashes) expect(hash).toMatch(/^2:[0-9a-f]{62}$/);
  const novo = read(completo);
  const reordered = Object.fromEntries(Object.entries(novo).toReversed()) as unknown as NovoPedido;
  expect(await hashOf(reordered)).toBe(await hashOf(novo));
});
