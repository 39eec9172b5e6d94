import { clear, createStore, delMany, get, keys, update } from 'idb-keyval';

/**
 * What this browser keeps for one owner, as a user's id, where it outlives the page (IndexedDB). Storage may be blocked or full:
 * then it lasts as long as the page.
 */
export async function readKept<T>(owner: string, name: string): Promise<T | undefined> {
  return attempt(() => get<T>(keyOf(owner, name), store()));
}

/** Changes it in one step, whatever other tabs do meanwhile. */
export async function updateKept<T>(owner: string, name: string, change: (kept: T | undefined) => T) {
  await attempt(() => update<T>(keyOf(owner, name), change, store()));
}

/** When somebody signs out. */
export async function forgetKept(): Promise<void> {
  await attempt(() => clear(store()));
}

/** Of whoever has a link: no account's. */
export const linkOwner = 'link';

/** When somebody is signed in: what was kept for another user of this browser goes. */
export async function forgetKeptOfOthers(owner: string): Promise<void> {
  await attempt(async () => {
    const all = await keys<string>(store());
    await delMany(
      all.filter((key) => ![owner, linkOwner].some((one) => key.startsWith(keyOf(one, '')))),
      store(),
    );
  });
}

function keyOf(owner: string, name: string): string {
  return `${owner} ${name}`;
}

let opened: ReturnType<typeof createStore> | undefined;

function store() {
  opened ??= createStore('plateful', 'kept');
  return opened;
}

async function attempt<T>(use: () => Promise<T>): Promise<T | undefined> {
  try {
    return await use();
  } catch {
    return undefined;
  }
}
