import type { DishKind } from '../cookbook/dish.ts';
import { foodsMatching } from '../cookbook/wishes/foods-matching.ts';
import type { Wish } from '../cookbook/wishes/wish.ts';
import { mealTypes } from '../vocabulary/options.ts';
import { capitalized } from '../vocabulary/wording.ts';
import { lackingPhrases, noPossession, onlyThesePhrase } from './equipment-phrases.ts';
import type { Phrase } from './phrase.ts';
import { allergenPatterns, dietsByPattern } from './read-query.ts';
import { quickMinutes } from './recipe-terms.ts';
import { stylePhrases } from './wish-styles.ts';

/** Maximum minutes of what people call a dish for a weeknight. */
const weeknightMinutes = 45;

const not = "(?:\\w+n't|do not|does not|can ?not|not|never)";

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

const parts: Readonly<Record<string, number>> = { an: 1, 'half an': 0.5, 'a quarter of an': 0.25 };
const timePhrases: Phrase[] = [
  {
    pattern: new RegExp(
      `\\b(?:${limit} )?(${digits}|an|half an|a quarter of an)[- ]?${units}\\b(?: or (?:less|under|faster))?(?: (?:max|maximum|tops|at most))?`,
      'i',
    ),
    read: ([, amount, unit]) => {
      const count = parts[amount!.toLowerCase()] ?? numberOf(amount!.toLowerCase());
      const maxMinutes = Math.round(count * (unit!.startsWith('h') ? 60 : 1));
      return { chip: `At most ${maxMinutes} minutes`, wish: { maxMinutes } };
    },
  },
  says(
    `quick(?:ly)?|(?:a )?quarter of an hour|fast(?!(?:ing)?[- ]food)|speedy|rapid|express|time[- ]saving|in a (?:hurry|rush)|(?:in )?no time(?: to cook)?|(?:little|(?:${not} )?(?:have )?(?:not )?much|short on|pressed for|short cooking) times?|(?:${not} )?take (?:too )?(?:long|forever)|takes? long|not too long|(?:are |we're )?busy(?: days)?`,
    'Quick',
    { quickMinutes },
  ),
  says('home late|after (?:work|a long day)', 'Weeknight', { weeknightMinutes: quickMinutes }),
  says('week[- ]?nights?', 'Weeknight', { weeknightMinutes }),
];

const people = '(?:people|persons?|guests|adults|of us|servings|portions|eaters|mouths)';
const sizePhrases: Phrase[] = [
  {
    pattern: new RegExp(
      `\\b(?:(?:for|serves|feeds?|serving) (?:the )?(?:a family of )?(${digits})(?: ${people})?(?! ?(?:minutes?|mins?|hours?|hrs?|h|days?|dollars|kids?|children|toddlers?)\\b)|(?:(?:there(?:'s| is| are)|we(?:'re| are)|it's)(?: (?:just|only))?(?: the)? )?(${digits})[- ]${people}(?: household)?|we(?:'re| are) (${digits})(?= |$)(?! (?:minutes|hours|years|months))|(?:household|family|party|table) (?:of|for) (${digits}))(?![\\w-])`,
      'i',
    ),
    read: (match) => {
      const servings = numberOf(
        match
          .slice(1)
          .find((one) => one !== undefined)!
          .toLowerCase(),
      );
      return servings >= 1 && servings <= 12 ? { chip: `For ${servings}`, wish: { servings } } : null;
    },
  },
  says('(?<!good )(?:just )?for me|for myself|for one person', 'For 1', { servings: 1 }),
  says(
    '(?:for |we.re |we are )a couple|couple without (?:kids|children)|only my (?:wife|husband|partner) and (?:I|me)|(?:me and my|my) (?:wife|husband|partner|boyfriend|girlfriend)(?: and (?:I|me))(?! don)|me and my (?:wife|husband|partner|boyfriend|girlfriend)',
    'For 2',
    { servings: 2 },
  ),
];

const vessel = '(?:pot|pan|skillet|saucepan)s?';
/** "We don't grill", "not a fan of comfort food": what comes before a style that is refused. */
const negated =
  /\b(?:no|not|\w+n't|never|without|hates?|dislikes?)(?: (?:an?|the|my|our|any|like|love|want|have|need|do|eat|use|own|big|fan|fans|of))* $/i;
const ofNoChild = /\bno (?:\w+ )?(?:kids?|child)/i;
const kitchenPhrases: Phrase[] = [
  says(
    `(?:(?:only|just|all|everything|cooked|made) )*(?:(?:in|from|with|using) )?(?:(?:only|just) )?(?:(?:one|a single|single)[- ]?${vessel}|one[- ]dish (?:meals?|dinners?|suppers?))(?: (?:meals?|dish|dinners?|cooking|wonders?))?|onepot|(?:only )?(?:one|single) burner|in the same ${vessel}|(?:few(?:er)?|less|little|minimal|not many|no) (?:dishes to wash|washing[- ]up|clean[- ]?up|pots)|(?:easy|quick|fast) clean[- ]?up|hate (?:doing (?:the )?dishes|washing[- ]up)|no dishwasher`,
    'One pot',
    { isOnePot: true },
  ),
  says(
    `no[- ](?:cook(?:ing)?|heat(?:ing)? cooking|stove|hob|kitchen|flame|electricity|heating|boiling(?: or frying)?|need to cook)|zero cooking|(?:${noPossession}|stop) (?:cooking|stove|hob|kitchen|electricity|heating anything|turning on the stove)|(?:do(?:n't| not) (?:want|feel like)(?: to)?|without) cook(?:ing)?(?: at all)?|nothing (?:is )?(?:cooked|heated|fried or boiled)|(?:raw|cold) (?:food|dishes|meals)(?: only)?|only (?:raw|cold food)|(?:eaten )?raw(?= only|$)|uncooked(?: meals)?|assembl(?:y|e|ing)(?: only)?|throw[- ]?together(?: meals)?|just (?:mix and eat|chop and mix)|no heat needed|(?:refuse to|won't) turn on the stove|stove(?:'s| is) off(?: today)?|stove (?:is |does(?:n't| not) )?(?:broken?|work)|power is out|no gas at the moment|hotel room(?: food)?`,
    'No cooking',
    { styles: ['no cooking'] },
  ),
  onlyThesePhrase,
  says(
    `${noPossession} oven|oven(?:'s| is| was)? (?:broken?|not (?:working|available)|out of order)|oven (?:does(?:n't| not) work|isn't working)|broken oven|(?:not|nothing) (?:in|from) the oven|nothing baked|no bak(?:ing(?! powder| soda)|ed dishes)|without baking|(?:only|just)(?: (?:have|on))?(?: a| the)? (?:stove[- ]?top|stove|hob|hot[- ]?plate)|(?:on )?(?:the )?(?:stove[- ]?top|hob|stove|hot[- ]?plate) only|on (?:the|a) (?:stove[- ]?top|hot[- ]?plate)|keep the oven off|(?:can't|cannot) use the oven|oven(?:'s| is) kaput|just (?:two|a) (?:hot[- ]?plates?|burners?)`,
    'No oven',
    { withoutEquipment: ['oven', 'broiler'] },
  ),
  ...lackingPhrases,
  ...stylePhrases.map(
    ({ words, chip, wish }): Phrase => ({
      pattern: new RegExp(`\\b(?:${words})\\b`, 'i'),
      read: ({ 0: text, index, input }) =>
        negated.test(input.slice(0, index)) || ofNoChild.test(text) ? null : { chip, wish },
    }),
  ),
  says('(?:in|from) the oven|oven[- ]baked|baked', 'From the oven', { equipment: ['oven'] }),
  says('sheet[- ]pan|tray[- ]?bake', 'Sheet pan', { kinds: ['sheet pan'] }),
];

const chili = '(?:chil(?:l?i|e)(?:e?s)?(?: peppers?)?|heat|spice|hot (?:peppers?|sauce|spices?))';
const tastePhrases: Phrase[] = [
  says(
    `mild(?:ly)?(?: spiced)?|(?:no|without(?: any)?|less|low|zero) (?:cayenne )?${chili}(?: tolerance)?|(?:not|nothing|isn.?t|no|less|zero) (?:too |so |very )?(?:spicy|hot)(?: food)?(?! sauce| dog| pot)|(?:go )?easy on the ${chili}|gentl[ey] (?:flavou?rs|spiced|on spice)|${not} (?:like|eat|handle|stand|take)(?: the)? (?:spicy|hot|heat|chil(?:l?i|e)(?:e?s)?)(?: food)?|(?:hates?|skip(?: the)?) (?:heat|chil(?:l?i|e)(?:e?s)?)|hates? spicy(?: food)?|spice makes \\w+ sick|not an? (?:big )?fan of (?:spicy|hot)(?: food)?|wimps with (?:chili|heat|spice)`,
    'Mild',
    { maxHeat: 1 },
  ),
  says(
    '(?:very|really|extra|super) (?:spicy|hot)|fiery|as (?:hot|spicy) as(?: possible| you can)?|the (?:hotter|spicier) the better|can.?t be (?:spicy|hot) enough|burn my mouth|tears (?:to|in) my eyes|spicy as hell|hot sauce on everything|makes us sweat|tongue[- ]burning',
    'Fiery',
    { minHeat: 5 },
  ),
  says(
    `(?:hot and )?spicy(?: food)?|(?:with )?(?:a|some) kick|kick to it|fire in it|(?:like|love|make) it hot|heat lovers|chili heads?|love (?:heat|hot sauce|chil(?:l?i|e)(?:e?s)?)|bring (?:on )?the heat|(?:some|with|with some|lots of|plenty of|loads of|a bit of|more|extra) (?:heat|chil(?:l?i|e)(?:e?s)?)(?! powder| sauce| oil| crisp| flakes)`,
    'Spicy',
    { minHeat: 4 },
  ),
  says(
    `cheap(?:ly|er)?|(?:not|nothing) (?:too )?pricey|pay ?day|watch(?:ing)? our spending|(?:on a |low[- ]|tight |small |student )*budget(?:[- ]friendly)?|our budget is small|inexpensive|(?:not|nothing|no|without) (?:too |fancy or )?expensive(?: ingredients)?|low[- ](?:cost|price)|frugal|affordable|economical|thrifty|cost[- ]effective|good value|(?:poor )?student(?: food| meals?)?|money(?:'s| is) tight|short on money|sav(?:e|ing) (?:up|(?:some )?money)|${not} cost (?:much|a lot)|costs? little|cost of living|under [$€£] ?\\d+(?: per serving)?|broke`,
    'Cheap',
    { isCheap: true },
  ),
  says(
    "(?:(?:very|really|super|as) )?(?:easy(?: peasy)?(?! on)|simple)|(?:nothing|not|no) (?:too |so )?(?:complicated|difficult|hard)|uncomplicated|no[- ]fuss|(?:low|little|minimal|without much)[- ]effort|lazy|beginner(?:s|.?s)?(?:[- ]friendly)?|(?:fool|idiot)[- ]?proof|(?:nothing|not) (?:too )?fiddly|barely cook|new to cooking|can't cook(?: very well)?|not a good cook|bad cook|learning to cook|just learning|first[- ]time cook|can't go wrong|hard to mess up|(?:as )?few (?:as possible )?steps(?: as possible)?|not many steps|basic",
    'Easy',
    { skill: 'beginner' },
  ),
  says(
    'high[- ](?:in )?protein|protein[- ](?:rich|packed|heavy|first|goals?)|(?:rich in|packed with|full of|loaded with|heavy on|big on|good source of|(?:lots|a lot|plenty|loads|tons) of|more|extra|enough|much|good|needs?|maximi[sz]e|(?:at least |over )?\\d+ ?g(?:rams?)?(?: of)?) protein|(?:hit(?:ting)? )?my (?:macros|protein goal)|lift weights|work ?out(?: a lot)?|(?:for|to) the gym|gym|body ?build(?:er|ing)|build(?:ing)? muscle|(?:to gain |for )?muscles?(?: gain)?|bulking|post[- ]?workout',
    'High protein',
    { goals: ['Muscle Building'] },
  ),
  says(
    'low[- ](?:in )?cal(?:orie)?s?|(?:fewer|less|not too many|count(?:ing)?|watching our) calories|calorie[- ]conscious|(?:under|less than|max|below|at most) \\d{3} ?(?:k?cal|calories)(?: per serving)?|weight loss|los(?:e|ing) (?:weight|a few pounds)|(?<!balanced )on a diet|dieting|(?:shed|drop) (?:some|a little) weight|lean meals|slim(?:ming| down)?|figure[- ]friendly|watching my weight|my waistline',
    'Low in calories',
    { goals: ['Weight Loss'] },
  ),
  says(
    `(?:train(?:ing)?|prepar(?:e|ing)) for (?:an? |the |my |our )?(?:\\w+ )?(?:marathons?|triathlons?|race|iron ?man|tour|10k|long runs?)|(?:half[- ])?marathon(?:s|ers?)?(?: training)?|triathlons?|(?:I am |I'm |we are |we're |for )?(?:an? )?(?:endurance )?(?:athletes?|runners?|cyclists?|triathletes?|swimmers?|rowers?)|endurance (?:sports?|training)|I (?:run|cycle|swim|train) (?:a lot|every day|daily|often|\\w+ times a week)|long (?:runs?|rides?)|carb[- ]?load(?:ing)?|high[- ](?:in )?carbs?|(?:lots|plenty|enough) of (?:carbs|energy)|more energy|energy for (?:the day|sports?|training)`,
    'For endurance',
    { goals: ['Energy Boost'] },
  ),
  says('high[- ](?:in )?fib(?:er|re)|lots of fib(?:er|re)', 'High fiber', { goals: ['Digestive Health'] }),
  says(
    '(?:low|less|(?:very |as )?little|reduced?|reducing|limit(?:ed|ing)?|minimal|no added|without much|watch(?:ing)?(?: my| our| the)?|cut(?:ting)?(?: down on| back on)?(?: the)?|(?:go )?easy on the|light on|not (?:too )?much)[- ](?:in )?(?:salt|sodium)|reduce our salt|(?:keep|cut)(?: \\w+)? (?:salt|sodium)(?: (?:low|intake))?|salt[- ]free(?: if possible)?|(?:salt|sodium)[- ]restricted|(?:not|nothing|no) (?:too |very )?salty|DASH diet|blood pressure|hypertension',
    'Low salt',
    { goals: ['Heart Health'] },
  ),
  says('heart[- ]healthy', 'Heart-healthy', { goals: ['Heart Health'] }),
  says(
    'health(?:y|ier|ily)|health[- ]conscious|clean eating|eat(?:ing)? clean|eat well|wholesome|nutritious|nourishing|good for (?:you|us|me)|(?:well[- ])?balanced(?: diet)?',
    'Healthy',
    { styles: ['healthy'] },
  ),
];

const dietPhrases: Phrase[] = [
  ...dietsByPattern.flatMap(([diet, pattern]): Phrase[] =>
    pattern
      ? [{ pattern: new RegExp(pattern.source, 'i'), read: () => ({ chip: diet, wish: { diets: [diet] } }) }]
      : [],
  ),
  says(
    `(?:ovo[- ]|lacto[- ])+vegetarian|meat[- ]?(?:free|less)|veggie(?: (?:food|dinners?|meals?|lunch(?:es)?)|$)|vegos?|vegetarisch|neither meat nor fish|no animals|(?:no|without) (?:meat|fish) or (?:meat|fish)|(?:no|without(?: any)?|free of|nothing with|${not} (?:eat(?:ing)?|like)|avoid(?:ing)?|gave up|stopped eating|quit) meat(?! and potatoes)`,
    'Vegetarian',
    { diets: ['Vegetarian'] },
  ),
  says(
    '(?:for |with |nothing because of )?(?:co?eliac)s?(?: disease| safe|[- ]friendly)?|(?<!(?:my|the|his|her) )gf',
    'No gluten',
    { allergies: ['Gluten'] },
  ),
  ...allergenPatterns.map(({ allergen, free, whole }): Phrase => {
    const name = whole.source.slice(1, -1);
    return {
      pattern: new RegExp(
        `${free.source.replaceAll(' ?free', '[- ]?free')}|\\b(?:without(?: any)?|free (?:of|from)|non[- ]?|off|cut out|gave up|avoid(?:ing)?|zero|nothing with|because of|skip(?:ping)?|allergic to|(?:allergy|intolerance) to|(?:can.?t|can ?not) (?:eat|have|drink|digest|tolerate|do|stomach|take)|${not} (?:eat|tolerate)) ?${name}(?! chocolate)\\b|\\b(?:cow's )?${name}[- ](?:(?:protein )?allerg(?:y|ic)|intoleran(?:t|ce)|sensitiv(?:e|ity)|is a problem|(?:makes me|upsets my) \\w+|does(?:n't| not) agree)\\b`,
        'i',
      ),
      read: () => ({ chip: `No ${allergen.toLowerCase()}`, wish: { allergies: [allergen] } }),
    };
  }),
];

const mealPhrases: Phrase[] = [
  ...mealTypes.map((meal) => says(`${meal}s?`, capitalized(meal), { meal })),
  says('supper', 'Dinner', { meal: 'dinner' }),
  says('brunch', 'Breakfast', { meal: 'breakfast' }),
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
  says(words, capitalized(kinds[0]!), { kinds }),
);

/** "Cilantro is out": a food that is refused after its name. */
const outPhrases: Phrase[] = [
  {
    pattern:
      /\b(?:(?:leave|keep) (?:the )?([a-z]{3,}(?: [a-z]{3,})?) out|(?:not|no) ([a-z]{3,}) (?:people|fans)|([a-z]{3,})(?:-free| (?:is out|is an? (?:no(?:-go)?|problem)|tastes like soap(?: to me)?|makes? \w+ (?:sick|gag|ill)|does(?:n't| not) agree with \w+)|\? no thanks))(?![a-z-])/i,
    read: (match) => {
      const name = match.slice(1).find((one) => one !== undefined)!;
      const without = foodsMatching([name]);
      return without.length > 0 ? { chip: `No ${name.toLowerCase()}`, wish: { without } } : null;
    },
  },
];

/** In the order in which they are tried: longer and less ambiguous phrases first. */
export const phrases: readonly Phrase[] = [
  ...kitchenPhrases,
  ...timePhrases,
  ...sizePhrases,
  ...dietPhrases,
  ...outPhrases,
  ...tastePhrases,
  ...mealPhrases,
  ...kindPhrases,
];
