import { daysBetween, formatTimestamp, isCivilDate, isCivilDateTime } from "../../../platform/time.ts";

const DIAS = [
  "domingo",
  "segunda-feira",
  "terça-feira",
  "quarta-feira",
  "quinta-feira",
  "sexta-feira",
  "sábado",
] as const;

const MESES = [
  "janeiro",
  "fevereiro",
  "março",
  "abril",
  "maio",
  "junho",
  "julho",
  "agosto",
  "setembro",
  "outubro",
  "novembro",
  "dezembro",
] as const;

/** A moment as people read it, and as machines do. */
export interface Moment {
  /** `YYYY-MM-DD`. */
  data: string;
  /** `HH:mm`; null when only the day is known. */
  hora: string | null;
}

/** The moment of an instant in the zone of the loja. */
export function momentOf(epochMs: number, zone: string): Moment {
  const text = formatTimestamp(epochMs, zone);
  return { data: text.slice(0, 10), hora: text.slice(11, 16) };
}

/** The moment of a civil text; midnight and the day's last second mean the day alone. Null when it is no date. */
export function civilMoment(text: string): Moment | null {
  if (isCivilDate(text)) return { data: text, hora: null };
  if (!isCivilDateTime(text)) return null;
  const hora = text.slice(11);
  const isDay = hora === "00:00:00" || hora === "23:59:59";
  return { data: text.slice(0, 10), hora: isDay ? null : hora.slice(0, 5) };
}

/** `terça-feira, 21 de julho`, with the year when it is another than today's; `hoje`, `ontem`, `amanhã` are put before it. */
export function longDay(data: string, hoje: string): string {
  const [ano, mes, dia] = data.split("-").map(Number) as [number, number, number];
  const semana = DIAS[new Date(Date.UTC(ano, mes - 1, dia)).getUTCDay()];
  const doAno = data.slice(0, 4) === hoje.slice(0, 4) ? "" : ` de ${ano}`;
  const extenso = `${semana}, ${dia === 1 ? "1º" : dia} de ${MESES[mes - 1]}${doAno}`;
  const perto = { "-1": "ontem", "0": "hoje", "1": "amanhã" }[String(daysBetween(hoje, data))];
  return perto === undefined ? extenso : `${perto}, ${extenso}`;
}

/** `21/07` or, in another year than today's, `21/07/2027`. */
export function shortDay(data: string, hoje: string): string {
  const [ano, mes, dia] = data.split("-");
  return ano === hoje.slice(0, 4) ? `${dia}/${mes}` : `${dia}/${mes}/${ano}`;
}

/** For the attribute of `<time>`. */
export const dateAttribute = ({ data, hora }: Moment): string => (hora === null ? data : `${data}T${hora}`);

export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
