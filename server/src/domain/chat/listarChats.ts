import type { ChatResumo } from "@frete/contract/loja";
import type { LojaHandler } from "../../contract/lojaHandler.ts";
import { invalid } from "../../http/index.ts";
import type { Services } from "../../platform/services.ts";
import {
  addDays,
  dayRange,
  formatTimestampT,
  isCivilDate,
  localDate,
  type TimeRange,
} from "../../platform/time.ts";
import { type ChatFilter, chatPage } from "./chatPage.ts";
import type { ChatRow } from "./chatTables.ts";
import { textos } from "./textos.ts";

/** Days of the default period (CHAT-LIST-002). */
const DEFAULT_DAYS = 30;

/** GET /chats: the loja's conversations by their last message, newest first (CHAT-LIST-001..007). */
export function listarChats({ db, clock }: Services): LojaHandler<"listarChats"> {
  return async ({ query }, { idLoja, fusoHorario }) => {
    const { pagina, limite, situacao, idTransportadora } = query;
    const range = period(query, localDate(clock.now(), fusoHorario), fusoHorario);
    const filter: ChatFilter = { idLoja, range, situacao, idTransportadora };
    const { total, rows } = await chatPage(db.reader, filter, (pagina - 1) * limite, limite);
    return { pagina, limite, total, chats: rows.map((row) => resumo(row, fusoHorario)) };
  };
}

interface Period {
  dataInicio?: string;
  dataFim?: string;
}

/** @throws HttpError 400 for a date that is none, or a start after the end (NS-057) */
function period({ dataInicio, dataFim }: Period, today: string, fusoHorario: string): TimeRange {
  for (const [field, date] of Object.entries({ dataInicio, dataFim })) {
    if (date !== undefined && !isCivilDate(date)) throw invalid(field, textos.data());
  }
  const first = dataInicio ?? addDays(today, -DEFAULT_DAYS);
  const last = dataFim ?? today;
  const range = first > last ? undefined : dayRange(first, last, fusoHorario);
  if (!range) throw invalid("dataFim", textos.fimAntesDoInicio());
  return range;
}

function resumo(row: ChatRow, fusoHorario: string): ChatResumo {
  const ultima = formatTimestampT(row.ultima_em, fusoHorario);
  return {
    idChat: row.chave,
    idPedido: row.chave_pedido,
    tipoPedido: row.tipo_pedido,
    idTransportadora: row.id_transportadora,
    nomeTransportadora: row.nome_transportadora,
    situacao: row.situacao,
    subSituacao: row.sub_situacao,
    data: formatTimestampT(row.criado_em, fusoHorario),
    dataUltimaMensagem: ultima,
    qtdMensagens: row.qtd_mensagens,
    ultimaMensagem:
      row.qtd_mensagens === 0
        ? null
        : { mensagem: row.ultima_mensagem, origem: row.ultima_origem, data: ultima },
  };
}
