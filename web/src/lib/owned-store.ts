import { clear, createStore, delMany, get, getMany, keys, promisifyRequest, update } from 'idb-keyval';

/**
 * What this browser keeps for one owner at a time, where it outlives the page (IndexedDB). Storage may be blocked or full: then
 * nothing is read, and nothing fails.
 */
export function createOwnedStore(database: string, name: string) {
  let opened: ReturnType<typeof createStore> | undefined;
  const store = () => {
    opened ??= createStore(database, name);
    return opened;
  };
  return {
    read: <T>(owner: string, key: string) => attempt(() => get<T>(keyOf(owner, key), store())),
    /** Whatever has a key that begins so. */
    readAll: <T>(owner: string, begin: string) =>
      attempt(async () => {
        const all = await keys<string>(store());
        const found = all.filter((key) => key.startsWith(keyOf(owner, begin)));
        return (await getMany<T | undefined>(found, store())).filter((one) => one !== undefined);
      }),
    /** Asked within the transaction: what forgets everything either ran before it, or waits and takes this too. */
    writeWhile: (owner: string, key: string, value: unknown, holds: () => boolean) =>
      attempt(() =>
        store()('readwrite', (values) => {
          values.count().onsuccess = () => {
            if (holds()) values.put(value, keyOf(owner, key));
          };
          return promisifyRequest(values.transaction);
        }),
      ),
    /** Changes it in one step, whatever other tabs do meanwhile. */
    change: <T>(owner: string, key: string, to: (kept: T | undefined) => T) =>
      attempt(() => update<T>(keyOf(owner, key), to, store())),
    count: () => attempt(async () => (await keys(store())).length),
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
