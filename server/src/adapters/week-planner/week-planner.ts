import { fileURLToPath } from 'node:url';
import type { WeekRequest } from '@plateful/domain/planning/week-request.ts';
import type { Log } from '#ports/log.ts';
import {
  type PlanningAnswers,
  PlanningError,
  type PlanningQuestion,
  type WeekPlanner,
} from '#ports/week-planner.ts';
import { createWorker } from '#runtime/worker.ts';
import type { Answer } from './planning-child.ts';

type Options = { log: Log; maxWaiting?: number; timeoutMs?: number; idleMs?: number };

const file = fileURLToPath(new URL('planning-child.ts', import.meta.url));
const memory = { MALLOC_ARENA_MAX: '1' };
const flags = ['--max-old-space-size=512'];

/** Plans one week at a time in a process that is kept warm: a third of a second of computing would hold up every page. */
export function createWeekPlanner(options: Options): WeekPlanner {
  const { log, maxWaiting = 20, timeoutMs = 15_000, idleMs = 30 * 60_000 } = options;
  const worker = createWorker<PlanningQuestion, Answer>({
    file,
    flags,
    memory,
    timeoutMs,
    maxWaiting,
    idleMs,
  });
  let isClosed = false;

  return {
    async ask<Q extends PlanningQuestion>(question: Q) {
      const started = performance.now();
      const outcome = await worker.ask(question);
      if ('answer' in outcome) {
        log.debug({ kind: question.kind, ms: performance.now() - started }, 'The planner answered.');
        return outcome.answer as PlanningAnswers[Q['kind']];
      }
      if ('isBusy' in outcome) throw new PlanningError('busy');
      if (!isClosed) log.error({ kind: question.kind, ...outcome }, 'Planning a week failed.');
      throw new PlanningError('failed');
    },
    async warm() {
      await this.ask({ kind: 'plan', request: usualWeek }).catch(() => undefined); // told by the log
    },
    async close() {
      isClosed = true;
      await worker.close();
    },
  };
}

/** Seven dinners of a household without limits. */
const usualWeek: WeekRequest = {
  household: {
    profile: {
      cuisinePreferences: ['Italian'],
      dietaryRestrictions: [],
      allergies: ['Peanuts'],
      avoidedFoods: [],
      cookingSkillLevel: 'beginner',
      timePreference: 45,
      spiceLevel: 2,
      householdSize: 4,
      mealTypes: [],
      nutritionGoals: [],
      customInstructions: null,
    },
    withoutEquipment: [],
    atHome: [],
    suggestions: null,
    favoriteTitles: [],
    recentTitles: [],
    refusedTitles: [],
    month: 6,
    prices: {},
  },
  open: Array.from({ length: 7 }, (_, day) => ({
    date: `2026-06-0${day + 1}`,
    mealType: 'dinner' as const,
    eaters: 4,
    mostMinutes: 45,
  })),
  kept: [],
  recipes: [],
  shopDays: [],
  lean: 0.5,
  budget: null,
  mostCandidates: 1000,
  seed: 1,
  iterations: 100_000,
  milliseconds: 1000,
};
