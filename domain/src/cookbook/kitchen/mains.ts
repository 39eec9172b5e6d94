import type { FoodId } from '../../foods/food-id.ts';
import { entriesOf } from '../../foods/food-ids.ts';
import type { Cut } from './cuts.ts';

/** What a main is in the pan; how long it takes and when it is done follow from it. */
export type MainKind =
  | 'poultry'
  | 'ground'
  | 'steak'
  | 'braise'
  | 'fish'
  | 'seafood'
  | 'tofu'
  | 'cheese'
  | 'bean'
  | 'lentil'
  | 'egg'
  | 'mushroom'
  | 'vegetable'
  | 'ready';

type MainFacts = { kind: MainKind; grams: number; word: string };

const group = (kind: MainKind, rows: Partial<Record<FoodId, [grams: number, word: string]>>) =>
  entriesOf(rows).map(([id, [grams, word]]): [FoodId, MainFacts] => [id, { kind, grams, word }]);

/** Every food that can carry a dish: grams a serving as bought, and the word that a title has for it. */
export const mains: ReadonlyMap<FoodId, MainFacts> = new Map([
  ...group('poultry', {
    'chicken-breast': [150, 'chicken'],
    'chicken-thigh': [150, 'chicken'],
    'turkey-breast': [150, 'turkey'],
  }),
  ...group('ground', {
    'ground-chicken': [130, 'chicken'],
    'ground-turkey': [130, 'turkey'],
    'lean-ground-beef': [120, 'beef'],
    'ground-pork': [110, 'pork'],
    'ground-lamb': [100, 'lamb'],
  }),
  ...group('steak', {
    'sirloin-steak': [130, 'beef'],
    'flank-steak': [140, 'beef'],
    'pork-tenderloin': [150, 'pork'],
    'leg-of-lamb': [130, 'lamb'],
  }),
  ...group('braise', {
    'beef-chuck': [150, 'beef'],
    'lamb-shoulder': [150, 'lamb'],
    'pork-shoulder': [150, 'pork'],
  }),
  ...group('fish', {
    salmon: [140, 'salmon'],
    cod: [160, 'cod'],
    haddock: [160, 'haddock'],
    hake: [160, 'hake'],
    'white-fish': [160, 'white fish'],
    'sea-bass': [150, 'sea bass'],
    'sea-bream': [150, 'sea bream'],
    snapper: [150, 'snapper'],
    tilapia: [150, 'tilapia'],
    trout: [140, 'trout'],
    mackerel: [130, 'mackerel'],
    tuna: [140, 'tuna'],
  }),
  ...group('seafood', {
    shrimp: [140, 'shrimp'],
    scallop: [130, 'scallop'],
    squid: [150, 'squid'],
  }),
  ...group('tofu', {
    tofu: [150, 'tofu'],
    'smoked-tofu': [110, 'smoked tofu'],
    tempeh: [100, 'tempeh'],
  }),
  ...group('cheese', { halloumi: [75, 'halloumi'], paneer: [80, 'paneer'] }),
  ...group('bean', {
    chickpea: [125, 'chickpea'],
    'black-bean': [125, 'black bean'],
    'kidney-bean': [125, 'kidney bean'],
    'white-bean': [125, 'white bean'],
    'cannellini-bean': [125, 'cannellini bean'],
    'pinto-bean': [125, 'pinto bean'],
    'butter-bean': [125, 'butter bean'],
    'canned-lentil': [120, 'lentil'],
    edamame: [110, 'edamame'],
  }),
  ...group('lentil', {
    'red-lentil': [60, 'red lentil'],
    'green-lentil': [60, 'lentil'],
    'black-lentil': [60, 'black lentil'],
    'moong-dal': [60, 'moong dal'],
  }),
  ...group('egg', { egg: [100, 'egg'] }),
  ...group('mushroom', {
    'portobello-mushroom': [170, 'portobello'],
    'oyster-mushroom': [150, 'oyster mushroom'],
    'king-oyster-mushroom': [150, 'king oyster mushroom'],
    'shiitake-mushroom': [130, 'shiitake'],
    'cremini-mushroom': [160, 'mushroom'],
  }),
  ...group('vegetable', {
    cauliflower: [220, 'cauliflower'],
    eggplant: [220, 'eggplant'],
    zucchini: [200, 'zucchini'],
    'sweet-potato': [200, 'sweet potato'],
    'butternut-squash': [220, 'butternut squash'],
    'kabocha-squash': [220, 'kabocha squash'],
  }),
  ...group('ready', {
    'rotisserie-chicken': [110, 'chicken'],
    'deli-turkey': [90, 'turkey'],
    'canned-tuna': [100, 'tuna'],
    'canned-salmon': [100, 'salmon'],
    'smoked-salmon': [70, 'smoked salmon'],
    'smoked-trout': [80, 'smoked trout'],
    'smoked-mackerel': [70, 'smoked mackerel'],
    sardine: [80, 'sardine'],
    feta: [60, 'feta'],
    'fresh-mozzarella': [70, 'mozzarella'],
    'goat-cheese': [50, 'goat cheese'],
    'cottage-cheese': [150, 'cottage cheese'],
    prosciutto: [45, 'prosciutto'],
    'serrano-ham': [45, 'serrano ham'],
    avocado: [100, 'avocado'],
  }),
]);

export function mainKind(id: FoodId): MainKind {
  return mains.get(id)!.kind;
}

/** How a main is cut for the wok or pan, for a pot, for a tray or left as it is. */
export type Manner = 'wok' | 'pot' | 'whole' | 'tray' | 'cold';

const cutOfKind: Record<MainKind, Record<Manner, Cut>> = {
  poultry: { wok: 'strips', pot: 'pieces', whole: 'none', tray: 'pieces', cold: 'none' },
  ground: { wok: 'none', pot: 'none', whole: 'none', tray: 'none', cold: 'none' },
  steak: { wok: 'strips', pot: 'pieces', whole: 'none', tray: 'cubes', cold: 'none' },
  braise: { wok: 'pieces', pot: 'chunks', whole: 'chunks', tray: 'chunks', cold: 'none' },
  fish: { wok: 'chunks', pot: 'chunks', whole: 'none', tray: 'none', cold: 'none' },
  seafood: { wok: 'none', pot: 'none', whole: 'none', tray: 'none', cold: 'none' },
  tofu: { wok: 'press', pot: 'cubes', whole: 'pressSlab', tray: 'press', cold: 'cubes' },
  cheese: { wok: 'cubes', pot: 'cubes', whole: 'thick', tray: 'cubes', cold: 'cubes' },
  bean: { wok: 'drain', pot: 'drain', whole: 'drain', tray: 'drain', cold: 'drain' },
  lentil: { wok: 'none', pot: 'none', whole: 'none', tray: 'none', cold: 'none' },
  egg: { wok: 'none', pot: 'none', whole: 'none', tray: 'none', cold: 'none' },
  mushroom: { wok: 'slices', pot: 'slices', whole: 'thick', tray: 'thick', cold: 'slices' },
  vegetable: { wok: 'cubes', pot: 'cubes', whole: 'thick', tray: 'cubes', cold: 'coarse' },
  ready: { wok: 'none', pot: 'none', whole: 'none', tray: 'none', cold: 'none' },
};

const ownCut: Partial<Record<FoodId, Cut | Partial<Record<Manner, Cut>>>> = {
  cauliflower: { wok: 'florets', pot: 'florets', tray: 'florets', cold: 'florets', whole: 'wedges' },
  'butternut-squash': 'peelChunks',
  'sweet-potato': 'peelChunks',
  'kabocha-squash': 'chunks',
  zucchini: { wok: 'rounds', pot: 'rounds', tray: 'chunks', whole: 'halveLong' },
  tempeh: { wok: 'strips', pot: 'cubes', tray: 'cubes', whole: 'thick', cold: 'slices' },
  'smoked-tofu': { wok: 'cubes', pot: 'cubes', tray: 'cubes', whole: 'thick', cold: 'cubes' },
  edamame: { wok: 'none', pot: 'none', whole: 'none', tray: 'none', cold: 'thaw' },
  // Too thick for a pan as bought.
  'pork-tenderloin': { wok: 'strips', pot: 'pieces', whole: 'thick', tray: 'cubes' },
  'leg-of-lamb': { wok: 'strips', pot: 'pieces', whole: 'thick', tray: 'cubes' },
  squid: 'rings',
  'oyster-mushroom': 'tear',
  'canned-tuna': 'flake',
  'canned-salmon': 'flake',
  sardine: 'drained',
  'smoked-trout': 'pieces',
  'smoked-mackerel': 'pieces',
  'rotisserie-chicken': 'shred',
  'deli-turkey': 'tear',
  'fresh-mozzarella': 'tear',
  feta: 'crumble',
  'goat-cheese': 'crumble',
  avocado: 'peelSlice',
  prosciutto: 'tear',
  'serrano-ham': 'tear',
};

export function mainCut(id: FoodId, manner: Manner): Cut {
  const own = ownCut[id];
  if (typeof own === 'string') return own;
  return own?.[manner] ?? cutOfKind[mainKind(id)][manner];
}
