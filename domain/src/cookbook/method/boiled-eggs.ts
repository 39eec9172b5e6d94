type Listed = { name: string };

const hardBoiled = /^hard-boiled (?<eggs>eggs?)(?:, (?<cut>halved|quartered|sliced|chopped))?$/;
const alreadyBoiled = /\bboil(?:ed)? the eggs?\b|\beggs?\b[^.]*\bboiling water\b/i;
const cutVerbs: Readonly<Record<string, string>> = {
  halved: 'halve',
  quartered: 'quarter',
  sliced: 'slice',
  chopped: 'chop',
};

/** The sentence that boils them; also shows that a method's minutes include boiling water. */
export const boilsEggs = /\bBoil the eggs? for 10 minutes\b/;

/** Moves the boiling of hard-boiled eggs into the first step, so that the list has raw eggs. */
export function withBoiledEggs<Line extends Listed>(
  steps: readonly string[],
  list: readonly Line[],
): { steps: readonly string[]; list: readonly Line[] } {
  const found = list.map(({ name }) => hardBoiled.exec(name)?.groups).find(Boolean);
  if (!found || steps.some((step) => alreadyBoiled.test(step))) return { steps, list };
  const { eggs = 'eggs', cut } = found;
  const pronoun = eggs === 'egg' ? 'it' : 'them';
  const peeled = cut ? `, then peel and ${cutVerbs[cut]} ${pronoun}` : ` and peel ${pronoun}`;
  const sentence = `Boil the ${eggs} for 10 minutes, cool ${pronoun} under the tap${peeled}.`;
  return {
    steps: steps.with(0, `${sentence} ${steps[0]}`),
    list: list.map((line) => (hardBoiled.test(line.name) ? { ...line, name: eggs } : line)),
  };
}
