import { setTimeout as sleep } from 'node:timers/promises';
import { median } from '../median.ts';
import { type Loss, noLoss, sum } from './acknowledged-changes.ts';
import { atMost, type Figure, none, reported } from './scenario.ts';
import type { Writers } from './writers.ts';

/** The target is 200. */
export const kills = Number(process.env.CHAOS_KILLS ?? 10);
const servingBarMs = 3000;

type Settings = { times: number /** Between two kills, at least. */; restMs?: number };

/** Kills repeatedly at random moments, and verifies acknowledged changes each time. */
export async function survive(
  writers: Writers,
  { times, restMs = 200 }: Settings,
  kill: () => Promise<void>,
): Promise<Figure[]> {
  const outages: number[] = [];
  let loss: Loss = noLoss;
  for (let index = 0; index < times; index++) {
    writers.resume();
    await sleep(restMs + Math.random() * 1300);
    const killed = performance.now();
    const serving = writers.nextAcknowledged(killed);
    await kill();
    outages.push(await serving);
    await writers.stop();
    loss = sum(loss, await writers.compare());
  }
  const losses = await writers.compare(true);
  return [
    reported(
      'changes acknowledged, of which requests repeated',
      `${writers.acknowledged()}, ${writers.failed()}`,
    ),
    none('lost of what was acknowledged, after each kill', loss.lost, `${loss.compared}`),
    none('lost of all, at the end', losses.lost, `${losses.compared}`),
    none('half applied', loss.halfApplied + losses.halfApplied),
    none('answers other than success or 503 in words', writers.unexpected().length),
    atMost(
      `from a kill to the next acknowledged change, median of ${times}`,
      median(outages),
      servingBarMs,
      'ms',
    ),
    reported('the longest', `${Math.max(...outages).toFixed(0)} ms`),
    ...writers.unexpected().map((answer) => reported('such an answer', answer)),
  ];
}
