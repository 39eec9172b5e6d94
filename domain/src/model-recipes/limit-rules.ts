import type { Limits } from '../safety/check-recipe.ts';
import type { Allergen, Diet } from '../vocabulary/options.ts';

/**
 * What an allergy excludes, and foods that contain the allergen but that models tend to overlook. All are in the food
 * table.
 */
export const allergyRules: Readonly<Record<Allergen, { means: string; hidesIn: readonly string[] }>> = {
  Nuts: {
    means: 'any tree nut or pine nut, its butter, milk, flour and oil',
    hidesIn: ['pesto', 'romesco', 'dukkah', 'marzipan', 'praline', 'granola', 'mole sauce', 'dark chocolate'],
  },
  Peanuts: {
    means: 'peanuts, peanut butter, peanut oil',
    hidesIn: ['satay sauce', 'mole sauce', 'hoisin sauce', 'chili crisp', 'dukkah', 'granola'],
  },
  Dairy: {
    means: 'milk of any animal, butter, ghee, cream, cheese, yogurt, whey, lactose-free milk too',
    hidesIn: ['pesto', 'naan', 'brioche', 'puff pastry', 'breadcrumbs', 'ranch dressing', 'dark chocolate'],
  },
  Gluten: {
    means: 'wheat, rye, barley, oats, spelt, semolina, unless labeled gluten-free',
    hidesIn: [
      'soy sauce',
      'tamari',
      'miso',
      'oyster sauce',
      'gochujang',
      'beer',
      'couscous',
      'stock cube',
      'sausage',
    ],
  },
  Soy: {
    means: 'soybeans, tofu, tempeh, edamame, miso',
    hidesIn: [
      'soy sauce',
      'tamari',
      'hoisin sauce',
      'oyster sauce',
      'gochujang',
      'mayonnaise',
      'vegetable oil',
      'stock cube',
    ],
  },
  Eggs: {
    means: 'eggs, their whites and yolks',
    hidesIn: [
      'mayonnaise',
      'aioli',
      'egg noodles',
      'fresh pasta',
      'brioche',
      'meringue',
      'ranch dressing',
      'gnocchi',
    ],
  },
  Fish: {
    means: 'any fish and its roe',
    hidesIn: [
      'fish sauce',
      'Worcestershire sauce',
      'dashi',
      'ponzu',
      'kimchi',
      'Caesar dressing',
      'tapenade',
      'red curry paste',
    ],
  },
  Shellfish: {
    means: 'crustaceans, mussels, clams, squid, octopus, snails',
    hidesIn: ['oyster sauce', 'shrimp paste', 'red curry paste', 'kimchi', 'sambal', 'XO sauce'],
  },
  Sesame: {
    means: 'sesame seeds, sesame oil, tahini',
    hidesIn: [
      'hummus',
      'baba ganoush',
      'za’atar',
      'dukkah',
      'halva',
      'furikake',
      'hoisin sauce',
      'burger bun',
    ],
  },
};

/**
 * The figures are those of the safety gate (`foods/diet-figures.ts`, `ingredient-lines/mediterranean.ts`); a test
 * compares them.
 */
export const dietRules: Readonly<Record<Diet, string>> = {
  Vegetarian:
    'no meat, fish or seafood, nor what is made of them: meat or fish stock, gelatin, lard, fish sauce, Worcestershire sauce, parmesan',
  Vegan: 'nothing from an animal: no meat, fish, dairy, egg, honey or gelatin',
  Pescatarian: 'no meat or poultry, nor their stock, lard or gelatin; fish and seafood are fine',
  Keto: 'at most 12 g of net carbs (carbs less fiber) a serving',
  Paleo: 'no grain, legume, peanut, soy, dairy, refined sugar or alcohol',
  'Gluten-Free': 'no wheat, rye, barley or oats, unless labeled gluten-free; tamari, not soy sauce',
  'Dairy-Free': 'no milk of any animal, butter, ghee, cream, cheese, yogurt or whey',
  'Low-Carb': 'at most 32 g of carbs a serving',
  'Low-Fat': 'at most 16 g of fat and 30 % of energy from fat a serving, or at most 3 g of fat',
  Whole30: 'no grain, legume, soy, dairy, alcohol or sweetener of any kind, honey too',
  Mediterranean:
    'olive oil as the main fat, mostly vegetables, pulses and fish; a serving has at most 150 g of red meat, 36 g of butter or cream, 50 g of sugar',
};

/** A household's hard limits, one per line; '' if it has none. */
export function limitLines({ allergies, dietaryRestrictions }: Limits): string {
  const lines = [
    ...allergies.map((one) => {
      const { means, hidesIn } = allergyRules[one];
      return `- Allergy to ${one}: ${means}. Hides in ${hidesIn.join(', ')}.`;
    }),
    ...dietaryRestrictions.map((one) => `- ${one}: ${dietRules[one]}.`),
  ];
  return lines.join('\n');
}
