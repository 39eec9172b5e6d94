import { stores } from './data/stores.ts';
import { editDistance } from './edit-distance.ts';

/** Rows above this one may hold the name: below it are goods. */
const headRows = 10;
/** Longer names may have a letter or two misread; "D-Mart" is no H Mart. */
const shortestMisread = 7;
const shortestTwiceMisread = 11;
/** Shorter names are parts of other words. */
const shortestInside = 6;
/** Shorter ones begin a word: "Farmers Market" is no S-market. */
const shortestAnywhere = 9;

/** Letters that readers take for each other, as one. */
const lettersOf = (text: string) =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replaceAll('ł', 'l')
    .replaceAll('ø', 'o')
    .replaceAll('æ', 'ae')
    .replaceAll('0', 'o')
    .replaceAll('1', 'l')
    .replaceAll('5', 's')
    .replace(/[^a-z]/g, '');

/**
 * The chain that a receipt is of, else the shop that names itself at the top with a word of shops. Null rather than a
 * guess: a logo is read as anything. `rows` as text, from the top.
 */
export function storeOf(rows: readonly string[], firstItem: number): string | null {
  const head = rows.slice(0, Math.min(firstItem, headRows));
  const known = chainIn(head) ?? chainOnTheWeb(rows);
  if (known) return known;
  const own = head.slice(0, 4).find((row) => isNameOfShop(row));
  return own ? titleCase(own.trim()) : null;
}

/** A store as a person or an older file spells it: the chain's name where it is one, and the apostrophe of keyboards. */
export function namedStore(text: string): string {
  const letters = lettersOf(text);
  const isMeant = (name: string) => letters !== '' && lettersOf(name) === letters;
  return stores.find((store) => store.some(isMeant))?.[1] ?? plainApostrophes(text.trim());
}

function plainApostrophes(text: string): string {
  return text.replace(/[‘’]/g, "'");
}

/** The chain named highest up. */
function chainIn(head: readonly string[]): string | null {
  for (const isMeant of [names, isNearly]) {
    // A name may be spread over rows ("WHOLE / FOODS"), or stand among other words.
    for (const [at, row] of head.entries()) {
      const texts = [row, `${row} ${head[at + 1] ?? ''}`];
      const found = stores.filter(([spelling]) => texts.some((text) => isMeant(text, lettersOf(spelling))));
      // The longest says most: "El Corte Inglés" is no Ingles.
      if (found.length > 0) return found.reduce((a, b) => (b[0].length > a[0].length ? b : a))[1];
    }
  }
  return null;
}

/** Short names must be words of their own near the row's beginning. */
function names(text: string, letters: string): boolean {
  if (letters.length >= shortestAnywhere) return lettersOf(text).includes(letters);
  const words = text
    .split(/[^\p{L}\d']+/u)
    .filter(Boolean)
    .map(lettersOf);
  if (letters.length >= shortestInside) {
    return words.some((_, at) => words.slice(at).join('').startsWith(letters));
  }
  const joined = [...words.slice(0, 3), (words[0] ?? '') + (words[1] ?? ''), words.slice(0, 3).join('')];
  return joined.includes(letters);
}

function isNearly(text: string, letters: string): boolean {
  if (letters.length < shortestMisread) return false;
  const most = letters.length >= shortestTwiceMisread ? 2 : 1;
  return editDistance(lettersOf(text), letters, most) <= most;
}

const host =
  /(?:www[.,]|@|https?:\/\/)\s?([a-z0-9-]+)[.,]|\b([a-z0-9-]{4,})\s?[.,](?:com|co|c0m|de|fr|es|it|nl|pl|pt|se|dk|no|fi|ie|ca|net|eu|be|at|ch)\b/gi;
const thanks =
  /(?:shopping at|visiting|einkauf bei|visite chez|compra en|acquisti? (?:da|in)|bezoek aan|zakupy w)\s+(.{3,30})/i;

/** The company that runs the shop, at the foot. */
const company =
  /^\W*(.{3,30}?),?\s+(?:gmbh|s\.?a\.?r?\.?l?\b|s\.?p\.?a\b|s\.?r\.?l\b|ltd|inc|ab|a\/s|oy|b\.?v\b|sp\.? ?z)/i;

/** A web address is the shop's where it is the chain's name and no more: surveys and cards have addresses too. */
function chainOnTheWeb(rows: readonly string[]): string | null {
  const said = rows.flatMap((row) => [
    ...[...row.matchAll(host)].map(([, one, other]) => lettersOf(one ?? other ?? '')),
    lettersOf(thanks.exec(row)?.[1] ?? ''),
    lettersOf(company.exec(row)?.[1] ?? ''),
  ]);
  return stores.find(([spelling]) => said.includes(lettersOf(spelling)))?.[1] ?? null;
}

/** What shops call themselves by; a word of it is no misread logo. */
const shopWord =
  /\b(?:super ?markets?|hyper ?markets?|markets?|mart|minimart|grocers?|grocer(?:y|ies)|groceries|greengrocer|foods?|foodstore|farmers?|farms?|bakery|bakers|butchers?|delicatessen|organics?|wholesale|provisions?|produce|co-?op|superstore|general store|supermercados?|mercado|markt|feinkost|b[aä]ckerei|metzgerei|hofladen|boucherie|boulangerie|[ée]picerie|primeur|march[ée]|panader[ií]a|fruter[ií]a|alimentaci[oó]n|panificio|macelleria|salumeria|alimentari|slagerij|bakkerij|groenteboer|sklep|piekarnia|delikatesy|padaria|mercearia|livs|handel|bageri|slagter|kauppa|leipomo)\b/i;

/** The name of a shop in words, not an address, a number or a greeting. */
function isNameOfShop(row: string): boolean {
  const letters = row.replace(/\P{L}/gu, '');
  if (letters.length < 6 || letters.length < row.replace(/\s/g, '').length * 0.8) return false;
  if (row.trim().split(/\s+/).length < 2 || !shopWord.test(row)) return false;
  return !/\b(?:st|street|road|rd|ave|avenue|blvd|drive|dr|lane|way|hwy|phone|tel|fax|cashier|receipt|tax|invoice|abn|vat|welcome|thank|date|open|member|manager|department|dept)\b/i.test(
    row,
  );
}

function titleCase(text: string): string {
  const words = plainApostrophes(text.slice(0, 60)).toLowerCase();
  return words.replace(/(?<![\p{L}'])\p{L}/gu, (letter) => letter.toUpperCase());
}
