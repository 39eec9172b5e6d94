import { parseUrl } from './parse-url.ts';

/** The origin of a recipe: its name and its web page. */
export type RecipeSource = { name: string | null; url: string | null };

const beginning = 'Source: ';

/** The last line of an imported recipe's description: "Source: Serious Eats, https://…". Empty if nothing is known. */
export function sourceLine({ name, url }: RecipeSource): string {
  // A name equal to the URL's host is redundant.
  const called = url !== null && name?.toLowerCase() === hostOf(url) ? null : name;
  const words = [called, url].filter((one) => one).join(', ');
  return words && `${beginning}${words}`;
}

export function isSourceLine(line: string): boolean {
  return line.startsWith(beginning);
}

/** Appends the source line to a description of at most `most` characters; the source is never truncated. */
export function withSourceLine(description: string, source: RecipeSource, max: number): string {
  const line = sourceLine(source);
  const room = line ? max - line.length - 1 : max;
  if (room < 1) return cutTo(description, max);
  return [cutTo(description, room), line].filter((one) => one).join('\n');
}

function cutTo(text: string, max: number): string {
  return text.length <= max
    ? text
    : `${text
        .slice(0, Math.max(0, max - 1))
        .toWellFormed()
        .trimEnd()}…`;
}

/** The source that a description names. */
export function sourceIn(description: string | null): RecipeSource {
  const sources = linesOf(description).filter(isSourceLine).map(readSource);
  const linked = sources.find(({ url }) => url !== null);
  const name = linked?.name ?? sources.find((source) => source.name !== null)?.name ?? null;
  return { name, url: linked?.url ?? null };
}

/** The link that a description names as its source. */
export function sourceLinkIn(description: string | null): string | null {
  return sourceIn(description).url;
}

/** The description without its source lines; empty if nothing else is left. */
export function withoutSourceLine(description: string | null): string {
  return linesOf(description)
    .filter((line) => !isSourceLine(line))
    .join('\n')
    .trim();
}

/** Whether a line contains only a link to a source: names of sites must not be parsed as foods. */
export function isLinkedSourceLine(line: string): boolean {
  return isSourceLine(line) && readSource(line).url !== null;
}

function linesOf(description: string | null): string[] {
  return (description ?? '').split('\n');
}

function readSource(line: string): RecipeSource {
  const said = line.slice(beginning.length).trim();
  const [, name, url] = /^(?:(.+?),?\s+)?(https?:\/\/\S+)$/.exec(said) ?? [];
  if (url === undefined) return { name: said || null, url: null };
  return { name: name ?? null, url };
}

/** The host, as the display name of a page without a name. Undefined for an invalid URL. */
export function hostOf(url: string): string | undefined {
  return parseUrl(url)?.hostname.replace(/^www\./, '');
}

/** Tracking parameters, which do not identify the page. */
const tracking =
  /^(?:utm_\w+|fbclid|gclid|dclid|gbraid|wbraid|msclkid|yclid|twclid|igshid|igsh|srsltid|mc_[ce]id|_ga|_gl|ref|ref_src|cmpid|smid|s_cid|amp|print)$/i;

/** Normalizes links, so that all links to one page are equal; null for an invalid URL. */
export function pageOf(link: string): string | null {
  const url = parseUrl(link.trim());
  if (!url || !/^https?:$/.test(url.protocol)) return null;
  const host = url.hostname.replace(/^(?:www|m|amp)\./, '');
  const path = url.pathname.replace(/\/(?:amp|print)\/?$/, '').replace(/\/+$/, '');
  const asked = [...url.searchParams].filter(([name]) => !tracking.test(name)).map((pair) => pair.join('='));
  return `${host}${path.toLowerCase()}${asked.length > 0 ? `?${asked.sort().join('&')}` : ''}`;
}
