import type { Evento } from "@frete/contract/loja";
import { expect, test } from "vitest";
import { renderEvento } from "./renderEvento.ts";

const data = "2026-11-21 09:00:00";
const pedido = { idPedido: "5f0c954f3c0b4f3e9d5b1b7f8c2f4a10", numeroPedido: "DEMO-0001" };
const documento = "evt_1_7";
const extreme = { prazoFilial: 3, prazoMetodo: null, perAdicionalDesconto: -2.5 };

test.each<[Evento, string]>([
  [
    {
      ...{ documento, tipo: "Rastreio" },
      dados: { ...pedido, idOcoren: 91, situacao: "ocorrencia", mensagem: "Entrega programada", data },
    },
    "Rastreio            DEMO-0001           ocorrencia (91): Entrega programada",
  ],
  [
    {
      ...{ documento, tipo: "rastreioEnventos" },
      dados: {
        ...{ ...pedido, idEnvio: 1, evento: "chegou", unidade: "CD 3", cidade: "Natal", uf: null },
        ...{ mensagem: null, data },
      },
    },
    "rastreioEnventos    DEMO-0001           chegou: CD 3, Natal",
  ],
  [
    {
      ...{ documento, tipo: "chatTransportadora" },
      dados: {
        ...{
          ...pedido,
          idChat: "1",
          idMensagem: "2",
          origem: "transportadora",
          mensagem: "Olá\u001b[2J\nfim",
        },
        ...{ qtdAnexos: 2, data },
      },
    },
    "chatTransportadora  DEMO-0001           transportadora: Olá [2J fim [2 files]",
  ],
  [
    { documento, tipo: "prazoAdicional", dados: { maior: extreme, menor: extreme, data } },
    "prazoAdicional                          from 3 d branch, - d method, -2.5% to 3 d branch, - d method, -2.5%",
  ],
  [
    {
      ...{ documento, tipo: "metodoEnvio" },
      dados: {
        ...{ codigo: "3", situacao: "altera", idTransportadora: 2, idMetodoEnvio: 3 },
        ...{ nomeTransportadora: "Jaguar Expresso", nomeMetodoEnvio: "Expresso", data },
      },
    },
    "metodoEnvio         Jaguar Expresso     altera: Expresso",
  ],
  [
    {
      ...{ documento, tipo: "Aplicativo" },
      dados: { codigo: "1", situacao: "delete", mensagem: "Removido", idApp: 1, nomeApp: "ERP", data },
    },
    "Aplicativo          ERP                 delete: Removido",
  ],
])("%j is one line without control characters", (evento, expected) => {
  expect(renderEvento(evento, false, false)).toBe(`${data}  ${expected}\n`);
  expect(renderEvento(evento, true, false)).toBe(`${data}  ${expected} (again)\n`);
  expect(renderEvento(evento, false, true)).toContain("\u001b[1m");
});
