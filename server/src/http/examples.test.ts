import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { type Example, examplesFor } from '@plateful/contract/examples.ts';
import { expect, test } from 'vitest';
import { keyFor } from '#testing/key-requests.ts';
import { startTestServer } from '#testing/test-server.ts';

/** The examples of the page for developers, run unchanged. */

const server = await startTestServer();
const run = promisify(execFile);
const examples = examplesFor(server.origin);
const ann = await server.user();
const key = await keyFor(ann, ['read', 'plan', 'lists']);

function execute({ language, code }: Example) {
  const env = { ...process.env, PLATEFUL_URL: server.origin, PLATEFUL_KEY: key };
  return language === 'js'
    ? run(process.execPath, ['--input-type=module', '--eval', code], { env })
    : run('sh', ['-e', '-c', code], { env });
}

test.each(examples.filter(({ language }) => language !== 'json'))('“$title” runs', async (example) => {
  const { stdout } = await execute(example);
  if (example.code.includes('search') && example.language === 'sh') {
    expect((JSON.parse(stdout) as { recipes: object[] }).recipes).toHaveLength(3);
  }
});

test('the examples planned a dinner, and checked off one item of its list', async () => {
  const { body } = await ann.get('/api/shopping-lists');
  const { shoppingLists } = body as { shoppingLists: { name: string; items: { checked: boolean }[] }[] };
  expect(shoppingLists.map(({ items }) => items.filter(({ checked }) => checked).length).sort()).toEqual([
    0, 1,
  ]);
  expect(shoppingLists.map(({ name }) => name)).toContain('Saturday');
});

test('an assistant connects with the settings of the example', async () => {
  const { code } = examples.find(({ language }) => language === 'json')!;
  const { plateful } = (JSON.parse(code) as { mcpServers: { plateful: Entry } }).mcpServers;
  const authorization = plateful.headers.Authorization.replace('plateful_your-key', key);
  const client = new Client({ name: 'an assistant', version: '1' });
  const options = { requestInit: { headers: { authorization } } };
  await client.connect(new StreamableHTTPClientTransport(new URL(plateful.url), options));
  const { isError } = await client.callTool({ name: 'read_shopping_lists', arguments: {} });
  expect(isError ?? false).toBe(false);
  await client.close();
});

type Entry = { url: string; headers: { Authorization: string } };
