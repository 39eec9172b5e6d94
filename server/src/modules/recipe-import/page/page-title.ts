/** The page's first title without the names of the site and the page's kind: "Tuna Melt – Molly's Kitchen". */
export function dishTitle(titles: readonly string[], siteNames: readonly string[]): string {
  const sites = siteNames.map(foldName).filter((site) => site !== '');
  const worded = titles.filter((title) => /\p{L}{2}/u.test(title));
  const first =
    worded.find((title) => !sites.some((site) => isNameOf(site, foldName(title)))) ?? worded[0] ?? '';
  const beginning = worded.find((one) => one.length < first.length && first.startsWith(one));
  const isSite = (words: string) =>
    kindOfPage.test(words) || sites.some((site) => site.startsWith(foldName(words)));
  let title = (beginning ?? first).replace(kindBefore, '');
  for (let end = lastPart.exec(title); end && isSite(end[1]!); end = lastPart.exec(title)) {
    title = title.slice(0, end.index);
  }
  const name = title.replace(kindOf, '');
  return worded.includes(name) ? name : title;
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
