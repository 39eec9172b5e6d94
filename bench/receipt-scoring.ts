import { editDistances } from '@plateful/domain/foods/edit-distance.ts';

/** A labelled item: name, amount, price and section. */
export type LabeledItem = {
  text_as_printed: string;
  amount: number;
  unit: string;
  price: number;
  category: string;
};
export type LabeledPhoto = {
  file: string;
  items: LabeledItem[];
  /** As printed, with the country in brackets for international chains. */
  store?: string;
  total?: number;
};

export type ReadItem = { text: string; amount: number; unit: string; price: number | null; category: string };

/** A single field of a receipt: right, wrong, or missing. */
export type FieldScore = { right: number; wrong: number; untold: number };

export function scoreOnce<Value>(pairs: readonly { labelled: Value; read: Value | null }[]): FieldScore {
  const count = (is: (pair: { labelled: Value; read: Value | null }) => boolean) => pairs.filter(is).length;
  return {
    right: count(({ labelled, read }) => read === labelled),
    wrong: count(({ labelled, read }) => read !== null && read !== labelled),
    untold: count(({ read }) => read === null),
  };
}

export type Tally = {
  labelled: number;
  read: number;
  matched: number;
  quantities: number;
  prices: number;
  categories: number;
};

/** The measure used in research papers: names this similar are the same item. */
const alike = 0.7;

/** Scores items, paired one to one by similarity, then by position. */
export function scoreItems(labelled: readonly LabeledItem[], read: readonly ReadItem[]): Tally {
  const pairs = labelled.flatMap((label, index) =>
    read.map((item, place) => ({
      label,
      item,
      likeness: similarity(label.text_as_printed, item.text),
      distance: Math.abs(index - place),
    })),
  );
  const close = pairs.filter(({ likeness }) => likeness >= alike);
  close.sort((a, b) => b.likeness - a.likeness || a.distance - b.distance);
  const [taken, given] = [new Set<LabeledItem>(), new Set<ReadItem>()];
  const matches = close.filter(({ label, item }) => {
    if (taken.has(label) || given.has(item)) return false;
    taken.add(label);
    given.add(item);
    return true;
  });
  const count = (isRight: (label: LabeledItem, item: ReadItem) => boolean) =>
    matches.filter(({ label, item }) => isRight(label, item)).length;
  return {
    labelled: labelled.length,
    read: read.length,
    matched: matches.length,
    quantities: count((label, item) => label.amount === item.amount && label.unit === item.unit),
    prices: count((label, item) => label.price === item.price),
    categories: count((label, item) => label.category === item.category),
  };
}

export function sumOf(tallies: readonly Tally[]): Tally {
  const sum = (part: keyof Tally) => tallies.reduce((total, tally) => total + tally[part], 0);
  return {
    labelled: sum('labelled'),
    read: sum('read'),
    matched: sum('matched'),
    quantities: sum('quantities'),
    prices: sum('prices'),
    categories: sum('categories'),
  };
}

/** 1 for the same letters and digits, 0 for nothing in common: normalized Levenshtein distance. */
export function similarity(text: string, otherText: string): number {
  const [a, b] = [text, otherText].map((text) => text.toUpperCase().replace(/[^A-Z0-9]/g, ''));
  const longest = Math.max(a!.length, b!.length);
  return longest === 0 ? 1 : 1 - editDistances(a!, b!, longest, { transpositions: false }).whole / longest;
}
