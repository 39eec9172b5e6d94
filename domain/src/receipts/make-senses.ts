import { type Section, sections } from '../foods/food.ts';
import type { SlicedWork } from '../quantities/lazy.ts';
import { brandsByCategory, brandsByProduct, nonFoodBrands } from './data/brands.ts';
import { describingWords, omittedWords } from './data/describing-words.ts';
import { maybeNonFoodWords, nonFoodWords } from './data/non-food.ts';
import { decidingWords, flavorWords, plainWords, vagueWords } from './data/product-words.ts';
import { otherNames, receiptMeanings, varieties } from './data/varieties.ts';
import { foldName, isBrand, type Sense } from './sense.ts';
import { addTable, decidingStrength, longer, makeSense } from './table-senses.ts';

function listed(text: string): string[] {
  return text.split(', ').filter((one) => one !== '');
}

/** Strength of words for forms of products, and of words that mostly flavor others. */
const vague = 5.5;
const flavors = 2;

function addProductWords(senses: Map<string, Sense>, decidingSections: ReadonlyMap<string, Section>): void {
  for (const section of sections) {
    const strength = section === 'Protein' || section === 'Dairy' ? 5 : section === 'Produce' ? 4.5 : 4;
    for (const key of listed(plainWords[section]).map(foldName)) {
      const known = senses.get(key);
      // "Fish sauce" is as much a sauce as others whose last word decides.
      const isDecided = known?.category === section && known.strength === decidingStrength;
      const own = isDecided ? decidingStrength : strength + longer(key);
      senses.set(key, makeSense('food', section, own, known?.food ?? null));
    }
  }
  for (const [key, section] of decidingSections) {
    senses.set(key, makeSense('food', section, decidingStrength, senses.get(key)?.food ?? null));
  }
  for (const [words, strength] of [
    [vagueWords, vague],
    [flavorWords, flavors],
  ] as const) {
    for (const key of listed(words).map(foldName)) {
      const known = senses.get(key);
      if (known?.kind !== 'food') continue;
      // Fruit is a weaker flavoring than spice: "apple cinnamon" is more likely an apple.
      const isFruit = strength === flavors && known.category === 'Produce';
      senses.set(key, { ...known, strength: isFruit ? 3 : strength });
    }
  }
  for (const key of tooWide) {
    const known = senses.get(key);
    if (known) senses.set(key, { ...known, food: null });
  }
}

/** Words for one food in the table but for a whole group on receipts. */
const tooWide = new Set([
  'fruit',
  'vegetable',
  'veg',
  'meat',
  'fish',
  'seafood',
  'herb',
  'berry',
  'salad',
  'deli',
  'food',
  'poultry',
  'cup a soup',
  // Sheets or the dish, berries or the bread.
  'lasagna',
  'lasagne',
  'rye',
]);

function addVarieties(
  senses: Map<string, Sense>,
  names: Readonly<Record<string, string>>,
  isSaid: boolean,
): void {
  for (const [food, varieties] of Object.entries(names)) {
    const means = senses.get(foldName(food));
    if (!means?.food) throw new Error(`No food is called "${food}", which has other names.`);
    for (const key of listed(varieties).map(foldName)) {
      const own = senses.get(key);
      const strength = Math.max(own?.strength ?? 0, (means.category === 'Produce' ? 4.5 : 5) + longer(key));
      const product = isSaid ? food : '';
      const category = own?.kind === 'food' && own.food === null ? own.category : means.category;
      senses.set(key, { ...means, category, strength, food: own?.food ?? means.food, product });
    }
  }
}

function addMeanings(senses: Map<string, Sense>): void {
  for (const [food, names] of Object.entries(receiptMeanings)) {
    const means = senses.get(foldName(food))!;
    for (const key of listed(names).map(foldName)) senses.set(key, { ...means, product: food });
  }
}

function addNonFood(senses: Map<string, Sense>): void {
  for (const words of Object.values(nonFoodWords)) {
    for (const key of listed(words).map(foldName)) {
      const known = senses.get(key);
      // The main name of a food remains food, an alias does not ("sponges").
      const isOwnName = known?.food && foldName(known.food.name) === key;
      if (!isOwnName && known?.kind !== 'describing' && known?.kind !== 'omitted') {
        senses.set(key, makeSense('non-food', 'Other', key.includes(' ') ? 12 : 7.5, null));
      }
    }
  }
}

function* addBrands(senses: Map<string, Sense>): SlicedWork<void> {
  const add = (brand: string, sense: Sense) => {
    const key = foldName(brand);
    const known = senses.get(key);
    // An alias of a food ("dove") is more likely the brand.
    const isAlias = known?.food && sense.kind === 'non-food' && foldName(known.food.name) !== key;
    const isSame = known?.food && known.food === sense.food;
    if (known === undefined || known.kind === 'describing' || isAlias) senses.set(key, sense);
    // Some brands are food names in the table ("cheez-it"): they get the strength of a brand.
    else if (known.kind === 'food' && (known.category === sense.category || isSame)) {
      // "Beechnut" is baby food, not a nut: what the brand sells is not a food of the table.
      const isNoFood = sense.food === null && known.food !== null && foldName(known.food.name) === key;
      senses.set(key, {
        ...known,
        food: isNoFood ? null : known.food,
        category: sense.category,
        strength: Math.max(known.strength, sense.strength),
      });
    }
  };
  for (const [product, brands] of Object.entries(brandsByProduct)) {
    const means = senses.get(foldName(product));
    if (means === undefined) throw new Error(`No sense of "${product}", which brands are said to sell.`);
    const sense: Sense = {
      kind: 'brand',
      category: means.category,
      strength: 6.5,
      food: means.food,
      product,
    };
    for (const brand of listed(brands)) add(brand, sense);
    yield;
  }
  for (const [product, brands] of Object.entries(nonFoodBrands)) {
    const sense: Sense = { kind: 'non-food', category: 'Other', strength: 9, food: null, product };
    for (const brand of listed(brands)) add(brand, sense);
  }
  for (const section of sections) {
    const sense = makeSense('brand', section, 1.5, null);
    for (const brand of listed(brandsByCategory[section])) add(brand, sense);
  }
}

/** A few milliseconds of work. */
const namesAtOnce = 3000;

/** The frequency of words in names of foods and products, and separately the words of brands. */
function* countWords(senses: ReadonlyMap<string, Sense>): SlicedWork<Pick<Made, 'words' | 'brandWords'>> {
  const words: Made['words'] = new Map();
  const brandWords = new Set<string>();
  const count = (word: string, times: number) => {
    const known = words.get(word);
    if (known === undefined) words.set(word, { times });
    else known.times += times;
  };
  let at = 0;
  for (const [key, sense] of senses) {
    at += 1;
    if (at % namesAtOnce === 0) yield;
    const isNameOfBrand = isBrand(sense);
    for (const word of key.includes(' ') ? key.split(' ') : [key]) {
      if (isNameOfBrand) brandWords.add(word);
      else count(word, 1);
    }
  }
  // Product words are more common on receipts than names of ingredients.
  const common = [...Object.values(decidingWords), ...Object.values(plainWords), describingWords];
  for (const name of common.flatMap(listed)) for (const word of foldName(name).split(' ')) count(word, 100);
  for (const word of words.keys()) brandWords.delete(word);
  return { words, brandWords };
}

type Made = {
  senses: Map<string, Sense>;
  words: Map<string, { times: number }>;
  brandWords: Set<string>;
};

/** The meanings of all names of foods, products, brands and non-food. */
export function* makeSenses(): SlicedWork<Made> {
  const senses = new Map<string, Sense>();
  const decidingSections = new Map<string, Section>();
  for (const section of sections) {
    for (const key of listed(decidingWords[section]).map(foldName)) decidingSections.set(key, section);
  }
  yield* addTable(senses, decidingSections);
  yield;
  // A word that only describes ("white", "hot") is not a food, even if the table has it as a name.
  for (const key of listed(describingWords).map(foldName))
    senses.set(key, makeSense('describing', null, 0, null));
  for (const key of listed(omittedWords).map(foldName)) senses.set(key, makeSense('omitted', null, 0, null));
  for (const key of listed(maybeNonFoodWords).map(foldName)) {
    if (!senses.has(key)) senses.set(key, makeSense('non-food', 'Other', 1.5, null));
  }
  // Before the product words, so that a word in both lists ("ice") is food.
  addNonFood(senses);
  yield;
  addProductWords(senses, decidingSections);
  yield;
  addVarieties(senses, varieties, true);
  addVarieties(senses, otherNames, false);
  addMeanings(senses);
  yield;
  yield* addBrands(senses);
  return { senses, ...(yield* countWords(senses)) };
}
