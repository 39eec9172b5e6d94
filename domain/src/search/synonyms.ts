import { foldWord } from '../quantities/tokens.ts';

/**
 * Words with the same meaning in a search: spelling variants, forms of a verb, a country and its cuisine.
 * Synonyms of foods are in the food table.
 */
const groups = [
  'omelette omelet',
  'hummus houmous humus hommus',
  'kebab kabob kebap',
  'kofta kofte kofteler koftesi',
  'dal daal dhal',
  'falafel felafel',
  'ragu ragout',
  'congee jook',
  'quick fast speedy',
  'budget cheap inexpensive',
  'dinner supper',
  'sweet dessert',
  'drink beverage',
  'spicy spiced',
  'grill grilled grilling barbecue barbecued barbeque bbq',
  'bake baked baking',
  'roast roasted roasting',
  'steam steamed steaming',
  'stew stewed stewing',
  'fry fried frying',
  'poach poached poaching',
  'stuff stuffed',
  'vegetable veggies veg',
  'italian italy',
  'mexican mexico',
  'indian india',
  'thai thailand',
  'chinese china',
  'japanese japan',
  'french france',
  'american america usa',
  'greek greece',
  'korean korea',
  'vietnamese vietnam',
  'spanish spain',
];

/** From a folded word to the first word of its group. */
export const synonyms: ReadonlyMap<string, string> = new Map(
  groups.flatMap((group) => {
    const words = group.split(' ').map(foldWord);
    return words.map((word) => [word, words[0]!] as const);
  }),
);
