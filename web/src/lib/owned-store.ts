import {
  clear,
  createStore,
  delMany,
  entries,
  get,
  getMany,
  keys,
  promisifyRequest,
  update,
} from 'idb-keyval';

/**
 * Browser storage (IndexedDB) in which each entry belongs to one owner. If storage is blocked or full, reads return
 * undefined and writes do nothing.
 */
export function createOwnedStore(database: string, name: string) {
  let opened: ReturnType<typeof createStore> | undefined;
  const store = () => {
    opened ??= createStore(database, name);
    return opened;
  };
  return {
    read: <T>(owner: string, key: string) => attempt(() => get<T>(keyOf(owner, key), store())),
    /** All values whose key starts with `begin`. */
    readAll: <T>(owner: string, begin: string) =>
      attempt(async () => {
        const storedKeys = await keys<string>(store());
        const found = storedKeys.filter((key) => key.startsWith(keyOf(owner, begin)));
        return (await getMany<T | undefined>(found, store())).filter((value) => value !== undefined);
      }),
    /**
     * `holds` is checked within the transaction, so that a concurrent `forgetAll` has either run before it or also
     * deletes this value.
     */
    writeWhile: (owner: string, key: string, value: unknown, holds: () => boolean) =>
      attempt(() =>
        store()('readwrite', (values) => {
          values.count().onsuccess = () => {
            if (holds()) values.put(value, keyOf(owner, key));
          };
          return promisifyRequest(values.transaction);
        }),
      ),
    /** An atomic update, also across tabs. */
    change: <T>(owner: string, key: string, to: (current: T | undefined) => T) =>
      attempt(() => update<T>(keyOf(owner, key), to, store())),
    count: () => attempt(async () => (await keys(store())).length),
    /** Keeps the `max` values that come first by `rank`: the lower, the better. */
    keepBest: <T>(max: number, rank: (key: string, value: T) => number) =>
      attempt(async () => {
        const stored = await entries<string, T>(store());
        const ranked = stored.map(([key, value]) => ({ key, rank: rank(key, value) }));
        const last = ranked.sort((a, b) => a.rank - b.rank).slice(max);
        const removed = last.map(({ key }) => key);
        await delMany(removed, store());
      }),
    forgetAll: () => attempt(() => clear(store())),
    forgetOthers: (owners: readonly string[]) =>
      attempt(async () => {
        const storedKeys = await keys<string>(store());
        const others = storedKeys.filter((key) => !owners.some((owner) => key.startsWith(keyOf(owner, ''))));
        await delMany(others, store());
      }),
  };
}

function keyOf(owner: string, key: string): string {
  return `${owner} ${key}`;
}

async function attempt<T>(use: () => Promise<T>): Promise<T | undefined> {
  try {
    return await use();
  } catch {
    return undefined;
  }
}
