import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { request } from 'node:http';
import { createInterface } from 'node:readline';
import { beforeAll, expect, type TestContext, test } from 'vitest';
import { freePort } from '#runtime/free-port.ts';
import { Browser } from '#testing/browser.ts';
import { bundledProduct, prepareTimeoutMs } from '#testing/bundled-product.ts';
import { temporaryDataDirectory } from '#testing/data-directory.ts';

let bundle: string;
beforeAll(async () => {
  bundle = await bundledProduct();
}, prepareTimeoutMs);

/** The product on an empty folder of its own, as a process. */
async function startProduct({ onTestFinished }: TestContext) {
  const data = await temporaryDataDirectory();
  const port = await freePort('127.0.0.1');
  const origin = `http://127.0.0.1:${port}`;
  const product = spawn(process.execPath, ['--no-deprecation', bundle], {
    env: {
      PATH: process.env.PATH ?? '',
      DATA_DIR: data.path,
      HOST: '127.0.0.1',
      PORT: String(port),
      ORIGIN: origin,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(product, 'exit');
  onTestFinished(async () => {
    product.kill('SIGKILL');
    await exited;
    await data.remove();
  });
  return { product, origin, exited };
}
type Product = Awaited<ReturnType<typeof startProduct>>;

/** Signed in as the demo household, once the product says who that is. */
async function signIn({ product, origin }: Product): Promise<Browser> {
  for await (const line of createInterface(product.stdout)) {
    const demo = /^Demo household: (?<email>\S+), password (?<password>\S+)$/.exec(line)?.groups;
    if (!demo) continue;
    product.stdout.resume();
    const browser = new Browser(origin);
    const action = await browser.openSignIn('sign-in');
    await browser.follow(await browser.send('POST', action, new URLSearchParams(demo)));
    return browser;
  }
  throw new Error('The product did not start.');
}

const list = JSON.stringify({ name: 'For Saturday', items: [] });

// Beside each other: both wait for most of their time.
test.concurrent('a stop ends streams, answers what is under way, cuts what never ends, and closes the database in order', async (context) => {
  const started = await startProduct(context);
  const { product, origin, exited } = started;
  const person = await signIn(started);
  const post = () => {
    const headers = {
      cookie: person.cookies(),
      origin,
      'content-type': 'application/json',
      'content-length': list.length,
    };
    const sending = request(`${origin}/api/shopping-lists`, { method: 'POST', headers });
    sending.write(list.slice(0, 5));
    return sending;
  };
  const [finishing, stuck] = [post(), post()];
  const cut = once(stuck, 'error');
  const events = await fetch(`${origin}/api/shopping-list-events`, {
    headers: { cookie: person.cookies(), accept: 'text/event-stream' },
  });
  await person.get('/api/shopping-lists'); // answered later than the others arrived

  product.kill('SIGTERM');
  expect(await events.text()).toContain(':');
  const answered = once(finishing, 'response');
  finishing.end(list.slice(5));
  const [answer] = await answered;
  expect(answer.statusCode).toBe(200);
  expect(answer.headers.connection).toBe('close');
  answer.resume();
  await cut;
  // A stop that takes 9 s is given up with 1.
  expect(await exited).toEqual([0, null]);
}, 120_000);

test.concurrent('a stop while the start goes on is a stop too', async (context) => {
  const { product, origin, exited } = await startProduct(context);
  product.stdout.resume();
  await expect
    .poll(() =>
      fetch(`${origin}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      ),
    )
    .toBe(true);
  product.kill('SIGTERM');
  expect(await exited).toEqual([0, null]);
});
