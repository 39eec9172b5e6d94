import { fileURLToPath } from 'node:url';
import { usualEffort, type WeekRequest } from '@plateful/domain/planning/week-request.ts';
import { plannedMealTypes } from '@plateful/domain/vocabulary/options.ts';
import { weekFrom } from '@plateful/domain/weeks/plain-date.ts';
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
// Planning a week creates some 100 MB of short-lived objects; with room for them, few are copied.
const flags = ['--expose-gc', '--max-old-space-size=512', '--max-semi-space-size=16'];

/** Plans one week at a time in a warm process: a third of a second of computation would block the event loop. */
export function createWeekPlanner(options: Options): WeekPlanner {
  const { log, maxWaiting = 20, timeoutMs = 15_000, idleMs = 10 * 60_000 } = options;
  const worker = createWorker<PlanningQuestion, Answer>({
    file,
    flags,
    memory,
    timeoutMs,
    maxWaiting,
    idleMs,
  });
  let isClosed = false;
  let isKeptWarm = false;
  let isWarming = false;
  let isWarmed = false;

  return {
    async ask<Q extends PlanningQuestion>(question: Q) {
      const started = performance.now();
      const outcome = await worker.ask(question);
      if ('answer' in outcome) {
        log.debug({ kind: question.kind, ms: performance.now() - started }, 'week planner responded');
        return outcome.answer as PlanningAnswers[Q['kind']];
      }
      if ('isBusy' in outcome) throw new PlanningError('busy');
      if (!isClosed) log.error({ kind: question.kind, ...outcome }, 'week planner failed');
      throw new PlanningError('failed');
    },
    async warm() {
      await this.ask({ kind: 'plan', request: usualWeek }).catch(() => undefined); // logged
      isWarmed = true;
    },
    keepWarm() {
      isKeptWarm = true;
    },
    isKeptWarm: () => isKeptWarm,
    wake() {
      if (!worker.isRunning()) isWarmed = false;
      if (!isKeptWarm || isWarming || isWarmed || isClosed) return;
      isWarming = true;
      void this.warm().finally(() => {
        isWarming = false;
      });
    },
    async close() {
      isClosed = true;
      await worker.close();
    },
  };
}

/** All meals of a household with few limits: its cached results also serve other plans. */
const usualWeek: WeekRequest = {
  household: {
    profile: {
      cuisinePreferences: ['Italian'],
      dietaryRestrictions: [],
      allergies: ['Peanuts'],
      avoidedFoods: [],
      cookingSkillLevel: 'advanced',
      timePreference: 120,
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
  open: weekFrom('2026-06-01').flatMap((date) =>
    plannedMealTypes.map((mealType) => ({ date, mealType, eaters: 4, maxMinutes: 120 })),
  ),
  kept: [],
  recipes: [],
  shopDays: [],
  wastePreference: 0.5,
  budget: null,
  seed: 1,
  ...usualEffort,
};
