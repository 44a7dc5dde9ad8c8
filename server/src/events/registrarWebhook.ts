import type { WebhookNovo } from "@frete/contract/loja";
import type { LojaHandler } from "../contract/lojaHandler.ts";
import { HttpError, invalid } from "../http/errors.ts";
import { textos } from "../platform/push/textos.ts";
import type { Services } from "../platform/services.ts";
import type { Flag } from "../platform/storage/columnTypes.ts";
import type { WebhookRow } from "./eventTables.ts";
import { changeMode } from "./notificacao/changeMode.ts";
import { checkUrl } from "./webhook/checkUrl.ts";

const CONTROL = /[\u0000-\u001f\u007f]/;

/** POST /webhook/novo: replaces where and how the events of the loja are delivered (WHK-001..011, NS-027, NS-028). */
export function registrarWebhook({
  db,
  clock,
  vault,
  allowedNetworks = [],
}: Pick<Services, "db" | "clock" | "vault" | "allowedNetworks">): LojaHandler<"registrarWebhook"> {
  const seal = (secret: string | null, idLoja: number, campo: string): string | null => {
    if (secret === null) return null;
    if (vault === undefined) throw new HttpError(503, textos.semChave());
    return vault.seal(secret, { idLoja, campo });
  };

  return async ({ body }, { idLoja }) => {
    checkUrl(body.url, allowedNetworks);
    const { usuario, senha, token } = credentials(body);
    const { id_loja, ...cells }: WebhookRow = {
      id_loja: idLoja,
      url: body.url,
      tipo_autorizacao: body.tipoAutorizacao ?? null,
      usuario,
      senha_cifrada: seal(senha, idLoja, "webhook.senha"),
      token_cifrado: seal(token, idLoja, "webhook.token"),
      modulo: body.modulo ?? "webhook",
      rastreio: on(body.rastreio),
      prazo_adicional: on(body.prazoAdicional),
      aplicativo: on(body.aplicativo),
      metodo_envio: on(body.metodoEnvio),
      rastreio_enventos: on(body.rastreioEnventos),
      chat_transportadora: on(body.chatTransportadora),
      registrado_em: clock.now(),
    };
    await db.transaction(async (trx) => {
      await trx("webhook")
        .insert({ id_loja, ...cells })
        .onConflict("id_loja")
        .merge(cells);
      await changeMode(trx, idLoja, cells.modulo, cells.registrado_em);
    });
    return { mensagem: textos.cadastrado() };
  };
}

/** What the kind of authorization needs, and nothing else: the rest is not kept (WHK-005, WHK-006). */
function credentials({ tipoAutorizacao, usuario, senha, token }: WebhookNovo) {
  if (tipoAutorizacao === "Basic") {
    if (!usuario) throw invalid("usuario", textos.obrigatorio("Basic"));
    if (!senha) throw invalid("senha", textos.obrigatorio("Basic"));
    if (usuario.includes(":") || CONTROL.test(usuario)) throw invalid("usuario", textos.usuarioInvalido());
    if (CONTROL.test(senha)) throw invalid("senha", textos.senhaInvalida());
    return { usuario, senha, token: null };
  }
  if (tipoAutorizacao === "Bearer") {
    if (!token) throw invalid("token", textos.obrigatorio("Bearer"));
    if (!/^[\x21-\x7e]+$/.test(token)) throw invalid("token", textos.tokenInvalido());
    return { usuario: null, senha: null, token };
  }
  return { usuario: null, senha: null, token: null };
}

const on = (value = true): Flag => (value ? 1 : 0);
