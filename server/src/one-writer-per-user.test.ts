import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { inTransaction, type UserContext } from '#context.ts';
import { lockUser } from '#db/lock-user.ts';
import { users } from '#db/tables/users.ts';
import { type Person, startTestServer } from '#testing/test-server.ts';

const lines: string[] = [];
const server = await startTestServer({ onLog: (line) => lines.push(line) });
const { context } = server;
const list = { name: 'For Saturday', items: [] };

/** Someone else holds the rows of the people until `release` is called. */
async function holdLocks(people: readonly Person[]) {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const { promise: lock, resolve: hold } = Promise.withResolvers<void>();
  const done = context.db.transaction(async (tx) => {
    for (const { id } of people) await lockUser(tx, id);
    hold();
    await released;
  });
  await lock;
  return async () => {
    release();
    await done;
  };
}

test('a request that waits for its user’s lock holds no connection, and gets Retry-After', async () => {
  const [ann, bob] = [await server.user(), await server.user()];
  const release = await holdLocks([ann]);
  const waiting = Array.from({ length: 130 }, () => ann.post('/api/shopping-lists', list));
  const refused = await Promise.any(waiting);
  expect(refused.status).toBe(429);
  for (let index = 0; index < 20; index += 1)
    expect((await bob.post('/api/shopping-lists', list)).status).toBe(200);
  const answers = await Promise.all(waiting);
  await release();
  const statuses = Object.groupBy(answers, ({ status }) => status);
  expect(Object.keys(statuses)).toEqual(['429', '503']);
  expect(statuses[429]).toHaveLength(29);
  for (const { headers, body } of answers) {
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect((body as { message: string }).message).toMatch(/Please try again in a moment\.$/);
  }
  expect((await ann.post('/api/shopping-lists', list)).status).toBe(200);
  expect(lines.filter((line) => line.includes('request failed'))).toEqual([]);
});

const contextOf = ({ id }: Person): UserContext => ({
  ...context,
  user: { id, subscriptionTier: 'free', timeZone: 'UTC' },
});

/** Each holds an own row before it wants the other's. */
async function crossed(people: readonly [Person, Person], isRepeatable: boolean) {
  const both = Promise.withResolvers<void>();
  let holding = 0;
  let attempts = 0;
  const rename = (me: Person, other: Person) =>
    inTransaction(
      contextOf(me),
      async ({ db }) => {
        attempts += 1;
        const touch = ({ id }: Person) =>
          db.update(users).set({ firstName: 'Someone' }).where(eq(users.id, id));
        await touch(me);
        holding += 1;
        if (holding === 2) both.resolve();
        await both.promise;
        await touch(other);
      },
      { isRepeatable },
    );
  const [ann, bob] = people;
  const ended = await Promise.allSettled([rename(ann, bob), rename(bob, ann)]);
  return { attempts, ended: ended.map(({ status }) => status).sort() };
}

test('of two changes that wait for each other one is made once more', async () => {
  const people = [await server.user(), await server.user()] as const;
  expect(await crossed(people, true)).toEqual({ attempts: 3, ended: ['fulfilled', 'fulfilled'] });
  expect(await crossed(people, false)).toEqual({ attempts: 2, ended: ['fulfilled', 'rejected'] });
});

test('work within work of the same person does not wait for itself', async () => {
  const ann = contextOf(await server.user());
  const inner = () => inTransaction(ann, async () => 'done');
  expect(await inTransaction(ann, inner)).toBe('done');
});
