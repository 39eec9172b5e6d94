import { toGrams } from '../../foods/grams.ts';
import { foodById } from '../../foods/table.ts';
import type { ListedPart } from '../amounts/list-lines.ts';
import { mapSentences } from './sentences.ts';

const leaf = 'spinach|kale|chard|collards|collard greens|mustard greens|watercress|arugula';
const wilted = new RegExp(
  `\\b(?:${leaf})\\b[^.;]*\\buntil\\b[^.;]*\\bwilt|\\b[Ww]ilt the (?:baby )?(?:${leaf})\\b`,
);
/** In one go: where the leaves go in, without a word on how. */
const inOneGo = new RegExp(
  `\\b(?<put>(?:[Aa]dd|[Ff]old in|[Ss]tir in|[Tt]oss in|[Ww]ilt|[Pp]ush|[Tt]urn in) the (?:[a-z]+ )?(?:${leaf}))\\b(?=(?: (?:for|and|in|under|into)\\b|,))`,
);
const inLots = /\bhandful|\blots\b|\bbatches\b|\bat a time\b|\blittle by little\b/;
const time = /\b(?:\d+(?:[–-]| to ))?(\d+) minutes?\b/;
/** Grams that fit a pan at once, and that wilt in a minute. Our estimates. */
const atOnce = 350;
const perMinute = 150;
const maxMinutes = 10;
/** Minutes in which their water boils off. */
const drying = 2;
const untilDry = /\b(?:liquid|water|juices?)\b[^.;]*\b(?:gone|left|boiled off|evaporated)\b/;

/**
 * Much spinach goes in by the handful, and `factor` times that of the dish wilts more slowly. Also returns the additional
 * minutes.
 */
export function withWiltingTime(
  steps: readonly string[],
  list: readonly ListedPart[],
  factor: number,
): { steps: readonly string[]; minutes: number } {
  const gramsOf = (sentence: string) =>
    list.reduce((sum, { food: id, line }) => {
      const food = foodById(id);
      const noun = line.name.split(',')[0]!.split(' ').at(-1)!;
      const isNamed = new RegExp(`^(?:${leaf}|greens)$`).test(noun) && sentence.includes(noun);
      return isNamed ? sum + (toGrams(food, line.amount, line.unit) ?? 0) : sum;
    }, 0);
  let minutes = 0;
  const adjusted = mapSentences(steps, (sentence) => {
    const grams = wilted.test(sentence) ? gramsOf(sentence) : 0;
    if (grams <= atOnce) return sentence;
    const isInLots = inLots.test(sentence);
    const put = isInLots ? sentence : sentence.replace(inOneGo, '$<put>, a handful at a time,');
    const found = time.exec(put);
    const needed = Math.min(
      maxMinutes,
      Math.ceil(grams / perMinute) + (untilDry.test(sentence) ? drying : 0),
    );
    if (factor <= 1 || !found || / each\b/.test(sentence) || Number(found[1]) >= needed) return put;
    minutes += needed - Number(found[1]);
    return put.replace(found[0], `${needed} minutes`);
  });
  return { steps: adjusted, minutes };
}
