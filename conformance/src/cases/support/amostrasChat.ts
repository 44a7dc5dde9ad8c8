import type { FormPart } from "../../engine/formBody.ts";
import type { Profile, Transporte } from "../../profile/profile.ts";
import { cpfDe, envioPedido, pedidoEnvio } from "./amostrasPedido.ts";

/** Access key of an invoice: of this run and name only, with its check digit. */
export function chaveNfDe({ run }: Profile, name: string): string {
  const hash = [...`${run}/${name}`].reduce(
    (sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 99_999_989,
    7,
  );
  const digits = `3526111122233300018155001${String(hash).padStart(9, "0")}1${String(hash).padStart(8, "0")}`;
  const sum = [...digits]
    .reverse()
    .reduce((total, digit, index) => total + Number(digit) * (2 + (index % 8)), 0);
  const rest = 11 - (sum % 11);
  return `${digits}${rest > 9 ? 0 : rest}`;
}

/** Document of a customer whose orders are those of one group, not those of the lists of orders. */
export function cpfDoGrupo(profile: Profile, grupo: string): string {
  return cpfDe({ ...profile, run: `${profile.run}-${grupo}` });
}

/** A shipment order that this carrier takes, with an invoice key of its own and a customer of its group. */
export function pedidoTransportado(
  profile: Profile,
  name: string,
  transporte?: Transporte,
  grupo = "TRANSPORTE",
) {
  const envio = envioPedido(profile);
  const pedido = pedidoEnvio(profile, name);
  const notaFiscal = { ...envio.notaFiscal, chave: chaveNfDe(profile, name) };
  return {
    ...pedido,
    enderecoEntrega: { ...pedido.enderecoEntrega, cpfCnpj: cpfDoGrupo(profile, grupo) },
    envio: [{ ...envio, ...(transporte ?? profile.fixtures.transportadora), notaFiscal }],
  };
}

/** An order of the second store. */
export function pedidoAlheio(profile: Profile, name: string) {
  const envio = envioPedido(profile);
  const notaFiscal = {
    ...envio.notaFiscal,
    chave: chaveNfDe(profile, `${name}-2`),
    filialERP: profile.fixtures.filialAlheia,
  };
  return { ...pedidoEnvio(profile, name), envio: [{ ...envio, notaFiscal }] };
}

/** A file to send. */
export type Arquivo = readonly [nome: string, conteudo: Uint8Array | (() => Uint8Array)];

/** A message with files: one in the field `anexo`, several in `anexo[]`. */
export function formulario(mensagem: string | undefined, arquivos: readonly Arquivo[]): FormPart[] {
  const name = arquivos.length === 1 ? "anexo" : "anexo[]";
  return [
    ...(mensagem === undefined ? [] : [{ name: "mensagem", text: mensagem }]),
    ...arquivos.map(([file, content]) => ({ name, file, content })),
  ];
}
