type Waiting<V> = { resolve: (value: V) => void; reject: (reason: unknown) => void };

/** Gathers what is asked for in one turn: many parts of a page, each with its own key, make one call of up to `most`. */
export function batched<V>(most: number, askAll: (keys: string[]) => Promise<(key: string) => V>) {
  const waiting = new Map<string, Waiting<V>[]>();

  function send() {
    const all = [...waiting];
    waiting.clear();
    for (let from = 0; from < all.length; from += most) void answer(all.slice(from, from + most));
  }

  async function answer(some: [string, Waiting<V>[]][]) {
    try {
      const valueAt = await askAll(some.map(([key]) => key));
      for (const [key, callers] of some) for (const { resolve } of callers) resolve(valueAt(key));
    } catch (error) {
      for (const [, callers] of some) for (const { reject } of callers) reject(error);
    }
  }

  return (key: string) =>
    new Promise<V>((resolve, reject) => {
      if (waiting.size === 0) setTimeout(send);
      waiting.set(key, [...(waiting.get(key) ?? []), { resolve, reject }]);
    });
}
