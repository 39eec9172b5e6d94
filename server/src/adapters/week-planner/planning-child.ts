import { composeRecipes } from '@plateful/domain/cookbook/compose.ts';
import { alternatives } from '@plateful/domain/planning/alternatives.ts';
import { wasteOfWeek } from '@plateful/domain/planning/best-change.ts';
import { planHouseholdWeek } from '@plateful/domain/planning/plan-household-week.ts';
import { preferSample } from '@plateful/domain/planning/prefer-sample.ts';
import type { PlanningAnswers, PlanningQuestion } from '#ports/week-planner.ts';
import { answerAsWorker } from '#runtime/worker.ts';

/** `error` is for the log. */
export type Answer = { answer: PlanningAnswers[PlanningQuestion['kind']] } | { error: string };

answerAsWorker(async (question: PlanningQuestion): Promise<Answer> => {
  try {
    return { answer: answerTo(question) };
  } catch (error) {
    return { error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
});

function answerTo(question: PlanningQuestion): PlanningAnswers[PlanningQuestion['kind']] {
  if (question.kind === 'compose') return composeRecipes(question.request);
  const { request } = question;
  const { profile } = request.household;
  switch (question.kind) {
    case 'plan': {
      const week = planHouseholdWeek(request, () => performance.now());
      return { ...week, meals: week.meals.map((meal) => preferSample(meal, profile)) };
    }
    case 'alternatives':
      return alternatives(request, question.count).map((meal) => preferSample(meal, profile));
    case 'waste': {
      const { waste, change } = wasteOfWeek(request, question.planned);
      const dishes = change?.dishes.map((dish) => preferSample(dish, profile)) ?? [];
      return { waste, change: change && { ...change, dishes } };
    }
  }
}
