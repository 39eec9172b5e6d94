import type { Food } from '../foods/food.ts';
import type { FoodId } from '../foods/food-id.ts';
import type { Dish, ListedPart } from './dish.ts';
import type { Seasoning } from './flavors/flavor.ts';
import { mains } from './kitchen/mains.ts';
import { starches } from './kitchen/starches.ts';
import { vegetables } from './kitchen/vegetables.ts';
import type { Taken } from './pantry.ts';

/** Words of a title where the food's own name is too long or too plain; '' keeps it out. */
const words: Readonly<Partial<Record<FoodId, string>>> = {
  'lemon-juice': 'lemon',
  'lime-juice': 'lime',
  'lemon-zest': 'lemon',
  'lime-zest': 'lime',
  'yuzu-juice': 'yuzu',
  'orange-juice': 'orange',
  'orange-zest': 'orange',
  'soy-sauce': 'soy',
  'fish-sauce': '',
  'coconut-aminos': '',
  'dried-oregano': 'oregano',
  'dried-thyme': 'thyme',
  'smoked-paprika': 'smoky paprika',
  'garlic-powder': 'garlic',
  'canned-tomato': 'tomato',
  'crushed-tomato': 'tomato',
  'tomato-paste': 'tomato',
  'coconut-milk': 'coconut',
  'coconut-flake': 'coconut',
  'coconut-cream': 'coconut',
  'dijon-mustard': 'mustard',
  'peanut-butter': 'peanut',
  'almond-butter': 'almond',
  'sunflower-butter': 'sunflower seed',
  'greek-yogurt': 'yogurt',
  'soy-yogurt': 'soy yogurt',
  'chipotle-in-adobo': 'chipotle',
  'canned-green-chile': 'green chile',
  'ancho-chili': 'ancho',
  'ground-coriander': 'coriander',
  'mustard-seed': 'mustard seed',
  'fennel-seed': 'fennel seed',
  'sesame-oil': 'sesame',
  'sesame-seed': 'sesame',
  'avocado-oil': '',
  'balsamic-vinegar': 'balsamic',
  'red-wine-vinegar': '',
  'rice-vinegar': '',
  'white-wine-vinegar': '',
  'apple-cider-vinegar': 'cider',
  'green-onion': 'scallion',
  miso: 'miso',
  'curry-powder': 'curry',
  'chili-powder': 'chili',
  'garam-masala': 'garam masala',
  'kalamata-olive': 'olive',
  'sun-dried-tomato': 'sun-dried tomato',
  'vegetarian-hard-cheese': 'cheese',
  'nutritional-yeast': '',
  'cocoa-powder': 'cocoa',
  'vanilla-extract': 'vanilla',
  'maple-syrup': 'maple',
  'vegan-curry-paste': 'curry',
  'red-curry-paste': 'red curry',
  'green-curry-paste': 'green curry',
  'palm-sugar': '',
  'brown-sugar': '',
  sugar: '',
  'bay-leaf': 'bay',
  'creme-fraiche': 'crème fraîche',
  'heavy-cream': 'cream',
  'sherry-vinegar': 'sherry',
  'sichuan-peppercorn': 'sichuan pepper',
  'fermented-black-bean': 'black bean',
  'black-vinegar': 'black vinegar',
  'goji-berry': 'goji',
  'asian-pear': 'Asian pear',
};

export function titleWord(food: Food): string {
  return words[food.id] ?? food.name;
}

/** "ginger-soy" or the seasoning's own name, from what of it is really there. */
export function tasteWords(seasoning: Pick<Seasoning, 'title' | 'name'>, taken: readonly Taken[]): string {
  const named = seasoning.title.map((id) => taken.find(({ asked }) => asked === id));
  const isWhole = named.every((one) => one && one.food.id === one.asked);
  if (seasoning.name && isWhole) return seasoning.name;
  const found = named.flatMap((one) => (one && titleWord(one.food) ? [titleWord(one.food)] : []));
  return [...new Set(found)].join('-');
}

/** The word for a main before a noun: "chicken stir-fry", "black bean soup". */
export function mainWord(food: Food): string {
  return mains.get(food.id)?.word ?? food.name;
}

/** As it stands alone in a title: "with carrots and bok choy". */
export function sideWord({ food, role }: Pick<ListedPart, 'food' | 'role'>): string {
  if (role === 'starch') return starches[food.id]?.word ?? food.plural;
  if (role === 'main') return mains.get(food.id) ? pluralMain(food) : food.plural;
  return vegetables[food.id]?.word ?? food.plural;
}

const countable = /(potato|bean|pea|lentil|chickpea|egg|mushroom|sardine|scallop|zucchini)$/;

function pluralMain(food: Food): string {
  const word = mainWord(food);
  return countable.test(word) && food.plural !== food.name ? food.plural.replace(/^canned /, '') : word;
}

export function and(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}

/** The vegetables that a title shows, the largest first, those that only season left out. */
export function shownSides(dish: Dish, most: number): string[] {
  return dish.parts
    .filter((part) => (part.role === 'vegetable' || part.role === 'leaf') && part.grams >= 25)
    .filter((part) => !dish.taste.toLowerCase().includes(titleWord(part.food)))
    .sort((a, b) => b.grams - a.grams)
    .slice(0, most)
    .map(sideWord);
}

/** First letter large, no doubled spaces, never longer than a recipe's title may be. */
export function titled(text: string): string {
  const plain = text.replace(/\s+/g, ' ').trim();
  const large = plain.charAt(0).toUpperCase() + plain.slice(1);
  return large.length <= 100 ? large : large.slice(0, large.lastIndexOf(' ', 100));
}

/** The main where it stands alone: "over rice with chickpeas". */
export function mainAlone(dish: Dish): string {
  return sideWord({ food: dish.main, role: 'main' });
}

export function articleFor(word: string): 'a' | 'an' {
  return /^[aeiou]/i.test(word) ? 'an' : 'a';
}

/** "zucchini and carrots". */
export function sides(dish: Dish, most = 2): string {
  return and(shownSides(dish, most));
}

/** " with zucchini and carrots", or nothing. */
export function withSides(dish: Dish, most = 2): string {
  const names = sides(dish, most);
  return names && ` with ${names}`;
}
