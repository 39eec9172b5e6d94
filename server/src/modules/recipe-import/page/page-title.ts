import { sectionStartedBy } from '@plateful/domain/imported-recipes/headings.ts';
import type { CheerioAPI } from 'cheerio';
import { plainText } from '#modules/account/other-apps/text.ts';

/** The page's first title without the names of the site and the page's kind: "Tuna Melt – Molly's Kitchen". */
export function dishTitle(titles: readonly string[], siteNames: readonly string[]): string {
  const sites = siteNames.map(foldName).filter((site) => site !== '');
  const candidates = titles.filter((title) => /\p{L}{2}/u.test(title));
  const first =
    candidates.find((title) => !sites.some((site) => isNameOf(site, foldName(title)))) ?? candidates[0] ?? '';
  const beginning = candidates.find(
    (title) => title !== first && first.startsWith(title) && isAddition(first.slice(title.length)),
  );
  const isSite = (words: string) =>
    kindOfPage.test(words) || sites.some((site) => site.startsWith(foldName(words)));
  // "Ann's Kitchen - Plum jam"
  const ending = candidates.find(
    (title) =>
      title !== first && isEnd(title, first) && !sites.some((site) => isNameOf(site, foldName(title))),
  );
  let title = (beginning ?? ending ?? first).replace(kindBefore, '');
  for (let end = lastPart.exec(title); end && isSite(end[1]!); end = lastPart.exec(title)) {
    title = title.slice(0, end.index);
  }
  const [before = '', begin] = firstPart.exec(title) ?? [];
  if (begin && isSite(begin)) title = title.slice(before.length);
  const name = title.replace(kindOf, '');
  return candidates.includes(name) ? name : title;
}

/** " (one tray!)" or " Recipe | …" behind the same name, but not the rest of a longer name. */
function isAddition(end: string): boolean {
  return addition.test(end);
}

/** The name itself, or the host's without its end: "grimgrains" of "grimgrainscom". */
function isNameOf(site: string, title: string): boolean {
  return site.startsWith(title) && site.length - title.length <= 4;
}

const recipe =
  'recipes?|recettes?|rezepte?|recetas?|ricett[ae]|recept(?:en|ek)?|receitas?|oppskrift|opskrift';
const addition = new RegExp(`^\\s*(?:(?:${recipe})\\s*)?(?:[^\\p{L}\\p{N}\\s]|$)`, 'iu');
/** "Tuna Melt | Recipes", "Tuna Melt - (4.8/5)" */
const kindOfPage = new RegExp(
  `^(?:${recipe}|(?:food )?recipes? (?:finder|index|box|collection|database|details?)|\\(\\d(?:\\.\\d)?/5\\))$`,
  'i',
);
/** "Recipe: Tuna Melt", "RECETTE - Tuna Melt", and the prefix of wikis: "Cookbook:Tuna Melt". */
const kindBefore = new RegExp(
  `^(?:(?:${recipe})(?:(?: \\p{L}+)? [-–]|:) |(?:cookbook|recipes?):)(?=\\S)`,
  'iu',
);
/** "Receita de" before the name that the page's heading has alone. */
const kindOf = new RegExp(`^(?:${recipe}) (?:(?:for|de|per|für|van|voor|til|på) )?`, 'i');
const lastPart = /\s+[-–—|·•]\s+((?:(?!\s[-–—|·•]\s).)+)$/u;

const firstPart = /^([^|·•]{3,40}?)\s+[|·•]\s+/u;

function foldName(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
}

/** Titles that the page tells, the best first: if none is like its address, a heading that is comes before them. */
export function titlesOf($: CheerioAPI, told: string | undefined, url: string): string[] {
  const titles = [told, headline($), $('title').text(), cardTitle($)]
    .map(plainText)
    .filter((title) => title !== '' && !placeholder.test(title) && sectionStartedBy(title) === null);
  const words = wordsOfAddress(url);
  const isNamed = (title: string) => words.some((word) => foldName(title).includes(word));
  if (titles.length === 0) return [plainText($(namedTitle).first().text()), nameInAddress(url)];
  if (words.length === 0 || isNamed(titles[0]!)) return titles;
  // If the page's title is like the address, a deeper heading may only be of a part.
  const candidates = titles.some(isNamed) ? 'h1, h2' : 'h1, h2, h3';
  const headings = $(candidates).toArray().slice(0, maxHeadings);
  const all = headings.map((heading) => plainText($(heading).text()));
  // Another recipe of the page may be named below the first.
  const list = all.findIndex((text) => sectionStartedBy(text) === 'ingredients');
  const texts = list < 0 ? all : all.slice(0, list);
  const named =
    texts.find((text) => words.every((word) => foldName(text).includes(word))) ??
    texts.find((text) => words.some((word) => word.length > 4 && foldName(text).startsWith(word)));
  return named ? [named, ...titles] : titles;
}

const namedTitle = '[class*="recipe" i]:is([class*="title" i], [class*="name" i])';

/** What programs write where the author gave no title. */
const placeholder = /^(?:document|untitled(?: document)?|new page|página sem título)$/i;

/** "Banana bread" of "…/recipes/banana_bread.html" */
function nameInAddress(url: string): string {
  const last = URL.parse(url)
    ?.pathname.split('/')
    .findLast((part) => part !== '');
  const name = decodedPath(last ?? '')
    .replace(/\.\w{2,5}$/, '')
    .replace(/[-_+]+/g, ' ')
    .trim();
  return name.charAt(0).toUpperCase() + name.slice(1);
}

function wordsOfAddress(url: string): string[] {
  const words = nameInAddress(url).split(/[^\p{L}]+/u);
  return words.filter((word) => word.length >= minWordLength && !ofAnyRecipe.test(word)).map(foldName);
}

function decodedPath(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

const minWordLength = 3;
const ofAnyRecipe = new RegExp(`^(?:${recipe}|index)$`, 'i');

/** The first heading, or the one that the page's title begins or ends with, if the first is the site's name. */
function headline($: CheerioAPI): string {
  const title = plainText($('title').text());
  const posted = $(postTitles)
    .toArray()
    .slice(0, maxHeadings)
    .map((node) => $(node).text());
  const own = $('h1').not(ofSite).toArray().slice(0, maxHeadings);
  const names = own.map((node) => $(node).text()).filter((text) => sectionStartedBy(text.trim()) === null);
  const ending = posted.find((text) => isEnd(plainText(text), title));
  if (ending) return ending;
  const first = names[0] || $('h1').first().text();
  if (first !== '' && title.startsWith(plainText(first))) return first;
  const headings = $('h1, h2, h3').toArray().slice(0, maxHeadings);
  return (
    headings.map((heading) => $(heading).text()).find((text) => isBeginning(plainText(text), title)) ??
    names.find((text) => isEnd(plainText(text), title)) ??
    first
  );
}

const maxHeadings = 20;
/** "site-title", "logo" */
const ofSite = '[class*="site-" i], [id*="site-" i], [class*="logo" i], [class*="brand" i]';

/** The name on the recipe's card, which may be the beginning of the article's: "Gnocchi (one tray!)". */
function cardTitle($: CheerioAPI): string {
  return $(`:is(h2, h3)${namedTitle}`).first().text();
}

/** "Floury Fingers: Ginger parkin" above a post named "Ginger parkin". */
const postTitles =
  ':is(h1, h2, h3):is(.post-title, .entry-title, [class*="post-title"], [class*="entry-title"])';

function isEnd(text: string, title: string): boolean {
  return text.length > 2 && title.endsWith(text) && /[:|»–—-]\s*$/u.test(title.slice(0, -text.length));
}

function isBeginning(text: string, title: string): boolean {
  return (
    text.length > 2 &&
    (text === title || (title.startsWith(text) && /^\s*[^\p{L}\p{N}\s]/u.test(title.slice(text.length))))
  );
}
