type Waiting<V> = { resolve: (value: V) => void; reject: (reason: unknown) => void };

/**
 * Batches the keys requested in the same tick into calls of up to `most` keys, so that many components of a page make
 * one request.
 */
export function batched<V>(max: number, askAll: (keys: string[]) => Promise<(key: string) => V>) {
  const waiting = new Map<string, Waiting<V>[]>();

  function send() {
    const batch = [...waiting];
    waiting.clear();
    for (let from = 0; from < batch.length; from += max) void answer(batch.slice(from, from + max));
  }

  async function answer(chunk: [string, Waiting<V>[]][]) {
    try {
      const valueAt = await askAll(chunk.map(([key]) => key));
      for (const [key, callers] of chunk) for (const { resolve } of callers) resolve(valueAt(key));
    } catch (error) {
      for (const [, callers] of chunk) for (const { reject } of callers) reject(error);
    }
  }

  return (key: string) =>
    new Promise<V>((resolve, reject) => {
      if (waiting.size === 0) setTimeout(send);
      waiting.set(key, [...(waiting.get(key) ?? []), { resolve, reject }]);
    });
}
