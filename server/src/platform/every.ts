import type { Services } from "./services.ts";

/** Work that comes back. */
export interface Repeated {
  /** No further run; resolves when the one under way has ended. */
  stop(): Promise<void>;
}

/**
 * Runs `work` now and again `interval` ms after each run has ended. A run that fails is logged and does not keep the next
 * one from happening.
 */
export function every(interval: number, work: () => Promise<void>, log: Services["log"]): Repeated {
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  let running = run();

  async function run(): Promise<void> {
    try {
      await work();
    } catch (error) {
      log.error({ err: error }, "repeated work failed");
    }
    if (stopped) return;
    timer = setTimeout(() => {
      running = run();
    }, interval);
    timer.unref();
  }

  return {
    stop: () => {
      stopped = true;
      clearTimeout(timer);
      return running;
    },
  };
}
