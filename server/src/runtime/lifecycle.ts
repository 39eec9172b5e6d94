/** Below the 10 s after which the first platforms kill. */
const longestStopMs = 9000;

export type Lifecycle = {
  /** Runs at the end; what was started last is stopped first. */
  onStop(stop: () => unknown): void;
  isStopping(): boolean;
  stop(exitCode: number): Promise<void>;
};

/** Ends the process in order: on a signal, when npm is gone, or when `stop` is called. */
export function createLifecycle(): Lifecycle & { followParent(): void } {
  const stops: (() => unknown)[] = [];
  let stopping = false;

  async function stop(exitCode: number): Promise<void> {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), longestStopMs).unref();
    for (const stopOne of stops.toReversed()) {
      try {
        await stopOne();
      } catch (error) {
        console.error(error);
      }
    }
    process.exit(exitCode);
  }

  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (stopping) process.exit(1);
      void stop(0);
    });
  }

  return {
    onStop: (one) => void stops.push(one),
    isStopping: () => stopping,
    stop,
    /** npm ends its shell on SIGTERM and leaves us behind: a new parent means that npm is gone. */
    followParent() {
      const parent = process.ppid;
      setInterval(() => process.ppid !== parent && void stop(0), 200).unref();
    },
  };
}
