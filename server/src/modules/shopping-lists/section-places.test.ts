import { shoppingBounds } from '@plateful/contract/bounds.ts';
import { timeOf } from '@plateful/domain/merging/hybrid-clock.ts';
import { expect, test } from 'vitest';
import { startTestServer } from '#testing/test-server.ts';

const now = new Date('2026-11-23T12:00:00Z');
const server = await startTestServer({ clock: { now: () => now } });
const path = '/api/section-places';
const at = (minutes: number, device = 'ourphone') => timeOf(now.getTime() + minutes * 60_000, 0, device);
const dairyFirst = { store: '', section: 'Dairy', place: -1, at: at(-5) };

test('an order of sections is kept with the account, by store', async () => {
  const ann = await server.user();
  expect((await ann.get(path)).body).toEqual({ places: [] });
  const places = [dairyFirst, { ...dairyFirst, store: 'Rewe', place: 3.5 }];
  const { body } = await ann.post(path, { places });
  expect(body).toEqual({ places });
  expect((await (await server.elsewhere(ann)).get(path)).body).toEqual({ places });
});

test('two devices that move different sections are both heard, and of two words about one the later stands', async () => {
  const ann = await server.user();
  const other = await server.elsewhere(ann);
  const later = { ...dairyFirst, place: 9, at: at(-1, 'yourfone') };
  await Promise.all([
    other.post(path, { places: [later, { ...later, section: 'Other' }] }),
    ann.post(path, { places: [dairyFirst, { ...dairyFirst, section: 'Produce' }] }),
  ]);
  await ann.post(path, { places: [dairyFirst] });
  const { body } = await ann.get(path);
  expect(body).toEqual({
    places: [later, { ...later, section: 'Other' }, { ...dairyFirst, section: 'Produce' }],
  });
});

test('a device whose clock is years ahead does not have the last word for ever', async () => {
  const ann = await server.user();
  await ann.post(path, { places: [{ ...dairyFirst, at: at(60 * 24 * 1000) }] });
  const { body } = await ann.post(path, { places: [{ ...dairyFirst, place: 2, at: at(1) }] });
  expect(body).toMatchObject({ places: [{ place: 2 }] });
});

test.each([
  { ...dairyFirst, section: 'Toys' },
  { ...dairyFirst, place: 1e9 },
  { ...dairyFirst, at: 'yesterday' },
  { ...dairyFirst, store: 'x'.repeat(shoppingBounds.store.maxLength + 1) },
])('%j is refused and changes nothing', async (wrong) => {
  const ann = await server.user();
  expect((await ann.post(path, { places: [dairyFirst, wrong] })).status).toBe(400);
  expect((await ann.get(path)).body).toEqual({ places: [] });
});

test('there is an end to stores', async () => {
  const ann = await server.user();
  const places = Array.from({ length: shoppingBounds.stores + 1 }, (_, index) => ({
    ...dairyFirst,
    store: `Store ${index}`,
  }));
  expect((await ann.post(path, { places })).body).toMatchObject({ code: 'limit_reached' });
  expect((await ann.post(path, { places: places.slice(1) })).status).toBe(200);
});

test('visitors are rejected, and users have their own', async () => {
  expect((await server.visitor().get(path)).status).toBe(401);
  expect((await server.visitor().post(path, { places: [dairyFirst] })).status).toBe(401);
  const [ann, bob] = [await server.user(), await server.user()];
  await ann.post(path, { places: [{ ...dairyFirst, userId: bob.id }] });
  expect((await bob.get(path)).body).toEqual({ places: [] });
});
