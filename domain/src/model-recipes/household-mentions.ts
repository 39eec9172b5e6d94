import { wordsOf } from '../safety/food-names.ts';
import type { Allergen, Diet, NutritionGoal } from '../vocabulary/options.ts';
import type { TasteProfile } from '../vocabulary/taste-profile.ts';
import { isRecipeWord } from './recipe-words.ts';

/** Removed from descriptions only: in the method it is advice ("in pregnancy cook it firm"). */
const pregnancy = /\bpregnan\w*|\bexpecting (?:mother|mum|mom)s?\b/i;

/**
 * What shared text must not reveal: the household's limits, goals and avoided foods, and words that its members typed.
 */
export type Household = Pick<
  TasteProfile,
  'allergies' | 'avoidedFoods' | 'dietaryRestrictions' | 'nutritionGoals' | 'customInstructions'
> & { customRequest?: string | undefined };

/** A household without limits, goals or custom text. */
export const emptyHousehold: Household = {
  allergies: [],
  avoidedFoods: [],
  dietaryRestrictions: [],
  nutritionGoals: [],
  customInstructions: null,
};

/** Regular expression sources that match mentions of an allergen. */
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

/** "Mediterranean" alone is a cuisine. */
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

/** Recipes must not mention health conditions. */
const healthWords =
  'health (?:goals?|conditions?|reasons?|needs)|diabet\\w*|cholesterol|blood[- ](?:pressure|sugar)|hypertens\\w*|fodmaps?|c(?:o)?eliac\\w*|allerg\\w*|intoleran\\w*|hypoallergenic|anaphyla\\w*';

const memberNouns =
  'household|famil(?:y|ies)|kids?|child(?:ren)?|sons?|daughters?|partner|husband|wife|athletes?';
const wishNouns =
  'diets?|dietary|goals?|limits?|restrictions?|wish(?:es)?|requests?|instructions?|profile|favou?rites?|condition';
/** Phrases that address or mention the household. "Season to your taste" is for any cook. */
const personalPhrases = [
  `(?:suits?|suited (?:to|for)|fits?|tailored (?:to|for)|made for|chosen for|picked for|right for|works for) (?:you|your|the (?:${memberNouns}))\\b`,
  `\\byour (?:\\w+[- ]){0,2}(?:${memberNouns}|${wishNouns})\\b`,
  `(?<!\\b(?:to|by|with) )\\byour (?:own )?(?:tastes?|preferences?|needs)\\b`,
  `\\b(?:you|they|who) (?:\\w+ )?(?:asked|requested|preferred|avoid|(?:cannot|can['’]?t|do(?:es)?n['’]?t|do(?:es)? not|may not) (?:eat|have|like|tolerate))\\b`,
  `\\b(?:as|like) (?:you )?(?:asked|requested|wished|wanted)\\b`,
  `\\b(?:the|this|that|a) household(?:['’]s)?\\b`,
];

/** Minimum length in characters of a custom goal to look for: shorter ones match ordinary cooking words. */
const minGoalLength = 4;

/** Minimum length in characters of an avoided food to look for. */
const minFoodLength = 3;

export type Mentions = {
  /** Whether a text mentions the household. `listed`: ingredient names, whose labels do not count. */
  mentionsHousehold(text: string, listed?: readonly string[]): boolean;
  /**
   * Whether a description does. Stricter: a description has no reason to name a food that is not in the dish, while a
   * method may say "egg-sized".
   */
  revealsHousehold(text: string, listed?: readonly string[]): boolean;
  /** Matches phrases to remove from a title: "peanut-free", "for heart health". */
  phrases: RegExp;
  /** Proper nouns from the household's custom text, normalized. */
  names: ReadonlySet<string>;
  /** All words of the household's custom text and avoided foods that are not recipe words, normalized. */
  typed: ReadonlySet<string>;
};

/** Matchers for what a text written for a household must not reveal. */
export function mentionsOf(household: Household): Mentions {
  const { allergies, avoidedFoods, dietaryRestrictions, nutritionGoals, customInstructions, customRequest } =
    household;
  const excludedWords = [
    ...allergies.map((one) => allergenWords[one]),
    ...avoidedFoods.flatMap(avoidedWords),
  ];
  const any = excludedWords.join('|');
  const own = nutritionGoals.filter((goal) => goal.length >= minGoalLength).map(RegExp.escape);
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
  const mentionPattern = new RegExp([`\\b(?:${claims.join('|')})`, ...personalPhrases].join('|'), 'iu');
  const excludedPatterns = excludedWords.map((words) => new RegExp(`\\b${words}\\b`, 'giu'));
  const mentionsHousehold = (text: string, listed: readonly string[] = []) =>
    mentionPattern.test(withoutLabels(text, listed));
  const names = namesIn(`${customInstructions ?? ''}\n${customRequest ?? ''}`);
  return {
    names,
    typed: new Set([
      ...names,
      ...wordsOf([customInstructions ?? '', ...avoidedFoods].join('\n')).filter(isOwnWord),
    ]),
    phrases: new RegExp(
      `\\s*\\(?\\b(?:(?:for|with|good for|great for) (?:the |your |better )?)?(?:${claims.join('|')})\\b\\)?`,
      'giu',
    ),
    mentionsHousehold,
    revealsHousehold(text, listed = []) {
      if (mentionsHousehold(text, listed) || pregnancy.test(text)) return true;
      // The name of an allergen is a fact if an ingredient has it too: "coconut milk".
      const list = listed.join('\n');
      return excludedPatterns.some((words) =>
        [...text.matchAll(words)].some(([word]) => !new RegExp(`\\b${RegExp.escape(word)}`, 'i').test(list)),
      );
    },
  };
}

/** Matches singular and plural: "olive" and "olives". */
function avoidedWords(name: string): string[] {
  const folded = wordsOf(name).map(RegExp.escape).join('[- ]');
  return folded.length < minFoodLength ? [] : [`(?:${RegExp.escape(name)}|${folded}(?:e?s)?)`];
}

/** Removes labels that ingredients have: "gluten-free" of "gluten-free pasta". */
function withoutLabels(text: string, listed: readonly string[]): string {
  const labels = listed.flatMap(
    (name) => name.match(/\b[\w-]+[- ]free\b|\b(?:vegan|vegetarian|low-fat)\b/gi) ?? [],
  );
  return labels.reduce(
    (rest, label) => rest.replaceAll(new RegExp(`\\b${RegExp.escape(label)}\\b`, 'gi'), ''),
    text,
  );
}

/**
 * Words that are capitalized inside a sentence or all capitals, and that are not recipe words: names of people and
 * places.
 */
function namesIn(text: string): Set<string> {
  const insideSentences = text.matchAll(/(?<=[\p{Ll}\d,;:] )\p{Lu}[\p{L}'’-]+/gu);
  const inCapitals = text.matchAll(/\b[\p{Lu}\d]{4,}\b/gu);
  const found = [...insideSentences, ...inCapitals].flatMap(([word]) => wordsOf(word.replace(/['’]s$/, '')));
  return new Set(found.filter(isOwnWord));
}

function isOwnWord(word: string): boolean {
  return word.length >= minGoalLength && !isRecipeWord(word);
}
