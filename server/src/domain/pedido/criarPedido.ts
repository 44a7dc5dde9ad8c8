import { hash } from "node:crypto";
import type { LojaCaller, LojaHandler } from "../../contract/lojaHandler.ts";
import { conflict } from "../../http/errors.ts";
import type { Services } from "../../platform/services.ts";
import { catalogue } from "../cotacao/catalogue.ts";
import { quotationStore, withFreeCode } from "../cotacao/quotationStore.ts";
import { quoteCart } from "../cotacao/quoteCart.ts";
import type { StoreCache } from "../cotacao/storeCache.ts";
import { cadastroCache } from "../loja/cadastro.ts";
import { situacoesDaLoja } from "../reversa/situacoes.ts";
import { checkNovoPedido } from "./checkNovoPedido.ts";
import { checkReversa } from "./checkReversa.ts";
import { coletaPrevista } from "./coletaPrevista.ts";
import { completarEnvio } from "./completarEnvio.ts";
import { escolherOpcao } from "./escolherOpcao.ts";
import { type Gravacao, gravarPedidos } from "./gravarPedidos.ts";
import type { PedidoCompleto } from "./montarPedido.ts";
import { type NovoPedido, novoPedido } from "./novoPedido.ts";
import { pedidoPorNumero } from "./pedidoPorNumero.ts";
import { textosCriacao as textos } from "./textosCriacao.ts";

/**
 * POST /pedido/novo: creates a shipment order or a return with everything that is derived, or nothing (PED-NOVO-001..042,
 * REV-NOVO-001..014). The same request again gives the same order; another one under its number is refused (NS-030).
 */
export function criarPedido(services: Services, stores: StoreCache): LojaHandler<"criarPedido"> {
  const { db, clock, random } = services;
  const findPedido = pedidoPorNumero(db);
  const findSituacoes = situacoesDaLoja(db);
  const openCadastro = cadastroCache(db);
  const findCatalogue = catalogue(db);
  const cotacoes = { quote: quoteCart(services, stores), quotations: quotationStore(db) };
  const gravar = db.groupCommit<Gravacao>(gravarPedidos);

  const completar = async (novo: NovoPedido, caller: LojaCaller): Promise<PedidoCompleto> => {
    const { idLoja, versao, fusoHorario } = caller;
    const criadoEm = clock.now();
    const cadastro = await openCadastro(idLoja, versao);
    checkNovoPedido(novo, cadastro);
    await checkReversa(novo, idLoja, { findPedido, findSituacoes });
    const observacoes = coletaPrevista(novo, cadastro, criadoEm, fusoHorario);
    const escolha = await escolherOpcao(novo, cadastro, caller, cotacoes);
    const skus = novo.envios.flatMap(({ produtos }) => produtos.map(({ sku }) => sku));
    const catalogo = await findCatalogue(idLoja, escolha.cotacao.dadosEntrada.canal, skus);
    const envios = novo.envios.map((envio, index) =>
      completarEnvio(envio, `envio.${index}`, { cadastro, escolha, catalogo }),
    );
    return { novo, escolha, envios, observacoes, criadoEm };
  };

  return async ({ body }, caller) => {
    const { idLoja, fusoHorario } = caller;
    const novo = novoPedido(body);
    const corpoHash = hash("sha256", JSON.stringify(novo), "hex");
    let gravado = await findPedido(idLoja, novo);
    if (!gravado) {
      const completo = await completar(novo, caller);
      gravado = await withFreeCode(random, async (codigo) => {
        const chave = random.hex(16);
        const gravacao: Gravacao = {
          ...{ idLoja, fusoHorario, corpoHash, chave },
          ...comCodigo(completo, codigo, idLoja),
        };
        await gravar(gravacao);
        return gravacao.gravado;
      });
    }
    if (gravado?.corpo_hash !== corpoHash) throw conflict(textos.numeroEmUso());
    return { mensagem: textos.criado(), chavePedido: gravado.chave, numeroPedido: novo.numeroPedido };
  };
}

/** A new quotation gets its code and is stored with the order, like any other (PED-NOVO-010). */
function comCodigo(completo: PedidoCompleto, codigo: string, idLoja: number) {
  const { escolha, criadoEm } = completo;
  if (!escolha.isNew) return { completo, cotacao: null };
  const { retorno, ...rest } = escolha.cotacao;
  const cotacao = { retorno: { ...retorno, idCotacao: codigo }, ...rest };
  return {
    completo: { ...completo, escolha: { ...escolha, cotacao } },
    cotacao: {
      id_loja: idLoja,
      codigo,
      criada_em: criadoEm,
      canal: cotacao.dadosEntrada.canal,
      documento: JSON.stringify(cotacao),
    },
  };
}
