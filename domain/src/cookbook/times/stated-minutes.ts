const time =
  /(?:(?<min>\d+)(?<minHalf>½)?(?:–| to | or ))?(?<max>\d+)?(?<half>½)? ?(?<unit>minutes?|hours?|seconds?)\b/g;
const inMinutes: Readonly<Record<string, number>> = { m: 1, h: 60, s: 1 / 60 };
const bothSides = /\b(?:each|a|per|the first) side\b/;

/** The sum of the minutes in a text: the middle of a range, twice the minutes per side. */
export function statedMinutes(text: string): number {
  const sum = [...text.matchAll(time)].reduce((all, { groups }) => {
    const { min, minHalf, max, half, unit } = groups!;
    const last = Number(max ?? 0) + (half ? 0.5 : 0);
    const first = min === undefined ? last : Number(min) + (minHalf ? 0.5 : 0);
    return all + ((first + last) / 2) * inMinutes[unit![0]!]!;
  }, 0);
  return sum * (bothSides.test(text) ? 2 : 1);
}

/** A side that cooks by itself and then waits for the rest of the dish: "cook for 12 minutes and leave until you serve". */
const untilServed = /\buntil you serve\b/;

export function isDoneMeanwhile(sentence: string): boolean {
  return untilServed.test(sentence);
}
