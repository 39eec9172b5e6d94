import { fallbackMeals } from '../cookbook/choosing/search-tiers.ts';
import type { MealType } from '../vocabulary/options.ts';
import { bookCandidates } from './book-candidates.ts';
import {
  conflictText,
  type DayConflict,
  limitsInWords,
  nameOfSlot,
  type Relaxation,
} from './day-conflicts.ts';
import { planningContextOf } from './household.ts';
import { isSafe, storedCandidates } from './stored-candidates.ts';
import { compileWeek, type OpenSlot, type WeekProblem } from './week-problem.ts';
import type { PreparedRequest, WeekRequest } from './week-request.ts';

/** Maximum minutes that are tried when a slot's time limit is too short. */
const longest = 480;

/** Explains why these open slots cannot be filled, and what would help. */
export function findConflicts(
  request: WeekRequest,
  { problem, pool }: PreparedRequest,
  slots: readonly number[],
): DayConflict[] {
  if (slots.length === 0) return [];
  const { fitting } = compileWeek(problem);
  const meals = new Set(slots.map((slot) => request.open[slot]!.mealType));
  const tried = relaxations(
    request,
    candidatesFor([...meals].flatMap((meal) => [meal, ...fallbackMeals[meal]])),
    Math.max(...slots.map((slot) => request.open[slot]!.maxMinutes)),
  );
  return slots.map((slot): DayConflict => {
    const open = request.open[slot]!;
    const { date, mealType } = open;
    const limits = limitsInWords(request.household.profile);
    const dishes = new Set(Array.from(fitting[slot]!, (at) => pool[at]!.candidate.dish)).size;
    const text =
      dishes === 0
        ? conflictText(open, limits)
        : `${nameOfSlot(open)}: the ${dishes === 1 ? 'only dish' : `only ${dishes} dishes`} within ${open.maxMinutes} minutes${limits} ${dishes === 1 ? 'is' : 'are'} planned already.`;
    return { date, mealType, text, loosen: tried.flatMap((relax) => relax(open, dishes) ?? []) };
  });
}

type Try = (slot: OpenSlot, before: number) => Relaxation | null;
type CandidatesOf = (request: WeekRequest, maxMinutes: number) => WeekProblem['candidates'];

/** For each limit that could be relaxed, whether that alone would help. `maxMinutes`: the most that a slot allows. */
function relaxations(request: WeekRequest, candidatesOf: CandidatesOf, maxMinutes: number): Try[] {
  const { household } = request;
  const { profile } = household;
  const { dietaryRestrictions, avoidedFoods, cookingSkillLevel } = profile;
  const when = (is: boolean, one: () => Try): Try[] => (is ? [one()] : []);
  const other = (limit: Relaxation['limit'], changed: Partial<WeekRequest>, words: string): Try => {
    const candidates = candidatesOf({ ...request, ...changed }, maxMinutes);
    return (slot, before) => {
      const count = countFor({ ...request, ...changed }, candidates, slot);
      return count > before ? { limit, text: `${words}: ${dishesIn(count)}.` } : null;
    };
  };
  const withProfile = (changed: Partial<typeof profile>) => ({
    household: { ...household, profile: { ...profile, ...changed } },
  });
  return [
    moreMinutes(request, candidatesOf(request, longest)),
    ...when(dietaryRestrictions.length > 0, () =>
      other(
        'diets',
        withProfile({ dietaryRestrictions: [] }),
        `Without ${dietaryRestrictions.join(' and ')}`,
      ),
    ),
    ...when(avoidedFoods.length > 0, () =>
      other('avoided', withProfile({ avoidedFoods: [] }), `With ${avoidedFoods.join(' and ')}`),
    ),
    ...when(household.withoutEquipment.length > 0, () =>
      other(
        'equipment',
        { household: { ...household, withoutEquipment: [] } },
        `With ${household.withoutEquipment.join(' and ')}`,
      ),
    ),
    ...when(cookingSkillLevel !== 'advanced', () =>
      other('skill', withProfile({ cookingSkillLevel: 'advanced' }), 'With more practice in the kitchen'),
    ),
    ...when(household.refusedTitles.length > 0, () =>
      other(
        'refused',
        { household: { ...household, refusedTitles: [] } },
        'With the dishes that you refused',
      ),
    ),
    ...when(request.shopDays.length > 0, () =>
      other('shopping', { shopDays: request.open.map(({ date }) => date) }, 'With shopping on the day'),
    ),
  ];
}

/** The smallest time limit with which a dish fits. */
function moreMinutes(request: WeekRequest, candidates: WeekProblem['candidates']): Try {
  return (slot, before) => {
    const { problem, fitting } = alone(request, candidates, { ...slot, maxMinutes: longest });
    const longer = Array.from(fitting[0]!, (at) => problem.candidates[at]!.minutes).filter(
      (one) => one > slot.maxMinutes,
    );
    if (longer.length === 0) return null;
    const minutes = Math.ceil(Math.min(...longer) / 5) * 5;
    const count = countFor(request, candidates, { ...slot, maxMinutes: minutes });
    return count > before ? { limit: 'minutes', text: `With ${minutes} minutes: ${dishesIn(count)}.` } : null;
  };
}

/** Candidates for these meal types. */
function candidatesFor(meals: readonly MealType[]): CandidatesOf {
  return ({ household, recipes }, maxMinutes) => {
    const context = planningContextOf(household, maxMinutes);
    const safe = recipes.filter((recipe) => isSafe(recipe, context));
    const all = [...storedCandidates(safe, context), ...bookCandidates(context, meals)];
    return all.map(({ candidate }) => candidate);
  };
}

function alone({ shopDays, open }: WeekRequest, candidates: WeekProblem['candidates'], slot: OpenSlot) {
  const aims = {
    energy: { breakfast: 1, lunch: 1, dinner: 1 },
    protein: 0,
    fiber: 0,
    sodium: 0,
    favorites: [],
  };
  const days = open.map(({ date }) => date).sort();
  // The first day determines what counts as before the first shopping day.
  const shops = shopDays.length > 0 ? shopDays : days.slice(0, 1);
  return compileWeek({
    open: [slot],
    kept: [],
    candidates,
    shopDays: shops,
    aims,
    wastePreference: 0,
    budget: null,
  });
}

function countFor(request: WeekRequest, candidates: WeekProblem['candidates'], slot: OpenSlot): number {
  const { fitting } = alone(request, candidates, slot);
  return new Set(Array.from(fitting[0]!, (at) => candidates[at]!.dish)).size;
}

function dishesIn(count: number): string {
  return count === 1 ? '1 dish' : `${count} dishes`;
}
