import { caseCount } from '@plateful/domain/testing/property-cases.ts';
import { expect, test } from 'vitest';
import { runHistory, type Tally } from '#testing/profile-histories.ts';
import { startTestServer } from '#testing/test-server.ts';

const server = await startTestServer();

/** Runs more histories and prints what they did: `PROFILE_HISTORIES=1000 npm run vitest -- taste-profile/histories`. */
const count = Number(process.env.PROFILE_HISTORIES ?? 0);
const histories = count || caseCount(100);
const seed = Number(process.env.PROFILE_SEED ?? 1);

test('after any history of three tabs and two devices no limit and nothing typed is lost, and all show the same', {
  timeout: 5000 * histories,
}, async () => {
  const tally: Tally = { saves: 0, offline: 0, 'lost answers': 0, conflicts: 0, reloads: 0, followed: 0 };
  const tabs = await server.user();
  const [phone, tablet] = [await server.elsewhere(tabs), await server.elsewhere(tabs)];
  const places = { userId: tabs.id, tabs, phone, tablet };
  const broken: string[] = [];
  for (let index = 0; index < histories; index++) {
    broken.push(...(await runHistory(server.context.db, places, seed + index, tally)));
  }
  if (count) console.log(`from seed ${seed}`, tally);
  expect(broken, `PROFILE_SEED=${seed}`).toEqual([]);
  expect(Math.min(...Object.values(tally))).toBeGreaterThan(0);
});
