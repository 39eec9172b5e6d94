import type { Page } from '@playwright/test';

/** The keys of all user data stored in the browser. */
export function keysInBrowser(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const all: string[] = [];
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
        all.push(...reading.result.map(String));
      }
      db.close();
    }
    return all;
  });
}

/** Amount of user data stored in the browser. */
export async function keptInBrowser(page: Page): Promise<number> {
  return (await keysInBrowser(page)).length;
}
