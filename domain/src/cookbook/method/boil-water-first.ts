import { minutesSpent } from '../times/minutes-spent.ts';

const staple =
  'pasta|spaghetti|penne|linguine|fettuccine|tagliatelle|macaroni|orzo|gnocchi|rigatoni|noodles|udon|vermicelli';
/** Food that is boiled in a pot of water of its own. */
const boiledInWater = new RegExp(
  `\\b(?:boil|cook) the [^.;]*?\\b(?:${staple})\\b[^.;]*? in (?<pot>(?:(?:an?|two) (?:[a-z]+ ){0,2}pots? of |plenty of )?(?:lightly )?(?:well )?(?:boiling )?(?:salted )?(?:boiling )?water)\\b`,
  'i',
);
/** Minutes for 4 liters to boil on a home stove; with a longer wait there is time to fill the pot later. */
const minutesToBoil = 20;

/** Puts the pot of water on first, unless there is time to do it later. */
export function withWaterFirst(steps: readonly string[]): readonly string[] {
  const at = steps.findIndex((step) => boiledInWater.test(step));
  if (at < 1 || minutesSpent(steps.slice(0, at)) > minutesToBoil) return steps;
  const before = steps.slice(0, at).join(' ');
  const { pot } = boiledInWater.exec(steps[at]!)!.groups!;
  if (/\bwater\b[^.]*\bboil|\bboil[^.]*\bwater\b|\bpot of (?:salted )?water\b/i.test(before)) return steps;
  const size = /^two /.test(pot!) ? 'two large pots' : 'a large pot';
  const salted = /salted/.test(pot!) ? 'salted water' : 'water';
  return steps.map((step, index) => {
    if (index === 0) return `Put ${size} of ${salted} on to boil. ${step}`;
    if (index !== at) return step;
    return step
      .replace(pot!, `the boiling ${salted}`)
      .replace(/\b(b|B)oil(?= the [^.;]* in the boiling)/, (_, b) => (b === 'b' ? 'cook' : 'Cook'));
  });
}
