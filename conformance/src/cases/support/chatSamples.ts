import type { FormPart } from "../../engine/formBody.ts";
import type { Profile, Transporte } from "../../profile/profile.ts";
import { cpfOf, envioPedido, pedidoEnvio, withCheckDigit } from "./pedidoSamples.ts";

/** Access key of an invoice: of this run and name only, with its check digit. */
export function transportedChaveNf({ run }: Profile, name: string): string {
  const hash = [...`${run}/${name}`].reduce(
    (sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 99_999_989,
    7,
  );
  const number = (length: number) => String(hash).padStart(length, "0");
  return withCheckDigit(`3526111122233300018155001${number(9)}1${number(8)}`);
}

/** Document of a customer whose orders are those of one group, not those of the lists of orders. */
export function cpfOfGroup(profile: Profile, grupo: string): string {
  return cpfOf({ ...profile, run: `${profile.run}-${grupo}` });
}

/** A shipment order that this carrier takes, with an invoice key of its own and a customer of its group. */
export function transportedPedido(
  profile: Profile,
  name: string,
  transporte?: Transporte,
  grupo = "TRANSPORTE",
) {
  const envio = envioPedido(profile);
  const pedido = pedidoEnvio(profile, name);
  const notaFiscal = { ...envio.notaFiscal, chave: transportedChaveNf(profile, name) };
  return {
    ...pedido,
    enderecoEntrega: { ...pedido.enderecoEntrega, cpfCnpj: cpfOfGroup(profile, grupo) },
    envio: [{ ...envio, ...(transporte ?? profile.fixtures.transportadora), notaFiscal }],
  };
}

/** An order of the second store. */
export function foreignPedido(profile: Profile, name: string) {
  const envio = envioPedido(profile);
  const notaFiscal = {
    ...envio.notaFiscal,
    chave: transportedChaveNf(profile, `${name}-2`),
    filialERP: profile.fixtures.filialAlheia,
  };
  return { ...pedidoEnvio(profile, name), envio: [{ ...envio, notaFiscal }] };
}

/** A file to send. */
export type SentFile = readonly [nome: string, conteudo: Uint8Array | (() => Uint8Array)];

/** A message with files: one in the field `anexo`, several in `anexo[]`. */
export function chatForm(mensagem: string | undefined, arquivos: readonly SentFile[]): FormPart[] {
  const name = arquivos.length === 1 ? "anexo" : "anexo[]";
  return [
    ...(mensagem === undefined ? [] : [{ name: "mensagem", text: mensagem }]),
    ...arquivos.map(([file, content]) => ({ name, file, content })),
  ];
}

/** Rules of what an answer says of the carrier; its shape is a decision (NS-068), what one of that shape says is not. */
export const rulesOfElegivel = (body: object): string[] => ["elegivel" in body ? "CHAT-MSG-012" : "NS-068"];
