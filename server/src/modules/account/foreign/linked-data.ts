/** The texts of a page's JSON-LD scripts. Time is linear in the length of the page, whatever it holds. */
export function linkedData(html: string): string[] {
  const texts: string[] = [];
  const opening = /<script\b([^<>]*)>/gi;
  for (let match = opening.exec(html); match; match = opening.exec(html)) {
    const end = closing(html, opening.lastIndex);
    if (/\btype\s*=\s*["']?application\/ld\+json/i.test(match[1]!)) {
      texts.push(html.slice(opening.lastIndex, end).trim());
    }
    opening.lastIndex = end;
  }
  return texts;
}

function closing(html: string, from: number): number {
  const tag = /<\/script/gi;
  tag.lastIndex = from;
  return tag.exec(html)?.index ?? html.length;
}
