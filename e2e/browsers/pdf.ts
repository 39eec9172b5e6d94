import { inflateSync } from 'node:zlib';

/** Number of pages of a PDF; Firefox compresses the page objects. */
export function countPages(pdf: Buffer): number {
  return textsOf(pdf).reduce((sum, text) => sum + (text.match(/\/Type\s*\/Page\b/g)?.length ?? 0), 0);
}

function textsOf(pdf: Buffer): string[] {
  const file = pdf.toString('latin1');
  const packed = [...file.matchAll(/stream\r?\n/g)].map(({ index, 0: { length } }) => {
    const start = index + length;
    try {
      return inflateSync(pdf.subarray(start, file.indexOf('endstream', start))).toString('latin1');
    } catch {
      return '';
    }
  });
  return [file, ...packed];
}
