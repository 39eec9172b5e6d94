import type { ComposeRequest, composeRecipes } from '@plateful/domain/cookbook/compose.ts';
import type { WeekChange } from '@plateful/domain/planning/best-change.ts';
import type { ChosenMeal, HouseholdWeek } from '@plateful/domain/planning/plan-household-week.ts';
import type { WithFacts } from '@plateful/domain/planning/prefer-sample.ts';
import type { PlannedRecipe } from '@plateful/domain/planning/render-candidate.ts';
import type { PlannedMeal, WeekRequest } from '@plateful/domain/planning/week-request.ts';
import type { WeekWaste } from '@plateful/domain/planning/week-waste.ts';

/**
 * Questions to the planner process. `planned` are meals that may be replaced, besides the request's open slots. It also
 * composes recipes, if that takes long.
 */
export type PlanningQuestion =
  | { kind: 'compose'; request: ComposeRequest }
  | { kind: 'plan'; request: WeekRequest }
  | { kind: 'alternatives'; request: WeekRequest; count: number }
  | { kind: 'waste'; request: WeekRequest; planned: readonly PlannedMeal[] };

/** Dishes of the cook book that are served unchanged refer to their sample. */
export type PlanningAnswers = {
  compose: ReturnType<typeof composeRecipes>;
  plan: Omit<HouseholdWeek, 'meals'> & { meals: WithFacts<ChosenMeal>[] };
  alternatives: WithFacts<ChosenMeal>[];
  waste: {
    waste: WeekWaste;
    change: (Omit<WeekChange, 'dishes'> & { dishes: WithFacts<PlannedRecipe>[] }) | null;
  };
};

export type PlanningFailure =
  /** The queue is full. */
  | 'busy'
  /** It timed out or crashed. */
  | 'failed';

export class PlanningError extends Error {
  override name = 'PlanningError';
  readonly reason: PlanningFailure;

  constructor(reason: PlanningFailure) {
    super(`Planning a week failed: ${reason}`);
    this.reason = reason;
  }
}

export type WeekPlanner = {
  /** Throws PlanningError. */
  ask<Q extends PlanningQuestion>(question: Q): Promise<PlanningAnswers[Q['kind']]>;
  /** Starts the worker and runs one plan: the first takes several times as long as the next. */
  warm(): Promise<void>;
  /** From now on `wake` starts the worker, and short questions use it too. */
  keepWarm(): void;
  isKeptWarm(): boolean;
  /** Warms the worker up in the background if it is not running. It uses memory only while the product is used. */
  wake(): void;
  close(): Promise<void>;
};
