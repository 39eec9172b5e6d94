type Waiting<V> = { resolve: (value: V) => void; reject: (reason: unknown) => void };

/**
 * Batches the keys requested in the same tick into calls of up to `most` keys, so that many components of a page make
 * one request.
 */
export function batched<V>(max: number, askAll: (keys: string[]) => Promise<(key: string) => V>) {
  const waiting = new Map<string, Waiting<V>[]>();

  function send() {
    const all = [...waiting];
    waiting.clear();
    for (let from = 0; from < all.length; from += max) void answer(all.slice(from, from + max));
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
