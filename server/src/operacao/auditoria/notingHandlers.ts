import { operations } from "@frete/contract/operacao";
import type { OperatorCaller, OperatorHandlers } from "../../contract/operatorHandler.ts";
import type { Database } from "../../platform/storage/database.ts";
import { currentAto } from "./ato.ts";

/** Operations that change nothing although they have a body. */
const LOOKS: readonly string[] = ["explicarCotacao"];

type AnyRequest = { path: Record<string, unknown>; body?: unknown; requestId: string };
type AnyHandler = (request: AnyRequest, caller: OperatorCaller) => unknown;

/**
 * Makes handlers whose changes are noted by the transactions of `db` (see `notingDatabase`): one entry for each request that was not
 * refused, also where nothing had to be written.
 */
export function notingHandlers(handlers: OperatorHandlers, db: Database): OperatorHandlers {
  const noting = ([operacao, handler]: [string, AnyHandler]): [string, AnyHandler] => [
    operacao,
    (request, caller) => {
      if (isSimulated(request)) return handler(request, caller);
      const { idLoja, ...keys } = request.path;
      const ato = {
        operador: caller.token,
        operacao,
        idLoja: idLoja as number | undefined,
        chave: chaveOf(keys),
        idRequisicao: request.requestId,
        isTaken: false,
      };
      return currentAto.run(ato, async () => {
        const answer = await handler(request, caller);
        if (!ato.isTaken) await db.transaction(async () => undefined);
        return answer;
      });
    },
  ];
  const all = Object.entries(handlers as unknown as Record<string, AnyHandler>);
  return Object.fromEntries(
    all.map((entry) => (isChange(entry[0]) ? noting(entry) : entry)),
  ) as unknown as OperatorHandlers;
}

function isChange(id: string): boolean {
  return operations[id as keyof typeof operations].method !== "GET" && !LOOKS.includes(id);
}

/** Told what would be done, nothing is changed. */
function isSimulated({ body }: AnyRequest): boolean {
  return (body as { simular?: unknown } | undefined)?.simular === true;
}

function chaveOf(keys: Record<string, unknown>): string | undefined {
  const parts = Object.entries(keys).map(([name, value]) => `${name}=${value}`);
  return parts.length === 0 ? undefined : parts.join(" ");
}
