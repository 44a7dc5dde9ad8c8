import type { OcorrenciaRastreio, Ocorrencia as OcorrenciaRecord } from "@frete/contract/loja";
import { formatTimestamp } from "../../platform/time.ts";
import type { Ocorrencia } from "./pedido.ts";

/** A tracking occurrence of the order record (PED-REC-015). */
export function ocorrenciaRecord(ocorrencia: Ocorrencia, zone: string): OcorrenciaRecord {
  return {
    id: ocorrencia.id,
    data: formatTimestamp(ocorrencia.data, zone),
    idOcoren: ocorrencia.idOcoren,
    descricao: ocorrencia.descricao,
    informacaoAdicional: ocorrencia.informacaoAdicional || null,
    visivelCliente: ocorrencia.visivelCliente,
  };
}

/** The same in the tracking answer, with where it came from (RAST-001, NS-011). */
export function ocorrenciaRastreio(ocorrencia: Ocorrencia, zone: string): OcorrenciaRastreio {
  const { idUsuario, nomeUsuario, origem, data } = ocorrencia.origem;
  return {
    ...ocorrenciaRecord(ocorrencia, zone),
    origemDados: {
      idUsuario: idUsuario || null,
      nomeUsuario: nomeUsuario || null,
      origem,
      dataHora: formatTimestamp(data, zone),
    },
  };
}
