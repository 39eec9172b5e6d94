import { randomFrom } from '@plateful/domain/vocabulary/random.ts';

export type Chance = ReturnType<typeof seededRandom>;

/** Words that reveal missing escaping, case folding or encoding. */
export const words = [
  'soup',
  'crème brûlée',
  'ŝťŗåñģé',
  '🍲 stew',
  '"quoted"',
  'a,b;c',
  "O'Brien",
  '<b>bold</b>',
  '\\n',
  '日本',
];

/** A random generator that is deterministic per seed. */
export function seededRandom(seed: number) {
  const random = randomFrom(seed);
  const upTo = (max: number) => Math.floor(random() * (max + 1));
  const oneOf = <T>(options: readonly T[]): T => options[upTo(options.length - 1)]!;
  return {
    /** An integer from 0 to below the limit. */
    upTo,
    oneOf,
    some: <T>(options: readonly T[], min = 0): T[] =>
      options.filter((_, index) => index < min || random() < 0.4),
    text: () => [oneOf(words), oneOf(words), upTo(999)].join(' '),
    digest: () => Array.from({ length: 64 }, () => upTo(15).toString(16)).join(''),
  };
}
