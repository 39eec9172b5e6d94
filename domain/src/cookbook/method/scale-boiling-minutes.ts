import { mapSentences } from './sentences.ts';

/** Steps whose duration depends on the amount of liquid or the size of the heap. */
const boilingVerb = /\b(?:simmer|boil|bubble|reduce|cook|cover|soften|sweat|fry|stir)\b/i;
const tossingVerb = /\b(?:toss|turn|wilt)\b(?![^.;]*\b(?:roast|bake|toast|broil|grill|oven|sheets?)\b)/i;
const inOven = /\b(?:bake|roast|broil|grill)/i;
const untilLess =
  /\buntil\b[^.;]*\b(?:thick\w*|syrup\w*|reduced?|glaz\w+|jam(?:my)?|dry|gone|trail|by half|to half|sticky|evaporat\w+|cling\w*|coats?)\b/i;
const untilSoft =
  /\buntil\b[^.;]*\b(?:bend|wilt\w*|fall apart|collapse\w*|slump\w*|break down|hot through)\b/i;
/** Bringing liquid to a boil: time proportional to the amount. */
const untilHot =
  /\b(?:heat|bring|warm|put)\b[^.;]*\b(?:milk|stock|broth|water|cider|dashi|rice)\b[^.;]*\b(?:until|just begins to)\b[^.;]*\b(?:steam\w*|rise|simmers?|boils?|hot)\b/i;
/** The minutes after it are of the rest, not of the heating. */
const restingTime = /\b(?:stand|leave|rest(?! of))\b[^.;]*$/i;
const time = /\b(\d+)(?:(–| to )(\d+))?(?= minutes?\b)/;
/** Softening and browning in its own steam, and eggs that set, which is slow in a heap. */
const heapedFood =
  /\b(?:onions?|leeks?|shallots|cabbage|peppers)\b[^.;]*\buntil\b[^.;]*\b(?:soft|browns?|golden|sweet|caramel\w*|limp|translucent)\b|\beggs\b[^.;]*\bstir\b[^.;]*\buntil (?:just )?set\b/i;
/** Vegetables tossed over high heat, which a full pan chars and softens more slowly. */
const tossedHeap =
  /\b(?:toss|stir-fry|fry)\b(?![^.;]*\b(?:water|oven)\b)[^.;]*\buntil\b[^.;]*\b(?:bright|crisp|tender|char\w*|blister\w*|limp|crunch|edges)\b/i;
const crispVegetable =
  /\b(?:onions|leeks|cabbage|peppers|broccoli|broccolini|celery|carrots|bok choy|green beans|snow peas|sprouts|zucchini|kale|greens)\b/i;
/**
 * Exponents: twice as much in a wider pot takes six tenths longer, a heap half as long again, a spoon of liquid much
 * less than a cup.
 */
const exponents = { more: 0.7, heap: 0.5, max: 2.2, less: 0.35 } as const;

/** Rounds to minutes that a recipe would state, not 11 or 33. */
function roundMinutes(minutes: number): number {
  if (minutes > 16.5) return 5 * Math.round(minutes / 5);
  return minutes > 8.5 ? 2 * Math.round(minutes / 2) : Math.max(1, Math.round(minutes));
}

/**
 * Adjusts the minutes of boiling down and heating through to the amount in one pot, `factor` times the written amount.
 * Also returns the additional minutes.
 */
export function withScaledBoiling(
  steps: readonly string[],
  factor: number,
): { steps: readonly string[]; minutes: number } {
  if (factor > 0.5 && factor < 1.2) return { steps, minutes: 0 };
  let minutes = 0;
  const factorAt = (power: number) => Math.min(exponents.max, factor ** power);
  const liquidFactor = factor > 1 ? factorAt(exponents.more) : factor ** exponents.less;
  const adjusted = mapSentences(steps, (sentence) => {
    const isTossed = tossedHeap.test(sentence) && crispVegetable.test(sentence);
    const isHeap = factor > 1 && (isTossed || untilSoft.test(sentence) || heapedFood.test(sentence));
    const isPot = factor > 1 && untilHot.test(sentence);
    const dependsOnAmount = untilLess.test(sentence) || isHeap || isPot;
    const found = time.exec(sentence);
    const isResting = found && restingTime.test(sentence.slice(0, found.index));
    if (
      !dependsOnAmount ||
      !found ||
      isResting ||
      !(isPot || boilingVerb.test(sentence) || (tossingVerb.test(sentence) && !inOven.test(sentence))) ||
      /\bbatch/.test(sentence) ||
      // What steams takes as long for one.
      (factor < 1 && /\bsteam\b/i.test(sentence))
    )
      return sentence;
    const [words, min, joiner, max] = found;
    const scaleFactor = isPot
      ? factorAt(1)
      : isHeap && !untilLess.test(sentence)
        ? factorAt(exponents.heap)
        : liquidFactor;
    const scaled = (stated: string) => roundMinutes(Number(stated) * scaleFactor);
    if (factor > 1) minutes += scaled(max ?? min!) - Number(max ?? min);
    const range =
      joiner && scaled(min!) < scaled(max!)
        ? `${scaled(min!)}${joiner}${scaled(max!)}`
        : `${scaled(max ?? min!)}`;
    const after = sentence
      .slice(found.index + words.length)
      .replace(/^ minutes?/, range === '1' ? ' minute' : ' minutes');
    return sentence.slice(0, found.index) + range + after;
  });
  return { steps: adjusted, minutes };
}
