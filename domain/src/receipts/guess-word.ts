import { lazy, type Pause, type SlicedWork } from '../quantities/lazy.ts';
import { foldWord } from '../quantities/tokens.ts';
import { type Lexicon, lexicon, loadLexicon } from './lexicon.ts';

type Entry = { word: string; weight: number };

type Vocabulary = {
  /** Sorted by word for binary search by prefix. */
  sorted: readonly Entry[];
  bySkeleton: ReadonlyMap<string, readonly Entry[]>;
  byOcrForm: ReadonlyMap<string, Entry>;
  byEnds: ReadonlyMap<string, readonly Entry[]>;
};

/** Maps characters that OCR confuses to the same form. */
function ocrForm(word: string): string {
  return word
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w')
    .replaceAll('0', 'o')
    .replace(/[1il|!]/g, 'i')
    .replaceAll('5', 's')
    .replaceAll('8', 'b')
    .replaceAll('6', 'g')
    .replaceAll('4', 'a')
    .replaceAll('2', 'z');
}

/** First letter and consonants, without repetition: "spinach" and "spnch" have the same. */
function skeleton(word: string): string {
  return (
    word[0]! +
    word
      .slice(1)
      .replace(/[aeiouy\W]/g, '')
      .replace(/(.)\1+/g, '$1')
  );
}

function pushTo<K>(map: Map<K, Entry[]>, key: K, entry: Entry): void {
  const list = map.get(key);
  if (list === undefined) map.set(key, [entry]);
  else list.push(entry);
}

/** A few milliseconds of work. */
const wordsAtOnce = 1500;
/** Words of brands are completed too, but have a lower weight than common words of foods. */
const weightOfBrandWord = 6;
const shortestBrandWord = 6;

function* buildVocabulary({ words, brandWords }: Lexicon): SlicedWork<Vocabulary> {
  const entries: Entry[] = [];
  for (const [word, { times }] of words) {
    if (word.length > 2 && word >= 'a' && word < '{') entries.push({ word, weight: times });
  }
  for (const word of brandWords) {
    if (word.length >= shortestBrandWord) entries.push({ word, weight: weightOfBrandWord });
  }
  const sorted = entries.sort((a, b) => (a.word < b.word ? -1 : 1));
  const bySkeleton = new Map<string, Entry[]>();
  const byOcrForm = new Map<string, Entry>();
  const byEnds = new Map<string, Entry[]>();
  yield;
  for (const [at, entry] of sorted.entries()) {
    if (at % wordsAtOnce === 0) yield;
    // Rare words are unlikely to be meant.
    if (entry.weight < 3) continue;
    pushTo(bySkeleton, skeleton(entry.word), entry);
    const known = byOcrForm.get(ocrForm(entry.word));
    if (known === undefined || known.weight < entry.weight) byOcrForm.set(ocrForm(entry.word), entry);
    if (entry.word.length > 4) {
      pushTo(byEnds, `^${entry.word.slice(0, 3)}`, entry);
      pushTo(byEnds, `${entry.word.slice(-3)}$`, entry);
    }
  }
  return { sorted, bySkeleton, byOcrForm, byEnds };
}

const built = lazy(() => buildVocabulary(lexicon()));

function vocabulary(): Vocabulary {
  return built.get();
}

/** Builds what guessing needs in slices, so that the first guess does not block. */
export async function loadGuesses(pause: Pause): Promise<void> {
  await loadLexicon(pause);
  await built.load(pause);
}

/** The most common entry, if it is the only one or much more common than the others. */
function dominant(entries: readonly Entry[]): Entry | null {
  let first: Entry | null = null;
  let second = 0;
  for (const entry of entries) {
    if (first === null || entry.weight > first.weight) {
      second = first?.weight ?? 0;
      first = entry;
    } else second = Math.max(second, entry.weight);
  }
  return first !== null && first.weight > second * 1.6 ? first : null;
}

const maxCompletions = 60;

/** The words with this prefix. */
function completionsOf(word: string): readonly Entry[] {
  const { sorted } = vocabulary();
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sorted[middle]!.word < word) low = middle + 1;
    else high = middle;
  }
  let end = low;
  while (end < sorted.length && end - low < maxCompletions && sorted[end]!.word.startsWith(word)) end += 1;
  return sorted.slice(low, end);
}

/** The word with this prefix ("cucumb"), if it is unambiguous. */
function completePrefix(word: string): Entry | null {
  return dominant(completionsOf(word));
}

/** Registers cut words to this many letters and more. */
const longestCut = 4;
const timesCommoner = 20;

/** Whether a short word is far rarer than one that is cut like it: "rais" is no "rai" but a raisin. */
export function isRatherCut(word: string): boolean {
  if (word.length > longestCut) return false;
  const own = Math.max(1, lexicon().words.get(foldWord(word))?.times ?? 0);
  return completionsOf(word).some(
    (one) => one.word.length > word.length + 1 && one.weight >= Math.max(commonWeight, own * timesCommoner),
  );
}

function isWithin(short: string, long: string): boolean {
  let at = 0;
  for (const letter of long) if (letter === short[at]) at += 1;
  return at === short.length;
}

/** Three consonants stand for common words only: "lks" is not laksa. */
const commonWeight = 100;

/** The word that this abbreviates by leaving out vowels ("spnch") or other letters. */
function expandAbbreviation(word: string): Entry | null {
  const { bySkeleton } = vocabulary();
  const bare = skeleton(word);
  if (bare.length < 3) return null;
  const minWeight = bare.length < 4 ? commonWeight : 0;
  return dominant(
    (bySkeleton.get(bare) ?? []).filter(
      (entry) => entry.weight >= minWeight && entry.word !== word && isWithin(word, entry.word),
    ),
  );
}

/** Whether the words differ by one letter: changed, missing, doubled or swapped with the next one. */
function differsByOneTypo(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  let left = a.length;
  let right = b.length;
  while (left > start && right > start && a[left - 1] === b[right - 1]) {
    left -= 1;
    right -= 1;
  }
  const [inA, inB] = [a.slice(start, left), b.slice(start, right)];
  if (inA.length <= 1 && inB.length <= 1) return true;
  return inA.length === 2 && inB === inA[1]! + inA[0]!;
}

/** One letter more or less makes other words of shorter ones. */
const shortestTypo = 5;

function correctSpelling(word: string): Entry | null {
  const { byOcrForm, byEnds } = vocabulary();
  const same = byOcrForm.get(ocrForm(word));
  if (same !== undefined && word.length > 2) return same;
  if (word.length < shortestTypo) return null;
  const similarWords = [
    ...(byEnds.get(`^${word.slice(0, 3)}`) ?? []),
    ...(byEnds.get(`${word.slice(-3)}$`) ?? []),
  ];
  return dominant([...new Set(similarWords)].filter((entry) => differsByOneTypo(word, entry.word)));
}

/** Normalized words are not always English ("cooky", see `foldWord`). */
function withEnglishSpelling(word: string): string {
  return /(?:ooky|owny|oothy)$/.test(word) ? `${word.slice(0, -1)}ie` : word;
}

/** Possible meanings of an unknown word, most likely first; empty if none is clear. */
export function guessWord(word: string): string[] {
  if (word.length < 3 || word.length > 24) return [];
  const key = foldWord(word);
  const found: Entry[] = [];
  const add = (entry: Entry | null) => {
    if (entry !== null && !found.includes(entry)) found.push(entry);
  };
  if (/\d/.test(word)) {
    add(vocabulary().byOcrForm.get(ocrForm(key)) ?? null);
  } else {
    if (word.length > 3) add(completePrefix(word));
    add(expandAbbreviation(word));
    add(correctSpelling(key));
  }
  return found.slice(0, 3).map(({ word: one }) => withEnglishSpelling(one));
}
