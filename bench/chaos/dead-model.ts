import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { freePort } from '@plateful/server/runtime/free-port.ts';
import { databaseOf } from '@plateful/server/testing/insert-users.ts';
import { startProduct } from './running-product.ts';
import { atMost, type Figure, holds } from './scenario.ts';
import { addUsers, ask } from './users.ts';

/** A model may process the prompt for a minute; later requests must not wait that long again. */
const silentBarMs = 70_000;
const barMs = 10_000;

/** A language model that never responds, and one that is unreachable: the composer writes the recipes. */
export async function deadModel(): Promise<Figure[]> {
  const silent = createServer(() => undefined).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  try {
    const { port } = silent.address() as AddressInfo;
    return [
      ...(await generateWith('not there', await freePort('127.0.0.1'), barMs)),
      ...(await generateWith('silent', port, silentBarMs)),
    ];
  } finally {
    silent.closeAllConnections();
    silent.close();
  }
}

async function generateWith(what: string, port: number, firstBarMs: number): Promise<Figure[]> {
  const env = { AI_BASE_URL: `http://127.0.0.1:${port}/v1`, AI_MODEL: 'none' };
  const product = await startProduct({ env });
  try {
    const [person] = await addUsers(product, await databaseOf(product), 1);
    const generate = async () => {
      const began = performance.now();
      const { status, body } = await ask(
        person!,
        `${product.origin}/api/generate-recipes`,
        { count: 2 },
        {
          timeoutMs: 150_000,
        },
      );
      const { recipes = [] } = (body ?? {}) as { recipes?: unknown[] };
      return { ms: performance.now() - began, isWhole: status === 200 && recipes.length === 2 };
    };
    await ask(person!, `${product.origin}/api/taste-profile`, { householdSize: 2 });
    const first = await generate();
    const second = await generate();
    return [
      holds(`${what}: two recipes each time`, first.isWhole && second.isWhole),
      atMost(`${what}: until the first answer`, first.ms, firstBarMs, 'ms'),
      atMost(`${what}: until the next`, second.ms, barMs, 'ms'),
    ];
  } finally {
    await product.remove();
  }
}
