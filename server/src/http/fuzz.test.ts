import { historyCount } from '@plateful/domain/testing/property-cases.ts';
import { expect, test } from 'vitest';
import { mcpPath } from '#http/mcp.ts';
import { changesBetween, takeSnapshot } from '#testing/database-snapshot.ts';
import { fillAccount } from '#testing/full-account.ts';
import { type FuzzedRequest, fuzzedRequests, type OpenApiDocument } from '#testing/fuzzed-requests.ts';
import { keyFor } from '#testing/key-requests.ts';
import { assistantOperations, pageOperations } from '#testing/page-operations.ts';
import { type Person, startTestServer } from '#testing/test-server.ts';

const server = await startTestServer();
const { db } = server.context;

/** Another seed each day, which `FUZZ_SEED` repeats. */
const requests = Number(process.env.FUZZ_REQUESTS ?? historyCount(50_000));
const seed = Number(process.env.FUZZ_SEED ?? Math.floor(Date.now() / 86_400_000));

const callers = new Set<string>();
/** Assistants come with a key: the newest caller's. */
let authorization = '';
async function newCaller(): Promise<Person> {
  const person = await server.user('plus');
  callers.add(person.id);
  await fillAccount(server.context, person, { seed, now: new Date(), size: 3 });
  authorization = `Bearer ${await keyFor(person, ['all'])}`;
  return person;
}

/** Rows of sign-ins and counters come and go with every request. */
const bookkeeping = ['sessions', 'throttles', 'oidc_payloads', 'oidc_accounts', 'user_identities'];

test(
  `none of ${requests} fuzzed requests (seed ${seed}) breaks the server or touches another account`,
  async () => {
    const victim = await newCaller();
    callers.delete(victim.id);
    let signedIn = await newCaller();
    const visitor = server.visitor();
    const rows = [...(await takeSnapshot(db)).values()].flatMap((table) => [...table.values()]);
    const ids = [victim.id, ...rows.flatMap(({ id }) => (typeof id === 'string' ? [id] : []))];
    const { body } = await visitor.get('/api/openapi.json');
    const document = body as OpenApiDocument;
    const paths = { ...document.paths, ...pageOperations(), ...assistantOperations(mcpPath) };
    const next = fuzzedRequests({ ...document, paths }, ids, seed);
    const before = await takeSnapshot(db);
    const statuses: Record<number, number> = {};
    const failures: string[] = [];

    for (let count = 0; count < requests; count++) {
      const request = next();
      // Each needs a new account afterwards, which takes longer than a hundred other requests.
      if (endsSession(request) && count % 50 !== 0) continue;
      const caller = count % 2 === 0 ? signedIn : visitor;
      const accept = 'application/json, text/event-stream';
      const headers = request.path.startsWith(mcpPath) ? { accept, authorization } : {};
      const { status, text } = await caller.send(request.method, request.path, request.body, headers);
      statuses[status] = (statuses[status] ?? 0) + 1;
      if (status >= 500) failures.push(`${status} ${request.method} ${request.path}: ${text}`);
      // Signed out, or the account deleted.
      if (caller === signedIn && status === 401) signedIn = await newCaller();
    }
    expect(failures).toEqual([]);
    // A fuzzer that is always refused proves little.
    expect(statuses[200], JSON.stringify(statuses)).toBeGreaterThan(requests / 20);

    const touched = changesBetween(before, await takeSnapshot(db)).filter(
      ({ table, before: row }) =>
        row &&
        !bookkeeping.includes(table) &&
        !callers.has(String(row.userId)) &&
        !callers.has(String(row.id)),
    );
    expect(touched).toEqual([]);
  },
  120_000 + requests * 50,
);

function endsSession({ method, path }: FuzzedRequest): boolean {
  return (
    /^\/api\/(?:auth\/logout|account\/security\/sessions\/end-all)/.test(path) ||
    (method === 'DELETE' && /^\/api\/account\b/.test(path))
  );
}
