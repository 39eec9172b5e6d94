import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import type { KeyScope } from '@plateful/contract/key-scopes.ts';
import { tools } from '@plateful/contract/tools.ts';
import { expect, test } from 'vitest';
import type { z } from 'zod';
import { keyFor, withKey } from '#testing/key-requests.ts';
import { type Person, startTestServer } from '#testing/test-server.ts';

const server = await startTestServer({ clock: { now: () => new Date('2026-11-20T10:00:00Z') } });
const date = '2026-11-24';

async function assistantOf(person: Person, scopes: readonly KeyScope[]): Promise<Client> {
  const client = new Client({ name: 'an assistant', version: '1' });
  const authorization = `Bearer ${await keyFor(person, scopes)}`;
  const options = { requestInit: { headers: { authorization } } };
  await client.connect(new StreamableHTTPClientTransport(new URL('/mcp', server.origin), options));
  return client;
}

async function use<T>(client: Client, name: string, args: object): Promise<T> {
  const answer = await client.callTool({ name, arguments: args as Record<string, unknown> });
  if (answer.isError) throw new Error(JSON.stringify(answer.content));
  return answer.structuredContent as T;
}

/** The same value for every input of a tool. */
function everyKey(name: string, value: unknown): object {
  const { endpoint } = tools.find((tool) => tool.name === name)!;
  const shapes = [endpoint.params, endpoint.query, endpoint.body].map(
    (part) => (part as z.ZodObject)?.shape ?? {},
  );
  const keys = shapes.flatMap(Object.keys);
  return Object.fromEntries(keys.map((key) => [key, value]));
}

const refusal = (client: Client, name: string, args: object) =>
  use(client, name, args).then(
    () => 'done',
    (error: Error) => error.message,
  );

test('an assistant finds a recipe, plans a day, makes the list and checks off an item', async () => {
  const ann = await server.user();
  await ann.post('/api/taste-profile', { householdSize: 2 });
  const client = await assistantOf(ann, ['read', 'plan', 'lists']);
  const found = await use<{ recipes: { id: string; title: string }[] }>(client, 'find_recipes', {
    query: 'soup',
    limit: 2,
  });
  expect(found.recipes).toHaveLength(2);
  const [soup] = found.recipes;
  const read = await use<{ recipe: { instructions: string[] } }>(client, 'read_recipe', { id: soup!.id });
  expect(read.recipe.instructions.length).toBeGreaterThan(1);
  await use(client, 'plan_meal', { recipeId: soup!.id, date, mealType: 'dinner' });
  await use(client, 'plan_week', { startDate: '2026-11-23', days: [date] });
  const { entries } = await use<{ entries: { id: string; date: string; recipe: { title: string } }[] }>(
    client,
    'read_week',
    { startDate: '2026-11-23' },
  );
  expect(entries).toHaveLength(3);
  expect(entries.map(({ recipe }) => recipe.title)).toContain(soup!.title);
  const others = await use<{ alternatives: object[] }>(client, 'other_meals', { id: entries[0]!.id });
  expect(others.alternatives).toHaveLength(3);
  const { shoppingList } = await use<{
    shoppingList: { id: string; items: { id: string; checked: boolean }[] };
  }>(client, 'make_shopping_list', { startDate: date, endDate: date });
  const [item] = shoppingList.items;
  await use(client, 'change_item', { id: shoppingList.id, itemId: item!.id, checked: true });
  // The person sees what the assistant did.
  const { body } = await ann.get('/api/shopping-lists');
  const [list] = (body as { shoppingLists: [typeof shoppingList] }).shoppingLists;
  expect(list.items.filter(({ checked }) => checked).map(({ id }) => id)).toEqual([item!.id]);
  await client.close();
});

test('an assistant with a read key changes nothing, and gets the reason', async () => {
  const ann = await server.user();
  const client = await assistantOf(ann, ['read']);
  const { recipes } = await use<{ recipes: { id: string }[] }>(client, 'suggest_recipes', { count: 1 });
  const meal = { recipeId: recipes[0]!.id, date, mealType: 'dinner' };
  expect(await refusal(client, 'plan_meal', meal)).toContain('it needs the scope \\"plan\\" or \\"all\\"');
  expect(await refusal(client, 'other_meals', { id: crypto.randomUUID() })).toContain('scope');
  expect(await refusal(client, 'plan_week', { startDate: date })).toContain('scope');
  expect(await refusal(client, 'make_shopping_list', { startDate: date, endDate: date })).toContain('scope');
  const item = { id: crypto.randomUUID(), itemId: crypto.randomUUID(), checked: true };
  expect(await refusal(client, 'change_item', item)).toContain('scope');
  expect((await ann.get('/api/meal-plans?startDate=2026-11-23')).body).toEqual({ mealPlans: [] });
  await client.close();
});

test('the gate and the rights of the API hold for assistants', async () => {
  const [ann, ben] = [await server.user(), await server.user()];
  await ann.post('/api/taste-profile', { allergies: ['Dairy'] });
  const client = await assistantOf(ann, ['all']);
  const { recipes } = await use<{ recipes: { facts: { contains: string[] } }[] }>(client, 'find_recipes', {
    query: 'cheese',
  });
  expect(recipes.flatMap(({ facts }) => facts.contains)).not.toContain('Dairy');
  const created = await ben.post('/api/shopping-lists', { name: 'Mine' });
  const { id } = (created.body as { shoppingList: { id: string } }).shoppingList;
  const item = { id, itemId: crypto.randomUUID(), checked: true };
  expect(await refusal(client, 'change_item', item)).toContain('not found');
  await client.close();
});

test('an assistant gets warnings of allergens in what it plans, reads and changes', async () => {
  const ann = await server.user();
  const document = {
    title: 'Aunt Ida’s noodles',
    description: null,
    lines: [{ text: '200 g wheat noodles' }, { text: '2 tbsp peanut butter' }],
    steps: ['Boil the noodles.', 'Stir in the peanut butter.'],
    cookingTime: 20,
    servings: 2,
    cuisineType: null,
    mealType: null,
    tags: [],
  };
  const { body } = await ann.post('/api/own-recipes', { document, key: crypto.randomUUID() });
  const recipeId = (body as { recipe: { id: string } }).recipe.id;
  const client = await assistantOf(ann, ['all']);
  const textOf = async (name: string, args: Record<string, unknown>) => {
    const { content } = await client.callTool({ name, arguments: args });
    return (content as { text: string }[]).map(({ text }) => text).join();
  };
  expect(await textOf('read_recipe', { id: recipeId })).not.toContain('Warning');
  await ann.post('/api/taste-profile', { allergies: ['Peanuts'], dietaryRestrictions: [] });
  const warning = 'Warning for this household about "Aunt Ida’s noodles": Contains peanuts.';
  expect(await textOf('plan_meal', { recipeId, date, mealType: 'dinner' })).toContain(warning);
  expect(await textOf('read_week', { startDate: '2026-11-23' })).toContain(warning);
  expect(await textOf('own_recipes', {})).toContain(warning);
  expect(await textOf('read_recipe', { id: recipeId })).toContain(warning);

  const actions = [{ type: 'add', date: '2026-11-25', mealType: 'dinner', recipeId }];
  expect(await textOf('change_week', { actions })).toContain(warning);
  const { entries } = await use<{ entries: { id: string; date: string }[] }>(client, 'read_week', {
    startDate: '2026-11-23',
  });
  const { id } = entries.find((entry) => entry.date === date)!;
  expect(await textOf('change_week', { actions: [{ type: 'copy', id, date, mealType: 'lunch' }] })).toContain(
    warning,
  );
  const removed = { actions: [{ type: 'remove', id }] };
  const { editId } = await use<{ editId: string }>(client, 'change_week', removed);
  expect(await textOf('undo_change', { id: editId })).toContain(warning);

  const bought = /Warning for this household about "[^"]*peanut butter": Contains peanuts\./i;
  expect(await textOf('make_shopping_list', { startDate: date, endDate: date })).toMatch(bought);
  expect(await textOf('read_shopping_lists', {})).toMatch(bought);
  await client.close();
});

test('every tool is described, and each is an endpoint that keys may call', async () => {
  const client = await assistantOf(await server.user(), ['read']);
  const toolList = (await client.listTools()).tools;
  expect(toolList.map(({ name }) => name)).toEqual(tools.map(({ name }) => name));
  for (const { inputSchema, outputSchema, title, description } of toolList) {
    expect([inputSchema.type, outputSchema?.type, typeof title, typeof description]).toEqual([
      'object',
      'object',
      'string',
      'string',
    ]);
  }
  expect(tools.filter(({ endpoint }) => !endpoint.scopes)).toEqual([]);
  await client.close();
});

test.each(tools)('the tool $name refuses odd input in words for people', async ({ name }) => {
  const client = await assistantOf(await server.user(), ['all']);
  const odd = [
    {},
    ...[5, null, '', 'x'.repeat(20_000), 'a\0b', -1, [], {}].map((value) => everyKey(name, value)),
  ];
  for (const args of odd) {
    const message = await refusal(client, name, args);
    expect(message).not.toMatch(
      /expected|received|Invalid (?:input|option|UUID|ISO|string)|Too (?:small|big)|>=|<=/,
    );
  }
  await client.close();
});

test('a deeply nested body is rejected at every endpoint', async () => {
  const secret = await keyFor(await server.user(), ['all']);
  const deep = [
    '['.repeat(500_000),
    `${'['.repeat(500_000)}${']'.repeat(500_000)}`,
    `${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`,
    `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":${'['.repeat(20_000)}${']'.repeat(20_000)}}`,
  ];
  for (const path of ['/mcp', '/api/shopping-lists', '/api/week-edits']) {
    for (const text of deep) {
      const body = new Blob([text], { type: 'application/json' });
      const { status, text: said } = await withKey(server, secret, 'POST', path, body);
      expect([status, said], path).toEqual([400, expect.stringContaining('nested too deep')]);
    }
  }
  // Brackets within a text do not count as nesting.
  const words = { customInstructions: `“${'[{'.repeat(60)}\\"` };
  const { status } = await withKey(server, secret, 'POST', '/api/taste-profile', words);
  expect(status).toBe(200);
});

test('requests without a key, or with a page’s cookie alone, get 401', async () => {
  const ann = await server.user();
  const answer = await ann.post('/mcp', { jsonrpc: '2.0', id: 1, method: 'tools/list' });
  expect(answer.status).toBe(401);
  expect(answer.headers.get('www-authenticate')).toBe('Bearer');
  expect(answer.body).toMatchObject({ code: 'unauthenticated' });
});
