import { expect, type Page } from '@playwright/test';

/** Creates a custom list on another device of the same user; returns its id. */
export async function makeList(page: Page, name: string, items: readonly string[]): Promise<string> {
  const created = await page.request.post('/api/shopping-lists', { data: { name } });
  expect(created.ok(), await created.text()).toBe(true);
  const { id } = (await created.json()).shoppingList;
  await changeElsewhere(
    page,
    id,
    items.map((ingredient) => ({
      item: crypto.randomUUID(),
      set: { ingredient, amount: 1, unit: 'whole', category: 'Other' },
    })),
  );
  return id;
}

type Change = { item: string | null; set: object };

/** Changes a list like another device of the same user. */
export async function changeElsewhere(page: Page, id: string, changes: readonly Change[]): Promise<void> {
  const now = Date.now().toString(16).padStart(12, '0');
  const operations = changes.map((change, place) => ({
    ...change,
    at: `${now}-${place.toString(16).padStart(4, '0')}-otherone`,
  }));
  const answer = await page.request.post(`/api/shopping-lists/${id}/sync`, {
    data: { since: 0, operations },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
}
