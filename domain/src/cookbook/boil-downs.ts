import { sentencesOf } from './sentences.ts';

/** What takes as long as there is liquid to boil off or a heap to heat through. */
const isBoiling = /\b(?:simmer|boil|bubble|reduce|cook|cover|soften|sweat)\b/i;
const untilLess =
  /\buntil\b[^.;]*\b(?:thick\w*|syrup\w*|reduced?|glaz\w+|jam(?:my)?|dry|gone|trail|by half|to half|sticky|evaporat\w+|cling\w*|coats?)\b/i;
const untilSoft =
  /\buntil\b[^.;]*\b(?:bend|wilt\w*|fall apart|collapse\w*|slump\w*|break down|hot through)\b/i;
/** A pot of liquid: twice as much is hot in twice the time. */
const untilHot =
  /\b(?:heat|bring|warm)\b[^.;]*\b(?:milk|stock|broth|water|cider|dashi)\b[^.;]*\buntil\b[^.;]*\b(?:steams?|rise|simmers?|boils?|hot)\b/i;
const time = /\b(\d+)(?:(–| to )(\d+))?(?= minutes?\b)/;
/** What softens or browns in its own steam first: a heap of it is slow. */
const heaped =
  /\b(?:onions?|leeks?|shallots|cabbage|peppers)\b[^.;]*\buntil\b[^.;]*\b(?:soft|brown|golden|sweet|caramel\w*|limp|translucent)\b/i;
/** Twice as much in a wider pot takes six tenths longer again, a heap half as long, a spoon of liquid much less than a cup. */
const growth = { more: 0.7, heap: 0.5, most: 2.2, less: 0.35 } as const;

/** Nobody sets a clock to 33 minutes. */
function minutesSaid(minutes: number): number {
  return minutes > 20.5 ? 5 * Math.round(minutes / 5) : Math.max(1, Math.round(minutes));
}

/**
 * Steps whose minutes of boiling down and heating through follow the amount in one pot: `factor` times the dish as
 * written. With the minutes that it costs.
 */
export function boiledDown(
  steps: readonly string[],
  factor: number,
): { steps: readonly string[]; minutes: number } {
  if (factor > 0.5 && factor < 1.2) return { steps, minutes: 0 };
  let minutes = 0;
  const by = (power: number) => Math.min(growth.most, factor ** power);
  const grown = factor > 1 ? by(growth.more) : factor ** growth.less;
  const told = steps.map((step) =>
    sentencesOf(step)
      .map((sentence) => {
        const isHeap = factor > 1 && (untilSoft.test(sentence) || heaped.test(sentence));
        const isPot = factor > 1 && untilHot.test(sentence);
        const follows = untilLess.test(sentence) || isHeap || isPot;
        const found = time.exec(sentence);
        if (!follows || !found || !(isPot || isBoiling.test(sentence)) || /\bbatch/.test(sentence))
          return sentence;
        const [words, least, joiner, most] = found;
        const much = isPot ? by(1) : isHeap && !untilLess.test(sentence) ? by(growth.heap) : grown;
        const now = (one: string) => minutesSaid(Number(one) * much);
        if (factor > 1) minutes += now(most ?? least!) - Number(most ?? least);
        const range =
          joiner && now(least!) < now(most!)
            ? `${now(least!)}${joiner}${now(most!)}`
            : `${now(most ?? least!)}`;
        const after = sentence
          .slice(found.index + words.length)
          .replace(/^ minutes?/, range === '1' ? ' minute' : ' minutes');
        return sentence.slice(0, found.index) + range + after;
      })
      .join(' '),
  );
  return { steps: told, minutes };
}
