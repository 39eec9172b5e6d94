import { setTimeout as sleep } from 'node:timers/promises';
import { startProduct } from '../product.ts';
import { addPeople } from './people.ts';
import { type Figure, none, told } from './scenario.ts';
import { startWriters } from './writers.ts';

const hour = 3_600_000;
/** Of the server's clock, one after the other; PostgreSQL's own goes on. Sessions end after a while, so not by months. */
const jumps = [hour, -2 * hour, 25 * hour, -24 * hour, 0];

/** The product's clock jumps while people write, as of a machine that was asleep or found its time server. */
export async function clockJumps(): Promise<Figure[]> {
  let ahead = 0;
  const product = await startProduct({}, { now: () => new Date(Date.now() + ahead) });
  try {
    const people = await addPeople(product, product.connection, 4);
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
      told('jumps', jumps.map((jump) => `${jump / hour} h`).join(', ')),
      none('lost or half applied', lost + halfApplied, `${compared}`),
      none('requests that failed', writers.failed()),
      ...writers.unexpected().map((answer) => told('such an answer', answer)),
    ];
  } finally {
    await product.stop();
  }
}
