import { type CheerioAPI, load, loadBuffer } from 'cheerio';

/** Valid UTF-8 is decoded as such, whatever the declared charset; else the server's or the page's charset applies. */
export function parsePage(content: Uint8Array, charset: string | null): CheerioAPI {
  const shallow = content.subarray(0, shallowLength(Buffer.from(content).toString('latin1').toLowerCase()));
  try {
    return load(new TextDecoder('utf-8', { fatal: true }).decode(shallow));
  } catch {
    const encoding = charset === null ? {} : { transportLayerEncodingLabel: charset };
    return loadBuffer(Buffer.from(shallow), { encoding });
  }
}

/** As in browsers; parsing and reading deeper elements would take too long. */
const maxDepth = 512;
const tag = /<(\/?)([a-z][a-z0-9-]*)([^<>]*)>/g;
const rawText = new Set(['script', 'style', 'textarea', 'title']);
/** Elements that are empty, or may end without an end tag. */
const unclosed = new Set(
  'area base body br col colgroup dd dt embed head hr html img input li link meta optgroup option p param rp rt source tbody td tfoot th thead tr track wbr'.split(
    ' ',
  ),
);

/** The length of the page up to the first element that is nested too deeply, one character per byte. */
function shallowLength(html: string): number {
  let depth = 0;
  tag.lastIndex = 0;
  for (let found = tag.exec(html); found; found = tag.exec(html)) {
    const [, isEnd, name = '', attributes = ''] = found;
    if (rawText.has(name) && !isEnd) {
      const end = html.indexOf(`</${name}`, tag.lastIndex);
      tag.lastIndex = end < 0 ? html.length : end;
    } else if (!unclosed.has(name) && !attributes.endsWith('/') && !rawText.has(name)) {
      depth = Math.max(0, depth + (isEnd ? -1 : 1));
      if (depth > maxDepth) return found.index;
    }
  }
  return html.length;
}
