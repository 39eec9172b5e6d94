import { setTimeout } from 'node:timers/promises';
import type { Endpoint } from '@plateful/contract/endpoint.ts';
import { type KeyScope, keyScopes } from '@plateful/contract/key-scopes.ts';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { changesBetween, takeSnapshot } from '#testing/database-snapshot.ts';
import { fillAccount } from '#testing/full-account.ts';
import { keyFor, withKey } from '#testing/key-requests.ts';
import { type Person, startTestServer } from '#testing/test-server.ts';
import { allEndpoints, validRequests } from '#testing/valid-requests.ts';

const server = await startTestServer();
const { db } = server.context;
const all = allEndpoints();
const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;

/** Everything that a key of one scope may call, written out: an endpoint that is added here is added on purpose. */
const opens: Record<Exclude<KeyScope, 'all'>, string[]> = {
  read: [
    'GET /api/taste-profile',
    'GET /api/recipe-request',
    'GET /api/sample-recipes',
    'GET /api/composed-day',
    'GET /api/recipes/search',
    'GET /api/recipe-usage',
    'GET /api/recipe/{id}',
    'GET /api/recipe/{id}/steps',
    'GET /api/recipe/{id}/image',
    'GET /api/recipe/{id}/file',
    'GET /api/user/recipes/file',
    'GET /api/user/recipes',
    'GET /api/user/favorites',
    'GET /api/favorites-among',
    'GET /api/favorite-recipes',
    'GET /api/recipe-cards',
    'GET /api/meal-plans',
    'GET /api/week',
    'GET /api/week-events',
    'GET /api/week-settings',
    'GET /api/refused-dishes',
    'GET /api/shopping-lists',
    'GET /api/active-lists',
    'GET /api/archived-lists',
    'GET /api/shopping-lists/{id}',
    'GET /api/shopping-list-events',
    'GET /api/section-places',
    'GET /api/foods',
    'GET /api/collections',
    'GET /api/cooked',
    'GET /api/own-recipes',
    'GET /api/own-recipes/removed',
    'GET /api/user/overview',
    'GET /api/photos/{id}',
    'GET /api/own-recipes/{id}',
    'GET /api/own-recipes/{id}/versions',
    'GET /api/recipe-notes/{recipeId}',
    'GET /api/recipe/{id}/document',
    'POST /api/own-recipes/alike',
    'POST /api/own-recipes/reading',
    'POST /api/own-recipes/swap',
  ],
  plan: [
    'GET /api/meal-plans',
    'POST /api/meal-plans',
    'DELETE /api/meal-plans/{id}',
    'GET /api/week',
    'GET /api/week-events',
    'POST /api/week-edits',
    'POST /api/week-edits/{id}/undo',
    'GET /api/week-settings',
    'PATCH /api/week-settings',
    'GET /api/refused-dishes',
    'POST /api/refused-dishes',
    'DELETE /api/refused-dishes/{id}',
    'POST /api/plan-week',
    'GET /api/week-entries/{id}/alternatives',
    'GET /api/week-waste',
  ],
  lists: [
    'GET /api/shopping-lists',
    'GET /api/active-lists',
    'GET /api/archived-lists',
    'GET /api/shopping-lists/{id}',
    'POST /api/shopping-lists',
    'POST /api/generate-shopping-list',
    'PATCH /api/shopping-lists/{id}',
    'PATCH /api/shopping-lists/{id}/items/{itemId}',
    'POST /api/shopping-lists/{id}/sync',
    'POST /api/shopping-lists/{id}/merge',
    'POST /api/shopping-lists/{id}/undo',
    'POST /api/shopping-lists/{id}/twins',
    'DELETE /api/shopping-lists/{id}',
    'GET /api/shopping-list-events',
    'GET /api/section-places',
    'POST /api/section-places',
  ],
};
/** Closed to every key: sign-ins, money, the account, consents, secrets in addresses, keys themselves. */
const never =
  /^\/(?:auth|api\/(?:auth|login|callback|account(?!\/import)|user\/(?:profile|meal-times)|subscription|checkout|waitlist|consents|calendar|shared-lists|new-password|forgot-password|email)(?:\/|$))/;

test.each(Object.entries(opens))('a key for "%s" is meant for what is written here', (scope, names) => {
  const declared = all.filter(({ scopes }) => scopes?.includes(scope as KeyScope)).map(nameOf);
  expect(declared.sort()).toEqual(names.sort());
});

test('no key reaches sign-ins, payments, the account, consents or keys', () => {
  const closed = all.filter(({ scopes }) => !scopes);
  expect(all.filter(({ path }) => never.test(path)).map(nameOf)).toEqual(closed.map(nameOf));
});

test.each(keyScopes)(
  'a key for "%s" is let in where it may and refused at every other route',
  async (scope) => {
    const person = await filled();
    await storeManyRecipes(person);
    const secret = await keyFor(person, [scope]);
    const isOpen = ({ scopes }: Endpoint) =>
      scopes?.some((allowed) => scope === 'all' || allowed === scope) ?? false;
    const requests = await validRequests(server.context, person.id);
    const ask = (endpoint: Endpoint) => {
      const { params = {}, query, body } = requests[nameOf(endpoint)]!;
      const filled = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => params[name]!);
      const address = query ? `${filled}?${new URLSearchParams(query)}` : filled;
      const isRead = endpoint.method === 'GET' || endpoint.method === 'DELETE';
      return withKey(server, secret, endpoint.method, address, isRead ? undefined : (body ?? {}));
    };
    const before = await takeSnapshot(db);
    for (const endpoint of all.filter((candidate) => !isOpen(candidate))) {
      const { status, text } = await ask(endpoint);
      expect(status, nameOf(endpoint)).toBe(403);
      expect(text, nameOf(endpoint)).toMatch(
        /API key may not do that: it needs the scope|API keys cannot do this/,
      );
    }
    const expectOnlyUse = async () => {
      for (const { table, columns } of changesBetween(before, await takeSnapshot(db))) {
        // Counters of limits.
        if (table !== 'throttles')
          expect({ table, columns }).toEqual({ table: 'api_keys', columns: ['lastUsedOn'] });
      }
    };
    await expectOnlyUse();
    for (const endpoint of all.filter(isOpen)) {
      const { status, text } = await ask(endpoint);
      // What an earlier request removed is missing.
      expect([200, 400, 404, 406], `${nameOf(endpoint)}: ${text.slice(0, 300)}`).toContain(status);
    }
    if (scope !== 'read') return;
    // A queued job runs concurrently with the answer.
    await setTimeout(500);
    await expectOnlyUse();
  },
);

/** As an import leaves them: what searches and pages show of them is not stored yet. */
async function storeManyRecipes({ id }: Person): Promise<void> {
  await db.execute(sql`insert into recipes ("userId", title, ingredients, steps)
    select ${id}, 'Soup ' || i, '[{"name": "leek", "amount": 1, "unit": "whole"}]', '["Cook it."]' from generate_series(1, 30) i`);
}

async function filled(): Promise<Person> {
  const person = await server.user('plus');
  await fillAccount(server.context, person, { seed: 5, now: new Date(), size: 3 });
  return person;
}
