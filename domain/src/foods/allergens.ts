import { type Allergen, allergens } from '../vocabulary/options.ts';
import type { Food, FoodClass } from './food.ts';
import type { LabelClearance } from './label-claims.ts';
import { foodById } from './table.ts';

/** Allergens that follow from a food's class, so that a row that omits one is still safe. */
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

/** The food and all its parts, recursively, each once. */
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

/** Allergens of a food and its parts, except those that its label clears ("dairy-free" clears only Dairy). */
export function allergensOfFood(food: Food, freeOf: readonly LabelClearance[] = []): FoodAllergens {
  const foods = foodAndParts(food);
  const contained = foods.flatMap((part) => {
    const ofClass = allergenOfClass[part.class];
    return ofClass ? [...part.contains, ofClass] : part.contains;
  });
  const possible = foods.flatMap((part) => part.mayContain);
  const contains = allergens.filter((one) => contained.includes(one) && !freeOf.includes(one));
  const mayContain = allergens.filter(
    (one) => possible.includes(one) && !contains.includes(one) && !freeOf.includes(one),
  );
  return { contains, mayContain };
}

/** The union; "contains" takes precedence over "may contain". */
export function joinAllergens(all: readonly FoodAllergens[]): FoodAllergens {
  const contains = allergens.filter((one) => all.some((each) => each.contains.includes(one)));
  const mayContain = allergens.filter(
    (one) => !contains.includes(one) && all.some((each) => each.mayContain.includes(one)),
  );
  return { contains, mayContain };
}
