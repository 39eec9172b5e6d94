import type { Food } from '../../foods/food.ts';
import { foodById } from '../../foods/table.ts';
import { capitalized } from '../../vocabulary/wording.ts';
import { inTeaspoons } from '../amounts/in-teaspoons.ts';
import type { DishPart } from '../dish.ts';
import { tidy } from './method-template.ts';
import { numberWords } from './number-words.ts';
import { partToken } from './part-token.ts';
import { plainShares, shareWords } from './share-words.ts';
import type { Rounds } from './tossed-rounds.ts';

const shares = ['', 'all', 'half', 'a third', 'a quarter', 'a fifth', 'a sixth'];

/** Marks the step that announces the rounds until the method is complete, and where the cook begins again. */
const firstMark = '\uE010';
const lastMark = '\uE011';

/** The steps with the rounds announced in a step before them, and with spoons and cups for one round. */
export function inRounds(
  steps: readonly string[],
  { count, from, to, fillingPart, isAlone }: Rounds,
  parts: ReadonlyMap<string, DishPart>,
  factor: number,
): readonly string[] {
  if (from === null) return steps;
  const measured = withMeasuredShares(steps, from, parts).slice(from, to);
  const { cooked, served } = withoutServing(measured.at(-1)!);
  const perRound = measured.with(-1, cooked).map((step) =>
    step
      .replace(/\{([\d.]+) (tsp|tbsp|ml|l|g)\}/g, (_, amount: string, unit: string) => {
        return `{${Math.round(amountPerRound(Number(amount) / count, unit, factor) * 1000) / 1000} ${unit}}`;
      })
      .replace(
        /\{(in \w+), ([\d.]+)\}/g,
        (_, words: string, holds: string) => `{${words}, ${Number(holds) * count}}`,
      ),
  );
  const spoons = perRound.some((step) => /\{[\d.]+ (?:tsp|tbsp|ml|l|g)\}/.test(step))
    ? ' Spoons and cups are for one batch.'
    : '';
  const share = shares[count] ?? 'a part';
  const all = fillingPart
    ? `${share} of the ${fillingPart}${isAlone ? '' : ' and of everything else'}`
    : share;
  const note = `${firstMark}Cook in ${numberWords[count] ?? count} batches from here on, with ${all} in each: a full pan steams.${spoons}`;
  const rounds = perRound.with(-1, `${perRound.at(-1)}${lastMark}${served && ` ${served}`}`);
  return [...steps.slice(0, from), note, ...rounds, ...steps.slice(to)];
}

const serving =
  /^(?:\[\[[^:]+: )?(?:Serve|Scatter|Sprinkle|Divide|Pile|Top|Squeeze|Slice|Spoon|Garnish|Dust|Finish|Eat|Keep|Lift|Lay(?! in\b)|Put|Set|Bring|Slide|Tip|Transfer|Taste|Check|Pass)\b/;
const servingVerbs = 'serve|scatter|sprinkle|divide|pile|eat|strew';
/** "…, then serve", also for those who have what is served with it: "[[rice:, then serve with the {rice}]]". */
const thenServed = new RegExp(
  `(?:(?<=^(?:[^[]|\\[\\[[^\\]]*\\]\\])*),? (?:(?:and|then|and then) )?|(?<if>\\[\\[[^:\\]]+: ),? ?(?:and |then )*)(?<verb>${servingVerbs})\\b(?<rest>[^.[\\]]*)(?:\\]\\]\\.|\\.)$`,
);

/** A step as what is cooked in each round, and what is done with all of them. */
function withoutServing(step: string): { cooked: string; served: string } {
  const sentences = sentencesOutsideBrackets(step);
  const last = sentences.findLastIndex((sentence) => !serving.test(sentence));
  if (last === -1) return { cooked: step, served: '' };
  const [own, ...others] = sentences[last]!.replace(thenServed, (...match) => {
    const { if: given, verb, rest } = match.at(-1) as Record<string, string | undefined>;
    const sentence = `${capitalized(verb!)}${rest}.`;
    return `.${lastMark}${given ? `${given}${sentence}]]` : sentence}`;
  }).split(lastMark);
  return {
    cooked: [...sentences.slice(0, last), own].join(' '),
    served: [...others, ...sentences.slice(last + 1)].join(' '),
  };
}

/** Sentences that begin with a capital letter; text in brackets stays together. */
function sentencesOutsideBrackets(step: string): string[] {
  const found: string[] = [];
  let sentence = '';
  for (const piece of step.split(/(?<=[.!?](?:\]\])?) (?=[A-Z[])/)) {
    sentence = sentence ? `${sentence} ${piece}` : piece;
    if (sentence.split('[[').length > sentence.split(']]').length) continue;
    found.push(sentence);
    sentence = '';
  }
  return found;
}

/** Spoons are rounded down, so that all rounds together take no more than the list has. */
function amountPerRound(amount: number, unit: string, factor: number): number {
  const spoon = inTeaspoons[unit];
  if ((unit !== 'tsp' && unit !== 'tbsp') || !spoon) return amount;
  const teaspoons = amount * factor * spoon;
  const parts = teaspoons < 2 ? 4 : 2;
  return Math.max(1, Math.floor(teaspoons * parts + 0.01)) / parts / factor / spoon;
}

const measuredInRounds: readonly Food['class'][] = ['oil', 'salt'];

/** The oil and salt of the rounds in spoons, since "the rest of the oil" cannot be halved in a hot pan. */
function withMeasuredShares(
  steps: readonly string[],
  from: number,
  parts: ReadonlyMap<string, DishPart>,
): readonly string[] {
  return [...parts].reduce((result, [key, { food, amount, unit }]) => {
    if (!measuredInRounds.includes(foodById(food).class) || (unit !== 'tbsp' && unit !== 'tsp'))
      return result;
    const mention = new RegExp(
      `(?:\\{(?<stated>[\\d.]+) (?<in>tsp|tbsp)\\} (?:of )?|(?<share>${shareWords(plainShares)}) (?:of )?|(?<rest>the rest of |the last of |the remaining ))?(?:the )?(?<token>${partToken(key)})(?<and> and (?:the )?(?=\\{[a-z]))?`,
      'g',
    );
    let left = amount;
    return result.map((step, at) =>
      step.replace(mention, (words: string, ...found) => {
        const { stated, in: inUnit, share, rest, token, and } = found.at(-1) as Record<string, string>;
        const spoons = stated
          ? Number(stated) * (inTeaspoons[inUnit!]! / inTeaspoons[unit]!)
          : share
            ? amount * plainShares[share]!
            : left;
        if (spoons <= 0 || (!stated && !share && !rest && left < amount)) return words;
        left -= spoons;
        if (at < from || stated) return words;
        // "The rest of the oil and garlic" is the rest of both.
        const joined = and === ' and ' && rest ? ` and ${rest}the ` : (and ?? '');
        return `{${Math.round(spoons * 100) / 100} ${unit}} of the ${token}${joined}`;
      }),
    );
  }, steps);
}

/** Food that was taken out and cooks on. */
const returnsToPan =
  /\b(?:return|put|set|lay|nestle|slide|tuck)\b[^.;]*\b(?:(?:in|into|to) the (?:sauce|pan|curry|broth|pot|glaze|gravy|stew)|back)\b/i;

/** The method with the rounds told in the steps in which they begin and end. */
export function withRoundsTold(
  given: readonly string[],
  { count }: Pick<Rounds, 'count'>,
): readonly string[] {
  const first = given.findIndex((step) => step.startsWith(firstMark));
  if (first === -1) return given;
  const note = given[first]!.slice(firstMark.length);
  const steps = given.toSpliced(first, 2, `${note} ${given[first + 1]!}`);
  const last = steps.findIndex((step) => step.includes(lastMark));
  // Food that finishes cooking in its sauce is not kept warm.
  const comesBack = steps.slice(last + 1).some((step) => returnsToPan.test(step));
  return steps.map((step) => step.replace(lastMark, ` ${nextRound(count, comesBack)}`)).map(tidy);
}

/** Told where the first round ends: at the beginning, the cook would have to remember it. */
function nextRound(count: number, comesBack: boolean): string {
  const others = count === 2 ? 'the other' : `the other ${numberWords[count - 1] ?? count - 1}`;
  return comesBack
    ? `Cook ${others} ${count === 2 ? 'batch' : 'batches'} in the same way.`
    : `Keep this batch warm under foil while you cook ${others} in the same way.`;
}
