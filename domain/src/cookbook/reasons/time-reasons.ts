import type { Food } from '../../foods/food.ts';
import { truthfulTags } from '../description/dish-tags.ts';
import { needsTwoVessels, oneVesselTag } from '../method/one-vessel.ts';
import { paceOf } from '../wishes/pace.ts';
import { mainFoodsOf, namesOf, type ReasonFacts } from './reason-facts.ts';

/** The time of a dish, as far as the household has asked for a short one. */
export function paceReason({ recipe: { cookingTime }, tastes: { profile, wish, maxMinutes } }: ReasonFacts) {
  switch (paceOf(profile, wish)) {
    case 'quick':
      return `Ready in ${cookingTime} minutes, quick as you asked.`;
    case 'weeknight':
      return `Ready in ${cookingTime} minutes, quick enough for a weeknight.`;
    case null:
      return wish.maxMinutes === undefined
        ? null
        : `Ready in ${cookingTime} minutes, within the ${maxMinutes} that you have.`;
  }
}

/** Mentions an unusually short or long time. */
export function timeReason({ recipe, bookDish: { dish } }: ReasonFacts): string | null {
  const { cookingTime } = recipe;
  if (cookingTime <= 20) return `On the table in ${cookingTime} minutes.`;
  // The extra time for more people is active time.
  const active = dish.minutes.active + cookingTime - dish.minutes.total;
  if (active <= 20 && cookingTime >= 50) return `${active} minutes of work; the rest cooks by itself.`;
  const [tag] = dish.tags.filter((label) => oneVesselTag.test(label));
  return tag && !needsTwoVessels(recipe) && !mixing.test(recipe.instructions.slice(0, -1).join(' '))
    ? `All of it in one ${tag.slice(-3)}.`
    : null;
}

/** More to wash than a pot. */
const mixing = /\bbowls?\b|\bon a plate\b/;

/** Share of the household's time from which on a reason says that a dish keeps to it. */
const nearlyAll = 0.6;

/** How fast it is, and whether that is within the household's minutes. */
export function timeFitReason(given: ReasonFacts): string {
  return `Ready ${timeOf(given)}.`;
}

function timeOf({ recipe: { cookingTime }, tastes: { profile, wish, maxMinutes } }: ReasonFacts): string {
  const isNear = cookingTime < maxMinutes && cookingTime >= nearlyAll * maxMinutes;
  const within = isNear && paceOf(profile, wish) === null ? `, within the ${maxMinutes} that you have` : '';
  return `in ${cookingTime} minutes${within}`;
}

/** Foods that season a dish and say nothing of it. */
const seasonings: readonly Food['class'][] = ['oil', 'sweetener', 'acid', 'spice', 'herb'];

/** What a dish is and what it is made of, where the household has said nothing that it could answer. */
export function plainReasons(given: ReasonFacts): string[] {
  const { adapted, recipe, meal } = given;
  const { cuisine } = adapted.dish;
  const article = /^[AEIOU]/.test(cuisine) ? 'An' : 'A';
  const foods = mainFoodsOf(given).filter(({ class: kind }) => !seasonings.includes(kind));
  const made = foods.length > 0 ? ` with ${namesOf(foods)}` : '';
  return [
    `${article} ${cuisine} ${meal}${made}, ready ${timeOf(given)}.`,
    ...easeReasons(given, truthfulTags(adapted, recipe, meal)),
  ];
}

const easeOfTag: Readonly<Record<string, string>> = {
  'no-cook': 'Nothing to cook.',
  'five-ingredients': 'It takes only a few ingredients.',
  pantry: 'Most of it is in the pantry.',
  'make-ahead': 'It can be made ahead.',
};
/** Longest method of a dish that anyone can make. */
const fewSteps = 4;

function easeReasons(
  { recipe, bookDish, tastes: { profile } }: ReasonFacts,
  tags: readonly string[],
): string[] {
  const isEasy = bookDish.dish.skill === 'beginner' && recipe.instructions.length <= fewSteps;
  if (profile.cookingSkillLevel === 'beginner' && isEasy) return ['Easy for a beginner.'];
  return tags.flatMap((tag) => easeOfTag[tag] ?? []).slice(0, 1);
}
