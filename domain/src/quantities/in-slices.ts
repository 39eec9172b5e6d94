/** Work in steps: between two of them others can be served. */
export type Steps<T> = Generator<undefined, T, undefined>;

/** Lets others be served before it resolves. */
export type Pause = () => Promise<unknown>;

/** Does all steps at once. */
function finish<T>(steps: Steps<T>): T {
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}

/** What is built once: by `get` at its first use, or before that by `load` in slices, so that `get` does not block. */
type BuiltOnce<T> = { get: () => T; load: (pause: Pause) => Promise<void> };

export function builtOnce<T>(build: () => Steps<T>): BuiltOnce<T> {
  let built: { value: T } | undefined;
  return {
    get: () => {
      built ??= { value: finish(build()) };
      return built.value;
    },
    load: async (pause) => {
      if (built) return;
      const value = await finishInSlices(build(), pause);
      built ??= { value };
    },
  };
}

/** The same for each key. */
export function builtOnceFor<K, T>(build: (key: K) => Steps<T>): (key: K) => BuiltOnce<T> {
  const all = new Map<K, BuiltOnce<T>>();
  return (key) => {
    const one = all.get(key) ?? builtOnce(() => build(key));
    all.set(key, one);
    return one;
  };
}

/** Pauses between steps. */
async function finishInSlices<T>(steps: Steps<T>, pause: Pause): Promise<T> {
  let step = steps.next();
  while (!step.done) {
    await pause();
    step = steps.next();
  }
  return step.value;
}
