import { type Token, tokenize } from '../quantities/tokens.ts';
import { unitOf } from '../quantities/units.ts';
import type { Food } from './food.ts';
import { adjectiveStem, inflected, uninflected, withoutDigraphs } from './inflections.ts';
import rows from './name-rows.json' with { type: 'json' };
import { foldForeign, type OtherLanguage, otherLanguages } from './other-languages.ts';
import { foodsById } from './table.ts';

/** The English meaning of a foreign phrase. */
type Meaning = { english: string; tokens: readonly Token[]; food: Food | null };
type Kind = 'adjective' | 'food' | 'word' | 'said';
type Node = { next: Map<string, Node>; meanings: Partial<Record<Kind, Meaning>> };

/** Priority when a phrase has several meanings: "jamón cortado" is not coffee, but "zumo" alone is juice. */
const order: readonly Kind[] = ['adjective', 'food', 'word'];
/** Priority in a text that otherwise names no food: "cortado", "pelati". */
const foodsFirst: readonly Kind[] = ['food', 'adjective', 'word'];
/** Priority in a method: "hasta que esté dorada" does not mean sea bream. */
const saidFirst: readonly Kind[] = ['said', ...order];
/** Stands for words that do not name a food. */
export const unknownMark = '¤';

/** Phrases that the product itself appends to lines, and units that are the same in every language. */
const everywhere = ['as needed', 'to taste', 'optional', 'g', 'kg', 'mg', 'ml', 'cl', 'dl', 'l'];

/** Languages that borrow from each other; a word found in three such families is international ("tofu"). */
const families: readonly (readonly OtherLanguage[])[] = [
  ['de', 'nl'],
  ['sv', 'da', 'nb'],
  ['fr', 'es', 'it', 'pt'],
  ['pl'],
  ['fi'],
];
const enoughFamilies = 3;

/** Tokens of a text; words are split after apostrophes ("d'ail"). */
export function foreignTokens(text: string): Token[] {
  return tokenize(text).flatMap((token) => {
    if (token.kind !== 'word' || token.text === '&') return [token];
    let start = token.start;
    return token.text.split(/(?<=['’])/u).map((part, at): Token => {
      const one = { ...token, text: part, key: foldForeign(part).replace('’', "'"), start };
      start += part.length;
      return { ...one, end: start, joined: at === 0 && token.joined };
    });
  });
}

function pathOf(phrase: string): string[] {
  return foreignTokens(phrase)
    .filter(({ kind, key }) => kind !== 'mark' || key === '%')
    .map(({ key }) => key);
}

function newNode(): Node {
  return { next: new Map(), meanings: {} };
}

function add(root: Node, path: readonly string[], kind: Kind, meaning: Meaning): void {
  let node = root;
  for (const key of path) {
    const next = node.next.get(key) ?? newNode();
    node.next.set(key, next);
    node = next;
  }
  if (node !== root) node.meanings[kind] ??= meaning;
}

/** "Gousses d'ail", "fedd hvitløk" include a unit, which is parsed separately. */
const measured = /^(\S+) (?:(?:d[eio]|d['’]|del|della|dell['’]|do|da|z) ?)?(.+)$/;
/** Containers that stay a unit even if the food is also listed without them: "puszka pomidorów". */
const containers: readonly string[] = ['can', 'jar', 'bottle', 'packet', 'bunch', 'clove'];

function build(language: OtherLanguage): Node {
  const root = newNode();
  const { names, words, said } = rows[language];
  for (const english of everywhere)
    add(root, pathOf(english), 'word', { english, tokens: tokenize(english), food: null });
  const measures = new Map<string, readonly Token[]>();
  for (const [english, phrases] of Object.entries(words)) {
    const tokens = tokenize(english);
    for (const phrase of phrases) {
      const kind = phrase.includes('~') ? 'adjective' : 'word';
      for (const form of inflected(phrase, language))
        add(root, pathOf(form), kind, { english, tokens, food: null });
      if (unitOf(tokens[0]!.text) !== null) measures.set(foldForeign(phrase), tokens);
    }
  }
  for (const [id, phrases] of Object.entries(names)) {
    const all = new Set(phrases.map(foldForeign));
    for (const phrase of phrases) {
      const [, first = '', bare = ''] = measured.exec(foldForeign(phrase)) ?? [];
      const measure = measures.get(first) ?? [];
      if (measure.length > 0 && all.has(bare)) continue;
      addFood(root, id, phrase, language, containers.includes(measure[0]?.text ?? '') ? measure : []);
    }
  }
  for (const [name, id] of namesEverywhere()) addFood(root, id, name, language, []);
  for (const word of said) {
    if (word.startsWith('!'))
      add(root, pathOf(word.slice(1)), 'said', { english: unknownMark, tokens: [], food: null });
  }
  return root;
}

function addFood(
  root: Node,
  id: string,
  phrase: string,
  language: OtherLanguage,
  measure: readonly Token[],
): void {
  const food = foodsById.get(id);
  if (food === undefined) return;
  const meaning = { english: food.name, tokens: [...measure, ...tokenize(food.name)], food };
  const path = pathOf(phrase);
  add(root, path, 'food', meaning);
  const stems = path.slice(0, -1).map((word) => {
    const stem = adjectiveStem(word, language);
    return stem === null ? word : `${stem}~`;
  });
  if (stems.length > 0) add(root, [...stems, path.at(-1)!], 'food', meaning);
}

let shared: ReadonlyMap<string, string> | undefined;

/** Names that mean the same food in languages of at least three families. */
function namesEverywhere(): ReadonlyMap<string, string> {
  if (shared) return shared;
  const found = new Map<string, { ids: Set<string>; families: Set<number> }>();
  for (const language of otherLanguages) {
    for (const [id, phrases] of Object.entries(rows[language].names)) {
      for (const name of phrases.map(foldForeign)) {
        const one = found.get(name) ?? { ids: new Set(), families: new Set() };
        one.ids.add(id);
        one.families.add(families.findIndex((family) => family.includes(language)));
        found.set(name, one);
      }
    }
  }
  const alike = [...found].filter(([, one]) => one.ids.size === 1 && one.families.size >= enoughFamilies);
  shared = new Map(alike.map(([name, { ids }]) => [name, [...ids][0]!]));
  return shared;
}

const lexicons = new Map<OtherLanguage, Node>();

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
  sentences: saidFirst,
};

/** The longest phrase that starts at `at` and its meaning; `to` includes the period of an abbreviation ("Pck."). */
export function phraseAt(
  words: readonly Token[],
  at: number,
  language: OtherLanguage,
  reading: Reading,
): { meaning: Meaning; to: number } | null {
  const root = lexicons.get(language) ?? build(language);
  lexicons.set(language, root);
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
  const first = orders[reading].find((one) => meanings[one]);
  return first && meanings[first];
}

/** Longest abbreviation that may end with a period. */
const longestShort = 5;

let byWord: ReadonlyMap<string, ReadonlySet<OtherLanguage>> | undefined;

/** The languages in which a folded word occurs in a food's name or in the word list for recipe lines. */
export function languagesOf(word: string): ReadonlySet<OtherLanguage> {
  byWord ??= collectWords();
  return byWord.get(word) ?? none;
}

const none: ReadonlySet<OtherLanguage> = new Set();

function collectWords(): ReadonlyMap<string, ReadonlySet<OtherLanguage>> {
  const found = new Map<string, Set<OtherLanguage>>();
  for (const language of otherLanguages) {
    const { names, words, said } = rows[language];
    const told = said.filter((word) => /^\p{L}+$/u.test(word));
    const phrases = [...Object.values(names), ...Object.values(words), told].flat();
    for (const key of phrases.flatMap((phrase) => inflected(phrase, language)).flatMap(pathOf)) {
      found.set(key, (found.get(key) ?? new Set()).add(language));
    }
  }
  return found;
}

const exact = new Map<OtherLanguage, ReadonlyMap<string, string>>();

/** The id of the food that a language lists under exactly this name. */
export function listedFoodId(name: string, language: OtherLanguage): string | null {
  const known =
    exact.get(language) ??
    new Map(
      Object.entries(rows[language].names).flatMap(([id, names]) =>
        names.map((one) => [foldForeign(one), id] as const),
      ),
    );
  exact.set(language, known);
  return known.get(foldForeign(name.trim())) ?? null;
}

/** The names of a food in a language. */
export function foreignNamesOf(language: OtherLanguage, food: Food): readonly string[] {
  return rows[language].names[food.id] ?? [];
}
