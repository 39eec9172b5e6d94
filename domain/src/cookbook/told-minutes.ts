const time =
  /(?:(?<least>\d+)(?<leastHalf>½)?(?:–| to | or ))?(?<most>\d+)?(?<half>½)? ?(?<unit>minutes?|hours?|seconds?)\b/g;
const inMinutes: Readonly<Record<string, number>> = { m: 1, h: 60, s: 1 / 60 };
const bothSides = /\b(?:each|a|per|the first) side\b/;

/** The sum of the minutes in a text: the middle of a range, twice the minutes per side. */
export function toldMinutes(text: string): number {
  const sum = [...text.matchAll(time)].reduce((all, { groups }) => {
    const { least, leastHalf, most, half, unit } = groups!;
    const last = Number(most ?? 0) + (half ? 0.5 : 0);
    const first = least === undefined ? last : Number(least) + (leastHalf ? 0.5 : 0);
    return all + ((first + last) / 2) * inMinutes[unit![0]!]!;
  }, 0);
  return sum * (bothSides.test(text) ? 2 : 1);
}
