import { setTimeout as sleep } from 'node:timers/promises';
import { startProduct } from '../product.ts';
import { type Figure, none, reported } from './scenario.ts';
import { addUsers } from './users.ts';
import { startWriters } from './writers.ts';

const hour = 3_600_000;
/**
 * Jumps of the server's clock in sequence; PostgreSQL's clock is not changed. Short enough that sessions do not expire.
 */
const jumps = [hour, -2 * hour, 25 * hour, -24 * hour, 0];

/** The server's clock jumps under write load, as after a suspend or a time sync. */
export async function clockJumps(): Promise<Figure[]> {
  let ahead = 0;
  const product = await startProduct({}, { now: () => new Date(Date.now() + ahead) });
  try {
    const people = await addUsers(product, product.connection, 4);
    const writers = await startWriters(people, () => product.origin);
    for (const jump of jumps) {
      writers.resume();
      await sleep(1000);
      ahead = jump === 0 ? 0 : ahead + jump;
      await sleep(1000);
      await writers.stop();
    }
    const { compared, lost, halfApplied } = await writers.compare(true);
    return [
      reported('jumps', jumps.map((jump) => `${jump / hour} h`).join(', ')),
      none('lost or half applied', lost + halfApplied, `${compared}`),
      none('requests that failed', writers.failed()),
      ...writers.unexpected().map((answer) => reported('such an answer', answer)),
    ];
  } finally {
    await product.stop();
  }
}
