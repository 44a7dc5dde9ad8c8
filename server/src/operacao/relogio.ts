import type { Relogio } from "@frete/contract/operacao";
import type { OperatorHandlers } from "../contract/operatorHandler.ts";
import { purgeCotacoes } from "../domain/cotacao/purgeCotacoes.ts";
import { forbidden, invalid } from "../http/errors.ts";
import type { MovableClock } from "../platform/clock.ts";
import type { Services } from "../platform/services.ts";
import { textos } from "./textos.ts";

const FIRST = Date.parse("1970-01-01T00:00:00Z");
const END = Date.parse("2201-01-01T00:00:00Z");

/**
 * Reads and moves the clock of the process in test mode, and does what is due by then; 403 in any other mode. The demonstration
 * and tests of rules about time (COT-040, COT-043, TRA-015, CHAT-LIST-002) are what it is for.
 */
export function relogioHandlers({ db, testClock }: Services) {
  const movable = (): MovableClock => {
    if (!testClock) throw forbidden(textos.relogioDaMaquina());
    return testClock;
  };
  const moveTo = async (clock: MovableClock, ahead: number, field: string): Promise<Relogio> => {
    const instant = clock.now() - clock.ahead + ahead;
    if (!(instant >= FIRST && instant < END)) throw invalid(field, textos.data());
    clock.move(ahead);
    await purgeCotacoes(db, clock);
    return read(clock);
  };
  return {
    lerRelogio: () => read(movable()),

    acertarRelogio: ({ body: { agora } }) => {
      const clock = movable();
      return moveTo(clock, Date.parse(agora) - (clock.now() - clock.ahead), "agora");
    },

    avancarRelogio: ({ body: { segundos } }) => {
      const clock = movable();
      return moveTo(clock, clock.ahead + segundos * 1000, "segundos");
    },

    soltarRelogio: () => moveTo(movable(), 0, "agora"),
  } satisfies Partial<OperatorHandlers>;
}

function read(clock: MovableClock): Relogio {
  return { agora: new Date(clock.now()).toISOString(), adiantado: Math.round(clock.ahead / 1000) };
}
