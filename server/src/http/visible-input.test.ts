import type { Endpoint } from '@plateful/contract/endpoint.ts';
import { findUnstorableText } from '@plateful/contract/storable-text.ts';
import { withVisibleText } from '@plateful/contract/visible-text.ts';
import { expect, test } from 'vitest';
import { fillAccount } from '#testing/full-account.ts';
import { startTestServer } from '#testing/test-server.ts';
import { textFieldsOf, textIn, withText } from '#testing/text-fields.ts';
import type { ValidRequest } from '#testing/valid-request.ts';
import { allEndpoints, validRequests } from '#testing/valid-requests.ts';
import { watchDatabase } from '#testing/watched-database.ts';

const server = await startTestServer();
const { db } = server.context;
const watched = await watchDatabase(db);

/** Hashed as typed. */
const asTyped = /\.(?:password|newPassword)$/;

const invisible = '\u202e\u200b\u2066\ufeff\u00ad\u{e0041}';
const unstorable = ['\0', '\u009b', '\r', '\ud800'];

/** The text with a character in its middle. */
function around(text: string, sign: string): string {
  const middle = Math.floor(text.length / 2);
  return `${text.slice(0, middle)}${sign}${text.slice(middle)}`;
}

const all = allEndpoints().filter(({ upload, path }) => !upload && !path.endsWith('/logout'));
const fields = all.flatMap((endpoint) =>
  textFieldsOf(endpoint).map((field) => ({
    name: `${endpoint.method} ${endpoint.path} ${field.name}`,
    endpoint,
    field,
  })),
);

const ann = await server.user('plus');
await fillAccount(server.context, ann, { seed: 8, now: new Date(), size: 3 });
const cookies = ann.cookies();
const requests = await validRequests(server.context, ann.id);
await watched.changes();

async function attempt({ method, path }: Endpoint, { params = {}, query, body }: ValidRequest) {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(params[name]!.toWellFormed()),
  );
  const search = new URLSearchParams(query).toString();
  const answer = await ann.send(
    method,
    search ? `${filled}?${search}` : filled,
    body && new Blob([JSON.stringify(body)], { type: 'application/json' }),
  );
  await server.context.identity.mails.settled();
  const changes = await watched.changes();
  await watched.takeBack(changes);
  ann.goBackTo(cookies);
  return {
    status: answer.status,
    text: answer.text,
    written: changes.map(({ after }) => JSON.stringify(after ?? null)),
  };
}

test('the walk covers the fields of all modules', () => {
  expect(fields.length).toBeGreaterThan(150);
});

test.each(fields)('$name is stored as it is seen', async ({ name, endpoint, field }) => {
  const valid = requests[`${endpoint.method} ${endpoint.path}`]!;
  const text = textIn(valid, field) || 'soup';
  const send = (sign: string) => attempt(endpoint, withText(endpoint, valid, field, around(text, sign)));
  const { status } = await send('');
  if (!asTyped.test(name)) {
    const dirty = await send(invisible);
    expect(dirty.status, dirty.text).toBe(status);
    expect(withVisibleText(dirty)).toEqual(dirty);
  }
  for (const sign of unstorable) {
    const refused = await send(sign);
    expect(refused.status, refused.text).toBeLessThan(500);
    expect(
      findUnstorableText(refused.written.map((row) => JSON.parse(row))),
      JSON.stringify(sign),
    ).toBeNull();
  }
});
