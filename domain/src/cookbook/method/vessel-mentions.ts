import type { Vessel } from './vessels.ts';

/** Marks a vessel in a rendered text until the whole method is known. */
export const vesselMark = (at: number) => `\uE002${at}\uE002`;

const nouns = 'pan|skillet|pot|dish|tray|sheet|tin';
const mention = new RegExp(
  `\uE002(?<at>\\d+)\uE002|` +
    `\\b(?:an?|another|your) (?:(?!(?:in|on|of|the|to|from|into) )[\\p{L}-]+,? ){0,3}(?<other>${nouns})\\b(?! ?\uE002)|` +
    `\\b(?<the>the (?:\\w+ )?)(?:frying |baking |sheet |roasting )?(?<noun>${nouns})\\b(?! (?:juices|seam)|-)` +
    `(?: (?<verb>is|has|was|turns|dries|goes|gains|looks|gets)\\b)?`,
  'gu',
);

/** Baking times long enough that what stands above browns first. */
const baking =
  /(\b(?:bake|roast)\b[^.]*?\b(?:1\d|[2-9]\d) minutes(?: more)?)(, turning(?: \w+){1,3}(?=[,.;]))?(.?)/i;

/** Up to its minutes: "set on two trays and broil close to the heat". */
const broilsFor = /\bbroil(?:er)?\b(?:(?! for (?:about )?\d)[^.;])*(?= for (?:about )?\d)/i;

/** Swaps the positions of two sheets or dishes in the oven, before the step that checks for doneness. */
function withVesselsSwapped(steps: readonly string[], vessels: readonly Vessel[]): string[] {
  const doubledVessels = vessels.filter(({ isPlural }) => isPlural);
  const two = doubledVessels.find(({ text }) => /\b(?:sheet|tray|dish|roasting|ovenproof)/.test(text));
  const under = two ?? doubledVessels.find(({ from }) => from === 'pan');
  const broiled = steps.findIndex(
    (step) => /\b[Bb]roil(?:er)?\b[^.]*\bminutes?\b/.test(step) && !/\bbake\b/i.test(step),
  );
  if (under && broiled !== -1)
    return steps.map((step, index) =>
      index === broiled
        ? broilsFor.test(step)
          ? step.replace(broilsFor, `$&, one ${under.from} after the other,`)
          : `${step} Only one ${under.from} fits under the heat: broil one after the other.`
        : step,
    );
  const at = steps.findIndex((step) => baking.test(step));
  return steps.map((step, index) =>
    two && index === at && !/halfway|swap/i.test(step)
      ? step.replace(baking, (_, time: string, turned: string | undefined, next: string) => {
          const swapping = `swapping the two ${pluralOf(two.from)} over halfway`;
          return `${time}${turned ? `${turned} and` : ','} ${swapping}${next === ' ' ? ', ' : next}`;
        })
      : step,
  );
}

/** "The pan" after "two large pots" becomes "the pots". */
export function resolveVessels(steps: readonly string[], vessels: readonly Vessel[]): readonly string[] {
  const current = new Map<string, Vessel>();
  const result = steps.map((step) =>
    step.replace(mention, (words: string, ...rest) => {
      const { at, other, the, noun, verb } = rest.at(-1) as Record<string, string | undefined>;
      if (at !== undefined) {
        const vessel = vessels[Number(at)]!;
        current.set(vessel.from, vessel);
        return '';
      }
      if (other) {
        current.delete(nounIn(other));
        return words;
      }
      const vessel = current.get(nounIn(noun!));
      if (!vessel || (!vessel.isPlural && vessel.from === vessel.to)) return words;
      const name = vessel.from === vessel.to ? words.slice(the!.length).split(' ') : [vessel.to];
      const result = `${the}${(verb && vessel.from === vessel.to ? name.slice(0, -1) : name).join(' ')}`;
      if (!vessel.isPlural) return verb ? `${result} ${verb}` : result;
      return `${pluralOf(result)}${verb ? ` ${pluralVerb(verb)}` : ''}`;
    }),
  );
  return dividedBetween(
    withAnotherForSecond(withVesselsSwapped(withTwoRacks(result, vessels), vessels), vessels),
    vessels,
  );
}

/** Two sheets or dishes need two racks. */
function withTwoRacks(steps: readonly string[], vessels: readonly Vessel[]): readonly string[] {
  const isOnTwo = vessels.some(
    ({ isPlural, text }) => isPlural && /\b(?:sheet|tray|dish|roasting|ovenproof)/.test(text),
  );
  return isOnTwo ? steps.map((step) => step.replace(oneRack, 'racks in the upper and lower thirds')) : steps;
}
const oneRack =
  /\b(?:the|a) rack (?:in|on) the (?:upper|lower|top|bottom|middle)(?: (?:third|half|part))?(?: of the oven)?\b(?! of)|\ba rack near the top\b/g;

const twoVessels = /(?<!\bthe )\btwo (?:[\w-]+,? )*?(?<pots>pans|pots)\b(?! of\b)/;

/**
 * Divides the food between two pans or pots. Part of the sentence, since a separate one would come between "it" and its
 * antecedent.
 */
function dividedBetween(steps: readonly string[], vessels: readonly Vessel[]): readonly string[] {
  // Several things in two vessels each have their own sentence.
  if (vessels.filter(({ isPlural, to }) => isPlural && (to === 'pan' || to === 'pot')).length !== 1)
    return steps;
  const at = steps.findIndex((step) => twoVessels.test(step));
  const pots = twoVessels.exec(steps[at] ?? '')?.groups?.pots;
  let isOther = false;
  return steps.map((step, index) => {
    if (at === -1 || index < at) return step;
    const other = isOther ? 0 : step.search(additionalVessel);
    if (other !== -1) isOther = true;
    const result =
      index === at && !/\bdivid/i.test(step)
        ? step.replace(twoVessels, (words) => `${words} (half ${/\bsheet\b/.test(words) ? 'on' : 'in'} each)`)
        : step;
    return result.replace(batchesMention, (words, next: string, offset: number) =>
      other !== -1 && offset > other
        ? words
        : `${words}, using both ${pots}${/[,.;:]/.test(next) ? '' : ','}`,
    );
  });
}

/** An additional pan or pot for something else. */
const additionalVessel =
  /\b(?:an?|another|your) (?!lid)(?:(?:second|very|large|wide|widest|small|heavy|deep|dry|clean|non-?stick|frying),? )*(?:pan|pot|skillet|saucepan)\b/;

/** Batches are counted for one vessel, but both are filled each time. */
const batchesMention = /\bin (?:\w+ )?(?:batches|rounds|lots|goes)(?=\uE003\d+\uE003(.?))/g;

const secondVessel = /\ba second (?=(?:[a-z-]+ )*(?:pan|skillet|pot)\b)/g;

/** With two pans in use, an additional one is not the second. */
function withAnotherForSecond(steps: readonly string[], vessels: readonly Vessel[]): readonly string[] {
  if (!vessels.some(({ isPlural, to }) => isPlural && (to === 'pan' || to === 'pot'))) return steps;
  const first = steps.findIndex((step) => /\btwo (?:[a-z-]+ )*(?:pans|pots)\b/.test(step));
  return steps.map((step, at) =>
    first !== -1 && at >= first ? step.replace(secondVessel, 'another ') : step,
  );
}

const nounIn = (noun: string) => (noun === 'skillet' ? 'pan' : noun);

function pluralOf(words: string): string {
  return /(?:s|x|z|ch|sh)$/.test(words) ? `${words}es` : `${words}s`;
}

function pluralVerb(verb: string): string {
  const irregular: Record<string, string> = { is: 'are', was: 'were', has: 'have', goes: 'go', dries: 'dry' };
  return irregular[verb] ?? verb.replace(/s$/, '');
}
