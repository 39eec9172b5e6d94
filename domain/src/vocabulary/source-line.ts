import { parseUrl } from './parse-url.ts';

/** Where a recipe comes from: what people call it, and its page on the web. */
export type RecipeSource = { name: string | null; url: string | null };

const beginning = 'Source: ';

/** The last line of the description of a recipe from elsewhere: "Source: Serious Eats, https://…". Empty where nothing is told. */
export function sourceLine({ name, url }: RecipeSource): string {
  // The address of a site says its host already.
  const called = url !== null && name?.toLowerCase() === hostOf(url) ? null : name;
  const words = [called, url].filter((one) => one).join(', ');
  return words && `${beginning}${words}`;
}

export function isSourceLine(line: string): boolean {
  return line.startsWith(beginning);
}

/** A description with its source as its last line, at most `most` characters: the source is told whole. */
export function withSourceLine(description: string, source: RecipeSource, most: number): string {
  const line = sourceLine(source);
  const room = line ? most - line.length - 1 : most;
  if (room < 1) return cutTo(description, most);
  return [cutTo(description, room), line].filter((one) => one).join('\n');
}

function cutTo(text: string, most: number): string {
  return text.length <= most
    ? text
    : `${text
        .slice(0, Math.max(0, most - 1))
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

/** The same without the lines that name its source; empty where nothing else is told. */
export function withoutSourceLine(description: string | null): string {
  return linesOf(description)
    .filter((line) => !isSourceLine(line))
    .join('\n')
    .trim();
}

/** Whether a line does nothing but name a page: what sites call themselves is no food of the recipe. */
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

/** What people call a page by when it has no name: its host. Undefined for what is no link. */
export function hostOf(url: string): string | undefined {
  return parseUrl(url)?.hostname.replace(/^www\./, '');
}

/** Parameters that tell where a reader came from, never which page it is. */
const tracking =
  /^(?:utm_\w+|fbclid|gclid|dclid|gbraid|wbraid|msclkid|yclid|twclid|igshid|igsh|srsltid|mc_[ce]id|_ga|_gl|ref|ref_src|cmpid|smid|s_cid|amp|print)$/i;

/** The same text for all links to one page, however it was reached; null for what is no link. */
export function pageOf(link: string): string | null {
  const url = parseUrl(link.trim());
  if (!url || !/^https?:$/.test(url.protocol)) return null;
  const host = url.hostname.replace(/^(?:www|m|amp)\./, '');
  const path = url.pathname.replace(/\/(?:amp|print)\/?$/, '').replace(/\/+$/, '');
  const asked = [...url.searchParams].filter(([name]) => !tracking.test(name)).map((pair) => pair.join('='));
  return `${host}${path.toLowerCase()}${asked.length > 0 ? `?${asked.sort().join('&')}` : ''}`;
}
