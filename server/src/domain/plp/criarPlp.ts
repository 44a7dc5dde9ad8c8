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
import { lockPedidos } from "../pedido/pedidoRepository.ts";
import { type EnvioOrigem, enviosOfPedido } from "./enviosOfPedido.ts";
import { findPlpsOfEnvios } from "./plpRepository.ts";
import { textos } from "./textos.ts";

/** Size of `nomeUsuario` (PLP-001). */
const LONGEST_NAME = 35;

/** Orders whose shipments are read together: each may have a hundred. */
const AT_ONCE = 20;

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
      const pedidos = await findEnvios(trx, idLoja, body.pedidos);
      const envios = pedidos.map((own) => enviosOfPedido(own, filial.id, metodo.id));
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
        .flatMap((own) => own.map(({ id_pedido, id }) => ({ id_pedido, id_envio: id })))
        .map((row, posicao) => ({ id_loja: idLoja, codigo, posicao, ...row, ativa: 1 as const }));
      for (const some of chunks(rows)) await trx("plp_envio").insert(some);
      return codigo;
    });
    return { mensagem: textos.criada(), idPLP: String(codigoPLP), codigoPLP };
  };
}

/**
 * The shipments of each order, in the order of the keys; an order itself may have a megabyte, and is not read.
 * @throws HttpError 400 naming an order that the loja does not have, or that is repeated
 */
async function findEnvios(
  trx: Knex.Transaction,
  idLoja: number,
  documentos: PlpNova["pedidos"],
): Promise<EnvioOrigem[][]> {
  const idOf = new Map<string, number>();
  for (const some of chunks(documentos)) {
    const rows = await trx("pedido").select("id", "chave").where({ id_loja: idLoja }).whereIn("chave", some);
    for (const { id, chave } of rows) idOf.set(chave, id);
  }
  const named = new Set<string>();
  const ids = documentos.map((documento, index) => {
    const id = idOf.get(documento);
    if (id === undefined) throw invalid(`pedidos.${index}`, textos.pedidoNaoEncontrado());
    if (named.has(documento)) throw invalid(`pedidos.${index}`, textos.pedidoRepetido());
    named.add(documento);
    return id;
  });
  const envios: EnvioOrigem[] = [];
  // The sign keeps SQLite from walking all shipments of the loja by their key, to have them in this order.
  for (const some of chunks(ids, AT_ONCE))
    envios.push(
      ...(await trx("envio")
        .select("id", "id_pedido", "id_filial", "id_metodo")
        .where({ id_loja: idLoja })
        .whereIn("id_pedido", some)
        .orderByRaw("+id")),
    );
  const byPedido = Map.groupBy(envios, ({ id_pedido }) => id_pedido);
  return ids.map((id) => byPedido.get(id) ?? []);
}

/** A shipment is in one pre-list at a time, but for excluded ones: so a repeated request makes no second one. */
async function refuseTaken(
  trx: Knex.Transaction,
  idLoja: number,
  wanted: readonly (readonly EnvioOrigem[])[],
): Promise<void> {
  const ids = wanted.flatMap((envios) => envios.map(({ id }) => id));
  const taken = await findPlpsOfEnvios(trx, idLoja, ids);
  for (const [index, envios] of wanted.entries()) {
    const other = envios.map(({ id }) => taken.get(id)).find((codigo) => codigo !== undefined);
    if (other !== undefined) throw invalid(`pedidos.${index}`, textos.emOutraPlp(other));
  }
}
