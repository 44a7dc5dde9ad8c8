import type { PlpNova } from "@frete/contract/loja";
import type { Knex } from "knex";
import type { LojaHandler } from "../../contract/lojaHandler.ts";
import { invalid } from "../../http/errors.ts";
import type { Services } from "../../platform/services.ts";
import { chunks } from "../../platform/storage/chunks.ts";
import { sequence } from "../../platform/storage/sequence.ts";
import { findFilial } from "../loja/findFilial.ts";
import { findMetodo } from "../loja/findMetodo.ts";
import { holdVersion } from "../loja/lojaVersion.ts";
import type { Pedido } from "../pedido/pedido.ts";
import { findPedidos, lockPedidos } from "../pedido/pedidoRepository.ts";
import { enviosOfPedido } from "./enviosOfPedido.ts";
import { findPlpsOfEnvios } from "./plpRepository.ts";
import { textos } from "./textos.ts";

/** Size of `nomeUsuario` (PLP-001). */
const LONGEST_NAME = 35;

/**
 * POST /plp/novo: a pending pre-list of the shipments that the orders named send from this branch by this method (NS-025).
 * What keeps a shipment from closing does not keep it out: it is told in `erros` (NS-067).
 */
export function criarPlp({ db, clock }: Services): LojaHandler<"criarPlp"> {
  return async ({ body }, { idLoja, nomeLoja }) => {
    const codigoPLP = await db.transaction(async (trx) => {
      await holdVersion(trx, idLoja);
      await lockPedidos(trx, idLoja);
      const filial = await findFilial(trx, idLoja, body.filialERP);
      if (!filial) throw invalid("filialERP", textos.filialNaoEncontrada());
      const metodo = await findMetodo(trx, idLoja, body.idMetodo);
      if (!metodo) throw invalid("idMetodo", textos.metodoNaoEncontrado());
      const pedidos = await findDocumentos(trx, idLoja, body.pedidos);
      const envios = pedidos.map((pedido) => ({
        pedido,
        envios: enviosOfPedido(pedido, filial.id, metodo.id),
      }));
      await refuseTaken(trx, idLoja, envios);
      const codigo = await sequence(trx, idLoja, "plp");
      await trx("plp").insert({
        id_loja: idLoja,
        codigo,
        status: "Pendente",
        data: clock.now(),
        id_filial: filial.id,
        filial_erp: body.filialERP,
        id_transportadora: metodo.id_transportadora,
        transportadora: metodo.transportadora,
        id_metodo: metodo.id,
        metodo_envio: metodo.nome,
        nome_usuario: [...nomeLoja].slice(0, LONGEST_NAME).join(""),
      });
      const rows = envios
        .flatMap(({ pedido, envios: own }) => own.map(({ id }) => ({ id_pedido: pedido.id, id_envio: id })))
        .map((row, posicao) => ({ id_loja: idLoja, codigo, posicao, ...row, ativa: 1 as const }));
      for (const some of chunks(rows)) await trx("plp_envio").insert(some);
      return codigo;
    });
    return { mensagem: textos.criada(), idPLP: String(codigoPLP), codigoPLP };
  };
}

/** The orders in the order of their keys. @throws HttpError 400 naming one that the loja does not have, or that is repeated */
async function findDocumentos(
  trx: Knex.Transaction,
  idLoja: number,
  documentos: PlpNova["pedidos"],
): Promise<Pedido[]> {
  const found = await findPedidos(trx, idLoja, "chave", documentos);
  const byKey = new Map(found.map(({ pedido }) => [pedido.chave, pedido]));
  return documentos.map((documento, index) => {
    const pedido = byKey.get(documento);
    if (!pedido) throw invalid(`pedidos.${index}`, textos.pedidoNaoEncontrado());
    if (documentos.indexOf(documento) < index) throw invalid(`pedidos.${index}`, textos.pedidoRepetido());
    return pedido;
  });
}

/** A shipment is in one pre-list at a time, but for excluded ones: so a repeated request makes no second one. */
async function refuseTaken(
  trx: Knex.Transaction,
  idLoja: number,
  wanted: readonly { envios: readonly { id: number }[] }[],
): Promise<void> {
  const ids = wanted.flatMap(({ envios }) => envios.map(({ id }) => id));
  const taken = await findPlpsOfEnvios(trx, idLoja, ids);
  for (const [index, { envios }] of wanted.entries()) {
    const other = envios.map(({ id }) => taken.get(id)).find((codigo) => codigo !== undefined);
    if (other !== undefined) throw invalid(`pedidos.${index}`, textos.emOutraPlp(other));
  }
}
