import type { ShoppingList } from '@plateful/contract/shopping-lists.ts';
import { expect, test } from 'vitest';
import { aShortList, generate, path, range } from '#testing/lists.ts';
import { startTestServer } from '#testing/test-server.ts';

const server = await startTestServer();

test('lists are returned newest first', async () => {
  const ann = await server.user();
  const first = await aShortList(server, ann);
  const second = (await generate(ann, { ...range, endDate: '2026-11-28' })).list;
  const { shoppingLists } = (await ann.get(path)).body as { shoppingLists: ShoppingList[] };
  expect(shoppingLists.map((list) => list.id)).toEqual([second.id, first.id]);
  expect(first.name).toBe('Nov 23 – Nov 29');
});

test('a checked item stays checked, and the last one archives the list', async () => {
  const ann = await server.user();
  const list = await aShortList(server, ann);
  const [first, second] = list.items;
  const half = [{ ...first, checked: true }, second];
  expect(
    (await ann.send('PATCH', `${path}/${list.id}`, { items: half, isArchived: false })).body,
  ).toMatchObject({
    shoppingList: { isArchived: false, items: [{ checked: true }, { checked: false }] },
  });
  const checkedItems = list.items.map((item) => ({ ...item, checked: true }));
  expect((await ann.send('PATCH', `${path}/${list.id}`, { items: checkedItems })).body).toMatchObject({
    shoppingList: { isArchived: true },
  });
});

test('items may arrive as JSON text and are stored as a list', async () => {
  const ann = await server.user();
  const list = await aShortList(server, ann);
  const items = JSON.stringify([{ ingredient: 'salt', amount: '1', unit: 'pinch' }]);
  expect((await ann.send('PATCH', `${path}/${list.id}`, { items })).body).toMatchObject({
    shoppingList: { items: [{ ingredient: 'salt', amount: 1, category: 'Other', checked: false }] },
  });
});

test('a list is archived by hand and deleted', async () => {
  const ann = await server.user();
  const list = await aShortList(server, ann);
  expect((await ann.send('PATCH', `${path}/${list.id}`, { isArchived: true })).body).toMatchObject({
    shoppingList: { isArchived: true, items: list.items },
  });
  expect((await ann.delete(`${path}/${list.id}`)).body).toEqual({ success: true });
  expect((await ann.get(path)).body).toEqual({ shoppingLists: [] });
});

test.each([
  [{}, 'Send `items` or `isArchived`'],
  [{ items: [{ ingredient: '', amount: 1, unit: 'g' }] }, 'Ingredient name required'],
  [
    { items: [{ ingredient: 'salt', amount: -1, unit: 'g' }] },
    'Amount in entry 1 of items must be at least 0',
  ],
  [{ items: 'not json' }, 'Items must be a list'],
  [{ isArchived: 'yes' }, 'Archived must be true or false'],
])('a change to %j is rejected and loses nothing', async (change, message) => {
  const ann = await server.user();
  const list = await aShortList(server, ann);
  const answer = await ann.send('PATCH', `${path}/${list.id}`, change);
  expect(answer.status).toBe(400);
  expect(answer.body).toMatchObject({ message: expect.stringContaining(message) });
  expect((await ann.get(path)).body).toMatchObject({ shoppingLists: [{ items: list.items }] });
});

test('visitors are rejected', async () => {
  const stranger = server.visitor();
  const id = crypto.randomUUID();
  for (const answer of [
    await stranger.get(path),
    await stranger.post('/api/generate-shopping-list', range),
    await stranger.send('PATCH', `${path}/${id}`, { isArchived: true }),
    await stranger.delete(`${path}/${id}`),
  ]) {
    expect(answer.status).toBe(401);
  }
});

test("a user cannot see, change or delete another user's list", async () => {
  const [ann, bob] = [await server.user(), await server.user()];
  const list = await aShortList(server, ann);
  expect((await bob.get(path)).body).toEqual({ shoppingLists: [] });
  expect((await bob.send('PATCH', `${path}/${list.id}`, { isArchived: true })).status).toBe(404);
  expect((await bob.delete(`${path}/${list.id}`)).status).toBe(404);
  expect((await ann.get(path)).body).toMatchObject({ shoppingLists: [{ id: list.id, isArchived: false }] });
});

test('checking off one item by its id through the API changes nothing else', async () => {
  const ann = await server.user();
  const list = await aShortList(server, ann);
  const [first, second] = list.items;
  const item = (id: string) => `${path}/${list.id}/items/${id}`;
  const { body } = await ann.patch(item(first!.id), { checked: true });
  const { items } = (body as { shoppingList: ShoppingList }).shoppingList;
  expect(items).toEqual([{ ...first, checked: true }, second]);
  expect((await ann.patch(item(first!.id), {})).body).toMatchObject({
    message: 'Send at least one field to change',
  });
  expect((await ann.patch(item(crypto.randomUUID()), { checked: true })).status).toBe(404);
  const done = await ann.patch(item(second!.id), { checked: true });
  expect(done.body).toMatchObject({ shoppingList: { isArchived: true } });
});

test('a list that a client creates with an id of its own is created once', async () => {
  const [ann, bob] = [await server.user(), await server.user()];
  const id = crypto.randomUUID();
  const answers = await Promise.all(
    [1, 2].map(() => ann.post('/api/shopping-lists', { id, name: 'Market' })),
  );
  for (const { status, body } of answers) {
    expect([status, (body as { shoppingList: { id: string } }).shoppingList.id]).toEqual([200, id]);
  }
  const { body } = await ann.get('/api/shopping-lists');
  expect((body as { shoppingLists: object[] }).shoppingLists).toHaveLength(1);
  expect((await bob.post('/api/shopping-lists', { id, name: 'Mine' })).status).toBe(400);
  expect((await bob.get(`/api/shopping-lists/${id}`)).status).toBe(404);
  expect((await ann.post('/api/shopping-lists', { id: 'mine', name: 'Market' })).status).toBe(400);
});
