import type { UserContext } from '#context.ts';
import { AppError, rateLimited } from '#errors.ts';
import { type PlanningAnswers, PlanningError, type PlanningQuestion } from '#ports/week-planner.ts';

/** Half a minute of CPU time per ten minutes, far above normal use. */
const rule = { freeAttempts: 200, firstWait: 2, maxWait: 30, resetAfter: 600, resetFrom: 'first' } as const;

/** Throws `rate_limited` if the user plans too often. */
export async function limitPlanning({ throttle, user }: UserContext): Promise<void> {
  const wait = await throttle.take(rule, 'planning', user.id);
  if (wait) throw rateLimited(wait);
}

export async function runPlanner<Q extends PlanningQuestion>(
  { weekPlanner }: UserContext,
  question: Q,
): Promise<PlanningAnswers[Q['kind']]> {
  try {
    return await weekPlanner.ask(question);
  } catch (error) {
    if (!(error instanceof PlanningError)) throw error;
    const message =
      error.reason === 'busy'
        ? 'Many weeks are being planned at the moment. Please try again in a minute.'
        : 'Your week could not be planned. Please try again.';
    throw new AppError('unavailable', message, { retryAfter: 5 });
  }
}
