import type { Food } from '../foods/food.ts';
import { foodIds } from '../foods/food-ids.ts';
import { toGrams } from '../foods/grams.ts';
import type { Unit } from '../quantities/units.ts';

export type Measured = { amount: number; unit: Unit };

/** Bought and written down by the piece, although a recipe could weigh them. */
const counted = new Set(
  foodIds(
    'onion red-onion shallot leek tomato plum-tomato bell-pepper red-bell-pepper green-bell-pepper yellow-bell-pepper poblano cucumber persian-cucumber zucchini yellow-squash eggplant japanese-eggplant bok-choy carrot beet fennel parsnip turnip portobello-mushroom jalapeno red-chili green-chili thai-chili serrano-pepper dried-chili ancho-chili green-onion avocado apple asian-pear pear banana orange mandarin peach plum apricot fig mango kiwi persimmon guava lemon lime egg corn-tortilla flour-tortilla whole-wheat-tortilla gluten-free-tortilla pita naan chapati flatbread rice-cake potato red-potato sweet-potato chayote belgian-endive date prune star-anise little-gem-lettuce roasted-red-pepper makrut-lime-leaf bay-leaf',
  ),
);
/** Of these half a piece keeps well enough to be written. */
const halved = new Set(
  foodIds(
    'onion red-onion avocado cucumber eggplant fennel bell-pepper red-bell-pepper green-bell-pepper yellow-bell-pepper mango leek zucchini apple pear asian-pear banana jalapeno red-chili tomato yellow-squash',
  ),
);
const bySlice = new Set(
  foodIds('bread sourdough whole-wheat-bread rye-bread gluten-free-bread baguette ciabatta'),
);
const byStalk = new Set(foodIds('celery lemongrass'));
const byLeaf = new Set(foodIds('butter-lettuce'));
const bySprig = new Set(foodIds('thyme rosemary curry-leaf'));
const byCan = new Set(
  foodIds(
    'chickpea black-bean kidney-bean white-bean cannellini-bean pinto-bean butter-bean canned-lentil canned-tomato coconut-milk canned-tuna canned-salmon black-eyed-pea',
  ),
);
const byWeight = new Set(
  foodIds(
    'ricotta goat-cheese feta cream-cheese cottage-cheese greek-yogurt yogurt soy-yogurt coconut-yogurt almond-yogurt nutritional-yeast kimchi honeydew silken-tofu refried-bean',
  ),
);
const liquids = /milk|stock|dashi|juice$|kefir|^rose-water$/;

/** Cooks do not count further. */
const mostSpoons = 6;

/**
 * An amount as a cook writes it for so many grams of a food: pieces, cans, spoons, handfuls, or grams and
 * millilitres in round numbers. Null for a food that the table cannot measure.
 */
export function measureAmount(food: Food, grams: number): Measured | null {
  const { id, class: kind } = food;
  if (counted.has(id)) return pieces(food, grams);
  if (id === 'garlic') return count(food, grams, 'clove');
  if (bySlice.has(id)) return count(food, grams, 'slice');
  if (byStalk.has(id)) return count(food, grams, 'stalk');
  if (byLeaf.has(id)) return count(food, grams, 'leaf');
  if (bySprig.has(id)) return count(food, grams, 'sprig');
  if (byCan.has(id)) {
    const cans = canCount(food, grams);
    if (cans) return { amount: cans, unit: 'can' };
  }
  if (kind === 'herb') return herb(food, grams);
  if (['spice', 'salt', 'baking'].includes(kind) && !byWeight.has(id)) return spoons(food, grams);
  if (liquids.test(id) && !['acid'].includes(kind)) return volume(food, grams);
  if (['oil', 'acid', 'sweetener', 'alcohol', 'composed', 'animal-fat'].includes(kind) && !byWeight.has(id)) {
    return spoons(food, grams) ?? weight(grams);
  }
  if (isSpooned(food, grams)) {
    const spooned = spoons(food, grams);
    const isTooMany = spooned?.unit === 'tbsp' && spooned.amount > mostSpoons;
    return spooned && !isTooMany ? spooned : weight(grams);
  }
  return weight(grams);
}

function isSpooned({ id, class: kind, grams: weights }: Food, grams: number): boolean {
  if (weights.cup === undefined || id === 'egg') return false;
  if (/butter$|^tahini$|paste$|miso|doenjang|cream$|^ghee$|crema$/.test(id)) return grams <= 125;
  if (['yogurt', 'greek-yogurt', 'soy-yogurt', 'coconut-yogurt', 'almond-yogurt', 'ricotta'].includes(id))
    return grams <= 75;
  if (id === 'ginger' || id === 'galangal' || id === 'caper' || id === 'cornstarch') return true;
  if (['seed', 'nut'].includes(kind) || id === 'peanut') return grams <= 25;
  return (
    [
      'coconut-flake',
      'goji-berry',
      'fermented-black-bean',
      'parmesan',
      'vegetarian-hard-cheese',
      'nutritional-yeast',
      'canned-green-chile',
    ].includes(id) && grams <= 60
  );
}

function count(food: Food, grams: number, unit: Unit): Measured | null {
  const one = toGrams(food, 1, unit);
  return one === null ? null : { amount: Math.max(1, Math.round(grams / one)), unit };
}

function pieces(food: Food, grams: number): Measured | null {
  const one = toGrams(food, 1, 'whole');
  if (one === null) return null;
  const exact = grams / one;
  const step = halved.has(food.id) && exact < 2.25 ? 2 : 1;
  const amount = Math.max(1 / step, Math.round(exact * step) / step);
  // A quarter of a squash or half a fig is a weight to a cook.
  if (exact < 0.3 && one > 60) return weight(grams);
  return { amount, unit: 'whole' };
}

/** Whole and half cans, where one is near enough. */
function canCount(food: Food, grams: number): number | null {
  const one = toGrams(food, 1, 'can');
  if (one === null) return null;
  const halves = Math.round((grams / one) * 2) / 2;
  const isNear = halves >= 0.5 && Math.abs((halves * one) / grams - 1) <= 0.22;
  return isNear ? halves : null;
}

function herb(food: Food, grams: number): Measured | null {
  const handful = toGrams(food, 1, 'handful');
  const spoon = toGrams(food, 1, 'tbsp') ?? Number.POSITIVE_INFINITY;
  // Cooks do not count five spoons of leaves.
  if (handful !== null && (grams >= handful * 0.7 || grams > spoon * 3)) {
    return { amount: Math.max(1, Math.round(grams / handful)), unit: 'handful' };
  }
  return spoons(food, grams) ?? count(food, grams, 'sprig') ?? weight(grams);
}

/** Pinches, quarter teaspoons, tablespoons; from a third of a cup on millilitres for what pours. */
function spoons(food: Food, grams: number): Measured | null {
  const tsp = toGrams(food, 1, 'tsp');
  if (tsp === null) return count(food, grams, 'whole');
  const teaspoons = grams / tsp;
  if (teaspoons < 0.18)
    return { amount: Math.max(1, Math.min(2, Math.round(teaspoons * 16))), unit: 'pinch' };
  if (teaspoons < 1) return { amount: Math.max(0.25, Math.round(teaspoons * 4) / 4), unit: 'tsp' };
  if (teaspoons < 2.75) return { amount: Math.round(teaspoons * 2) / 2, unit: 'tsp' };
  if (teaspoons < 9) return { amount: Math.round((teaspoons / 3) * 2) / 2, unit: 'tbsp' };
  return { amount: Math.round(teaspoons / 3), unit: 'tbsp' };
}

function volume(food: Food, grams: number): Measured {
  const one = toGrams(food, 1, 'ml');
  const millilitres = one ? grams / one : grams;
  if (millilitres < 45) return spoons(food, grams) ?? weight(grams);
  return { amount: round(millilitres), unit: 'ml' };
}

function weight(grams: number): Measured {
  return { amount: round(grams), unit: 'g' };
}

/** To 5, 10, 25 or 50, as scales and jugs are read. */
function round(amount: number): number {
  if (amount < 12) return Math.max(1, Math.round(amount));
  const step = amount < 100 ? 5 : amount < 300 ? 10 : amount < 1000 ? 25 : 50;
  return Math.round(amount / step) * step;
}
