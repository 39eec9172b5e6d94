import { editDistances } from '../foods/edit-distance.ts';
import { stores } from './data/stores.ts';

/** The number of rows at the top that may contain the name; items follow. */
const headRows = 10;
/** Minimum letters of names that may have one or two misread; "D-Mart" is not H Mart. */
const shortestMisread = 7;
const shortestTwiceMisread = 11;
/** Shorter names may be part of other words. */
const shortestInside = 6;
/** Shorter names must begin a word: "Farmers Market" is not S-market. */
const shortestAnywhere = 9;

/** A chain of Canada, and a large shop of any other: "Conad Superstore". */
const anySize = 'superstore';

/** Letters only, with characters that OCR confuses mapped to the same letter. */
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

type Chain = { spelling: string; name: string; letters: string; lettersOfName: string };

const chains: readonly Chain[] = stores.map(([spelling, name]) => ({
  spelling,
  name,
  letters: lettersOf(spelling),
  lettersOfName: lettersOf(name),
}));

/** A text of the header, prepared once for the comparison with every chain. */
type HeaderText = { letters: string; fromEachWord: string[]; firstWords: string[] };

function headerText(text: string): HeaderText {
  const words = text
    .split(/[^\p{L}\d']+/u)
    .filter(Boolean)
    .map(lettersOf);
  return {
    letters: lettersOf(text),
    fromEachWord: words.map((_, at) => words.slice(at).join('')),
    firstWords: [...words.slice(0, 3), words.slice(0, 2).join(''), words.slice(0, 3).join('')],
  };
}

/**
 * The chain of a receipt, or else a shop name at the top that contains a word for shops. Null instead of a guess, since
 * OCR may read a logo as anything. `rows` are the texts from the top.
 */
export function storeOf(rows: readonly string[], firstItem: number): string | null {
  const head = rows.slice(0, Math.min(firstItem, headRows));
  const known = chainIn(head) ?? chainByWebAddress(rows);
  if (known) return known;
  const own = head.slice(0, 4).find((row) => isNameOfShop(row));
  return own ? titleCase(own.trim()) : null;
}

/** Normalizes a store name from a user or an old export: the display name of a chain, and straight apostrophes. */
export function namedStore(text: string): string {
  const letters = lettersOf(text);
  const isMeant = (chain: Chain) => chain.letters === letters || chain.lettersOfName === letters;
  const known = letters === '' ? undefined : chains.find(isMeant);
  return known?.name ?? plainApostrophes(text.trim());
}

function plainApostrophes(text: string): string {
  return text.replace(/[‘’]/g, "'");
}

/** The first chain named in the header. */
function chainIn(head: readonly string[]): string | null {
  // A name may be split over two rows ("WHOLE / FOODS"), or be surrounded by other words.
  const rows = head.map((row, at) => [row, `${row} ${head[at + 1] ?? ''}`].map(headerText));
  for (const isMeant of [containsName, isMisspelling]) {
    for (const texts of rows) {
      const found = chains.filter(({ letters }) => texts.some((text) => isMeant(text, letters)));
      // The longest name is the most specific: "El Corte Inglés" is not Ingles.
      const named = found.filter(({ spelling }) => spelling !== anySize);
      if (found.length > 0)
        return (named[0] ? named : found).reduce((a, b) => (b.spelling.length > a.spelling.length ? b : a))
          .name;
    }
  }
  return null;
}

/** Short names must be separate words near the beginning of the row. */
function containsName({ letters: all, fromEachWord, firstWords }: HeaderText, letters: string): boolean {
  if (letters.length >= shortestAnywhere) return all.includes(letters);
  if (letters.length >= shortestInside) return fromEachWord.some((rest) => rest.startsWith(letters));
  return firstWords.includes(letters);
}

function isMisspelling({ letters: all }: HeaderText, letters: string): boolean {
  if (letters.length < shortestMisread) return false;
  const most = letters.length >= shortestTwiceMisread ? 2 : 1;
  return editDistances(all, letters, most, { transpositions: false }).whole <= most;
}

const host =
  /(?:www[.,]|@|https?:\/\/)\s?([a-z0-9-]+)[.,]|\b([a-z0-9-]{4,})\s?[.,](?:com|co|c0m|de|fr|es|it|nl|pl|pt|se|dk|no|fi|ie|ca|net|eu|be|at|ch)\b/gi;
const thanks =
  /(?:shopping at|visiting|einkauf bei|visite chez|compra en|acquisti? (?:da|in)|bezoek aan|zakupy w)\s+(.{3,30})/i;

/** The company that operates the shop, in the footer. */
const company =
  /^\W*(.{3,30}?),?\s+(?:gmbh|s\.?a\.?r?\.?l?\b|s\.?p\.?a\b|s\.?r\.?l\b|ltd|inc|ab|a\/s|oy|b\.?v\b|sp\.? ?z)/i;

/** A web address only counts if it is exactly the name of a chain: surveys and cards have addresses too. */
function chainByWebAddress(rows: readonly string[]): string | null {
  const said = rows.flatMap((row) => [
    ...[...row.matchAll(host)].map(([, one, other]) => lettersOf(one ?? other ?? '')),
    lettersOf(thanks.exec(row)?.[1] ?? ''),
    lettersOf(company.exec(row)?.[1] ?? ''),
  ]);
  return chains.find(({ letters }) => said.includes(letters))?.name ?? null;
}

/** Words in names of shops; a row with one is not a misread logo. */
const shopWord =
  /\b(?:super ?markets?|hyper ?markets?|markets?|mart|minimart|grocers?|grocer(?:y|ies)|groceries|greengrocer|foods?|foodstore|farmers?|farms?|bakery|bakers|butchers?|delicatessen|organics?|wholesale|provisions?|produce|co-?op|superstore|general store|supermercados?|mercado|markt|feinkost|b[aä]ckerei|metzgerei|hofladen|boucherie|boulangerie|[ée]picerie|primeur|march[ée]|panader[ií]a|fruter[ií]a|alimentaci[oó]n|panificio|macelleria|salumeria|alimentari|slagerij|bakkerij|groenteboer|sklep|piekarnia|delikatesy|padaria|mercearia|livs|handel|bageri|slagter|kauppa|leipomo)\b/i;

/** Whether a row is a shop name and not an address, a number or a greeting. */
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
