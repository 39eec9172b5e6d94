/** "Shape it into 1 flat patty", with the noun of what there is one of. */
const shapedIntoOne =
  /\b(?:into|to make) 1 (?:[a-z]+ ){0,2}?(?<noun>patty|ball|cake|disk|round|parcel|log|roll|pancake|oval|sausage)\b/;

const pluralOf = (noun: string) => noun.replace(/y$/, 'ie').concat('s');

/** Speaks of one piece in all steps, where the step that shapes it says that there is only one. */
export function withSinglePiece(steps: readonly string[]): readonly string[] {
  const at = steps.findIndex((step) => shapedIntoOne.test(step));
  if (at < 0) return steps;
  const { noun } = shapedIntoOne.exec(steps[at]!)!.groups as { noun: string };
  const many = new RegExp(`\\b(the|each of the) ${pluralOf(noun)}\\b`, 'g');
  return steps.map((step, index) => (index < at ? step : step.replace(many, `the ${noun}`)));
}
