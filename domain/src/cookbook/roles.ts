import type { Food } from '../foods/food.ts';
import type { FoodId } from '../foods/food-id.ts';
import { foodIds } from '../foods/food-ids.ts';
import type { Role } from './dish.ts';
import type { Cut } from './kitchen/cuts.ts';

const hardy = new Set(foodIds('thyme rosemary sage bay-leaf curry-leaf makrut-lime-leaf'));
const sauces = new Set(
  foodIds(
    'soy-sauce tamari coconut-aminos fish-sauce oyster-sauce vegetarian-oyster-sauce mirin ketchup sriracha hot-sauce orange-juice pomegranate-molasses sesame-oil pear apple tamarind cornstarch black-vinegar',
  ),
);
const pastes = new Set(
  foodIds(
    'tomato-paste red-curry-paste green-curry-paste vegan-curry-paste harissa gochujang miso doenjang chipotle-in-adobo fermented-black-bean dijon-mustard',
  ),
);
const creamy = new Set(
  foodIds(
    'yogurt greek-yogurt soy-yogurt coconut-yogurt almond-yogurt heavy-cream coconut-cream creme-fraiche peanut-butter almond-butter sunflower-butter tahini sour-cream vegan-sour-cream ricotta',
  ),
);
const liquids = new Set(
  foodIds(
    'canned-tomato crushed-tomato coconut-milk vegetable-stock chicken-stock beef-stock dashi kombu-dashi tomatillo canned-green-chile',
  ),
);
const accents = new Set(
  foodIds(
    'black-olive kalamata-olive green-olive caper anchovy sun-dried-tomato roasted-red-pepper dried-apricot pineapple kimchi avocado cucumber preserved-lemon',
  ),
);

/** The part that a food of a seasoning plays in the method. */
export function roleOf(food: Food): Role {
  if (hardy.has(food.id)) return 'aromatic';
  if (sauces.has(food.id)) return 'sauce';
  if (pastes.has(food.id)) return 'paste';
  if (creamy.has(food.id)) return 'creamy';
  if (liquids.has(food.id)) return 'liquid';
  if (accents.has(food.id)) return 'accent';
  if (food.id === 'green-onion') return 'herb';
  if (food.id === 'spinach') return 'leaf';
  if (food.id === 'black-pepper') return 'pepper';
  switch (food.class) {
    case 'spice':
      return 'spice';
    case 'herb':
      return 'herb';
    case 'acid':
      return 'acid';
    case 'sweetener':
      return 'sauce';
    case 'vegetable':
      return 'aromatic';
    case 'starchy-vegetable':
      return 'vegetable';
    case 'fruit':
      return 'accent';
    case 'dairy':
    case 'nut':
    case 'seed':
    case 'seaweed':
      return 'topping';
    default:
      return 'sauce';
  }
}

const seasoningCuts: Readonly<Partial<Record<FoodId, Cut>>> = {
  garlic: 'fine',
  ginger: 'grate',
  galangal: 'slices',
  lemongrass: 'fine',
  onion: 'fine',
  'red-onion': 'slices',
  shallot: 'fine',
  leek: 'slices',
  carrot: 'dice',
  celery: 'dice',
  'bell-pepper': 'dice',
  'red-bell-pepper': 'dice',
  'green-bell-pepper': 'dice',
  tomato: 'chop',
  tomatillo: 'chop',
  'green-onion': 'slices',
  rosemary: 'fine',
  sage: 'fine',
  'black-olive': 'pitHalve',
  'kalamata-olive': 'pitHalve',
  'green-olive': 'pitHalve',
  'sun-dried-tomato': 'chop',
  'roasted-red-pepper': 'chop',
  'dried-apricot': 'chop',
  pineapple: 'peelDice',
  'canned-pineapple': 'drained',
  kimchi: 'chop',
  avocado: 'mash',
  cucumber: 'coarse',
  anchovy: 'fine',
  pear: 'coarse',
  apple: 'coarse',
  'chipotle-in-adobo': 'fine',
  'fermented-black-bean': 'rough',
  'red-chili': 'slices',
  'green-chili': 'fine',
  'thai-chili': 'slices',
  jalapeno: 'fine',
  'serrano-pepper': 'fine',
  'ancho-chili': 'seed',
  walnut: 'rough',
  almond: 'rough',
  'brazil-nut': 'rough',
  pecan: 'rough',
  hazelnut: 'rough',
  cashew: 'rough',
  peanut: 'rough',
  pistachio: 'rough',
  feta: 'crumble',
  'queso-fresco': 'crumble',
  cotija: 'crumble',
  parmesan: 'grate',
  'vegetarian-hard-cheese': 'grate',
  manchego: 'grate',
  gruyere: 'coarse',
  cheddar: 'coarse',
  nori: 'shred',
  date: 'pitChop',
  prune: 'pitChop',
  apricot: 'pitChop',
  peach: 'pitChop',
  plum: 'pitChop',
  mango: 'peelDice',
  papaya: 'peelDice',
  kiwi: 'peelSlice',
  banana: 'peelSlice',
  orange: 'peelSlice',
  mandarin: 'segments',
  lychee: 'peelPit',
  thyme: 'pick',
  'dragon-fruit': 'peelDice',
  'asian-pear': 'slices',
  persimmon: 'slices',
  strawberry: 'halve',
  fig: 'wedges',
  cherry: 'pitHalve',
  grape: 'halve',
  guava: 'chop',
  'sweet-potato': 'coarse',
  potato: 'peelSlice',
};

const chopped = new Set(foodIds('parsley cilantro basil mint dill tarragon thai-basil chive'));

/** How a seasoning, a topping or a fruit is made ready. */
export function seasoningCut(food: Food): Cut {
  return seasoningCuts[food.id] ?? (chopped.has(food.id) ? 'rough' : 'none');
}
