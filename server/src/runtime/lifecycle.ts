/** Some platforms kill the process after 10 s. */
const maxStopMs = 9000;

export type Lifecycle = {
  /** Runs on shutdown, in reverse order of registration. */
  onStop(stop: () => unknown): void;
  isStopping(): boolean;
  stop(exitCode: number): Promise<void>;
};

/** Shuts the process down in order: on a signal, when npm exits, or when `stop` is called. */
export function createLifecycle(): Lifecycle & { followParent(): void } {
  const stops: (() => unknown)[] = [];
  let stopping = false;

  async function stop(exitCode: number): Promise<void> {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), maxStopMs).unref();
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
    onStop: (stop) => void stops.push(stop),
    isStopping: () => stopping,
    stop,
    /** On SIGTERM, npm ends its shell but not this process: a new parent process means that npm has exited. */
    followParent() {
      const parent = process.ppid;
      setInterval(() => process.ppid !== parent && void stop(0), 200).unref();
    },
  };
}
