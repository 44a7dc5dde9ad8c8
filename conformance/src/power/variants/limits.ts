import { answers, jsonOf, refuses, sends } from "../mutate.ts";
import type { VariantTable } from "../variant.ts";

const OWN_LETTERS = "ABCDEFGHIJ";
const inLetters = (digits: string) => digits.replace(/\d/g, (digit) => OWN_LETTERS[Number(digit)] ?? "");
const inDigits = (text: string) =>
  text.replace(/\b[A-J]{11}/g, (letters) =>
    letters.replace(/./g, (each) => String(OWN_LETTERS.indexOf(each))),
  );
const POSTAL_CODE = "DM473124829BR";

/** Limits and forms that only decisions set. */
export const limitVariants: VariantTable = {
  "quotation-codes-in-letters": {
    does: "writes the codes of quotations in letters",
    decisions: ["NS-033"],
    modules: ["cotacao", "pedido"],
    wrap: () => async (sent, forward) => {
      const answered = await forward({
        ...sent,
        url: inDigits(sent.url),
        ...(jsonOf(sent) !== undefined && { body: Buffer.from(inDigits(sent.body.toString())) }),
      });
      if (jsonOf(answered) === undefined) return answered;
      const text = answered.body
        .toString()
        .replace(/("idCotacao":")(\d{11})/g, (_, name: string, code: string) => name + inLetters(code));
      return { ...answered, body: Buffer.from(text) };
    },
  },
  "below-zero-taken": {
    does: "takes amounts and measures below zero for what they are above it",
    decisions: ["NS-031"],
    modules: ["cotacao"],
    wrap: () =>
      sends("criarCotacao", ({ volumes }) => {
        for (const volume of volumes)
          for (const name of ["valorUnitario", "peso", "altura", "largura", "profundidade"] as const)
            if (typeof volume[name] === "number") volume[name] = Math.abs(volume[name]);
      }),
  },
  "any-tracking-code": {
    does: "takes a code of the postal service in any form",
    decisions: ["NS-037"],
    modules: ["pedido"],
    wrap: () =>
      sends("criarPedido", ({ envio }) => {
        for (const shipment of envio) {
          const { codigoRastreio: code } = shipment;
          const isOdd =
            typeof code === "string" &&
            /^[A-Z0-9]{5,20}$/i.test(code) &&
            !/^[A-Z]{2}\d{9}[A-Z]{2}$/.test(code);
          if (isOdd) shipment.codigoRastreio = POSTAL_CODE;
        }
      }),
  },
  "free-freight-finds-nothing": {
    does: "finds no carrier that is near enough to a freight of 0",
    decisions: ["NS-035"],
    modules: ["pedido"],
    wrap: () =>
      refuses(
        "criarPedido",
        ({ idCotacao, valorFretePedido }) => idCotacao === "transporteProximo" && valorFretePedido === 0,
      ),
  },
  "oldest-messages-first": {
    does: "gives the oldest 500 messages of a longer conversation",
    decisions: ["NS-056"],
    modules: ["chat"],
    wrap: () => {
      const oldest = new Map<string, unknown[]>();
      return answers("lerChat", (body, { sent }) => {
        if (body.mensagens.length < 500) return;
        const { idPedido = "" } = sent.path;
        const known = oldest.get(idPedido) ?? body.mensagens;
        oldest.set(idPedido, known);
        return { ...body, mensagens: known };
      });
    },
  },
};
