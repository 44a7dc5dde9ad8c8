import { inicial } from "./0001_inicial.ts";
import { pedidos } from "./0002_pedidos.ts";
import { chat } from "./0003_chat.ts";
import { plp } from "./0004_plp.ts";
import { eventos } from "./0005_eventos.ts";
import { aplicativos } from "./0006_aplicativos.ts";
import { assinatura } from "./0007_assinatura.ts";
import { plpAplicativo } from "./0008_plp_aplicativo.ts";
import { conciliacaoDecidida } from "./0009_conciliacao_decidida.ts";
import { auditoria } from "./0010_auditoria.ts";
import { deParaSku } from "./0011_de_para_sku.ts";
import { identificadores } from "./0012_identificadores.ts";
import { atoOperador } from "./0013_ato_operador.ts";
import { anonimizacao } from "./0014_anonimizacao.ts";
import { contagens } from "./0015_contagens.ts";
import { grupos } from "./0016_grupos.ts";
import { origens } from "./0017_origens.ts";
import { grupoDoPedido } from "./0018_grupo_do_pedido.ts";
import type { Migration } from "./migration.ts";

/** Every migration by its name, in order. */
export const migrations: ReadonlyMap<string, Migration> = new Map([
  ["0001_inicial", inicial],
  ["0002_pedidos", pedidos],
  ["0003_chat", chat],
  ["0004_plp", plp],
  ["0005_eventos", eventos],
  ["0006_aplicativos", aplicativos],
  ["0007_assinatura", assinatura],
  ["0008_plp_aplicativo", plpAplicativo],
  ["0009_conciliacao_decidida", conciliacaoDecidida],
  ["0010_auditoria", auditoria],
  ["0011_de_para_sku", deParaSku],
  ["0012_identificadores", identificadores],
  ["0013_ato_operador", atoOperador],
  ["0014_anonimizacao", anonimizacao],
  ["0015_contagens", contagens],
  ["0016_grupos", grupos],
  ["0017_origens", origens],
  ["0018_grupo_do_pedido", grupoDoPedido],
]);

/**
 * Those of them that only add what earlier releases need not know: they read and write beside it as before. Such a release still starts
 * on the newer schema, so that two of them can serve side by side and the newer one can be taken back. What does not stand here is
 * taken to change what they live on.
 */
export const additive: ReadonlySet<string> = new Set<string>([]);
