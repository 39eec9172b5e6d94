import { lazyByKey, type Pause, type SlicedWork } from '../quantities/lazy.ts';
import { type Token, tokenize } from '../quantities/tokens.ts';
import { unitOf } from '../quantities/units.ts';
import type { Food } from './food.ts';
import { wordsOfPhrase } from './foreign-words.ts';
import { adjectiveStem, inflected, uninflected, withoutDigraphs } from './inflections.ts';
import rows from './name-rows.json' with { type: 'json' };
import { foldForeign, type OtherLanguage } from './other-languages.ts';
import { foodsById } from './table.ts';

/** The English meaning of a foreign phrase. */
type Meaning = { english: string; tokens: readonly Token[]; food: Food | null };
type Kind = 'adjective' | 'food' | 'word' | 'methodWord';
type Node = { next: ReadonlyMap<string, Node>; meanings: Partial<Record<Kind, Meaning>> };

/** Priority when a phrase has several meanings: "jamón cortado" is not coffee, but "zumo" alone is juice. */
const order: readonly Kind[] = ['adjective', 'food', 'word'];
/** Priority in a text that otherwise names no food: "cortado", "pelati". */
const foodsFirst: readonly Kind[] = ['food', 'adjective', 'word'];
/** Priority in a method: "hasta que esté dorada" does not mean sea bream. */
const methodWordsFirst: readonly Kind[] = ['methodWord', ...order];
/** Stands for words that do not name a food. */
export const unknownMark = '¤';

/** A few milliseconds of work. */
const phrasesAtOnce = 60;

/** Phrases that the product itself appends to lines, and units that are the same in every language. */
const everywhere = ['as needed', 'to taste', 'optional', 'g', 'kg', 'mg', 'ml', 'cl', 'dl', 'l'];

/** Most words end a phrase: a map of their own for each would take most of a lexicon's memory. */
const noWords: ReadonlyMap<string, Node> = new Map();

function newNode(): Node {
  return { next: noWords, meanings: {} };
}

function add(root: Node, path: readonly string[], kind: Kind, meaning: Meaning): void {
  let node = root;
  for (const key of path) {
    const next = node.next.get(key) ?? newNode();
    if (node.next === noWords) node.next = new Map([[key, next]]);
    else (node.next as Map<string, Node>).set(key, next);
    node = next;
  }
  if (node !== root) node.meanings[kind] ??= meaning;
}

/** "Gousses d'ail", "fedd hvitløk" include a unit, which is parsed separately. */
const measured = /^(\S+) (?:(?:d[eio]|d['’]|del|della|dell['’]|do|da|z) ?)?(.+)$/;
/** Containers that stay a unit even if the food is also listed without them: "puszka pomidorów". */
const containers: readonly string[] = ['can', 'jar', 'bottle', 'packet', 'bunch', 'clove'];

function* build(language: OtherLanguage): SlicedWork<Node> {
  const root = newNode();
  const { names, words, methodWords } = rows[language];
  for (const english of everywhere)
    add(root, wordsOfPhrase(english), 'word', { english, tokens: tokenize(english), food: null });
  const measures = new Map<string, readonly Token[]>();
  for (const [at, [english, phrases]] of Object.entries(words).entries()) {
    if (at % phrasesAtOnce === 0) yield;
    const tokens = tokenize(english);
    for (const phrase of phrases) {
      const kind = phrase.includes('~') ? 'adjective' : 'word';
      for (const form of inflected(phrase, language))
        add(root, wordsOfPhrase(form), kind, { english, tokens, food: null });
      if (unitOf(tokens[0]!.text) !== null) measures.set(foldForeign(phrase), tokens);
    }
  }
  for (const [at, [id, phrases]] of Object.entries(names).entries()) {
    if (at % phrasesAtOnce === 0) yield;
    const meaning = meaningOfFood(id);
    if (!meaning) continue;
    const all = new Set(phrases.map(foldForeign));
    for (const phrase of phrases) {
      const [, kind = '', bare = ''] = measured.exec(foldForeign(phrase)) ?? [];
      const measure = measures.get(kind) ?? [];
      if (measure.length > 0 && all.has(bare)) continue;
      const isContainer = containers.includes(measure[0]?.text ?? '');
      const tokens = [...measure, ...meaning.tokens];
      addFood(root, phrase, language, isContainer ? { ...meaning, tokens } : meaning);
    }
  }
  for (const [name, id] of Object.entries(rows.everywhere)) {
    const meaning = meaningOfFood(id);
    if (meaning) addFood(root, name, language, meaning);
  }
  for (const word of methodWords) {
    if (word.startsWith('!'))
      add(root, wordsOfPhrase(word.slice(1)), 'methodWord', { english: unknownMark, tokens: [], food: null });
  }
  return root;
}

function meaningOfFood(id: string): Meaning | null {
  const food = foodsById.get(id);
  return food ? { english: food.name, tokens: tokenize(food.name), food } : null;
}

function addFood(root: Node, phrase: string, language: OtherLanguage, meaning: Meaning): void {
  const path = wordsOfPhrase(phrase);
  add(root, path, 'food', meaning);
  const stems = path.slice(0, -1).map((word) => {
    const stem = adjectiveStem(word, language);
    return stem === null ? word : `${stem}~`;
  });
  if (stems.length > 0) add(root, [...stems, path.at(-1)!], 'food', meaning);
}

const lexiconOf = lazyByKey(build);

/** Builds a language's lexicon in slices, so that its first use does not block. */
export async function loadNames(language: OtherLanguage, pause: Pause): Promise<void> {
  await lexiconOf(language).load(pause);
  await pause();
  listedNames(language);
}

function withoutCase(node: Node, key: string, language: OtherLanguage): Node | undefined {
  return uninflected(key, language)
    .map((bare) => node.next.get(bare))
    .find((found) => found?.meanings.food || found?.next.size);
}

/** Where a phrase occurs: in a line, in a line that otherwise names no food, or in the sentences of a method. */
export type Reading = 'line' | 'foods first' | 'sentences';
const orders: Record<Reading, readonly Kind[]> = {
  line: order,
  'foods first': foodsFirst,
  sentences: methodWordsFirst,
};

/** The longest phrase that starts at `at` and its meaning; `to` includes the period of an abbreviation ("Pck."). */
export function phraseAt(
  words: readonly Token[],
  at: number,
  language: OtherLanguage,
  reading: Reading,
): { meaning: Meaning; to: number } | null {
  const root = lexiconOf(language).get();
  // A word may start a phrase as written ("öljyssä pinnan") and name a food without its ending ("öljyssä").
  let nodes: readonly Node[] = [root];
  let meaning: Meaning | undefined;
  let to = at;
  let isBracketed = false;
  for (let i = at; i < words.length; i += 1) {
    const { key, kind, start, text } = words[i]!;
    // Periods inside "c. à s." and "q.b."; other punctuation ends a phrase.
    if (text === '.' && i > at && words[i - 1]!.end === start) {
      // In a method a period ends a sentence.
      const isShort = reading !== 'sentences' && words[i - 1]!.text.length <= longestShort;
      if (to === i && isShort) to = i + 1;
      continue;
    }
    // "2 colheres (sopa)"
    if (text === '(' && i > at && nodes.some((node) => node.next.has(words[i + 1]?.key ?? ''))) {
      isBracketed = true;
      continue;
    }
    if (text === ')' && isBracketed) {
      if (to === i) to = i + 1;
      isBracketed = false;
      continue;
    }
    // "nöt- och fruktmix", "hot dog -sämpylä"
    if (text === '-' && i > at && words[i + 1]?.kind === 'word') continue;
    if (kind === 'mark' && key !== '%') break;
    nodes = nodes.flatMap((node) => nodesAfter(node, key, language, reading));
    if (nodes.length === 0) break;
    const found = nodes.map((node) => meaningOf(node, reading)).find((one) => one !== undefined);
    if (found) [meaning, to] = [found, i + 1];
  }
  return meaning ? { meaning, to } : null;
}

/** Nodes reached by a word as written and, in sentences, by its base forms. */
function nodesAfter(node: Node, key: string, language: OtherLanguage, reading: Reading): Node[] {
  const stem = adjectiveStem(key, language);
  const written =
    node.next.get(key) ??
    node.next.get(withoutDigraphs(key, language)) ??
    (stem === null ? undefined : node.next.get(`${stem}~`));
  const without = reading === 'sentences' ? withoutCase(node, key, language) : undefined;
  return [written, without].filter((one) => one !== undefined);
}

function meaningOf({ meanings }: Node, reading: Reading): Meaning | undefined {
  const kind = orders[reading].find((one) => meanings[one]);
  return kind && meanings[kind];
}

/** Longest abbreviation that may end with a period. */
const longestShort = 5;

const exact = new Map<OtherLanguage, ReadonlyMap<string, string>>();

/** The ids of foods by the folded names that a language lists. */
export function listedNames(language: OtherLanguage): ReadonlyMap<string, string> {
  const known =
    exact.get(language) ??
    new Map(
      Object.entries(rows[language].names).flatMap(([id, names]) =>
        names.map((one) => [foldForeign(one), id] as const),
      ),
    );
  exact.set(language, known);
  return known;
}

/** The id of the food that a language lists under exactly this name. */
export function listedFoodId(name: string, language: OtherLanguage): string | null {
  return listedNames(language).get(foldForeign(name.trim())) ?? null;
}

/** The names of a food in a language. */
export function foreignNamesOf(language: OtherLanguage, food: Food): readonly string[] {
  return rows[language].names[food.id] ?? [];
}
