import type { Case } from "../../engine/case.ts";
import type { Verify } from "../../engine/verify.ts";
import { failure } from "../support/define.ts";
import type { CAMPOS } from "../support/situacoes.ts";

type Campo = (typeof CAMPOS)[number];

const FORM = /^(?<label>.*\S) inválido\. Aceito apenas: (?<listed>.+)$/;
/** Longest `mensagem`, in characters (GER-015): a longer list may end in `...` (NS-040). */
const LONGEST = 255;
const REST = ", ...";

/** A return with a value of a situation field that is not registered: the text must list those that are (ERR-005). */
export function refusedSituacao(
  campo: Campo,
  attempt: () => { body: object; registered: readonly string[] },
): Case {
  return failure("criarPedido", 400, {
    id: `ERR-005/${campo}`,
    rules: ["ERR-005", "REV-NOVO-005"],
    request: () => ({ body: attempt().body }),
    check: ({ body: { mensagem } }, verify) => verifyListed(campo, mensagem, attempt().registered, verify),
  });
}

function verifyListed(campo: Campo, mensagem: string, registered: readonly string[], verify: Verify): void {
  const { label, listed } = FORM.exec(mensagem)?.groups ?? {};
  if (label === undefined || listed === undefined) {
    const form = "must be `<field label> inválido. Aceito apenas: <value>, <value>`";
    verify.holds("/mensagem", false, form, mensagem, ["ERR-005"]);
    return;
  }
  verify.holds("/mensagem", plain(label).includes(firstWord(campo)), `must name ${campo}`, label, ["NS-077"]);
  // A value may itself hold a comma and a blank: both sides are cut there.
  const known = registered.flatMap((value) => value.split(", ")).sort();
  const whole = mensagem.slice(0, -listed.length) + registered.join(", ");
  if ([...whole].length <= LONGEST || !listed.endsWith(REST)) {
    verify.equal("/mensagem", listed.split(", ").sort(), known, ["ERR-005"]);
    return;
  }
  const others = listed
    .slice(0, -REST.length)
    .split(", ")
    .filter((value) => !known.includes(value));
  verify.equal("/mensagem", others, [], ["ERR-005"]);
}

/** In small letters without accents. */
const plain = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** The word that a field's name begins with, e.g. `motivo` of `motivoReversa`. */
const firstWord = (campo: Campo) => campo.replace(/[A-Z].*/, "");
