import { minutesSpent } from './minutes-spent.ts';

const staple =
  'pasta|spaghetti|penne|linguine|fettuccine|tagliatelle|macaroni|orzo|gnocchi|rigatoni|noodles|udon|vermicelli';
/** What goes into a pot of water of its own. */
const boiled = new RegExp(
  `\\b(?:boil|cook) the [^.;]*?\\b(?:${staple})\\b[^.;]*? in (?<pot>(?:(?:an?|two) (?:[a-z]+ ){0,2}pots? of |plenty of )?(?:lightly )?(?:well )?(?:boiling )?(?:salted )?(?:boiling )?water)\\b`,
  'i',
);
/** Minutes of 4 liters on a home's burner; who cooks longer before has the time to fill a pot later. */
const toBoil = 20;

/** The method with its pot of water put on first, where what cooks before takes no longer than water does to boil. */
export function waterFirst(steps: readonly string[]): readonly string[] {
  const at = steps.findIndex((step) => boiled.test(step));
  if (at < 1 || minutesSpent(steps.slice(0, at)) > toBoil) return steps;
  const before = steps.slice(0, at).join(' ');
  const { pot } = boiled.exec(steps[at]!)!.groups!;
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
