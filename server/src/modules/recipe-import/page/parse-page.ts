import { type CheerioAPI, load, loadBuffer } from 'cheerio';

/** What is whole UTF-8 is that, whatever the page says of itself; else what the server or the page says. */
export function parsePage(content: Uint8Array, charset: string | null): CheerioAPI {
  try {
    return load(new TextDecoder('utf-8', { fatal: true }).decode(content));
  } catch {
    const encoding = charset === null ? {} : { transportLayerEncodingLabel: charset };
    return loadBuffer(Buffer.from(content), { encoding });
  }
}
