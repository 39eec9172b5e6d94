import type { Ingredient } from '../../ingredient-lines/ingredient.ts';
import { inTeaspoons } from '../amounts/in-teaspoons.ts';
import { mapSentences } from './sentences.ts';

const fractions: Readonly<Record<string, number>> = { '½': 0.5, '¼': 0.25, '¾': 0.75 };
const spoonsOfWater = /\b(\d*)([½¼¾]?) ?(tea|table)spoons? of (?:[a-z]+ )?water\b/;
const boilsAway = /\b(?:simmer|boil|bubble|cook)\b/i;
const underLid = /\bcover(?:ed)?\b/i;
const time = /\b(?:\d+(?:[–-]| to ))?(\d+) minutes?\b/;
const whisked =
  /\b[Ww]hisk\b[^.;]*\boil\b[^.;]*?(?<cue>,? until (?:(?:it|the dressing) (?:thickens|is thick|turns thick|is creamy)|thick))\b/;
/** Minimum teaspoons of oil that can be whisked thick. */
const minToWhisk = 5;

/**
 * Adjusts steps for very small amounts: a spoon of water boils away within a minute, and a spoon of oil does not
 * emulsify.
 */
export function adaptToTinyAmounts(steps: readonly string[], list: readonly Ingredient[]): readonly string[] {
  const oil = list
    .filter(({ name }) => /\boil\b/.test(name))
    .reduce((sum, { amount, unit }) => sum + amount * (inTeaspoons[unit] ?? 1), 0);
  return mapSentences(steps, (sentence) => {
    const cue = oil < minToWhisk ? whisked.exec(sentence)?.groups?.cue : undefined;
    return shorterBoiled(
      cue ? sentence.replace(cue, `${cue.startsWith(',') ? ',' : ''} until it turns cloudy`) : sentence,
    );
  });
}

/** One minute per spoon of water, at least one; under a lid it stays. */
function shorterBoiled(sentence: string): string {
  const [, whole = '', half = '', size] = spoonsOfWater.exec(sentence) ?? [];
  const minutes = time.exec(sentence);
  if (!size || !minutes || !boilsAway.test(sentence) || underLid.test(sentence)) return sentence;
  const spoons = (Number(whole) + (fractions[half] ?? 0)) / (size === 'tea' ? 3 : 1);
  const max = Math.max(1, Math.floor(spoons));
  if (Number(minutes[1]) <= max) return sentence;
  return sentence.replace(minutes[0], `${max} ${max === 1 ? 'minute' : 'minutes'}`);
}
