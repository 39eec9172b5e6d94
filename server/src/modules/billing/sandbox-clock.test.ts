import { expect, test } from 'vitest';
import { startTestServer, type TestServer } from '#testing/test-server.ts';

/** By the server's own address, as a proxy asks it. */
async function askForClock({ context }: TestServer): Promise<number[]> {
  const address = `http://127.0.0.1:${context.config.port}/sandbox/clock`;
  const form = new URLSearchParams({ to: 'day' });
  const headers = { origin: context.config.origin };
  const answers = [
    await fetch(address),
    await fetch(address, { method: 'POST', body: form, headers, redirect: 'manual' }),
  ];
  return answers.map(({ status }) => status);
}

test('on a public address no visitor moves the clock of the payment sandbox', async () => {
  const server = await startTestServer({ env: { ORIGIN: 'https://food.example' } });
  expect(await askForClock(server)).toEqual([404, 404]);
});

test('on an address of this machine anyone may, to try a renewal', async () => {
  expect(await askForClock(await startTestServer())).toEqual([200, 303]);
});
