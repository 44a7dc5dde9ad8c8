import type { RetornoCampo } from "@frete/contract/loja";
import { HttpError } from "../../../http/index.ts";
import { webAddress } from "../../../platform/webAddress.ts";
import { checkRastreio, needsRastreio } from "../checkRastreio.ts";
import { isChaveNF } from "../notaFiscal.ts";
import type { Envio, Pedido, Transporte } from "../pedido.ts";
import { textos } from "../textos.ts";
import { textosCriacao } from "../textosCriacao.ts";
import { type Campo, refusalOfPart } from "./campo.ts";
import { camposDaNotaFiscal, camposDoEnvio, camposDoPedido, type PutCampo } from "./camposSimples.ts";
import { type CampoDeTransporte, changeTransporte, isCampoDeTransporte } from "./changeTransporte.ts";
import { changeUnless, finalRefusal } from "./finalRefusal.ts";
import { listCampos } from "./listCampos.ts";
import type { Referencias } from "./referencias.ts";

/** Fields per request: a hundred shipments have a fifth of it, and every one costs a line of the answer. */
const MAX_CAMPOS = 10_000;

/** The order as a change leaves it, and the outcome of every field. */
export interface ChangedPedido {
  pedido: Pedido;
  retornos: RetornoCampo[];
}

/**
 * Changes the fields of an order that can be changed, each by itself: one that is refused says why and leaves the rest to
 * succeed (PED-ALT-002, PED-ALT-003, PED-ALT-011..PED-ALT-013, NS-044). The order given stays as it is.
 *
 * @throws HttpError 400 for more fields than any change has (NS-079)
 */
export function applyAlteracao(
  before: Pedido,
  corpo: Readonly<Record<string, unknown>>,
  referencias: Referencias,
): ChangedPedido {
  // What a change puts, it puts on the order, a shipment or an invoice; below them it replaces.
  const pedido = {
    ...before,
    envios: before.envios.map((envio) => ({ ...envio, notaFiscal: { ...envio.notaFiscal } })),
  };
  const campos = listCampos(corpo, pedido.envios.length);
  if (campos.length > MAX_CAMPOS) throw new HttpError(400, textos.camposDemais(MAX_CAMPOS));
  // Carriers first: whether a tracking code is right depends on the carrier.
  const outcome = changeTransportadoras(pedido, campos, referencias);
  const retornos = campos.map((campo) => ({
    campo: campo.caminho,
    mensagem: outcome.get(campo) ?? changeOne(pedido, campo, referencias),
  }));
  return { pedido, retornos };
}

function changeTransportadoras(
  pedido: Pedido,
  campos: readonly Campo[],
  referencias: Referencias,
): Map<Campo, string> {
  const groups = new Map<number, CampoDeTransporte[]>();
  for (const campo of campos) {
    const { alvo } = campo;
    if (alvo.grupo !== "envio" || !isCampoDeTransporte(alvo.nome)) continue;
    const group = groups.get(alvo.envio) ?? [];
    group.push({ campo, nome: alvo.nome });
    groups.set(alvo.envio, group);
  }
  const outcome = new Map<Campo, string>();
  for (const [index, group] of groups) {
    const envio = pedido.envios[index] as Envio;
    const sent = campos.findLast(
      ({ alvo }) => alvo.grupo === "envio" && alvo.envio === index && alvo.nome === "codigoRastreio",
    );
    const codigo = (typeof sent?.valor === "string" ? sent.valor : envio.codigoRastreio) || null;
    const refusalOf = (transporte: Transporte) => checkRastreio(transporte, codigo, needsRastreio(pedido));
    const refusal = finalRefusal(envio, "envio", "idMetodo");
    const changed = refusal === null ? envio : { ...envio };
    for (const [campo, text] of changeTransporte(changed, group, referencias, refusalOf))
      outcome.set(campo, refusal !== null && text === textos.sucesso() ? refusal : text);
  }
  return outcome;
}

/** Changes one field that stands by itself; returns its outcome. */
function changeOne(pedido: Pedido, { alvo, valor }: Campo, referencias: Referencias): string {
  if (alvo.grupo === null) return alvo.motivo;
  const { nome } = alvo;
  const { fusoHorario } = referencias.cadastro.loja;
  if (alvo.grupo === "pedido") {
    const refusal = () => refusalOfPart({ [nome]: valor });
    return put(pedido, camposDoPedido, nome, valor, fusoHorario, refusal);
  }
  const stored = pedido.envios[alvo.envio] as Envio;
  return changeUnless(finalRefusal(stored, alvo.grupo, nome), stored, (envio) =>
    alvo.grupo === "envio"
      ? changeEnvio(envio, nome, valor, fusoHorario, needsRastreio(pedido))
      : changeNotaFiscal(envio, nome, valor, referencias),
  );
}

function changeEnvio(
  envio: Envio,
  nome: string,
  valor: unknown,
  fusoHorario: string,
  isRequired: boolean,
): string {
  const refusal = () =>
    refusalOfPart({ envio: [{ [nome]: valor }] }) ?? refusalOfEnvio(envio, nome, valor, isRequired);
  return put(envio, camposDoEnvio, nome, valor, fusoHorario, refusal);
}

function changeNotaFiscal(envio: Envio, nome: string, valor: unknown, referencias: Referencias): string {
  const part = () => refusalOfPart({ envio: [{ notaFiscal: { [nome]: valor } }] });
  if (nome === "filialERP") return part() ?? changeFilial(envio, valor as string, referencias);
  const refusal = () => part() ?? (nome === "chave" ? refusalOfChave(valor as string, referencias) : null);
  return put(
    envio.notaFiscal,
    camposDaNotaFiscal,
    nome,
    valor,
    referencias.cadastro.loja.fusoHorario,
    refusal,
  );
}

function put<Owner>(
  dono: Owner,
  campos: Readonly<Record<string, PutCampo<Owner>>>,
  nome: string,
  valor: unknown,
  zone: string,
  refusal: () => string | null,
): string {
  const putCampo = Object.hasOwn(campos, nome) ? campos[nome] : undefined;
  if (!putCampo) return textos.campoNaoAlteravel();
  return refusal() ?? (putCampo(dono, valor, zone) ? textos.sucesso() : textos.jaAlterado());
}

/** What the contract cannot know: the forms of a postal code and of an address, and numbers that text can write but a record cannot hold. */
function refusalOfEnvio(
  { transporte }: Envio,
  nome: string,
  valor: unknown,
  isRequired: boolean,
): string | null {
  if (nome === "urlRastreioExterno" || nome === "linkComprovanteEntrega")
    return valor === "" || webAddress(valor as string) ? null : textosCriacao.enderecoInvalido();
  if (nome === "plp") return refusalOfPart({ envio: [{ plp: Number(valor) }] });
  if (nome !== "codigoRastreio") return null;
  return checkRastreio(transporte, (valor as string) || null, isRequired);
}

function refusalOfChave(chave: string, { cadastro }: Referencias): string | null {
  if (chave === "") return textos.vazio();
  return cadastro.loja.validarChaveNF && !isChaveNF(chave) ? textosCriacao.chaveInvalida() : null;
}

/** The branch that ships, as it is registered now (NS-010). */
function changeFilial({ notaFiscal }: Envio, filialErp: string, { cadastro }: Referencias): string {
  const row = cadastro.filiais.get(filialErp);
  if (!row) return textosCriacao.filialDesconhecida();
  if (notaFiscal.filialErp === filialErp) return textos.jaAlterado();
  const { id, nome, cidade, uf, cep } = row;
  Object.assign(notaFiscal, { filialErp, filial: { id, nome, cidade, uf, cep } });
  return textos.sucesso();
}
