import { conemb31Reader } from "./conemb31Reader.ts";
import { conemb50Reader } from "./conemb50Reader.ts";
import type { Conhecimento } from "./conhecimento.ts";
import { onlyKnownVersions } from "./onlyKnownVersions.ts";
import type { RecordReader } from "./recordReader.ts";
import { textos } from "./textos.ts";

/**
 * Reads PROCEDA CONEMB 3.1 and 5.0: records 320 to 329 are of the one, 520 to 529 of the other.
 *
 * @param fusoHorario zone of the loja, in which dates are meant
 */
export function conembReader(fusoHorario: string): RecordReader<Conhecimento> {
  const v31 = conemb31Reader(fusoHorario);
  const v50 = conemb50Reader(fusoHorario);
  const end = () => [...v31.end(), ...v50.end()];
  return onlyKnownVersions("CONEMB", {
    read(line, linha) {
      if (/^32\d/.test(line)) return v31.read(line, linha);
      if (/^52\d/.test(line)) return v50.read(line, linha);
      if (line.startsWith("000")) return end();
      return [{ linha, problema: textos.registroDesconhecido(line.slice(0, 3), "CONEMB") }];
    },
    lose: () => [...v31.lose(), ...v50.lose()],
    end,
  });
}
