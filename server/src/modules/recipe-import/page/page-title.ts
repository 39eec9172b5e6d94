import type { CheerioAPI } from 'cheerio';
import { plainText } from '#modules/account/other-apps/text.ts';

/** The page's first title without the names of the site and the page's kind: "Tuna Melt – Molly's Kitchen". */
export function dishTitle(titles: readonly string[], siteNames: readonly string[]): string {
  const sites = siteNames.map(foldName).filter((site) => site !== '');
  const candidates = titles.filter((title) => /\p{L}{2}/u.test(title));
  const first =
    candidates.find((title) => !sites.some((site) => isNameOf(site, foldName(title)))) ?? candidates[0] ?? '';
  const beginning = candidates.find((title) => title.length < first.length && first.startsWith(title));
  const isSite = (words: string) =>
    kindOfPage.test(words) || sites.some((site) => site.startsWith(foldName(words)));
  let title = (beginning ?? first).replace(kindBefore, '');
  for (let end = lastPart.exec(title); end && isSite(end[1]!); end = lastPart.exec(title)) {
    title = title.slice(0, end.index);
  }
  const name = title.replace(kindOf, '');
  return candidates.includes(name) ? name : title;
}

/** The name itself, or the host's without its end: "grimgrains" of "grimgrainscom". */
function isNameOf(site: string, title: string): boolean {
  return site.startsWith(title) && site.length - title.length <= 4;
}

const recipe =
  'recipes?|recettes?|rezepte?|recetas?|ricett[ae]|recept(?:en|ek)?|receitas?|oppskrift|opskrift';
/** "Tuna Melt | Recipes", "Tuna Melt - (4.8/5)" */
const kindOfPage = new RegExp(`^(?:${recipe}|\\(\\d(?:\\.\\d)?/5\\))$`, 'i');
/** "Recipe: Tuna Melt", "RECETTE - Tuna Melt", and the prefix of wikis: "Cookbook:Tuna Melt". */
const kindBefore = new RegExp(`^(?:(?:${recipe})(?: [-–]|:) |(?:cookbook|recipes?):)(?=\\S)`, 'i');
/** "Receita de" before the name that the page's heading has alone. */
const kindOf = new RegExp(`^(?:${recipe}) (?:(?:for|de|per|für|van|voor|til|på) )?`, 'i');
const lastPart = /\s+[-–—|·•]\s+((?:(?!\s[-–—|·•]\s).)+)$/u;

function foldName(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
}

/** The first heading, or the one that the page's title begins or ends with, if the first is the site's name. */
export function headline($: CheerioAPI): string {
  const first = $('h1').first().text();
  const title = plainText($('title').text());
  const posted = $(postTitles)
    .toArray()
    .slice(0, maxHeadings)
    .map((node) => $(node).text());
  const ending = posted.find((text) => isEnd(plainText(text), title));
  if (ending) return ending;
  if (first !== '' && title.startsWith(plainText(first))) return first;
  const headings = $('h1, h2, h3').toArray().slice(0, maxHeadings);
  return (
    headings.map((heading) => $(heading).text()).find((text) => isBeginning(plainText(text), title)) ?? first
  );
}

const maxHeadings = 20;

/** The name on the recipe's card, which may be the beginning of the article's: "Gnocchi (one tray!)". */
export function cardTitle($: CheerioAPI): string {
  return $(':is(h2, h3)[class*="recipe" i]:is([class*="title" i], [class*="name" i])').first().text();
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
