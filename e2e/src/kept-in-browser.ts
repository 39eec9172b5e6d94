import type { Page } from '@playwright/test';

/** The keys of all user data stored in the browser. */
export function keysInBrowser(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const stored: string[] = [];
    for (const { name } of await indexedDB.databases()) {
      const opening = indexedDB.open(name!);
      const db = await new Promise<IDBDatabase>((resolve) => {
        opening.onsuccess = () => resolve(opening.result);
      });
      for (const store of db.objectStoreNames) {
        const reading = db.transaction(store).objectStore(store).getAllKeys();
        await new Promise((resolve) => {
          reading.onsuccess = resolve;
        });
        stored.push(...reading.result.map(String));
      }
      db.close();
    }
    return stored;
  });
}

/** The stored answer of the server to `route`, as text. */
export function answerInBrowser(page: Page, route: string): Promise<string> {
  return page.evaluate(async (begin) => {
    const opening = indexedDB.open('plateful-answers');
    const db = await new Promise<IDBDatabase>((resolve) => {
      opening.onsuccess = () => resolve(opening.result);
    });
    const store = db.transaction('answers').objectStore('answers');
    const [keys, values] = [store.getAllKeys(), store.getAll()];
    await new Promise((resolve) => {
      values.onsuccess = resolve;
    });
    db.close();
    return JSON.stringify(values.result[keys.result.findIndex((key) => String(key).includes(begin))]);
  }, route);
}

/** Amount of user data stored in the browser. */
export async function keptInBrowser(page: Page): Promise<number> {
  return (await keysInBrowser(page)).length;
}

/** Stores as many answers about recipes as if they had been opened; returns the number of stored answers. */
export function rememberRecipes(page: Page, count: number): Promise<number> {
  return page.evaluate(async (many) => {
    const opening = indexedDB.open('plateful-answers');
    const db = await new Promise<IDBDatabase>((resolve) => {
      opening.onsuccess = () => resolve(opening.result);
    });
    const store = db.transaction('answers', 'readwrite').objectStore('answers');
    const [keys, values] = [store.getAllKeys(), store.getAll()];
    await new Promise((resolve) => {
      values.onsuccess = resolve;
    });
    const first = keys.result.findIndex((key) => String(key).includes(' GET /api/recipe/'));
    for (let index = 0; index < many; index += 1) {
      store.put(values.result[first], `${keys.result[first]} ${index}`);
    }
    const counting = store.count();
    await new Promise((resolve) => {
      counting.onsuccess = resolve;
    });
    db.close();
    return counting.result;
  }, count);
}
