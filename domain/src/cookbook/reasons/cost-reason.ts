import { costlyFoodsOf, expensiveFoodsOf, isCheapFood } from '../choosing/food-costs.ts';
import { mainFoodsOf, namesOf, type ReasonFacts } from './reason-facts.ts';

/** What a dish costs a household that has to save, in a sentence. */
export function costReason(given: ReasonFacts): string {
  const { adapted } = given;
  const expensive = expensiveFoodsOf(adapted);
  if (expensive.length > 0) return `Not the cheapest of dishes, with ${namesOf(expensive)}.`;
  const costly = costlyFoodsOf(adapted);
  // Bread without gluten costs three times as much.
  const special = new Set(
    [...adapted.parts.values()].flatMap(({ food, name }) => (/\bgluten-free\b/.test(name) ? food : [])),
  );
  const cheap = mainFoodsOf(given).filter((food) => isCheapFood(food) && !special.has(food.id));
  if (costly.length > 0) return `Of middling cost, most of it for the ${namesOf(costly)}.`;
  if (adapted.dish.cost > 2) return 'Of middling cost, without a luxury in it.';
  if (adapted.dish.cost > 1) return 'Nothing in it costs much.';
  return cheap.length > 0 ? `Easy on the budget, with ${namesOf(cheap)}.` : 'One of our cheaper dishes.';
}
