import { type Allergen, allergens } from '../vocabulary/options.ts';
import type { Food, FoodClass } from './food.ts';
import type { Cleared } from './free-of.ts';
import { foodById } from './table.ts';

/** What every food of a class carries, so that a row that forgets it is still safe. */
export const allergenOfClass: Partial<Record<FoodClass, Allergen>> = {
  fish: 'Fish',
  crustacean: 'Shellfish',
  mollusc: 'Shellfish',
  egg: 'Eggs',
  dairy: 'Dairy',
  'gluten-grain': 'Gluten',
  soy: 'Soy',
};

export type FoodAllergens = { contains: Allergen[]; mayContain: Allergen[] };

/** The food itself and all that it is made of, each once, however deep. */
export function foodAndParts(food: Food): Food[] {
  const found = new Map<string, Food>();
  const visit = (next: Food) => {
    if (found.has(next.id)) return;
    found.set(next.id, next);
    for (const part of next.parts) visit(foodById(part));
  };
  visit(food);
  return [...found.values()];
}

/** Allergens of one food and its parts, less those that its label clears ("dairy-free": Dairy and no more). */
export function allergensOfFood(food: Food, freeOf: readonly Cleared[] = []): FoodAllergens {
  const whole = foodAndParts(food);
  const carried = whole.flatMap((part) => {
    const ofClass = allergenOfClass[part.class];
    return ofClass ? [...part.contains, ofClass] : part.contains;
  });
  const possible = whole.flatMap((part) => part.mayContain);
  const contains = allergens.filter((one) => carried.includes(one) && !freeOf.includes(one));
  const mayContain = allergens.filter(
    (one) => possible.includes(one) && !contains.includes(one) && !freeOf.includes(one),
  );
  return { contains, mayContain };
}

/** The union, where "contains" outweighs "may contain". */
export function joinAllergens(all: readonly FoodAllergens[]): FoodAllergens {
  const contains = allergens.filter((one) => all.some((each) => each.contains.includes(one)));
  const mayContain = allergens.filter(
    (one) => !contains.includes(one) && all.some((each) => each.mayContain.includes(one)),
  );
  return { contains, mayContain };
}
