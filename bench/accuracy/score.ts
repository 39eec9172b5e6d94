import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { tokenize } from '@plateful/domain/quantities/tokens.ts';

/** Number of correct cases, and a line for each incorrect one. */
export type Score = { name: string; right: number; of: number; misses: string[] };

export function scoreOf<Case>(
  name: string,
  cases: readonly Case[],
  missOf: (sample: Case) => string | null,
): Score {
  const misses = cases.flatMap((sample) => missOf(sample) ?? []);
  return { name, right: cases.length - misses.length, of: cases.length, misses };
}

/** Three people labelled cases independently, without seeing the code. */
const judges = ['first-judge', 'second-judge', 'third-judge'];

/** The labelled cases of all three in files of this name: one JSON object per line, or one array. */
export function casesOf<Case>(file: string): Case[] {
  return judges.flatMap((judge) => {
    const path = fileURLToPath(new URL(`${judge}/${file}`, import.meta.url));
    if (!existsSync(path)) return [];
    const text = readFileSync(path, 'utf8').trim();
    return text.startsWith('[') ? JSON.parse(text) : text.split('\n').map((line) => JSON.parse(line));
  });
}

/** Compares names, ignoring plural, "-" and accents. */
export function sameName(a: string, b: string): boolean {
  const words = (name: string) =>
    tokenize(name)
      .map(({ key }) => key)
      .join(' ');
  return words(a) === words(b);
}
