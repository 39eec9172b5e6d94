import { sampleRecipes } from '@plateful/domain/cookbook/sample-recipes.ts';
import { timeOf } from '@plateful/domain/merging/hybrid-clock.ts';
import { isFull, propertyTimeout } from '@plateful/domain/testing/property-cases.ts';
import { beforeAll, expect, test } from 'vitest';
import { fillAccount } from '#testing/full-account.ts';
import type { Person } from '#testing/test-server.ts';
import { allEndpoints, validRequests } from '#testing/valid-requests.ts';
import { type Statement, startWatchedServer } from '#testing/watched-server.ts';

const { server, pool, statements } = await startWatchedServer();

/** Fewer fit into the first pages of an index or two, and PostgreSQL reads a table whole. */
const many = isFull ? 50_000 : 20_000;
const monday = '2026-11-23';
let ann: Person;
let recipeId: string;

/** Imports of some hundred recipes each, a year of lists, a favorite for every tenth recipe. */
beforeAll(async () => {
  ann = await server.user('plus');
  await fillAccount(server.context, ann, { seed: 3, now: new Date(), size: 2 });
  const ingredients = sampleRecipes.flatMap((recipe) => recipe.ingredients.slice(0, 1)).slice(0, 200);
  for (let from = 0; from < many; from += 500) {
    await pool.query(
      `insert into recipes ("userId", title, ingredients, steps, tags, "cuisineType", "searchTerms", "createdAt")
       select $1, (array['Chicken', 'Lentil', 'Lemon'])[1 + i % 3] || ' dish ' || i
           || case when i % 50 = 0 then ' Saffron Stew' else '' end,
         jsonb_build_array($2::jsonb -> (i % 200)), '[]', array['Quick', 'Tag ' || i % 30], (array['Thai', 'Greek'])[1 + i % 2],
         '{"words": [], "foods": [], "lexemes": []}', now() - (50000 - i) * interval '10 seconds'
       from generate_series($3::int, $3::int + 499) i`,
      [ann.id, JSON.stringify(ingredients), from],
    );
  }
  // Others keep as much: a table that one person fills is read whole.
  const { rows: others } = await pool.query(
    `insert into users (email, "calendarToken") select 'other' || i || '@example.com', i from generate_series(1, 9) i returning id`,
  );
  const people = [ann.id, ...others.map(({ id }) => id)];
  await pool.query(
    `with made as (
       insert into shopping_lists ("userId", name, "isArchived", version, "createdAt")
       select person, 'Week ' || i, i > 1, 1, now() - i * interval '7 days'
       from unnest($1::uuid[]) person, generate_series(1, 52) i returning id, "userId")
     insert into shopping_items ("listId", id, "userId", planned, own, times, version)
     select made.id, gen_random_uuid(), made."userId", null,
       jsonb_build_object('ingredient', 'Rice ' || i, 'checked', true), jsonb_build_object('checked', $2::text), 1
     from made, generate_series(1, 60) i`,
    [people, timeOf(Date.now() - 300 * 86_400_000, 0, 'bench000')],
  );
  await pool.query(
    `insert into favorites ("userId", "recipeId", "createdAt")
     select person, id, "createdAt" from recipes, unnest($2::uuid[]) person
     where "userId" = $1 and right(title, 1) = '1'`,
    [ann.id, people],
  );
  await pool.query('vacuum analyze');
  const { rows } = await pool.query('select id from recipes where "userId" = $1 limit 1', [ann.id]);
  recipeId = rows[0].id;
  // An account that holds as many could not write another one.
  await pool.query('update account_figures set recipes = 1500, favorites = 1500 where "userId" = $1', [
    ann.id,
  ]);
}, propertyTimeout);

type PlanNode = {
  'Node Type': string;
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Shared Hit Blocks': number;
  'Shared Read Blocks': number;
  Plans?: PlanNode[];
};

async function planOf({ query, params }: Statement): Promise<PlanNode[]> {
  const { rows } = await pool.query(`explain (analyze, buffers, format json) ${query}`, params);
  const nodesOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];
  return nodesOf(rows[0]['QUERY PLAN'][0].Plan);
}

/** Rows that a statement reads, entries of an index that it only counts off, and pages of tables and indexes. */
function looked(nodes: readonly PlanNode[]) {
  const sum = (kinds: (type: string) => boolean) =>
    nodes
      // The few users are read whole.
      .filter((node) => kinds(node['Node Type']) && node['Relation Name'] !== 'users')
      .reduce(
        (sum, node) =>
          sum + node['Actual Loops'] * (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)),
        0,
      );
  const isEntries = (type: string) => type === 'Bitmap Index Scan';
  return {
    rows: sum((type) => /(?:Index|Index Only|Bitmap Heap|Seq) Scan$/.test(type) && !isEntries(type)),
    entries: sum(isEntries),
    pages: nodes[0]!['Shared Hit Blocks'] + nodes[0]!['Shared Read Blocks'],
  };
}

function daysAgo(days: number): string {
  return new Date(Date.now() - days * 86_400_000).toISOString();
}

const grown = new Set(['recipes', 'favorites', 'shopping_items']);

/** The two newest segments hold 1,024 recipes; what fewer than one in ten of these have is looked up among all. */
const max = { rows: 2500, entries: 8000, pages: 1500 };
/** Planning a week looks 800 recipes up, each in four pages. */
const maxPagesOfPlanning = 3500;

test.each([
  ['own recipes', '/api/own-recipes'],
  ['a word that a third of them have', '/api/own-recipes?search=lentil'],
  ['a word that one has', '/api/own-recipes?search=31'],
  ['a word that none has', '/api/own-recipes?search=heat'],
  ['two words', '/api/own-recipes?search=lem%20thai'],
  ['a word that one in fifty has', '/api/own-recipes?search=saffron'],
  ['a tag', '/api/own-recipes?tag=tag%207'],
  ['whole recipes, a page', '/api/user/recipes?limit=6'],
  ['the figures', `/api/user/overview?since=${daysAgo(14)},${daysAgo(7)}`],
  ['favorites', '/api/favorite-recipes'],
  ['whole favorites, a page', '/api/user/favorites?limit=6'],
  ['a search', '/api/recipes/search?query=lentil'],
  ['a search of two words', '/api/recipes/search?query=thai%20chicken'],
  ['a search of two words that one in fifty has', '/api/recipes/search?query=saffron%20stew'],
  ['a search with slips that one in fifty has', '/api/recipes/search?query=safron%20chiken%20stew'],
  ['a search of a beginning', '/api/recipes/search?query=chi'],
  ['a search with slips', '/api/recipes/search?query=lentilz%20thia'],
  ['a search that finds nothing', '/api/recipes/search?query=qwertzuiop'],
  ['a search of limits alone', '/api/recipes/search?query=vegan'],
  ['lists in use', '/api/active-lists'],
  ['archived lists', '/api/archived-lists'],
  ['a week', `/api/meal-plans?startDate=${monday}`],
  ['a recipe', '/api/recipe/:id'],
])('with tens of thousands of recipes and a year of lists, %s is looked up in indexes', async (_, path) => {
  statements.length = 0;
  const { status, text } = await ann.get(path.replace(':id', recipeId));
  expect(status, text).toBe(200);
  expect(await statementsLookedUp()).toBeGreaterThan(0);
});

/** Checks the plans of all statements that read, and returns their number. */
async function statementsLookedUp(maxPages = max.pages): Promise<number> {
  const read = statements.filter(({ query }) => /^\s*(?:select|with)\b/i.test(query));
  for (const statement of read) {
    const nodes = await planOf(statement);
    const fullScans = nodes.filter(
      (node) => node['Node Type'].includes('Seq Scan') && grown.has(node['Relation Name'] ?? ''),
    );
    expect(fullScans, statement.query).toEqual([]);
    const { rows, entries, pages } = looked(nodes);
    expect(rows, statement.query).toBeLessThan(max.rows);
    expect(entries, statement.query).toBeLessThan(max.entries);
    expect(pages, statement.query).toBeLessThan(maxPages);
  }
  return read.length;
}

/** Answer with all that is kept, as specified; the product itself asks for pages. */
const wholeAnswers = new Set([
  'GET /api/user/recipes',
  'GET /api/user/recipes/file',
  'GET /api/user/favorites',
  'GET /api/shopping-lists',
  'GET /api/account/export',
]);
/** Ways in and out of the account: they end the session that the others need, and read nothing that grows. */
const isWayInOrOut = (path: string) =>
  /^\/(?:api\/account(?:\/security|$)|api\/auth|sign-in|security)/.test(path);

test.each(
  allEndpoints()
    .map(({ method, path }) => ({ method, path, call: `${method} ${path}` }))
    .filter(({ call, path }) => !wholeAnswers.has(call) && !isWayInOrOut(path)),
)(
  'with tens of thousands of recipes and a year of lists, $call reads no more than it needs',
  async (endpoint) => {
    const {
      params = {},
      query = {},
      body,
      status = 200,
    } = (await validRequests(server.context, ann.id))[endpoint.call] ?? {};
    const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => params[name]!);
    statements.length = 0;
    const answer = await ann.send(
      endpoint.method,
      `${path}?${new URLSearchParams(query)}`,
      endpoint.method === 'GET' ? undefined : (body ?? {}),
    );
    expect([status, 303, 302, 400, 404], answer.text.slice(0, 300)).toContain(answer.status);
    await statementsLookedUp(maxPagesOfPlanning);
  },
);
