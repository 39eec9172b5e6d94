import { sentencesOf } from './sentences.ts';

/** Steps whose duration depends on the amount of liquid or the size of the heap. */
const isBoiling = /\b(?:simmer|boil|bubble|reduce|cook|cover|soften|sweat|fry|stir)\b/i;
const untilLess =
  /\buntil\b[^.;]*\b(?:thick\w*|syrup\w*|reduced?|glaz\w+|jam(?:my)?|dry|gone|trail|by half|to half|sticky|evaporat\w+|cling\w*|coats?)\b/i;
const untilSoft =
  /\buntil\b[^.;]*\b(?:bend|wilt\w*|fall apart|collapse\w*|slump\w*|break down|hot through)\b/i;
/** Bringing liquid to a boil: time proportional to the amount. */
const untilHot =
  /\b(?:heat|bring|warm|put)\b[^.;]*\b(?:milk|stock|broth|water|cider|dashi|rice)\b[^.;]*\b(?:until|just begins to)\b[^.;]*\b(?:steam\w*|rise|simmers?|boils?|hot)\b/i;
/** The minutes after it are of the rest, not of the heating. */
const standing = /\b(?:stand|leave|rest)\b[^.;]*$/i;
const time = /\b(\d+)(?:(–| to )(\d+))?(?= minutes?\b)/;
/** Softening and browning in its own steam, and eggs that set, which is slow in a heap. */
const heaped =
  /\b(?:onions?|leeks?|shallots|cabbage|peppers)\b[^.;]*\buntil\b[^.;]*\b(?:soft|browns?|golden|sweet|caramel\w*|limp|translucent)\b|\beggs\b[^.;]*\bstir\b[^.;]*\buntil (?:just )?set\b/i;
/**
 * Exponents: twice as much in a wider pot takes six tenths longer, a heap half as long again, a spoon of liquid much
 * less than a cup.
 */
const growth = { more: 0.7, heap: 0.5, max: 2.2, less: 0.35 } as const;

/** Rounds to minutes that a recipe would state, not 11 or 33. */
function roundMinutes(minutes: number): number {
  if (minutes > 16.5) return 5 * Math.round(minutes / 5);
  return minutes > 8.5 ? 2 * Math.round(minutes / 2) : Math.max(1, Math.round(minutes));
}

/**
 * Adjusts the minutes of boiling down and heating through to the amount in one pot, `factor` times the written amount.
 * Also returns the additional minutes.
 */
export function boiledDown(
  steps: readonly string[],
  factor: number,
): { steps: readonly string[]; minutes: number } {
  if (factor > 0.5 && factor < 1.2) return { steps, minutes: 0 };
  let minutes = 0;
  const by = (power: number) => Math.min(growth.max, factor ** power);
  const grown = factor > 1 ? by(growth.more) : factor ** growth.less;
  const adjusted = steps.map((step) =>
    sentencesOf(step)
      .map((sentence) => {
        const isHeap = factor > 1 && (untilSoft.test(sentence) || heaped.test(sentence));
        const isPot = factor > 1 && untilHot.test(sentence);
        const follows = untilLess.test(sentence) || isHeap || isPot;
        const found = time.exec(sentence);
        const isStanding = found && standing.test(sentence.slice(0, found.index));
        if (
          !follows ||
          !found ||
          isStanding ||
          !(isPot || isBoiling.test(sentence)) ||
          /\bbatch/.test(sentence)
        )
          return sentence;
        const [words, min, joiner, max] = found;
        const much = isPot ? by(1) : isHeap && !untilLess.test(sentence) ? by(growth.heap) : grown;
        const now = (one: string) => roundMinutes(Number(one) * much);
        if (factor > 1) minutes += now(max ?? min!) - Number(max ?? min);
        const range =
          joiner && now(min!) < now(max!) ? `${now(min!)}${joiner}${now(max!)}` : `${now(max ?? min!)}`;
        const after = sentence
          .slice(found.index + words.length)
          .replace(/^ minutes?/, range === '1' ? ' minute' : ' minutes');
        return sentence.slice(0, found.index) + range + after;
      })
      .join(' '),
  );
  return { steps: adjusted, minutes };
}
