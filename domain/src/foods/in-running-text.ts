import { properNames } from './data/proper-names.ts';

const spellings = new Map(
  properNames.split(',').map((name) => {
    const written = name.replace(/\s+/g, ' ').trim();
    return [written.toLowerCase(), written];
  }),
);
const found = new RegExp(`\\b(?:${[...spellings.keys()].join('|')})(?=s?\\b)`, 'g');

/** The name of a food with the capitals of its proper names: "nonfat greek yogurt" as "nonfat Greek yogurt". */
export function inRunningText(name: string): string {
  return name.replace(found, (words) => spellings.get(words)!);
}
