import type { FoodId } from '../../foods/food-id.ts';

/** How a starch is made and how much of it, dry or as bought, makes a serving. */
type StarchFacts = {
  as: 'grain' | 'soak' | 'noodle' | 'pasta' | 'bread' | 'leaf' | 'fry' | 'boil' | 'polenta';
  grams: number;
  /** Minutes on the heat, and minutes to rest; for grains the weight of water to one of grain. */
  minutes: number;
  rest?: number;
  water?: number;
  word?: string;
};

export const starches: Readonly<Partial<Record<FoodId, StarchFacts>>> = {
  rice: { as: 'grain', grams: 65, minutes: 13, rest: 5, water: 1.7, word: 'rice' },
  'jasmine-rice': { as: 'grain', grams: 65, minutes: 12, rest: 5, water: 1.5 },
  'basmati-rice': { as: 'grain', grams: 65, minutes: 11, rest: 5, water: 1.6 },
  'sushi-rice': { as: 'grain', grams: 65, minutes: 12, rest: 8, water: 1.3, word: 'rice' },
  'brown-rice': { as: 'grain', grams: 65, minutes: 30, rest: 5, water: 2.2 },
  'wild-rice': { as: 'grain', grams: 60, minutes: 45, rest: 5, water: 3 },
  'bomba-rice': { as: 'grain', grams: 65, minutes: 16, rest: 5, water: 2, word: 'rice' },
  quinoa: { as: 'grain', grams: 60, minutes: 14, rest: 4, water: 2 },
  millet: { as: 'grain', grams: 60, minutes: 16, rest: 5, water: 2.2 },
  buckwheat: { as: 'grain', grams: 60, minutes: 12, rest: 5, water: 2 },
  bulgur: { as: 'grain', grams: 60, minutes: 10, rest: 5, water: 2 },
  farro: { as: 'grain', grams: 60, minutes: 25, rest: 0, water: 3 },
  'pearl-barley': { as: 'grain', grams: 60, minutes: 28, rest: 3, water: 3 },
  freekeh: { as: 'grain', grams: 60, minutes: 18, rest: 4, water: 2.5 },
  couscous: { as: 'soak', grams: 60, minutes: 6, water: 1.2 },
  cornmeal: { as: 'polenta', grams: 45, minutes: 20, water: 4.5, word: 'polenta' },
  grits: { as: 'polenta', grams: 45, minutes: 20, water: 4.5 },
  'rice-noodle': { as: 'noodle', grams: 65, minutes: 6 },
  'rice-vermicelli': { as: 'noodle', grams: 60, minutes: 4 },
  'egg-noodle': { as: 'noodle', grams: 70, minutes: 5 },
  udon: { as: 'noodle', grams: 75, minutes: 8 },
  soba: { as: 'noodle', grams: 70, minutes: 6 },
  'ramen-noodle': { as: 'noodle', grams: 70, minutes: 4 },
  somen: { as: 'noodle', grams: 70, minutes: 3 },
  'glass-noodle': { as: 'noodle', grams: 55, minutes: 5 },
  'shirataki-noodle': { as: 'noodle', grams: 120, minutes: 3 },
  spaghetti: { as: 'pasta', grams: 80, minutes: 10 },
  penne: { as: 'pasta', grams: 80, minutes: 11 },
  rigatoni: { as: 'pasta', grams: 80, minutes: 12 },
  fusilli: { as: 'pasta', grams: 80, minutes: 11 },
  linguine: { as: 'pasta', grams: 80, minutes: 10 },
  farfalle: { as: 'pasta', grams: 80, minutes: 11 },
  orzo: { as: 'pasta', grams: 75, minutes: 9 },
  macaroni: { as: 'pasta', grams: 80, minutes: 9 },
  'whole-wheat-pasta': { as: 'pasta', grams: 80, minutes: 10 },
  'gluten-free-pasta': { as: 'pasta', grams: 80, minutes: 10, word: 'pasta' },
  'legume-pasta': { as: 'pasta', grams: 75, minutes: 8 },
  'spaghetti-squash': { as: 'fry', grams: 200, minutes: 8 },
  'flour-tortilla': { as: 'bread', grams: 96, minutes: 2, word: 'tortillas' },
  'corn-tortilla': { as: 'bread', grams: 72, minutes: 2, word: 'corn tortillas' },
  'whole-wheat-tortilla': { as: 'bread', grams: 82, minutes: 2 },
  'gluten-free-tortilla': { as: 'bread', grams: 84, minutes: 2, word: 'tortillas' },
  pita: { as: 'bread', grams: 60, minutes: 2, word: 'pita' },
  naan: { as: 'bread', grams: 90, minutes: 2, word: 'naan' },
  chapati: { as: 'bread', grams: 68, minutes: 2 },
  flatbread: { as: 'bread', grams: 80, minutes: 2 },
  'butter-lettuce': { as: 'leaf', grams: 28, minutes: 0, word: 'lettuce cups' },
  'romaine-lettuce': { as: 'leaf', grams: 45, minutes: 0, word: 'romaine' },
  bread: { as: 'bread', grams: 58, minutes: 2 },
  sourdough: { as: 'bread', grams: 100, minutes: 2, word: 'sourdough' },
  'whole-wheat-bread': { as: 'bread', grams: 64, minutes: 2 },
  'rye-bread': { as: 'bread', grams: 64, minutes: 2 },
  baguette: { as: 'bread', grams: 60, minutes: 2, word: 'baguette' },
  ciabatta: { as: 'bread', grams: 70, minutes: 2, word: 'ciabatta' },
  'gluten-free-bread': { as: 'bread', grams: 70, minutes: 2, word: 'bread' },
  'rice-cake': { as: 'bread', grams: 18, minutes: 0 },
  'cauliflower-rice': { as: 'fry', grams: 150, minutes: 5 },
  potato: { as: 'boil', grams: 200, minutes: 15, word: 'potatoes' },
  'new-potato': { as: 'boil', grams: 180, minutes: 15, word: 'new potatoes' },
  'sweet-potato': { as: 'boil', grams: 180, minutes: 12, word: 'sweet potatoes' },
  cauliflower: { as: 'boil', grams: 200, minutes: 10, word: 'cauliflower' },
  'cooked-rice': { as: 'fry', grams: 170, minutes: 4, word: 'rice' },
};

/** What takes a starch's place when a diet or an allergy forbids it, the nearest first. */
export const starchFallbacks: Readonly<
  Record<'grain' | 'noodle' | 'pasta' | 'bread' | 'wrap', readonly FoodId[]>
> = {
  grain: ['quinoa', 'rice', 'sweet-potato', 'potato', 'cauliflower-rice'],
  noodle: ['rice-noodle', 'glass-noodle', 'shirataki-noodle'],
  pasta: ['gluten-free-pasta', 'legume-pasta', 'spaghetti-squash'],
  bread: ['sourdough', 'gluten-free-bread', 'rice-cake', 'corn-tortilla'],
  wrap: ['corn-tortilla', 'butter-lettuce'],
};
export type StarchKind = keyof typeof starchFallbacks;
