import { randomUUID } from 'node:crypto';
import { shoppingBounds } from '@plateful/contract/bounds.ts';
import type { ListChanges } from '@plateful/contract/shopping-lists.ts';
import { expect, test } from 'vitest';
import { addition, aList, at, emptyList, listOf, path, rowsOf, sync } from '#testing/lists.ts';
import { type Person, startTestServer } from '#testing/test-server.ts';

const server = await startTestServer();

test('a link lets others check items off without an account, until it is revoked', async () => {
  const ann = await server.user();
  const { id, items } = await aList(ann);
  const { shareToken } = (await ann.post(`${path}/${id}/share`)).body as { shareToken: string };
  const shared = `/api/shared-lists/${shareToken}`;
  const guest = server.visitor();
  const seen = await guest.get(shared);
  expect((seen.body as { list: ListChanges }).list.items).toHaveLength(items.length);
  expect(seen.text).not.toContain(ann.id);
  const operations = [{ item: items[0]!.id, at: at(0, 'theguest'), set: { checked: true } }];
  expect((await guest.post(`${shared}/sync`, { since: 0, operations })).status).toBe(200);
  expect((await listOf(ann, id)).items.filter((item) => item.checked)).toHaveLength(1);
  expect((await ann.delete(`${path}/${id}/share`)).status).toBe(200);
  expect((await guest.get(shared)).status).toBe(404);
  expect((await guest.post(`${shared}/sync`, { since: 0, operations })).status).toBe(404);
});

test('a link shows what an item is for, but neither the recipe’s id nor the day', async () => {
  const ann = await server.user();
  const { id, items } = await aList(ann);
  const meals = items.flatMap((item) => item.meals);
  expect(meals[0]).toMatchObject({ recipeId: expect.any(String), date: expect.any(String) });
  const { shareToken } = (await ann.post(`${path}/${id}/share`)).body as { shareToken: string };
  const shared = `/api/shared-lists/${shareToken}`;
  const operations = [{ item: items[0]!.id, at: at(0, 'theguest'), set: { note: 'two' } }];
  const answers = [
    await server.visitor().get(shared),
    await server.visitor().post(`${shared}/sync`, { since: 0, operations }),
  ];
  for (const { text } of answers) {
    expect(text).toContain(JSON.stringify(meals[0]!.title));
    for (const meal of meals)
      for (const secret of [meal.recipeId!, meal.date!]) expect(text).not.toContain(secret);
  }
});

async function sharedBy(person: Person, id: string): Promise<string> {
  const { body } = await person.post(`${path}/${id}/share`, {});
  return `/api/shared-lists/${(body as { shareToken: string }).shareToken}/sync`;
}

test('a guest with the link can fill only a part of a list, and the rest is left to its owner', async () => {
  const ann = await server.user();
  const id = await emptyList(ann);
  const shared = await sharedBy(ann, id);
  const guest = server.visitor();
  const send = () => {
    const operations = Array.from({ length: shoppingBounds.operations }, () => {
      const { item, at: time, set } = addition(randomUUID());
      return { item, at: time, set: { ...set, isRemoved: true } };
    });
    return guest.post(shared, { since: 0, operations });
  };
  for (let index = 0; index < 4; index += 1) expect((await send()).status).toBe(200);
  const refused = await send();
  expect([refused.status, refused.body]).toEqual([
    429,
    expect.objectContaining({ message: expect.stringContaining('ask its owner') }),
  ]);
  expect(await rowsOf(server, id)).toBe(shoppingBounds.maxRowsByLink);
  const added = randomUUID();
  expect((await sync(ann, id, [addition(added)])).status).toBe(200);
  // Items of the list can still be checked off through the link.
  const tick = { since: 0, operations: [{ item: added, at: at(1), set: { checked: true } }] };
  expect((await guest.post(shared, tick)).status).toBe(200);
});

test('a guest cannot rename or archive a list, but can restore one that the last check-off archived', async () => {
  const ann = await server.user();
  const id = await emptyList(ann);
  const shared = await sharedBy(ann, id);
  const guest = server.visitor();
  const change = (hours: number, set: object) =>
    guest.post(shared, { since: 0, operations: [{ item: null, at: at(hours), set }] });
  for (const set of [{ name: 'Mine' }, { isArchived: true }]) {
    const { status, body } = await change(1, set);
    expect([status, body]).toEqual([403, expect.objectContaining({ code: 'forbidden' })]);
  }
  expect(await listOf(ann, id)).toMatchObject({ name: 'Market', isArchived: false });
  const added = randomUUID();
  await sync(ann, id, [addition(added)]);
  const ticked = { since: 0, operations: [{ item: added, at: at(1), set: { checked: true } }] };
  expect((await guest.post(shared, ticked)).body).toMatchObject({ isArchived: true });
  expect((await change(3, { isArchived: false })).body).toMatchObject({ isArchived: false });
});
