import { timeOf } from '@plateful/domain/merging/hybrid-clock.ts';
import { expect, test, vi } from 'vitest';
import { collectEvents } from '#testing/collect-events.ts';
import { keyFor } from '#testing/key-requests.ts';
import { mailAbout } from '#testing/mailbox.ts';
import { type Person, startTestServer } from '#testing/test-server.ts';

const server = await startTestServer({ env: { TRUST_PROXY: 'true' } });
const { origin } = server;
const lists = '/api/shopping-list-events';

async function listOf(person: Person): Promise<string> {
  const { body } = await person.post('/api/shopping-lists', { name: 'For Saturday' });
  return (body as { shoppingList: { id: string } }).shoppingList.id;
}

async function linkTo(person: Person, id: string): Promise<string> {
  const { body } = await person.post(`/api/shopping-lists/${id}/share`);
  return `/api/shared-lists/${(body as { shareToken: string }).shareToken}/events`;
}

type Page = ReturnType<typeof collectEvents>;

/** Waits until the page receives a change, so that its stream is known to be open. */
async function receivesChange(page: Page, person: Person, id: string) {
  const before = page.received().length;
  await vi.waitFor(
    async () => {
      const tick = {
        since: 0,
        operations: [
          { item: crypto.randomUUID(), at: at(), set: { ingredient: 'Leek', amount: 1, unit: '' } },
        ],
      };
      await person.post(`/api/shopping-lists/${id}/sync`, tick);
      expect(page.received().slice(before)).toContain('changed');
    },
    { timeout: 10_000, interval: 200 },
  );
}
let millis = Date.now();
function at() {
  millis += 1;
  return timeOf(millis, 0, '00000001');
}

function endsSoon(page: Page): Promise<string> {
  const late = new Promise<string>((resolve) => setTimeout(resolve, 5000, 'still open'));
  return Promise.race([page.ended.then(() => 'ended'), late]);
}

const form = (values: Record<string, string>) => new URLSearchParams(values);

const ways: [how: string, end: (ann: Person) => Promise<unknown>][] = [
  ['signing out', (ann) => ann.post('/api/auth/logout')],
  [
    'a new password by a mailed link',
    async (ann) => {
      await server.visitor().send('POST', '/auth/forgot-password', form({ email: ann.email }));
      const { link } = await mailAbout(server, ann.email, 'Choose a new');
      const token = new URL(link).searchParams.get('token')!;
      await server
        .visitor()
        .send('POST', '/auth/new-password', form({ token, password: 'a kettle full of thyme' }));
    },
  ],
  ['deleting the account', (ann) => ann.delete('/api/account')],
];

test.each(ways)(
  'streams of lists and of the week end with %s, on every device that it signs out',
  async (_, end) => {
    const ann = await server.register();
    const id = await listOf(ann);
    const [page, week] = [collectEvents(ann, origin, lists), collectEvents(ann, origin, '/api/week-events')];
    await receivesChange(page, ann, id);
    await end(ann);
    expect([await endsSoon(page), await endsSoon(week)]).toEqual(['ended', 'ended']);
  },
);

test('a stream that a key opened ends when the key is revoked, and the page of the person goes on', async () => {
  const ann = await server.user();
  const id = await listOf(ann);
  const secret = await keyFor(ann, ['read']);
  const program = collectEvents(server.visitor(), origin, lists, { authorization: `Bearer ${secret}` });
  const page = collectEvents(ann, origin, lists);
  await receivesChange(program, ann, id);
  const { body } = await ann.get('/api/account/keys');
  await ann.delete(`/api/account/keys/${(body as { keys: { id: string }[] }).keys[0]!.id}`);
  expect(await endsSoon(program)).toBe('ended');
  await receivesChange(page, ann, id);
  await page.leave();
});

test.each([
  ['the link is taken back', (ann: Person, id: string) => ann.delete(`/api/shopping-lists/${id}/share`)],
  ['another link is made', (ann: Person, id: string) => ann.post(`/api/shopping-lists/${id}/share`)],
  ['the list is deleted', (ann: Person, id: string) => ann.delete(`/api/shopping-lists/${id}`)],
])('a stream that a link opened ends when %s', async (_, end) => {
  const ann = await server.user();
  const id = await listOf(ann);
  const guest = collectEvents(server.visitor(), origin, await linkTo(ann, id));
  await receivesChange(guest, ann, id);
  await end(ann, id);
  expect(await endsSoon(guest)).toBe('ended');
});

test('many streams of one visitor do not lock out others', async () => {
  const ann = await server.user();
  const id = await listOf(ann);
  const link = await linkTo(ann, id);
  const from = (address: string) =>
    collectEvents(server.visitor(), origin, link, { 'x-forwarded-for': address });
  const first = from('198.51.100.7');
  await receivesChange(first, ann, id);
  const many = Array.from({ length: 30 }, () => from('203.0.113.5'));
  await vi.waitFor(
    () => expect(many.filter((page) => page.received().includes('rate_limited')).length).toBe(11),
    { timeout: 10_000 },
  );
  const second = from('198.51.100.8');
  await receivesChange(second, ann, id);
  await receivesChange(first, ann, id);
  expect(first.received()).not.toContain('rate_limited');
  await Promise.all([first, second, ...many].map((page) => page.leave()));
});

test('the pages that follow the lists of one user are limited in total, however many lists are shared', async () => {
  const ann = await server.register();
  const links = await Promise.all(Array.from({ length: 6 }, async () => linkTo(ann, await listOf(ann))));
  const own = collectEvents(ann, origin, lists);
  const pages = links.flatMap((link, list) =>
    Array.from({ length: 18 }, (_, index) =>
      collectEvents(server.visitor(), origin, link, { 'x-forwarded-for': `203.0.113.${list}${index % 2}` }),
    ),
  );
  await vi.waitFor(
    () =>
      expect(pages.filter((page) => page.received().includes('rate_limited')).length).toBe(6 * 18 + 1 - 100),
    { timeout: 10_000 },
  );
  expect(own.received()).not.toContain('rate_limited');
  await Promise.all([own, ...pages].map((page) => page.leave()));
});
