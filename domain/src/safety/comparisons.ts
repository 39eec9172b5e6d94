import { isCountry, isInSaying } from './idioms.ts';
import { isShapeOrDeed } from './shapes-and-deeds.ts';
import { lastClause } from './words-after-food.ts';

/**
 * Words that introduce a comparison earlier in the sentence than "like" or "as", or say what something turns into:
 * "until it looks like …".
 */
const compared =
  /\b(?:until|till|should|so that|looks?|becomes?|turns?|turned|consistency|texture|falls?|feels?|tastes?|smells?|resembles?|resembling|pours? like|spreads? like|(?:in)?to an? (?:\w+ )?(?:batter|dough|paste|sauce|mixture|mash|crumbs?|cream|puree|slurry|gravy|glaze) like)\b/gi;
/** "I like butter" and "don't like eggs?" compare nothing. */
const like =
  /(?<!\b(?:i|we|you|they|who|people|kids|(?:do|does|did|would)(?: not|n['’]t)?|never|not|always|really|also|to|['’]d|might|may|will) )\blike\s+(?:an?\s+)?(?:\w+\s+)?$|\b(?:resembles?|resembling)\s+(?:an?\s+)?(?:\w+\s+)?$/i;
/** "Pale as butter" and "the same size as an egg" are comparisons, "as butter foams" is none. */
const as = /\b(?:the same (?:\w+ )?|(\w+) )as\s+(?:an?\s+)?(?:(?!the\s|soon\s|long\s)\w+\s+)?$/i;
/** Words that say a food is used: adding something like butter counts as adding butter. */
const taken =
  /\b(?:add\w*|use|using|with|serve|top|topp\w+|choose|pick|try|any|some\w*|stir|pour|such|finish\w*|scatter\w*|sprinkl\w+|garnish\w*|drizzl\w+|spread|includ\w+|contain\w*|things|nuts|foods?|ingredients?|crumbl\w+|combin\w+|load\w*|(?:fold|mix|toss|put|throw|tip|blend|whisk|beat|scrape) (?:in|through|on|over|together))\b/gi;
/** "Press in the noodles as a cake": a shape. */
const asA = /\w as an? (?:\w+ )?$/i;
/** Nouns before "like" that introduce examples of foods to use: "a topping like peanuts". */
const topping = /\b(?:toppings?|garnish\w*|sauces?|dairy|cheeses?|seafood|extras?|ones?) like\b/i;
/**
 * "Crunchier than any nut" contains no nut. "No more than" and "later than the butter" are not comparisons of this
 * kind.
 */
const than =
  /(?<!\b(?:more|less|other|rather|fewer|later|sooner|earlier|longer|quicker|faster|slower|larger|smaller) )\bthan (?:an? |any )?(?:(?!the |your |these |those )\w+ )?$/i;
/** "Balls no larger than a walnut". */
const larger = /\b(?:larger|bigger|smaller|thicker|thinner|wider|heavier) than (?:an? |half an? )(?:\w+ )?$/i;
/** "More lemon than butter" contains both. */
const moreOf =
  /\b(?:more|less|fewer) (?!(?:time|minutes?|hours?|work|effort|fuss|patience|heat|room|space|care)\b)(?!\w+(?:y|ly|ing|ed|ful|ant|ent|ous|ive|al|ic|ish|ble|ile|ome) than\b)[^.;,]*\bthan\b[^.;,]*$/i;
/** "No better finish than cheese" means that cheese is used. */
const best = /\b(?:no|nothing|never)\b[^.;:!?]*$/i;
const bare =
  '(?:an? |the |good |strong |weak |milky |old |whipped |softened |melted |toasted |roasted |boiled |cooked |grilled |ripe |fresh |raw )*$';
/** "With the texture of butter". */
const form = new RegExp(
  `\\b(?:texture|look|feel|shine|consistency|thickness|colou?r|shade|size|shape)(?: (?:is|was|near|like|almost))?(?: that)? of ${bare}`,
  'i',
);
/** "The top should be the brown of good toast". */
const color = new RegExp(
  `\\b(?:be|is|are|turns?|goes|go|until|to|nearly|almost) the (?:brown|gold|tan) of ${bare}`,
  'i',
);
/** "Until they smell of nuts". */
const scent = new RegExp(`\\b(?:smells|(?:they|it|all|to|should|will|must) smell) of ${bare}`, 'i');
/** "It smells of sesame oil, which goes in at the end". */
const goesIn = /^,? (?:which|that|and (?:it|that|they)) (?:goes?|is|are|comes?|you|i|we|lands?|gets?)\b/i;
/** "All the crunch of nuts" contains no nuts, "finish with the crunch of nuts" does. */
const savor = new RegExp(
  `\\b(?:all|half) the (?:crunch|flavou?r|taste|smell|scent|aroma|bite|charm|richness|creaminess|tang|snap|fun|joy|pleasure|comfort|spirit|depth|body) of ${bare}`,
  'i',
);
/** "It has the depth of a beef stew"; "with the crunch of nuts" takes some. */
const owned =
  /\b(?:it|this|that|which|they|soup|stew|sauce|dish|gravy) (?:has|have|keeps?|gets?|gains?) the (?:depth|body|richness|heartiness|chew|look|feel|soul|warmth|comfort|creaminess|texture) of (?:an?|any) (?:\w+ )?$/i;
/** "A skin like that on boiled milk". */
const likeThat = /\blike (?:that|those) (?:on|of|in|from) (?:an? )?(?:\w+ )?$/i;
/** "Crisp enough to pass for bacon". */
const mistaken =
  /\b(?:pass(?:es|ed)? for|mistak(?:e|es|en) (?:it |them )?for|mistook (?:it |them )?for|masquerad(?:es?|ing) as|pos(?:es?|ing) as|pretend(?:s|ing)? to be|dressed up as) (?:an? |the |real )?(?:\w+ )?$|\b(?:makes?|becomes?|is|are) an? (?:\w+ly |very |pretty )?(?:convincing|passable|believable|credible) (?:\w+ )?$/i;
/** "Bread sauce was Nan's department": "nan" is a bread, too. */
const isNan = (words: string, before: string, after: string) =>
  /^nan(?:['’]s)?$/i.test(words) &&
  (/\b(?:my|our|his|her) (?:great )?$/i.test(before) ||
    /^Nan['’]s$/.test(words) ||
    (words === 'Nan' &&
      /^(?:['’]s\b| (?:always|would|used|made|had|swore|never|said|taught)\b)/.test(after)));
/** "Turns the potato almost to jam". */
const almost = /\balmost (?:in)?to $/i;
/** "The cream rises to the top" is said of coconut milk too. */
const risen = /^ (?:rises|has risen|floats)\b/i;
const burned = /\b(?:burn\w*|scald\w*)\s+(?:\w+\s+)?$/i;
/** "Drain it as you would pasta", "for as long as you would boil an egg"; "as you would with butter" takes some. */
const asYouWould =
  /\b(?:as|like) (?:you|one) (?:would|might)\b(?! (?:like|want|wish|prefer|need|please|love)\b)(?:(?! (?:with|in|using|plus|on|to|into|and|then|add)\b)[^.;:,!?])*$/i;
const asElsewhere = /\bthe way (?:you|one) (?:would|do|does)\b[^.;,]*$/i;
/**
 * Adjectives of a comparison "as … as". A closed list, because "as well as the nuts", "as soon as the butter", "as much
 * as" and "as long as" are no comparisons.
 */
const soft =
  'creamy|soft|thin|thick|light|big|large|small|fine|smooth|rich|silky|velvety|white|black|dark|golden|brown|pale|yellow|green|red|clear|hard|firm|crisp|crispy|crunchy|fluffy|delicate|tender|sweet|sour|salty|bitter|sharp|wide|round|flat|loose|runny|stiff|hot|cold|dry|wet|sticky|chewy|gooey|shiny|glossy|airy|dense|heavy|mild|nutty|buttery|cheesy|milky|savou?ry|meaty|flaky|juicy|moist|satisfying|comforting|indulgent|decadent|filling|hearty|tasty|delicious|easy|quick|simple|cooling|lush|luscious|spreadable|pourable|brittle|foamy|frothy|tangy|plump|bright|deep|addictive|moreish|crumbly|healthy|cheap|fragrant|warming|springy|slippery|familiar|nourishing|wholesome|humble';
const asSoftAs = new RegExp(
  `\\bas (?:${soft}|(?!early)\\w+ly) as\\s+(?:an?\\s+|any\\s+)?(?:(?!the\\s|your\\s|these\\s|those\\s)\\w+\\s+)?$`,
  'i',
);
const isSoft = new RegExp(`^(?:${soft})$`, 'i');
const turning = /\b(?:turns?|turned|turning|goes)\s+(?:\w+\s+)?$/i;
const shaded = /\b(?:bright|deep|pale|golden)\s+$/i;
const colors = /^(?:orange|olive|cream|chestnut|mustard|lemon)$/i;

/**
 * Dish names with a word that only looks like a food: "rôti" means roasted. Only dishes that harm no household when
 * they are served beside another one.
 */
const dishNames = [
  'poulet roti',
  'steak frites',
  "soupe a l'oignon",
  'fish-fragrant',
  'fish fragrant',
  'coca de recapte',
  'lomo saltado',
  'aji de gallina',
  'pollo a la brasa',
  'adana kebap',
  'kuru fasulye',
  'soto ayam',
  'ayam bakar',
  'asam pedas',
  'gomen wat',
  'bap xao',
  'pica-pau',
  'pica pau',
  'orak-arik',
  'orak arik',
  'mofongo',
  'cachupa',
  'samfaina',
  'charquican',
  'bun bo hue',
];

/** The dish names of the text that was asked about last: each of its foods asks. */
let last = { text: '', folded: '', names: [] as readonly string[] };

function dishNamesIn(text: string): typeof last {
  if (last.text !== text) {
    const folded = text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
    last = { text, folded, names: dishNames.filter((name) => folded.includes(name)) };
  }
  return last;
}

function isInDishName(text: string, at: number, words: string): boolean {
  const { folded, names } = dishNamesIn(text);
  return names.some((name) => {
    const start = folded.lastIndexOf(name, at);
    return start !== -1 && start <= at && start + name.length >= at + words.length;
  });
}

/** "A hazelnut of oil in the pan". */
function isDab(before: string, after: string): boolean {
  return (
    /\b(?:an?|one|two|half an?) (?:small |large |good )?$/i.test(before) &&
    /^ of (?!the |these |those |your |each |all )/i.test(after)
  );
}

/** Characters before the food that are searched for a comparison. */
const reach = 300;

/**
 * Whether a comparison begins after the last word that adds something: "use a fork until it looks like", but not "until
 * thick, finish with".
 */
function isCompared(before: string): boolean {
  const clause = lastClause(before);
  const begun = [...clause.matchAll(compared)].at(-1)?.index ?? -1;
  return begun >= 0 && begun >= ([...clause.matchAll(taken)].at(-1)?.index ?? -1);
}

function isTaken(before: string): boolean {
  return lastClause(before).search(taken) !== -1;
}

function isLikened(before: string): boolean {
  if (best.test(before)) return false;
  const told = as.exec(before);
  const isAs = told !== null && (told[1] === undefined || isSoft.test(told[1]));
  if (isAs) return isCompared(before) || !isTaken(before);
  if (asA.test(before) && !isTaken(before)) return true;
  return like.test(before) && !topping.test(before) && (isCompared(before) || !isTaken(before));
}

/**
 * Whether a food's name in a text is only a comparison or a color: "as thick as custard", "until it looks like ground
 * almonds", "turns orange", "milk-white".
 */
export function isFigure(text: string, at: number, words: string): boolean {
  const before = text.slice(Math.max(0, at - reach), at);
  if (isInDishName(text, at, words) || isShapeOrDeed(text, at, words, before)) return true;
  if (asSoftAs.test(before) || (asElsewhere.test(before) && !/\b(?:then|and|add)\b[^.;]*$/i.test(before)))
    return true;
  if (asYouWould.test(before) || isInSaying(text, at, words) || isCountry(text, at, words)) return true;
  if (larger.test(before) || isNan(words, before, text.slice(at + words.length))) return true;
  if (/^(?:wal|hazel)nuts?$/i.test(words) && isDab(before, text.slice(at + words.length))) return true;
  if (than.test(before) && !best.test(before) && !moreOf.test(before)) return true;
  if (
    form.test(before) ||
    color.test(before) ||
    (scent.test(before) && !goesIn.test(text.slice(at + words.length))) ||
    (savor.test(before) && !isTaken(before.slice(before.lastIndexOf(',') + 1))) ||
    almost.test(before) ||
    owned.test(before) ||
    mistaken.test(before) ||
    (likeThat.test(before) && !isTaken(before))
  )
    return true;
  if (isLikened(before)) return true;
  if (/^tongues?$/i.test(words) && burned.test(before)) return true;
  if (/^-(?:white|colou?red|brown|yellow|red|pink|looking|like)\b/i.test(text.slice(at + words.length)))
    return true;
  if (/^cream$/i.test(words) && risen.test(text.slice(at + words.length))) return true;
  return colors.test(words) && (turning.test(before) || (shaded.test(before) && !isTaken(before)));
}
