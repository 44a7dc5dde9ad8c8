import { invalid } from "../../http/errors.ts";
import { periodRange, type TimeRange } from "../../platform/time.ts";
import { textos } from "./textos.ts";

/**
 * The period `<start>TO<end>` in the loja's zone, both ends included (PED-LIST-005, PLP-007, NS-046).
 *
 * @throws HttpError 400 when an end is no date, or it ends before it starts
 */
export function periodoRange(periodo: string, fusoHorario: string): TimeRange {
  const [first = "", last = ""] = periodo.split("TO");
  const range = periodRange(first, last, fusoHorario);
  if (range === undefined) throw invalid("periodo", textos.periodoInvalido());
  if (range.end <= range.start) throw invalid("periodo", textos.periodoInvertido());
  return range;
}
