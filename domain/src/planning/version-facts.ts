import { withEnoughSalt } from '../cookbook/adaptation/enough-salt.ts';
import { sodiumIn } from '../cookbook/adaptation/salt-needed.ts';
import { measurePart } from '../cookbook/amounts/measure-part.ts';
import type { BookDish } from '../cookbook/cook-book.ts';
import type { AdaptedDish } from '../cookbook/make-recipe.ts';
import type { Nutrition } from '../foods/food.ts';
import { sharesOf } from '../recipes/main-food.ts';
import { isAdjustable } from './adjusted-amounts.ts';
import { type Body, bodyOf, type Candidate, type Weighed } from './candidate.ts';
import { mainGroupOf } from './main-group.ts';

/** Facts of a version that do not depend on the household, computed once for all households that share it. */
export type VersionFacts = {
  isWritten: boolean;
  nutrition: Nutrition;
  foods: BookDish['foods'];
  body: Body;
  group: Candidate['group'];
  side: Candidate['side'];
  /** Milligrams of sodium per serving from hot ingredients, which are scaled by the household's spice level. */
  hotSodium: number;
};

const factsOfVersions = new WeakMap<AdaptedDish, VersionFacts>();

export function versionFactsOf(bookDish: BookDish, adapted: AdaptedDish): VersionFacts {
  const facts = factsOfVersions.get(adapted) ?? computeVersionFacts(bookDish, adapted);
  factsOfVersions.set(adapted, facts);
  return facts;
}

function computeVersionFacts(bookDish: BookDish, adapted: AdaptedDish): VersionFacts {
  const { dish } = bookDish;
  const isWritten =
    dish.parts.length === adapted.parts.size &&
    dish.parts.every((part) => adapted.parts.get(part.key) === part);
  const weighed = [...withEnoughSalt(adapted).parts.values()].map((part) => {
    const { food, grams } = measurePart(part);
    const isSide = part.side !== undefined;
    return {
      food,
      grams: grams / dish.serves,
      isAdjustable: isAdjustable(dish.kind, food, part.unit),
      isSide,
    };
  });
  const foods = isWritten ? bookDish.foods : sharesOf(weighed.filter(({ isSide }) => !isSide));
  const [side] = sharesOf(weighed.filter(({ isSide }) => isSide));
  return {
    isWritten,
    nutrition: isWritten ? bookDish.nutrition : nutritionOf(weighed),
    foods,
    body: bodyOf(weighed),
    group: mainGroupOf(foods),
    side: side?.food.id ?? null,
    hotSodium: hotSodiumOf(adapted),
  };
}

function hotSodiumOf({ dish, parts }: AdaptedDish): number {
  const hot = dish.spicy.flatMap((key) => parts.get(key) ?? []);
  return sodiumIn(hot) / dish.serves;
}

function nutritionOf(weighed: Weighed): Nutrition {
  const sum = { calories: 0, protein: 0, carbs: 0, fat: 0, fiber: 0, sugar: 0, sodium: 0 };
  for (const { food, grams } of weighed) {
    const share = grams / 100;
    sum.calories += food.per100g.calories * share;
    sum.protein += food.per100g.protein * share;
    sum.carbs += food.per100g.carbs * share;
    sum.fat += food.per100g.fat * share;
    sum.fiber += food.per100g.fiber * share;
    sum.sugar += food.per100g.sugar * share;
    sum.sodium += food.per100g.sodium * share;
  }
  return sum;
}
