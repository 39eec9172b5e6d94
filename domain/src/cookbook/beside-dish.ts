import { foodById } from '../foods/table.ts';
import { besideOf } from '../recipes/beside.ts';
import { isWelcomeBeside } from '../recipes/welcome-beside.ts';
import type { Limits } from '../safety/recipe-lines.ts';
import type { DishCuisine } from '../vocabulary/cuisine-names.ts';
import type { MealType } from '../vocabulary/options.ts';
import type { AdaptedDish } from './make-recipe.ts';

/** What a table of the cuisine has for those who like it hot. */
const hotAtTable: Readonly<Partial<Record<DishCuisine, string>>> = {
  Mexican: 'hot salsa',
  American: 'hot sauce',
  Caribbean: 'hot sauce',
  Brazilian: 'hot sauce',
  Peruvian: 'hot sauce',
  British: 'hot mustard',
  German: 'hot mustard',
  Polish: 'horseradish',
  Scandinavian: 'horseradish',
  Hungarian: 'pickled hot peppers',
  Italian: 'red pepper flakes',
  French: 'Espelette pepper',
  Spanish: 'pickled hot peppers',
  Greek: 'pickled hot peppers',
  Mediterranean: 'harissa',
  Moroccan: 'harissa',
  Lebanese: 'Aleppo pepper',
  'Middle Eastern': 'Aleppo pepper',
  Turkish: 'Aleppo pepper',
  Georgian: 'red pepper flakes',
  Ethiopian: 'fresh green chilies',
  Indian: 'fresh green chilies',
  Thai: 'sliced Thai chilies',
  Vietnamese: 'sliced Thai chilies',
  Filipino: 'sliced Thai chilies',
  Indonesian: 'sambal oelek',
  Asian: 'chili oil',
  Chinese: 'chili oil',
  Korean: 'red pepper flakes',
  Japanese: 'shichimi togarashi',
};
/** From this spice level on a main of no more than this heat gets something hot beside it. */
const likesHot = 4;
const mild = 2;

/** Where a dish has no word of what goes with it that the household eats: what is missing on most plates. */
const rice: ReadonlySet<DishCuisine> = new Set<DishCuisine>([
  'Asian',
  'Chinese',
  'Filipino',
  'Indian',
  'Indonesian',
  'Japanese',
  'Korean',
  'Thai',
  'Vietnamese',
]);
const starches = {
  rice: ['steamed rice', 'rice noodles'],
  bread: ['crusty bread', 'boiled potatoes'],
} as const;
const greens = {
  rice: ['sliced cucumber'],
  bread: ['a green salad', 'sliced tomatoes', 'sliced cucumber'],
} as const;

/** What is served beside a dish, of what the household eats. */
export function besideDish(
  { dish, parts }: AdaptedDish,
  meal: MealType,
  limits: Limits & { avoidedFoods: readonly string[] },
  spiceLevel: number,
): string[] {
  const isWelcome = (name: string) => isWelcomeBeside(besideOf(name), limits);
  const isMain = meal === 'dinner' || meal === 'lunch';
  const own = dish.goesWith.filter(isWelcome);
  const table = rice.has(dish.cuisine) ? 'rice' : 'bread';
  const usual = hasStarch(parts) ? greens[table] : [...starches[table], ...greens[table]];
  const plain = isMain && own.length === 0 ? usual.find(isWelcome) : undefined;
  const isTooMild = isMain && spiceLevel >= likesHot && dish.heat <= mild;
  const hot = isTooMild ? hotAtTable[dish.cuisine] : undefined;
  return [...own, ...(plain ? [plain] : []), ...(hot && isWelcome(hot) ? [hot] : [])];
}

function hasStarch(parts: AdaptedDish['parts']): boolean {
  return [...parts.values()].some(({ food }) => {
    const { class: kind, kinds } = foodById(food);
    const isStaple = kinds.some((one) => ['bread', 'pasta', 'noodle', 'dough'].includes(one));
    return isStaple || ['grain', 'gluten-grain', 'starchy-vegetable', 'legume'].includes(kind);
  });
}
