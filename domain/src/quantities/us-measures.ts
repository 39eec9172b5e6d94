/** How a US kitchen measures a food that others weigh. */
export type UsMeasure =
  | {
      kind: 'cups';
      /** Grams in a cup. */
      cup: number;
      /** Measured more exactly, since baking depends on it. */
      isExact?: boolean;
      /** Only below this many grams; more is weighed. */
      below?: number;
      /** Leaves, nuts and crumbs, in which spoons are not counted. */
      isHeaped?: boolean;
      /** Sold in sticks that are marked in tablespoons. */
      isStick?: boolean;
    }
  | { kind: 'pieces'; unit: string; grams: number; few?: { unit: string; grams: number } }
  | { kind: 'root'; inch: number; teaspoon: number };

/** Grams from which on nuts, olives and leaves are weighed. */
const few = 120;
const aLittle = 45;

/**
 * By the end of a food's name, since the browser does not have the weights of the food table, of which these are copies
 * (`cookbook/amounts/measures.properties.test.ts`). The first that fits counts.
 */
const measures: readonly (readonly [name: RegExp, measure: UsMeasure])[] = [
  ...cups(125, '^flour|(?:all-purpose|plain|cake|white|wheat|self-rising|glutinous rice) flour', {
    isExact: true,
  }),
  ...cups(137, 'bread flour', { isExact: true }),
  ...cups(140, 'gluten-free(?: all-purpose)? flour', { isExact: true }),
  ...cups(158, 'rice flour', { isExact: true }),
  ...cups(92, 'chickpea flour', { isExact: true }),
  ...cups(102, 'rye flour', { isExact: true }),
  ...cups(120, '(?:whole[ -]wheat|buckwheat|mung bean|lentil) flour|tapioca starch', { isExact: true }),
  ...cups(96, 'almond flour|ground almonds', { isExact: true }),
  ...cups(128, 'cornstarch|sweet potato starch', { isExact: true }),
  ...cups(160, '(?<!sweet )potato starch', { isExact: true }),
  ...cups(114, 'masa harina', { isExact: true }),
  ...cups(157, 'cornmeal|polenta|grits', { isExact: true }),
  ...cups(167, 'semolina', { isExact: true }),
  ...cups(86, 'cocoa(?: powder)?', { isExact: true }),
  ...cups(220, 'brown sugar', { isExact: true }),
  ...cups(200, 'sugar', { isExact: true }),
  ...cups(339, 'honey', { isExact: true }),
  ...cups(315, 'maple syrup', { isExact: true }),
  [/\b(?:(?:peanut|almond|cashew) butter|sun(?:flower)?(?: seed)? butter)$/, { kind: 'cups', cup: 257 }],
  [/\bbutter$/, { kind: 'cups', cup: 227, isExact: true, isStick: true }],
  [/\bghee$/, { kind: 'cups', cup: 205, isStick: true }],
  ...cups(218, 'coconut oil', { isExact: true }),
  ...cups(158, 'cooked (?:[a-z-]+ )*rice'),
  ...cups(107, 'cauliflower rice'),
  ...cups(
    200,
    '(?:sushi|short-grain|arborio|bomba|carnaroli|paella|risotto) rice|millet|dried chickpeas|dried white beans',
  ),
  ...cups(185, 'rice'),
  ...cups(170, 'quinoa|orzo'),
  ...cups(140, 'bulgur'),
  ...cups(173, 'couscous'),
  ...cups(81, 'oats'),
  ...cups(90, 'poha'),
  ...cups(195, 'lentils|split peas|adzuki beans'),
  ...cups(205, '(?:moong|toor|chana|masoor|urad) dal|mung beans'),
  ...cups(50, 'panko(?: breadcrumbs)?', { isHeaped: true }),
  ...cups(108, 'breadcrumbs', { isHeaped: true }),
  ...cups(
    244,
    'yogurt|quark|labneh|hummus|crème fraîche|ricotta|tartar sauce|applesauce|tomato pass?ata|tomato puree|passata|soy cream|tahini|sesame paste',
  ),
  ...cups(230, 'sour cream'),
  // More is cut off a block, whose wrapper is marked in ounces.
  ...cups(232, 'cream cheese', { below: aLittle }),
  ...cups(220, 'mayonnaise'),
  ...cups(280, 'barbecue sauce'),
  ...cups(277, 'lingonberry jam'),
  ...cups(320, 'jam|red bean paste'),
  ...cups(167, 'black-eyed peas'),
  ...cups(178, 'dried butter beans'),
  ...cups(134, '(?<!snow |snap |pigeon )peas'),
  ...cups(145, '(?<!baby )corn|corn kernels|raisins|sultanas|blueberries'),
  ...cups(118, 'shelled edamame'),
  ...cups(85, '(?:desiccated|shredded) coconut'),
  ...cups(168, 'chocolate chips'),
  ...cups(123, 'raspberries|pistachios', { isHeaped: true, below: few * 2 }),
  ...cups(109, 'walnuts|pecans', { isHeaped: true, below: few * 2 }),
  ...cups(129, 'pumpkin seeds', { isHeaped: true, below: few * 2 }),
  ...cups(92, '(?:sliced|slivered|flaked) almonds', { isHeaped: true, below: few * 2 }),
  ...cups(140, 'peanuts|pine nuts|almonds|cashews|hazelnuts|(?:sesame|sunflower) seeds|olives', {
    isHeaped: true,
    below: few * 2,
  }),
  ...cups(120, 'dried cranberries', { isHeaped: true }),
  ...cups(174, 'pomegranate seeds|prunes', { isHeaped: true, below: few * 2 }),
  // A scale does not show a quarter of an ounce of it.
  ...cups(160, '(?<!green |spring |crispy |fried )onions?|(?<!fried )shallots?', { below: 20 }),
  ...cups(60, 'fried shallots|crispy onions|crispy? fried onions', { isHeaped: true }),
  ...cups(150, 'kimchi', { isHeaped: true, below: 400 }),
  ...cups(142, 'sauerkraut', { isHeaped: true, below: 400 }),
  ...cups(100, 'parmesan|pecorino', { isHeaped: true, below: 30 }),
  ...cups(113, '(?<!goat )cheese|cheddar|mozzarella|gruyère|cotija|queso fresco', {
    isHeaped: true,
    below: 25,
  }),
  ...cups(150, 'feta', { isHeaped: true, below: 25 }),
  ...cups(200, 'pickled ginger', { below: 60 }),
  ...cups(20, 'arugula', { isHeaped: true, below: aLittle }),
  ...cups(34, 'watercress', { isHeaped: true, below: aLittle }),
  ...cups(30, '(?<!water )spinach|salad leaves|mixed greens', { isHeaped: true, below: aLittle }),
  ...cups(
    28,
    'dried shiitake(?: mushrooms)?|dried porcini(?: mushrooms)?|(?:dried )?wood ear(?: mushrooms)?',
  ),
  ...cups(45, 'dried anchovies'),
  ...cups(30, '(?:dried )?wakame'),
  ...cups(10, 'bonito flakes'),
  ...cups(60, 'parsley(?: leaves)?', { isHeaped: true }),
  ...cups(48, 'chives', { isHeaped: true }),
  ...cups(45, 'mint(?: leaves)?', { isHeaped: true }),
  ...cups(24, '(?<!dried )basil(?: leaves)?|(?<!dried )sage(?: leaves)?|tarragon', { isHeaped: true }),
  ...cups(38, 'thyme leaves'),
  [
    /\bcilantro(?: sprigs)?$/,
    { kind: 'pieces', unit: 'bunch', grams: 60, few: { unit: 'handful', grams: 12 } },
  ],
  [/\bdill$/, { kind: 'pieces', unit: 'bunch', grams: 30, few: { unit: 'handful', grams: 6 } }],
  [
    /\b(?<!candied |crystallized )(?:ginger|galangal|turmeric root|fresh turmeric)$/,
    { kind: 'root', inch: 15, teaspoon: 2 },
  ],
  // Seven grams are a packet of 2¼ teaspoons.
  ...cups(149, 'yeast', { isExact: true }),
  [/^anchov(?:y fillets|ies)$/, { kind: 'pieces', unit: 'fillet', grams: 4 }],
  [/^dried red chil(?:i|ie)s$/, { kind: 'pieces', unit: 'whole', grams: 0.5 }],
  [/\bkombu$/, { kind: 'pieces', unit: 'piece', grams: 5 }],
];

function cups(
  cup: number,
  names: string,
  how: Omit<Extract<UsMeasure, { kind: 'cups' }>, 'kind' | 'cup'> = {},
): [RegExp, UsMeasure][] {
  return [[new RegExp(String.raw`(?:^|\b|(?<=\s))(?:${names})$`, 'i'), { kind: 'cups', cup, ...how }]];
}

/** The measure of a food by its name in a list ("all-purpose flour, sifted"); null for what is weighed. */
export function usMeasureOf(name: string): UsMeasure | null {
  const head = name
    .split(/,| \(/)[0]!
    .replace(/ (?:or|for) .*$/, '')
    .trim();
  return measures.find(([pattern]) => pattern.test(head))?.[1] ?? null;
}
