import { setTimeout as sleep } from 'node:timers/promises';
import { databaseOf } from '@plateful/server/testing/insert-users.ts';
import { startProduct } from './running-product.ts';
import { kills, survive } from './survive.ts';
import { addUsers } from './users.ts';
import { startWriters } from './writers.ts';

/** RestartSec of ops/plateful.service. */
const pauseMs = 500;

/** kill -9 of the server under write load; it is restarted like by systemd. */
export async function killServer() {
  const product = await startProduct();
  try {
    const writers = await startWriters(
      await addUsers(product, await databaseOf(product), 8),
      () => product.origin,
    );
    return await survive(writers, { times: kills }, async () => {
      await product.kill();
      await sleep(pauseMs);
      await product.start();
    });
  } finally {
    await product.remove();
  }
}
