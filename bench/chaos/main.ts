// `npm run chaos`, or `npm run chaos -- NAME…` for some scenarios: injects failures and prints the results.
import { availableParallelism, loadavg } from 'node:os';
import { backup } from './backup.ts';
import { blockedEventLoop } from './blocked-event-loop.ts';
import { clockJumps } from './clock-jumps.ts';
import { databaseAway } from './database-away.ts';
import { deadModel } from './dead-model.ts';
import { diskFull } from './disk-full.ts';
import { failover } from './failover.ts';
import { killChildren } from './kill-children.ts';
import { killPostgres } from './kill-postgres.ts';
import { killServer } from './kill-server.ts';
import { load } from './load.ts';
import { type Figure, holds, type Scenario } from './scenario.ts';
import { twoInstances } from './two-instances.ts';

const scenarios: Scenario[] = [
  { name: 'kill-server', run: killServer },
  { name: 'kill-postgres', run: killPostgres },
  { name: 'kill-children', run: killChildren },
  { name: 'database-away', run: databaseAway },
  { name: 'disk-full', run: diskFull },
  { name: 'clock-jumps', run: clockJumps },
  { name: 'dead-model', run: deadModel },
  { name: 'two-instances', run: twoInstances },
  { name: 'failover', run: failover },
  { name: 'backup', run: backup },
  { name: 'load', run: load },
  { name: 'blocked-event-loop', run: blockedEventLoop },
];

const names = process.argv.slice(2);
const unknown = names.find((name) => !scenarios.some((scenario) => scenario.name === name));
if (unknown) {
  console.error(`There is no ${unknown}: ${scenarios.map(({ name }) => name).join(', ')}.`);
  process.exit(1);
}

let missed = 0;
for (const { name, run } of scenarios) {
  if (names.length > 0 && !names.includes(name)) continue;
  const began = performance.now();
  const outcome = await run().catch((error: Error) => [holds('it can be tried', false, error.stack)]);
  const seconds = ((performance.now() - began) / 1000).toFixed(0);
  console.log(
    `\n${name} (${seconds} s, ${loadavg()[0]!.toFixed(1)} processes wait for ${availableParallelism()} cores)`,
  );
  if (typeof outcome === 'string') console.log(`  skipped: ${outcome}`);
  else for (const figure of outcome) print(figure);
}
console.log(missed === 0 ? '\nEvery bar is met.' : `\n${missed} bars are missed.`);
process.exit(missed === 0 ? 0 : 1);

function print({ what, measured, bar, isMet }: Figure): void {
  console.log(`  ${isMet ? ' ' : '✗'} ${what.padEnd(62)} ${measured.padEnd(20)} ${bar}`);
  if (!isMet) missed += 1;
}
