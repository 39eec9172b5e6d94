import type { Log } from '#ports/log.ts';

export type BackgroundWork = {
  /** Starts `work`; errors are logged. */
  run(work: () => Promise<unknown>): void;
  /** Resolves when no work is running, for shutdown. */
  settled(): Promise<void>;
};

export function createBackgroundWork(log: Log, failure: string): BackgroundWork {
  const underWay = new Set<Promise<unknown>>();
  return {
    run(work) {
      const running: Promise<unknown> = work()
        .catch((error) => log.error({ err: error }, failure))
        .finally(() => underWay.delete(running));
      underWay.add(running);
    },
    async settled() {
      await Promise.all(underWay);
    },
  };
}
