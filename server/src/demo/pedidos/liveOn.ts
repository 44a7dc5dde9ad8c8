import type { ReportedOcorrencia } from "../../domain/ocorrencia/saveOcorrencias.ts";
import { DAY, HOUR } from "../../platform/durations.ts";
import type { Draw } from "./createDraw.ts";

/** Occurrence codes of the carriers' table that the demonstration's orders live through. */
const CODIGO = {
  emTransito: 0,
  entregue: 1,
  ausente: 46,
  enderecoErrado: 60,
  devolvida: 25,
  extraviada: 80,
  destino: 98,
  outros: 99,
};

/** How the journey of a shipment ends. */
type Fim = "entregue" | "devolvida" | "extraviada" | "ocorrencia";

type Passo = [days: number, idOcoren: number, informacaoAdicional: string];

/**
 * What a carrier has reported about a shipment so far: the journey from collection to its end, cut at `agora`. Most arrive, a
 * few come back, are lost or wait for somebody.
 */
export function liveOn(
  dice: Draw,
  referencia: ReportedOcorrencia["referencia"],
  { inicio, agora, dias }: { inicio: number; agora: number; dias: number },
): ReportedOcorrencia[] {
  const luck = dice.fracao();
  const fim: Fim =
    luck < 0.86 ? "entregue" : luck < 0.91 ? "devolvida" : luck < 0.94 ? "extraviada" : "ocorrencia";
  const steps: Passo[] = [
    [dice.inteiro(1, 2), CODIGO.emTransito, "Coletado na filial de origem"],
    [dias * 0.6, CODIGO.destino, "Chegou à unidade de destino"],
    ...fimDaViagem(fim, dias, dice),
  ];
  return steps
    .map(([days, idOcoren, informacaoAdicional]): ReportedOcorrencia => {
      const data = Math.round(inicio + days * DAY + dice.inteiro(0, 6) * HOUR);
      const origem = {
        idUsuario: "edi",
        nomeUsuario: "Arquivo da transportadora",
        origem: "edi" as const,
        data,
      };
      return { referencia, data, idOcoren, informacaoAdicional, visivelCliente: true, origem };
    })
    .filter(({ data }) => data < agora);
}

function fimDaViagem(fim: Fim, dias: number, dice: Draw): Passo[] {
  const saiu: Passo = [dias, CODIGO.outros, "Saiu para entrega"];
  const ausente: Passo = [
    dias + 0.3,
    CODIGO.ausente,
    "Ninguém no endereço; nova tentativa no próximo dia útil",
  ];
  switch (fim) {
    case "entregue":
      return dice.fracao() < 0.2
        ? [
            saiu,
            ausente,
            [dias + 1, CODIGO.outros, "Saiu para entrega"],
            [dias + 1.3, CODIGO.entregue, "Recebido pelo destinatário"],
          ]
        : [saiu, [dias + 0.3, CODIGO.entregue, "Recebido pelo destinatário"]];
    case "devolvida":
      return [saiu, ausente, [dias + 9, CODIGO.devolvida, "Devolvido à loja após três tentativas"]];
    case "extraviada":
      return [[dias + 6, CODIGO.extraviada, "Volume não localizado"]];
    case "ocorrencia":
      return [saiu, [dias + 0.4, CODIGO.enderecoErrado, "Número não existe na rua"]];
  }
}
