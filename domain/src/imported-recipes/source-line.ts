const beginning = 'Source: ';

/** The last line of the description of a recipe from elsewhere: a link, or what a file says. */
export function sourceLine(source: string): string {
  return `${beginning}${source}`;
}

export function isSourceLine(line: string): boolean {
  return line.startsWith(beginning);
}

/** The link that a description names as its source. */
export function sourceLinkIn(description: string | null): string | null {
  const sources = (description ?? '').split('\n').filter(isSourceLine);
  return sources.map((line) => line.slice(beginning.length)).find((source) => /^\S+$/.test(source)) ?? null;
}

/** Parameters that tell where a reader came from, never which page it is. */
const tracking =
  /^(?:utm_\w+|fbclid|gclid|dclid|gbraid|wbraid|msclkid|yclid|twclid|igshid|igsh|srsltid|mc_[ce]id|_ga|_gl|ref|ref_src|cmpid|smid|s_cid|amp|print)$/i;

/** The same text for all links to one page, however it was reached; null for what is no link. */
export function pageOf(link: string): string | null {
  const url = URL.parse(link.trim());
  if (!url || !/^https?:$/.test(url.protocol)) return null;
  const host = url.hostname.replace(/^(?:www|m|amp)\./, '');
  const path = url.pathname.replace(/\/(?:amp|print)\/?$/, '').replace(/\/+$/, '');
  const asked = [...url.searchParams].filter(([name]) => !tracking.test(name)).map((pair) => pair.join('='));
  return `${host}${path.toLowerCase()}${asked.length > 0 ? `?${asked.sort().join('&')}` : ''}`;
}
