import { databaseOf } from '@plateful/server/testing/insert-users.ts';
import { childrenOf, postmasterOf, signalProcess } from './postgres-processes.ts';
import { startProduct } from './running-product.ts';
import { holds } from './scenario.ts';
import { kills, survive } from './survive.ts';
import { addUsers } from './users.ts';
import { startWriters } from './writers.ts';

/** Longer than the time after which a failure counts as a new one. */
const restMs = 5500;

/** kill -9 of the postmaster, or of a backend, under write load. */
export async function killPostgres() {
  const product = await startProduct();
  try {
    const people = await addUsers(product, await databaseOf(product), 8);
    const writers = await startWriters(people, () => product.origin);
    let turn = 0;
    const figures = await survive(writers, { times: kills, restMs }, async () => {
      const postmaster = postmasterOf(product.dataDir);
      if (postmaster === null) return;
      const served = childrenOf(postmaster).at(-1);
      signalProcess(turn++ % 2 === 0 || served === undefined ? postmaster : served, 'SIGKILL');
    });
    return [...figures, holds('the server went on', product.crashes() === 0)];
  } finally {
    await product.remove();
  }
}
