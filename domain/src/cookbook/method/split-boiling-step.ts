const boilingSentences =
  /\b(?:rice|pasta|noodles|potatoes|eggs|lentils)\b.*?(?<=[.!?](?:\]\])?) (?=Meanwhile\b)/s;
const fryingPan = /\{an? (?![^{}]*\bsmall )[^{}]*(?:pan|wok|skillet), \d+\}/;

/**
 * The steps with what boils before a "Meanwhile" in a step of its own, so that only the rest of the step at `from` is
 * cooked in rounds; null if nothing does.
 */
export function withBoilingSplit(steps: readonly string[], from: number): readonly string[] | null {
  const step = steps[from]!;
  const found = boilingSentences.exec(step);
  if (!found || fryingPan.test(found[0])) return null;
  const end = found.index + found[0].length;
  const boilingStep = step.slice(0, end).trim();
  // Households without the rice of "[[rice: …]]" do nothing meanwhile.
  const rest = boilingStep.endsWith(']]')
    ? step.slice(end).replace(/^Meanwhile (\w)/, (_, first: string) => first.toUpperCase())
    : step.slice(end);
  return steps.toSpliced(from, 1, boilingStep, rest);
}
