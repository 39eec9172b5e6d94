import { wordsOf } from '../safety/food-names.ts';
import type { Allergen, Diet, NutritionGoal } from '../vocabulary/options.ts';
import type { TasteProfile } from '../vocabulary/taste-profile.ts';
import { isRecipeWord } from './recipe-words.ts';

/** Left to the method, where it is advice: "in pregnancy cook it firm". */
const pregnancy = /\bpregnan\w*|\bexpecting (?:mother|mum|mom)s?\b/i;

/** What a text that is shared must not tell: the household's limits, goals and foods to avoid, and words that its people typed. */
export type Household = Pick<
  TasteProfile,
  'allergies' | 'avoidedFoods' | 'dietaryRestrictions' | 'nutritionGoals' | 'customInstructions'
> & { customRequest?: string | undefined };

/** One that told us nothing. */
export const emptyHousehold: Household = {
  allergies: [],
  avoidedFoods: [],
  dietaryRestrictions: [],
  nutritionGoals: [],
  customInstructions: null,
};

/** Parts of patterns by which a text names an allergen. */
const allergenWords: Readonly<Record<Allergen, string>> = {
  Nuts: '(?:tree[- ])?nuts?',
  Peanuts: '(?:peanuts?|nuts?)',
  Dairy: '(?:dairy|milk|lactose|cheese)',
  Gluten: '(?:gluten|wheat)',
  Soy: 'soya?',
  Eggs: 'eggs?',
  Fish: '(?:fish|seafood)',
  Shellfish: '(?:shellfish|seafood|crustaceans?)',
  Sesame: 'sesame',
};

/** "Mediterranean" alone is a kitchen. */
const dietWords: Readonly<Record<Diet, string>> = {
  Vegetarian: 'vegetarians?|meat[- ]?free|meatless',
  Vegan: 'vegans?|plant[- ]based',
  Pescatarian: 'pesc[ae]tarians?',
  Keto: 'keto(?:genic)?',
  Paleo: 'paleo(?:lithic)?',
  'Gluten-Free': 'gluten[- ]?free|(?:without|no) gluten',
  'Dairy-Free': '(?:dairy|milk|lactose)[- ]?free|(?:without|no) (?:dairy|milk|lactose)',
  'Low-Carb': 'low[- ]?carb(?:ohydrate)?s?|carb[- ]free',
  'Low-Fat': 'low(?:er)?[- ](?:in )?fat|fat[- ]free',
  Whole30: 'whole ?30',
  Mediterranean: 'mediterranean[- ](?:diet|eating)',
};

const goalWords: Readonly<Record<NutritionGoal, string>> = {
  'Weight Loss':
    'weight[- ]?(?:loss|losing|management|watch\\w*)|(?:lose|losing|shed|drop) (?:\\w+ )?(?:weight|pounds)|slimming',
  'Muscle Building':
    'muscles?|body[- ]?build\\w*|(?:post|pre)[- ]?work[- ]?outs?|after (?:a |your )?work[- ]?outs?|strength training',
  Longevity: 'longevity|long(?:er)?,? (?:healthy )?life|live longer',
  'Heart Health':
    '(?:heart|cardiac)[- ](?:health\\w*|friendly|smart|kind)|(?:your|the|for|a (?:\\w+ )?) ?heart(?= and|[.,;!]|$)|cardiovascular|healthy hearts?',
  'Energy Boost':
    '(?:energy|energi[sz])[- ]?(?:boost\\w*|ing)|energi[sz](?:ing|ed)|(?:boosts?|boosting|for|more|your|lasting|sustained) energy',
  'Better Sleep':
    "(?:better|good|restful|deep|sound|aids?|for|your) (?:\\w+['’]s )?sleep|sleep(?:ing)? (?:better|well|aid)",
  'Digestive Health':
    'digesti(?:on|ve|bility)|(?:gut|bowel)[- ](?:health\\w*|friendly)|(?:for|your|the) gut\\b',
  'Anti-Inflammatory': '(?:anti[- ]?)?inflammat(?:ory|ion)',
};

/** States of health are for no recipe to speak of. */
const healthWords =
  'health (?:goals?|conditions?|reasons?|needs)|diabet\\w*|cholesterol|blood[- ](?:pressure|sugar)|hypertens\\w*|fodmaps?|c(?:o)?eliac\\w*|allerg\\w*|intoleran\\w*|hypoallergenic|anaphyla\\w*';

const people = 'household|famil(?:y|ies)|kids?|child(?:ren)?|sons?|daughters?|partner|husband|wife|athletes?';
const wishes =
  'diets?|dietary|goals?|limits?|restrictions?|wish(?:es)?|requests?|instructions?|profile|favou?rites?|condition';
/** Speaking to the household or of it. "Season to your taste" is for any cook. */
const personal = [
  `(?:suits?|suited (?:to|for)|fits?|tailored (?:to|for)|made for|chosen for|picked for|right for|works for) (?:you|your|the (?:${people}))\\b`,
  `\\byour (?:\\w+[- ]){0,2}(?:${people}|${wishes})\\b`,
  `(?<!\\b(?:to|by|with) )\\byour (?:own )?(?:tastes?|preferences?|needs)\\b`,
  `\\b(?:you|they|who) (?:\\w+ )?(?:asked|requested|preferred|avoid|(?:cannot|can['’]?t|do(?:es)?n['’]?t|do(?:es)? not|may not) (?:eat|have|like|tolerate))\\b`,
  `\\b(?:as|like) (?:you )?(?:asked|requested|wished|wanted)\\b`,
  `\\b(?:the|this|that|a) household(?:['’]s)?\\b`,
];

/** Shortest goal of one's own that is looked for: shorter ones are words of any kitchen. */
const shortest = 4;

/** Shortest food to avoid that is looked for. */
const shortestFood = 3;

export type Mentions = {
  /** Whether a text speaks of the household. `listed` are the names of the ingredients, whose labels are facts. */
  speaksOf(text: string, listed?: readonly string[]): boolean;
  /** Whether a description does, which has no reason to name what is not in the dish; a method may say "egg-sized". */
  describes(text: string, listed?: readonly string[]): boolean;
  /** The phrases to take out of a title: "peanut-free", "for heart health". */
  phrases: RegExp;
  /** Words that are names of these people's own, folded. */
  names: ReadonlySet<string>;
  /** All words that they typed and no kitchen of ours knows, folded. */
  typed: ReadonlySet<string>;
};

/** What to look for in a text that a model wrote for a household. */
export function mentionsOf(household: Household): Mentions {
  const { allergies, avoidedFoods, dietaryRestrictions, nutritionGoals, customInstructions, customRequest } =
    household;
  const left = [...allergies.map((one) => allergenWords[one]), ...avoidedFoods.flatMap(avoidedWords)];
  const any = left.join('|');
  const own = nutritionGoals.filter((goal) => goal.length >= shortest).map(escaped);
  const claims = [
    ...(any ? [`(?:${any})[- ]free`, `free (?:of|from) (?:any )?(?:${any})`] : []),
    ...(any
      ? [`(?:without|no|zero|avoid\\w*|skip\\w*|omit\\w*|leav\\w* out) (?:(?:any|the|all) )?(?:${any})`]
      : []),
    ...dietaryRestrictions.map((diet) => `(?:${dietWords[diet]})(?:[- ](?:friendly|compliant|diet))?`),
    ...Object.values(goalWords),
    ...own,
    healthWords,
  ];
  const spoken = new RegExp([`\\b(?:${claims.join('|')})`, ...personal].join('|'), 'iu');
  const named = left.map((words) => new RegExp(`\\b${words}\\b`, 'giu'));
  const speaksOf = (text: string, listed: readonly string[] = []) => spoken.test(withoutLabels(text, listed));
  const names = namesIn(`${customInstructions ?? ''}\n${customRequest ?? ''}`);
  return {
    names,
    typed: new Set([
      ...names,
      ...wordsOf([customInstructions ?? '', ...avoidedFoods].join('\n')).filter(isTheirOwn),
    ]),
    phrases: new RegExp(
      `\\s*\\(?\\b(?:(?:for|with|good for|great for) (?:the |your |better )?)?(?:${claims.join('|')})\\b\\)?`,
      'giu',
    ),
    speaksOf,
    describes(text, listed = []) {
      if (speaksOf(text, listed) || pregnancy.test(text)) return true;
      // An allergen's name is a fact where an ingredient bears it: "coconut milk".
      const list = listed.join('\n');
      return named.some((words) =>
        [...text.matchAll(words)].some(([word]) => !new RegExp(`\\b${escaped(word)}`, 'i').test(list)),
      );
    },
  };
}

/** A food in one and in many: "olives" and "olive". */
function avoidedWords(name: string): string[] {
  const folded = wordsOf(name).map(escaped).join('[- ]');
  return folded.length < shortestFood ? [] : [`(?:${escaped(name)}|${folded}(?:e?s)?)`];
}

/** The text without the labels that ingredients bear: "gluten-free" of "gluten-free pasta". */
function withoutLabels(text: string, listed: readonly string[]): string {
  const labels = listed.flatMap(
    (name) => name.match(/\b[\w-]+[- ]free\b|\b(?:vegan|vegetarian|low-fat)\b/gi) ?? [],
  );
  return labels.reduce(
    (rest, label) => rest.replaceAll(new RegExp(`\\b${escaped(label)}\\b`, 'gi'), ''),
    text,
  );
}

/** Capitalised inside a sentence, or in capitals throughout: no kitchen's word but a person's or a place's. */
function namesIn(text: string): Set<string> {
  const inside = text.matchAll(/(?<=[\p{Ll}\d,;:] )\p{Lu}[\p{L}'’-]+/gu);
  const shouted = text.matchAll(/\b[\p{Lu}\d]{4,}\b/gu);
  const found = [...inside, ...shouted].flatMap(([word]) => wordsOf(word.replace(/['’]s$/, '')));
  return new Set(found.filter(isTheirOwn));
}

function isTheirOwn(word: string): boolean {
  return word.length >= shortest && !isRecipeWord(word);
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
