import { type CheerioAPI, load, loadBuffer } from 'cheerio';

/** Valid UTF-8 is decoded as such, whatever the page declares; else the server's or the page's charset applies. */
export function parsePage(content: Uint8Array, charset: string | null): CheerioAPI {
  try {
    return load(new TextDecoder('utf-8', { fatal: true }).decode(content));
  } catch {
    const encoding = charset === null ? {} : { transportLayerEncodingLabel: charset };
    return loadBuffer(Buffer.from(content), { encoding });
  }
}
