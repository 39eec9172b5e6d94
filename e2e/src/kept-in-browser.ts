import type { Page } from '@playwright/test';

/** How much of a person the browser keeps. */
export function keptInBrowser(page: Page): Promise<number> {
  return page.evaluate(async () => {
    let count = 0;
    for (const { name } of await indexedDB.databases()) {
      const opening = indexedDB.open(name!);
      const db = await new Promise<IDBDatabase>((resolve) => {
        opening.onsuccess = () => resolve(opening.result);
      });
      for (const store of db.objectStoreNames) {
        const counting = db.transaction(store).objectStore(store).count();
        await new Promise((resolve) => {
          counting.onsuccess = resolve;
        });
        count += counting.result;
      }
      db.close();
    }
    return count;
  });
}
