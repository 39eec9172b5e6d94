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
        const all = await keys<string>(store());
        const found = all.filter((key) => key.startsWith(keyOf(owner, begin)));
        return (await getMany<T | undefined>(found, store())).filter((one) => one !== undefined);
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
    change: <T>(owner: string, key: string, to: (kept: T | undefined) => T) =>
      attempt(() => update<T>(keyOf(owner, key), to, store())),
    count: () => attempt(async () => (await keys(store())).length),
    /** Keeps the `max` values that come first by `rank`: the lower, the better. */
    keepBest: <T>(max: number, rank: (key: string, value: T) => number) =>
      attempt(async () => {
        const all = await entries<string, T>(store());
        const ranked = all.map(([key, value]) => ({ key, rank: rank(key, value) }));
        const last = ranked.sort((one, other) => one.rank - other.rank).slice(max);
        const gone = last.map(({ key }) => key);
        await delMany(gone, store());
      }),
    forgetAll: () => attempt(() => clear(store())),
    forgetOthers: (owners: readonly string[]) =>
      attempt(async () => {
        const all = await keys<string>(store());
        const others = all.filter((key) => !owners.some((owner) => key.startsWith(keyOf(owner, ''))));
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
