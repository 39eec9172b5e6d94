import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { tokenize } from '@plateful/domain/quantities/tokens.ts';

/** How many of a set were right, and a line for each that was not. */
export type Score = { name: string; right: number; of: number; misses: string[] };

export function scoreOf<Case>(
  name: string,
  cases: readonly Case[],
  missOf: (one: Case) => string | null,
): Score {
  const misses = cases.flatMap((one) => missOf(one) ?? []);
  return { name, right: cases.length - misses.length, of: cases.length, misses };
}

/** The labelled cases of a file of this folder, one JSON object a line, or one array. */
export function casesOf<Case>(file: string): Case[] {
  const text = readFileSync(fileURLToPath(new URL(file, import.meta.url)), 'utf8').trim();
  if (text.startsWith('[')) return JSON.parse(text);
  return text.split('\n').map((line) => JSON.parse(line));
}

/** Names as they are compared: plural and singular, "-" and accents are one. */
export function sameName(one: string, other: string): boolean {
  const words = (name: string) =>
    tokenize(name)
      .map(({ key }) => key)
      .join(' ');
  return words(one) === words(other);
}
