import { wordsOf } from '../safety/food-names.ts';
import { diets } from '../vocabulary/options.ts';
import { capitalized } from '../vocabulary/wording.ts';
import { type Household, type Mentions, mentionsOf } from './household-mentions.ts';

/** The shared fields of a recipe. */
type Public = {
  title: string;
  description: string | null;
  cuisineType: string | null;
  ingredients: readonly { name: string }[];
  instructions: readonly string[];
  tags: readonly string[];
};

export type WithoutHousehold<R> = {
  recipe: R;
  /** Sentences removed from the description; only the owner sees them. */
  removed: string[];
  /** Fields that still mention the household because nothing could be removed without harm to the dish. */
  left: ('title' | 'instructions' | 'ingredients')[];
};

/**
 * Removes everything that reveals the household for which a recipe was written: its limits, goals, health and members.
 * The dish stays the same: in the method only remarks are removed, and ingredient names are never changed.
 */
export function removeHouseholdMentions<R extends Public>(
  recipe: R,
  household: Household,
): WithoutHousehold<R> {
  const mentions = mentionsOf(household);
  const listed = recipe.ingredients.map(({ name }) => name);
  const names = (text: string) => wordsOf(text).some((word) => mentions.names.has(word));
  const mentionsThem = (text: string) => mentions.mentionsHousehold(text, listed) || names(text);
  const title = mentionsThem(recipe.title) ? cleanTitle(recipe.title, mentions) : recipe.title;
  // A word that is part of the dish's name may be shared: "moussaka".
  const own = new Set(wordsOf(title));
  const hasTypedWord = (text: string) =>
    wordsOf(text).some((word) => mentions.typed.has(word) && !own.has(word));
  const sentences = sentencesOf(recipe.description ?? '');
  const revealsHousehold = (text: string) =>
    mentions.revealsHousehold(text, listed) || names(text) || hasTypedWord(text);
  const removed = sentences.filter(revealsHousehold);
  const instructions = recipe.instructions
    .map((step) => (mentionsThem(step) ? cleanStep(step, mentionsThem) : step))
    .filter((step) => step !== '');
  const left: WithoutHousehold<R>['left'] = [];
  if (title.length < 3 || mentionsThem(title)) left.push('title');
  if (instructions.length === 0 || instructions.some(mentionsThem)) left.push('instructions');
  if (listed.some(names)) left.push('ingredients');
  return {
    recipe: {
      ...recipe,
      title,
      description:
        removed.length > 0 ? sentences.filter((one) => !removed.includes(one)).join(' ') : recipe.description,
      cuisineType:
        recipe.cuisineType !== null && mentionsThem(recipe.cuisineType) ? null : recipe.cuisineType,
      instructions,
      tags: recipe.tags.filter((tag) => isComputedTag(tag) || !(mentionsThem(tag) || hasTypedWord(tag))),
    },
    removed,
    left,
  };
}

/** Diet tags are computed from the ingredients. */
function isComputedTag(tag: string): boolean {
  return diets.some((diet) => diet === tag);
}

function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.!?])\s+(?=\S)/u).filter((sentence) => sentence.trim() !== '');
}

/** "Peanut-Free Pad Thai" becomes "Pad Thai". */
function cleanTitle(title: string, { phrases }: Mentions): string {
  const rest = title
    .replace(phrases, ' ')
    .replace(/\(\s*\)/g, ' ')
    .replace(/\s+([,:;)])/g, '$1')
    .replace(/\s+/g, ' ')
    .replace(/^(?:[\s,:;&–—-]|and\b|or\b)+|(?:[\s,:;&–—-]|\b(?:and|or|for|with|a|the))+$/gi, '');
  return capitalized(rest);
}

/** Where a clause begins that can be removed without the rest of the sentence. */
const clause =
  /(?=,\s|;\s|\s[–—-]\s|\s(?:to (?:keep|make|stay|suit|avoid|fit)|so (?:that|it|this|as)|because|since|which (?:keeps|makes|is)|for (?:your|the|better|heart|weight|muscle|energy|longevity)|if you|as (?:you|your|requested))\b)/i;

/** A step without the sentences and clauses that mention the household. */
function cleanStep(step: string, mentionsThem: (text: string) => boolean): string {
  const sentences = sentencesOf(step).map((whole) => {
    if (!mentionsThem(whole)) return whole;
    if (remark.test(whole)) return '';
    const sentence = whole.replace(/\s*\([^()]*\)/g, (aside) => (mentionsThem(aside) ? '' : aside));
    const parts = sentence.split(clause);
    const kept = parts.filter((part) => !mentionsThem(part));
    // A sentence without its beginning makes no sense.
    if (kept[0] !== parts[0]) return whole;
    const rest = kept.join('').replace(/[\s,;–—-]+$/u, '');
    return /[.!?]$/.test(rest) ? rest : `${rest}.`;
  });
  return sentences.filter((sentence) => sentence !== '').join(' ');
}

/** The beginning of a sentence that contains no instruction: "This is safe for your allergy." */
const remark =
  /^(?:(?:(?:this|that|these|it|they|the)(?: (?:dish|recipe|meal|version|swap|step|result))? (?:is|are|keeps?|makes?|stays?|has|suits?|helps?|supports?|contains?)|it['’]s|note|remember|perfect|great|ideal|suitable|safe|as|since|because)\b)/i;
