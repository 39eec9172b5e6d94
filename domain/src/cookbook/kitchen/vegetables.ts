import type { FoodId } from '../../foods/food-id.ts';
import type { Cut } from './cuts.ts';

/**
 * How a vegetable is used: its cut when cooked and when raw (null: not eaten raw), minutes in a hot pan, minutes
 * in an oven of 220 °C (null: not roasted), and grams of a portion. Leaves wilt at the end.
 */
type VegetableFacts = {
  cut: Cut;
  raw: Cut | null;
  pan: number;
  roast: number | null;
  grams: number;
  leaf?: true;
  /** Good as a stick for a dip. */
  stick?: true;
  /** The title's word where it is not the plural. */
  word?: string;
};

const row = (
  cut: Cut,
  raw: Cut | null,
  pan: number,
  roast: number | null,
  grams: number,
  more: Pick<VegetableFacts, 'leaf' | 'stick' | 'word'> = {},
): VegetableFacts => ({ cut, raw, pan, roast, grams, ...more });

const leaf = { leaf: true } as const;
const stick = { stick: true } as const;

export const vegetables: Readonly<Partial<Record<FoodId, VegetableFacts>>> = {
  broccoli: row('florets', null, 5, 18, 100),
  broccolini: row('trim', null, 5, 15, 90),
  'broccoli-rabe': row('trimCut', null, 5, null, 90),
  cauliflower: row('florets', 'florets', 8, 22, 120, { word: 'cauliflower', ...stick }),
  cabbage: row('shred', 'shred', 5, null, 90, { word: 'cabbage' }),
  'red-cabbage': row('shred', 'shred', 6, null, 70, { word: 'red cabbage' }),
  'napa-cabbage': row('shred', 'shred', 4, null, 100, { word: 'napa cabbage' }),
  'bok-choy': row('wedges', null, 4, null, 110),
  'gai-lan': row('trimCut', null, 5, null, 100),
  'brussels-sprout': row('halve', 'shred', 9, 22, 100),
  kale: row('stem', 'stem', 5, null, 60, leaf),
  'lacinato-kale': row('stem', 'stem', 5, null, 60, leaf),
  spinach: row('none', 'none', 2, null, 75, leaf),
  'swiss-chard': row('shred', null, 4, null, 80, leaf),
  'collard-green': row('stem', null, 8, null, 70, leaf),
  'mustard-green': row('shred', null, 4, null, 70, leaf),
  'water-spinach': row('trimCut', null, 3, null, 90, leaf),
  tomato: row('chop', 'wedges', 4, null, 100),
  'plum-tomato': row('chop', 'wedges', 4, 25, 90, { word: 'tomatoes' }),
  'cherry-tomato': row('halve', 'halve', 3, 14, 90, stick),
  'bell-pepper': row('slices', 'slices', 5, 20, 90, { word: 'peppers', ...stick }),
  'red-bell-pepper': row('slices', 'slices', 5, 20, 90, { word: 'red peppers', ...stick }),
  'green-bell-pepper': row('slices', 'slices', 5, 20, 80, { word: 'green peppers' }),
  'yellow-bell-pepper': row('slices', 'slices', 5, 20, 80, { word: 'yellow peppers', ...stick }),
  poblano: row('slices', null, 6, 20, 65),
  cucumber: row('slices', 'slices', 2, null, 90, { word: 'cucumber', ...stick }),
  'persian-cucumber': row('slices', 'slices', 2, null, 90, { word: 'cucumber', ...stick }),
  zucchini: row('rounds', 'coarse', 5, 18, 100, stick),
  'yellow-squash': row('rounds', null, 5, 18, 100, { word: 'yellow squash' }),
  eggplant: row('cubes', null, 9, 24, 110, { word: 'eggplant' }),
  'japanese-eggplant': row('rounds', null, 8, 22, 110, { word: 'eggplant' }),
  okra: row('trim', null, 8, 20, 80),
  'butternut-squash': row('peelDice', null, 12, 25, 120, { word: 'butternut squash' }),
  'kabocha-squash': row('chunks', null, 12, 25, 120, { word: 'kabocha squash' }),
  chayote: row('peelDice', null, 8, null, 90),
  nopales: row('strips', null, 8, null, 70),
  carrot: row('slices', 'coarse', 7, 24, 60, stick),
  celery: row('slices', 'slices', 6, null, 40, { ...stick }),
  beet: row('wedges', 'coarse', 12, 35, 80),
  'cooked-beet': row('wedges', 'wedges', 3, null, 80, { word: 'beets' }),
  fennel: row('slices', 'slices', 7, 24, 80),
  leek: row('slices', null, 7, null, 70),
  radish: row('slices', 'slices', 4, null, 40, stick),
  daikon: row('slices', 'coarse', 7, null, 70),
  parsnip: row('chunks', null, 9, 26, 80),
  turnip: row('wedges', null, 10, 28, 80),
  asparagus: row('trimCut', null, 5, 12, 90),
  'green-bean': row('trim', null, 6, 18, 80),
  'snow-pea': row('trim', 'trim', 3, null, 60, stick),
  'sugar-snap-pea': row('trim', 'trim', 3, null, 60, stick),
  'yardlong-bean': row('trimCut', null, 6, null, 80),
  'green-pea': row('none', null, 4, null, 70),
  corn: row('none', null, 4, null, 80, { word: 'corn' }),
  'canned-corn': row('drained', 'drained', 3, null, 70, { word: 'corn' }),
  'bean-sprout': row('none', null, 2, null, 60),
  'baby-corn': row('halveLong', null, 4, null, 60),
  'bamboo-shoot': row('drained', null, 3, null, 50),
  edamame: row('none', null, 4, null, 60),
  mushroom: row('slices', 'slices', 6, 18, 80),
  'cremini-mushroom': row('slices', 'slices', 6, 18, 80, { word: 'mushrooms' }),
  'shiitake-mushroom': row('slices', null, 6, 18, 70, { word: 'shiitake' }),
  'oyster-mushroom': row('tear', null, 6, 18, 80),
  'enoki-mushroom': row('trim', null, 3, null, 60, { word: 'enoki' }),
  'shimeji-mushroom': row('trim', null, 5, null, 70, { word: 'shimeji' }),
  'artichoke-heart': row('drained', 'drained', 4, 15, 70),
  'roasted-red-pepper': row('slices', 'slices', 2, null, 60),
  'sweet-potato': row('peelDice', null, 11, 26, 110),
  potato: row('cubes', null, 14, 32, 150),
  'new-potato': row('halve', null, 16, 32, 150, { word: 'new potatoes' }),
  'red-potato': row('wedges', null, 16, 32, 150, { word: 'potatoes' }),
  arugula: row('none', 'none', 1, null, 35, leaf),
  'mixed-greens': row('none', 'none', 1, null, 45, leaf),
  watercress: row('none', 'none', 1, null, 35, leaf),
  'romaine-lettuce': row('tear', 'tear', 2, null, 70, { word: 'romaine', ...leaf }),
  'little-gem-lettuce': row('tear', 'tear', 2, null, 70, { word: 'little gem', ...leaf }),
  'butter-lettuce': row('tear', 'tear', 2, null, 60, { word: 'butter lettuce', ...leaf }),
  'belgian-endive': row('none', 'none', 3, null, 50, { word: 'endive', ...stick }),
  radicchio: row('shred', 'shred', 3, null, 50, leaf),
  avocado: row('peelSlice', 'peelSlice', 1, null, 60),
  jicama: row('sticks', 'sticks', 5, null, 70, stick),
  'pea-shoot': row('none', 'none', 1, null, 30, leaf),
};
