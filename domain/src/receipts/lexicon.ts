import { lazy, type Pause, type SlicedWork } from '../quantities/lazy.ts';
import { abbreviations } from './data/abbreviations.ts';
import { storePrefixes } from './data/store-prefixes.ts';
import { makeSenses } from './make-senses.ts';
import type { Sense } from './sense.ts';

export type Lexicon = {
  senses: ReadonlyMap<string, Sense>;
  /** Groups of stores, by the labels of their store brands. */
  prefixes: ReadonlyMap<string, readonly number[]>;
  abbreviations: ReadonlyMap<string, readonly string[]>;
  /** All words of foods and products with their frequency. */
  words: ReadonlyMap<string, { times: number }>;
  /** Words that occur in brand names only. */
  brandWords: ReadonlySet<string>;
};

function pushTo<T>(map: Map<string, T[]>, key: string, value: T): void {
  const list = map.get(key);
  if (list === undefined) map.set(key, [value]);
  else if (!list.includes(value)) list.push(value);
}

function* makeLexicon(): SlicedWork<Lexicon> {
  const { senses, words, brandWords } = yield* makeSenses();
  yield;
  const byShortForm = new Map<string, string[]>();
  for (const [meaning, shortForms] of Object.entries(abbreviations)) {
    for (const short of shortForms.split(' ')) pushTo(byShortForm, short, meaning);
  }
  const prefixes = new Map<string, number[]>();
  for (const [group, labels] of storePrefixes.entries()) {
    for (const label of labels.split('|')) pushTo(prefixes, label, group);
  }
  return { senses, prefixes, abbreviations: byShortForm, words, brandWords };
}

const built = lazy(makeLexicon);

/** The vocabulary of receipts, built at first use. */
export function lexicon(): Lexicon {
  return built.get();
}

/** Builds it in slices, so that the first use does not block. */
export function loadLexicon(pause: Pause): Promise<void> {
  return built.load(pause);
}
