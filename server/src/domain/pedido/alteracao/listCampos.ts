import { textos } from "../textos.ts";
import { type Campo, refusalOfPart, sentFields } from "./campo.ts";

type Corpo = Readonly<Record<string, unknown>>;

/** Shipments per request (NS-079). */
const MAX_ENVIOS = 100;

/**
 * Every field of a change in the order sent, each with where it belongs (NS-044). Both names of the deadline are reported as
 * `prazoEntregaPedido` (PED-ALT-007).
 */
export function listCampos(corpo: Corpo, quantidadeEnvios: number): Campo[] {
  return sentFields(corpo, (part) => part).flatMap(([nome, valor]): Campo[] => {
    if (nome !== "envio") return [{ caminho: nome, valor, alvo: { grupo: "pedido", nome } }];
    if (!Array.isArray(valor) || valor.length > MAX_ENVIOS)
      return [refused("envio", valor, partRefusal(valor))];
    return valor.flatMap((envio: unknown, posicao) => camposDoEnvio(envio, posicao, quantidadeEnvios));
  });
}

function camposDoEnvio(envio: unknown, posicao: number, quantidadeEnvios: number): Campo[] {
  const base = `envio.${posicao}`;
  if (posicao >= quantidadeEnvios) return [refused(base, envio, textos.envioInexistente(quantidadeEnvios))];
  if (!isObject(envio)) return [refused(base, envio, partRefusal([envio]))];
  return sentFields(envio, (part) => ({ envio: [part] })).flatMap(([nome, valor]): Campo[] => {
    if (nome !== "notaFiscal") {
      const caminho = `${base}.${nome === "prazoDeEntrega" ? "prazoEntregaPedido" : nome}`;
      return [{ caminho, valor, alvo: { grupo: "envio", envio: posicao, nome } }];
    }
    if (!isObject(valor)) return [refused(`${base}.notaFiscal`, valor, partRefusal([{ notaFiscal: valor }]))];
    const fields = sentFields(valor, (part) => ({ envio: [{ notaFiscal: part }] }));
    return fields.map(([campo, dado]) => ({
      caminho: `${base}.notaFiscal.${campo}`,
      valor: dado,
      alvo: { grupo: "notaFiscal", envio: posicao, nome: campo },
    }));
  });
}

const partRefusal = (envio: unknown): string => refusalOfPart({ envio }) ?? textos.campoNaoAlteravel();

const refused = (caminho: string, valor: unknown, motivo: string): Campo => ({
  caminho,
  valor,
  alvo: { grupo: null, motivo },
});

const isObject = (value: unknown): value is Corpo =>
  typeof value === "object" && value !== null && !Array.isArray(value);
