import { affectsLimits } from '../foods/affects-limits.ts';
import type { Food } from '../foods/food.ts';
import { type LabelClearance, lineClaims, statedClaims } from '../foods/label-claims.ts';
import type { Language } from '../foods/other-languages.ts';
import { isComparison, namesAnything, namesIn } from '../foods/read-phrase.ts';
import { translateToEnglish } from '../foods/translate-tokens.ts';
import { afterAbout, type Measure, measureAt } from '../quantities/measures.ts';
import { endsFoodMention } from '../quantities/preparation-words.ts';
import type { Token } from '../quantities/tokens.ts';
import { isAmountWord } from './amount-words.ts';
import type { Remark } from './line-parts.ts';

/** The contents of a line's remarks. */
export type RemarkContents = {
  optional: boolean;
  clears: readonly LabelClearance[];
  /** Examples of the food ("such as cod"), and other choices ("(or ghee)"). */
  examples: readonly Food[];
  choices: readonly Food[];
  unknownChoices: readonly string[];
  /** Other ingredients that affect an allergy or a diet ("beaten with milk"). */
  mentioned: readonly Food[];
  equals: readonly Measure[];
  perItem: readonly Measure[];
  preparation: readonly string[];
};

const optionalRemark =
  /\boptional(?:ly)?\b|\bif (?:desired|you (?:like|wish|want|prefer)|liked|wanted|preferred|using)\b|\bgarnish/i;

export function isOptional(text: string): boolean {
  return optionalRemark.test(text);
}

const opensExamples = new Set(['such', 'like', 'eg', 'e', 'preferably', 'ideally', 'including', 'example']);
const opensChoice = new Set(['or', 'alternatively', 'substitute', 'sub']);

/** The part of a remark that is about what goes into the dish. */
function mentionsOf(tokens: readonly Token[]): readonly Token[] {
  // "Roe removed" does not go into the dish.
  if (/^(?:removed|discarded)$/.test(tokens.at(-1)?.key ?? '')) return [];
  const end = tokens.findIndex((token) => endsFoodMention(token.key));
  return end === -1 ? tokens : tokens.slice(0, end);
}

/** Foods that the beginning of a remark names, except those that the next word makes a comparison. */
function foodsOf(spoken: readonly Token[], tokens: readonly Token[]): Food[] {
  return namesIn(spoken, lineClaims(spoken)).flatMap(({ food, from, to }) =>
    food && !isComparison(tokens[to]) && !isCutTo(spoken, from) ? [food] : [],
  );
}

const cutTo =
  /^(?:(?:finely|roughly|coarsely) )?(?:puls|blitz|grat|process|chop|crush|blend|whizz|ground|mash|crumbl)\w*(?: in an? (?:food )?(?:processor|blender))? (?:in)?to (?:(?:fine|coarse|rough|small) )?$/;

const cutInto = /(?:^|\b)(?:in|into) (?:(?!or |with |and )[\w-]+ ){0,3}$/;

/** "Cauliflower, pulsed to crumbs" has no crumbs of bread, "hake, in thick steaks" no beef. */
function isCutTo(tokens: readonly Token[], at: number): boolean {
  const before = tokens.slice(0, at).map(({ text }) => `${text.toLowerCase()} `);
  const { key } = tokens[at]!;
  return key === 'steak'
    ? cutInto.test(before.join(''))
    : /^crumbs?$/.test(key) && cutTo.test(before.join(''));
}

function readOne(text: string, { tokens, bracketed }: Remark, language: Language): RemarkContents {
  const words = text.slice(tokens[0]!.start, tokens.at(-1)!.end);
  const optional = isOptional(translateToEnglish(language, words));
  // "(dairy or non-dairy)" allows both.
  const claims = lineClaims(tokens);
  const isOpen = tokens.some(
    ({ key }, at) => key === 'or' && !claims.some(({ from, to }) => at > from && at < to),
  );
  const clears = isOpen ? [] : statedClaims(tokens, language);
  const contents: RemarkContents = {
    optional,
    clears,
    examples: [],
    choices: [],
    unknownChoices: [],
    mentioned: [],
    equals: [],
    perItem: [],
    preparation: optional && tokens.length <= 3 ? [] : [words],
  };
  const measureFrom = afterAbout(tokens, 0);
  const measure = tokens[0]!.key === 'plus' ? null : measureAt(tokens, measureFrom);
  const isEach = ({ key }: Token) => key === 'each' || key === 'apiece';
  const isWhole = measure && tokens.slice(measure.next).every(isEach);
  if (measure && (bracketed || measureFrom > 0 || isWhole)) {
    const each = tokens.some(isEach);
    const preparation = isWhole ? [] : contents.preparation;
    const further = tokens.slice(measure.next);
    const mentioned = foodsOf(mentionsOf(further), further).filter(affectsLimits);
    return { ...contents, [each ? 'perItem' : 'equals']: [measure.value], preparation, mentioned };
  }
  const opening = tokens[0]!.key;
  const spoken = mentionsOf(tokens);
  if (opensExamples.has(opening)) return { ...contents, examples: foodsOf(spoken, tokens) };
  if (opensChoice.has(opening)) {
    const choices = foodsOf(spoken, tokens);
    const rest = spoken.slice(1);
    const unknown = choices.length === 0 && namesAnything(rest) && !rest.every(isAmountWord);
    return {
      ...contents,
      choices,
      unknownChoices: unknown ? [text.slice(rest[0]!.start, rest.at(-1)!.end)] : [],
    };
  }
  // "Rosemary, thyme or savory" is a list that continues after the comma.
  const names = namesIn(tokens, lineClaims(tokens));
  const lists = !bracketed && names.length > 1 && names[0]!.from === 0 && names.at(-1)!.to === tokens.length;
  if (lists && tokens[names[0]!.to]?.key === 'or')
    return { ...contents, choices: foodsOf(tokens, tokens), preparation: [] };
  return { ...contents, mentioned: foodsOf(spoken, tokens).filter(affectsLimits) };
}

/** Parses all remarks of a line; `text` is the line that their tokens refer to. */
export function readRemarks(text: string, remarks: readonly Remark[], language: Language): RemarkContents {
  const all = remarks.map((remark) => readOne(text, remark, language));
  return {
    optional: all.some((one) => one.optional),
    clears: all.flatMap((one) => one.clears),
    examples: all.flatMap((one) => one.examples),
    choices: all.flatMap((one) => one.choices),
    unknownChoices: all.flatMap((one) => one.unknownChoices),
    mentioned: all.flatMap((one) => one.mentioned),
    equals: all.flatMap((one) => one.equals),
    perItem: all.flatMap((one) => one.perItem),
    preparation: all.flatMap((one) => one.preparation),
  };
}
