import { textAt } from "./fixedWidth.ts";
import type { RecordReader } from "./recordReader.ts";
import { textos } from "./textos.ts";

/** Where a record names the file: `CON50...`, `OCORR50...`. Records 320, 340, 520 ... do it at their start. */
const NOME_NO_INTERCAMBIO = { nome: "intercâmbio", from: 84, length: 12 };
const NOME_NO_DOCUMENTO = { nome: "documento", from: 4, length: 14 };

const INTERCAMBIO = /^000/;
const DOCUMENTO = /^\d[24]0/;

/** Two digits after the name; up to 31 they may be the day of the month that 3.1 writes there. */
const VERSAO = /^(?:CON|OCO)[A-Z]*([4-9])(\d)/;
const LIDA = "5.0";

/**
 * Passes lines on as long as the file is of a version that is read. Another one is told once, by the record that names it, and
 * what follows is left out until the next interchange.
 */
export function onlyKnownVersions<Registro>(
  layout: "CONEMB" | "OCOREN",
  reader: RecordReader<Registro>,
): RecordReader<Registro> {
  let isSkipping = false;
  return {
    read(line, linha) {
      const versao = versaoOf(line);
      if (versao === LIDA || (versao === undefined && INTERCAMBIO.test(line))) isSkipping = false;
      if (isSkipping) return [];
      if (versao === undefined || versao === LIDA) return reader.read(line, linha);
      isSkipping = true;
      return [...reader.end(), { linha, problema: textos.versao(layout, versao) }];
    },
    lose: () => (isSkipping ? [] : reader.lose()),
    end: () => reader.end(),
  };
}

function versaoOf(line: string): string | undefined {
  const place = INTERCAMBIO.test(line) ? NOME_NO_INTERCAMBIO : NOME_NO_DOCUMENTO;
  if (!INTERCAMBIO.test(line) && !DOCUMENTO.test(line)) return undefined;
  const [, major, minor] = VERSAO.exec(textAt(line, place)) ?? [];
  return major === undefined ? undefined : `${major}.${minor}`;
}
