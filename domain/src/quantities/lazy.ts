/** Work in slices, so that the event loop can handle other requests in between. */
export type SlicedWork<T> = Generator<undefined, T, undefined>;

/** Resolves after the event loop has handled what waits. */
export type Pause = () => Promise<unknown>;

/** Does all slices at once. */
function finish<T>(work: SlicedWork<T>): T {
  let slice = work.next();
  while (!slice.done) slice = work.next();
  return slice.value;
}

/** A value that `get` builds at its first use, unless `load` has built it in slices before, so that `get` does not block. */
type Lazy<T> = { get: () => T; load: (pause: Pause) => Promise<void> };

export function lazy<T>(build: () => SlicedWork<T>): Lazy<T> {
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

/** A lazy value for each key. */
export function lazyByKey<K, T>(build: (key: K) => SlicedWork<T>): (key: K) => Lazy<T> {
  const values = new Map<K, Lazy<T>>();
  return (key) => {
    const value = values.get(key) ?? lazy(() => build(key));
    values.set(key, value);
    return value;
  };
}

/** Pauses between slices. */
async function finishInSlices<T>(work: SlicedWork<T>, pause: Pause): Promise<T> {
  let slice = work.next();
  while (!slice.done) {
    await pause();
    slice = work.next();
  }
  return slice.value;
}
