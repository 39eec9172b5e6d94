import type { ComposeRequest, composeRecipes } from '@plateful/domain/cookbook/compose.ts';
import type { WeekChange } from '@plateful/domain/planning/best-change.ts';
import type { ChosenMeal, HouseholdWeek } from '@plateful/domain/planning/plan-household-week.ts';
import type { WithFacts } from '@plateful/domain/planning/prefer-sample.ts';
import type { Served } from '@plateful/domain/planning/serve-candidate.ts';
import type { PlannedMeal, WeekRequest } from '@plateful/domain/planning/week-request.ts';
import type { WeekWaste } from '@plateful/domain/planning/week-waste.ts';

/**
 * What is asked of the planner; `planned` are the meals that may be exchanged, beside the request's open slots. It composes recipes
 * too, in numbers that take a while.
 */
export type PlanningQuestion =
  | { kind: 'compose'; request: ComposeRequest }
  | { kind: 'plan'; request: WeekRequest }
  | { kind: 'alternatives'; request: WeekRequest; count: number }
  | { kind: 'waste'; request: WeekRequest; planned: readonly PlannedMeal[] };

/** Dishes of the cook book that are served as they are written name the sample. */
export type PlanningAnswers = {
  compose: ReturnType<typeof composeRecipes>;
  plan: Omit<HouseholdWeek, 'meals'> & { meals: WithFacts<ChosenMeal>[] };
  alternatives: WithFacts<ChosenMeal>[];
  waste: { waste: WeekWaste; change: (Omit<WeekChange, 'dishes'> & { dishes: WithFacts<Served>[] }) | null };
};

export type PlanningFailure =
  /** Too many wait already. */
  | 'busy'
  /** It took too long, or crashed. */
  | 'failed';

export class PlanningError extends Error {
  override name = 'PlanningError';
  readonly reason: PlanningFailure;

  constructor(reason: PlanningFailure) {
    super(`Planning a week: ${reason}`);
    this.reason = reason;
  }
}

export type WeekPlanner = {
  /** Throws PlanningError. */
  ask<Q extends PlanningQuestion>(question: Q): Promise<PlanningAnswers[Q['kind']]>;
  /** Starts the worker and has it plan once: the first plan takes several times as long as the next. */
  warm(): Promise<void>;
  /** From now on `wake` starts it, and it is there for small questions too. */
  keepWarm(): void;
  isKeptWarm(): boolean;
  /** Warms it where it does not run; does not wait for it. Its memory is held only while somebody looks at weeks. */
  wake(): void;
  close(): Promise<void>;
};
