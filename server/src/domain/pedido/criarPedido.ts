import type { LojaCaller, LojaHandler } from "../../contract/lojaHandler.ts";
import { type Breathe, breather, conflict } from "../../http/index.ts";
import type { Services } from "../../platform/services.ts";
import { byLojaOnPostgres } from "../../platform/storage/byLojaOnPostgres.ts";
import { cotacaoDocument } from "../cotacao/cotacaoDocument.ts";
import { cotacaoRepository, withFreeCode } from "../cotacao/cotacaoRepository.ts";
import { findCadastrados } from "../cotacao/findCatalogo.ts";
import type { QuotableLojas } from "../cotacao/quotableLojas.ts";
import { quoteCarrinho } from "../cotacao/quoteCarrinho.ts";
import { cadastroCache } from "../loja/cadastro.ts";
import { situacoesOfLoja } from "../reversa/situacoes.ts";
import type { CompletePedido } from "./buildPedido.ts";
import { checkNovoPedido } from "./checkNovoPedido.ts";
import { needsRastreio } from "./checkRastreio.ts";
import { checkReversa } from "./checkReversa.ts";
import { chooseOpcao } from "./chooseOpcao.ts";
import { coletaPrevista } from "./coletaPrevista.ts";
import { completeEnvio } from "./completeEnvio.ts";
import { insertPedidos, type PedidoInsertion, partsOf } from "./insertPedidos.ts";
import { pedidoByNumero } from "./pedidoByNumero.ts";
import { type NovoPedido, readNovoPedido } from "./readNovoPedido.ts";
import { isSameRequest, requestHash } from "./requestHash.ts";
import { textosCriacao as textos } from "./textosCriacao.ts";
import { withEstados } from "./withEstados.ts";

/**
 * POST /pedido/novo: creates a shipment order or a return with everything that is derived, or nothing (PED-NOVO-001..042,
 * REV-NOVO-001..014). The same request again gives the same order; another one under its number is refused (NS-030).
 */
export function criarPedido(services: Services, lojas: QuotableLojas): LojaHandler<"criarPedido"> {
  const { db, clock, random } = services;
  const findPedido = pedidoByNumero(db);
  const findSituacoes = situacoesOfLoja(db);
  const openCadastro = cadastroCache(db);
  const findRegistered = findCadastrados(db);
  const cotacoes = { quote: quoteCarrinho(services, lojas), cotacoes: cotacaoRepository(db) };
  const gravar = byLojaOnPostgres<PedidoInsertion>(db, insertPedidos, partsOf);

  const completar = async (
    sent: NovoPedido,
    caller: LojaCaller,
    breathe: Breathe,
  ): Promise<CompletePedido> => {
    const { idLoja, versao, fusoHorario } = caller;
    const criadoEm = clock.now();
    const cadastro = await openCadastro(idLoja, versao);
    const novo = withEstados(sent);
    checkNovoPedido(novo, cadastro);
    await checkReversa(novo, idLoja, { findPedido, findSituacoes });
    const observacoes = coletaPrevista(novo, cadastro, criadoEm, fusoHorario);
    await breathe();
    const chosen = await chooseOpcao(novo, cadastro, caller, cotacoes);
    await breathe();
    const skus = novo.envios.flatMap(({ produtos }) => produtos.map(({ sku }) => sku));
    const canal = chosen.cotacao.dadosEntrada.canal ?? "";
    const catalogo = chosen.catalogo ?? (await findRegistered(idLoja, canal, skus));
    const contexto = { cadastro, chosen, catalogo, needsRastreio: needsRastreio(novo) };
    const envios: CompletePedido["envios"][number][] = [];
    for (const [index, envio] of novo.envios.entries()) {
      envios.push(completeEnvio(envio, `envio.${index}`, contexto));
      const pause = breathe();
      if (pause) await pause;
    }
    return { novo, chosen, envios, observacoes, criadoEm };
  };

  return async ({ body }, caller) => {
    const { idLoja, fusoHorario } = caller;
    const breathe = breather();
    const novo = readNovoPedido(body, fusoHorario);
    await breathe();
    const corpoHash = await requestHash(novo, breathe);
    let stored = await findPedido(idLoja, novo);
    if (!stored) {
      const completo = await completar(novo, caller, breathe);
      stored = await withFreeCode(random, async (codigo) => {
        const chave = random.hex(16);
        const insertion: PedidoInsertion = {
          idLoja,
          fusoHorario,
          corpoHash,
          chave,
          ...comCodigo(completo, codigo, idLoja),
        };
        await gravar(insertion);
        return insertion.stored;
      });
    }
    if (!stored || !isSameRequest(stored.corpo_hash, corpoHash, novo)) throw conflict(textos.numeroEmUso());
    return { mensagem: textos.criado(), chavePedido: stored.chave, numeroPedido: novo.numeroPedido };
  };
}

/** A new quotation gets its code and is stored with the order, like any other (PED-NOVO-010). */
function comCodigo(completo: CompletePedido, codigo: string, idLoja: number) {
  const { chosen, criadoEm } = completo;
  if (!chosen.isNew) return { completo, cotacao: null };
  const { retorno, ...rest } = chosen.cotacao;
  const cotacao = { retorno: { ...retorno, idCotacao: codigo }, ...rest };
  return {
    completo: { ...completo, chosen: { ...chosen, cotacao } },
    cotacao: {
      id_loja: idLoja,
      codigo,
      criada_em: criadoEm,
      canal: cotacao.dadosEntrada.canal ?? "",
      documento: cotacaoDocument.render(cotacao),
      componentes: chosen.componentes,
    },
  };
}
