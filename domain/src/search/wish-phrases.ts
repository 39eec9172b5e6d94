import type { DishKind } from '../cookbook/dish.ts';
import type { Wish } from '../cookbook/wishes/wish.ts';
import { mealTypes } from '../vocabulary/options.ts';
import { allergenPatterns, dietsByPattern } from './read-query.ts';
import { quickMinutes } from './recipe-terms.ts';

/** What a phrase was understood as: a short text for a chip, and its part of the wish. */
export type Reading = { chip: string; wish: Partial<Wish> };

/** A phrase to recognize and its meaning. Phrases are tried in order, and matched words are not used again. */
export type Phrase = { pattern: RegExp; read: (match: RegExpExecArray) => Reading | null };

const numbers: Readonly<Record<string, number>> = Object.fromEntries(
  'one two three four five six seven eight nine ten eleven twelve'
    .split(' ')
    .map((word, at) => [word, at + 1]),
);
const digits = `\\d{1,3}|${Object.keys(numbers).join('|')}`;
const numberOf = (word: string) => numbers[word] ?? Number(word);

const says = (words: string, chip: string, wish: Partial<Wish>): Phrase => ({
  pattern: new RegExp(`\\b(?:${words})\\b`, 'i'),
  read: () => ({ chip, wish }),
});

const limit =
  '(?:(?:ready|done|finished|on the table) )?(?:under|below|less than|no more than|at most|up to|max(?:imum)?|within|in|only|have)';
const units = '(minutes?|mins?|hours?|hrs?|h)';

const timePhrases: Phrase[] = [
  {
    pattern: new RegExp(
      `\\b(?:${limit} )?(${digits}|an|half an) ?${units}\\b(?: or (?:less|under|faster))?(?: (?:max|maximum|tops))?`,
      'i',
    ),
    read: ([, amount, unit]) => {
      const count = amount === 'half an' ? 0.5 : amount === 'an' ? 1 : numberOf(amount!.toLowerCase());
      const maxMinutes = Math.round(count * (unit!.startsWith('h') ? 60 : 1));
      return { chip: `At most ${maxMinutes} minutes`, wish: { maxMinutes } };
    },
  },
  says('quick(?:ly)?|fast|in a hurry|speedy|no time', 'Quick', { maxMinutes: quickMinutes }),
];

const sizePhrases: Phrase[] = [
  {
    pattern: new RegExp(
      `\\b(?:(?:for|serves|feeds?|serving) (?:the )?(?:a family of )?(${digits})(?: (?:people|persons|guests|adults|of us|servings|portions))?(?! ?(?:minutes?|mins?|hours?|hrs?|h|days?|dollars)\\b)|(${digits}) (?:people|persons|guests|servings|portions))\\b`,
      'i',
    ),
    read: ([, one, other]) => {
      const servings = numberOf((one ?? other)!.toLowerCase());
      return servings >= 1 && servings <= 12 ? { chip: `For ${servings}`, wish: { servings } } : null;
    },
  },
  says('(?:just )?for me|for myself|for one person', 'For 1', { servings: 1 }),
];

const kitchenPhrases: Phrase[] = [
  says(
    '(?:one|single)[- ](?:pot|pan)(?: (?:meal|dish|dinner))?|little washing[- ]up|few dishes to wash',
    'One pot',
    { isOnePot: true },
  ),
  says('(?:no|without(?: an| the| my)?|don.?t have an?) oven|oven is broken', 'No oven', {
    withoutEquipment: ['oven', 'broiler'],
  }),
  says('(?:no|without(?: a| the| my)?|don.?t have a) blender', 'No blender', {
    withoutEquipment: ['blender', 'food processor'],
  }),
  says('(?:no|without(?: a| the| my)?|don.?t have a) grill', 'No grill', { withoutEquipment: ['grill'] }),
  says('no[- ]cook(?:ing)?|without cooking|(?:no|without a) stove', 'No cooking', { names: ['no-cook'] }),
  says('(?:on|for) the (?:grill|barbecue|bbq)|grilled|barbecued?|bbq', 'Grilled', {
    kinds: ['grill', 'skewers'],
  }),
  says('(?:in|from) the oven|oven[- ]baked|baked', 'From the oven', { equipment: ['oven'] }),
  says('sheet[- ]pan|tray[- ]?bake', 'Sheet pan', { kinds: ['sheet pan'] }),
];

const tastePhrases: Phrase[] = [
  says(
    'mild(?:ly)?|(?:not|nothing|isn.?t|not too|less) (?:too |so |very )?(?:spicy|hot)|no (?:chil[il]e?s?|chillies|heat|spice)|(?:for|with) (?:the |my |our )?(?:kids|children|toddlers?)|kid[- ]friendly|(?:the |my |our )?(?:kids|children) eat with us',
    'Mild',
    { maxHeat: 1 },
  ),
  says('(?:very|really|extra) (?:spicy|hot)|fiery|as hot as', 'Fiery', { minHeat: 5 }),
  says('spicy|hot and spicy|with a kick|some heat', 'Spicy', { minHeat: 4 }),
  says(
    'cheap(?:ly|er)?|(?:on a |low[- ]|tight )?budget|inexpensive|not (?:too )?expensive|low[- ]cost|frugal|affordable',
    'Cheap',
    { isCheap: true },
  ),
  says('(?:very |really )?(?:easy|simple)|beginner(?:s|.?s)?|foolproof', 'Easy', { skill: 'beginner' }),
  says('high[- ](?:in )?protein|lots of protein|protein[- ]rich|more protein', 'High protein', {
    goals: ['Muscle Building'],
  }),
  says('low[- ]cal(?:orie)?s?|light(?:er)?|not (?:too )?heavy', 'Light', { goals: ['Weight Loss'] }),
  says('high[- ](?:in )?fib(?:er|re)|lots of fib(?:er|re)', 'High fiber', { goals: ['Digestive Health'] }),
  says('low[- ](?:salt|sodium)|less salt|little salt', 'Low salt', { goals: ['Heart Health'] }),
  says('heart[- ]healthy', 'Heart-healthy', { goals: ['Heart Health'] }),
  says('comfort(?:ing)?(?: food)?|cozy|cosy', 'Comfort food', { names: ['comfort'] }),
  says('make[- ]ahead|meal[- ]prep|leftovers(?: for lunch)?|freez(?:es|er)(?:[- ]friendly)?', 'Make ahead', {
    names: ['make-ahead', 'freezer'],
  }),
];

const dietPhrases: Phrase[] = [
  ...dietsByPattern.flatMap(([diet, pattern]): Phrase[] =>
    pattern
      ? [{ pattern: new RegExp(pattern.source, 'i'), read: () => ({ chip: diet, wish: { diets: [diet] } }) }]
      : [],
  ),
  says('(?:no|without(?: any)?) meat', 'Vegetarian', { diets: ['Vegetarian'] }),
  says('no (?:meat|fish) or (?:meat|fish)', 'Vegetarian', { diets: ['Vegetarian'] }),
  ...allergenPatterns.map(({ allergen, free, whole }): Phrase => {
    const name = whole.source.slice(1, -1);
    return {
      pattern: new RegExp(
        `${free.source.replaceAll(' ?free', '[- ]?free')}|\\b(?:without(?: any)?|allergic to|allergy to|can.?t (?:eat|have)) ${name}\\b|\\b${name} allergy\\b`,
        'i',
      ),
      read: () => ({ chip: `No ${allergen.toLowerCase()}`, wish: { allergies: [allergen] } }),
    };
  }),
];

const mealPhrases: Phrase[] = [
  ...mealTypes.map((meal) => says(`${meal}s?`, meal[0]!.toUpperCase() + meal.slice(1), { meal })),
  says('supper', 'Dinner', { meal: 'dinner' }),
  says('brunch', 'Breakfast', { meal: 'breakfast' }),
  says('lunch ?box(?:es)?', 'Lunch', { meal: 'lunch' }),
];

const kindWords: Readonly<Record<string, readonly DishKind[]>> = {
  'soups?': ['soup', 'noodle soup'],
  'stews?': ['stew', 'braise'],
  'curr(?:y|ies)': ['curry'],
  'salads?': ['salad', 'main salad'],
  pasta: ['pasta', 'baked pasta'],
  noodles: ['noodles', 'noodle soup'],
  'stir[- ]?fr(?:y|ies)': ['stir-fry'],
  'sandwich(?:es)?': ['sandwich'],
  'burgers?': ['burger'],
  'tacos?': ['taco'],
  'wraps?': ['wrap', 'filled tortilla'],
  'pizzas?': ['pizza and flatbread'],
  'casseroles?': ['casserole', 'gratin', 'baked pasta'],
  'roasts?': ['roast'],
  'dumplings?': ['dumplings'],
  'meatballs?': ['meatballs'],
  'omelett?es?': ['omelette'],
  'pancakes?': ['pancakes'],
  'smoothies?': ['smoothie'],
  'dips?': ['dip'],
  'skewers?|kebabs?': ['skewers'],
  'chilis?': ['chili'],
  'bowls?': ['rice bowl', 'grain bowl'],
  'fried rice': ['fried rice'],
  'risottos?': ['risotto'],
  'gratins?': ['gratin'],
  'pies?': ['savory pie'],
};

const kindPhrases: Phrase[] = Object.entries(kindWords).map(([words, kinds]) =>
  says(words, kinds[0]![0]!.toUpperCase() + kinds[0]!.slice(1), { kinds }),
);

/** In the order in which they are tried: longer and less ambiguous phrases first. */
export const phrases: readonly Phrase[] = [
  ...timePhrases,
  ...sizePhrases,
  ...kitchenPhrases,
  ...dietPhrases,
  ...tastePhrases,
  ...mealPhrases,
  ...kindPhrases,
];
