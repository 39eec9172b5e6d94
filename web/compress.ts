import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

// Fonts and photographs are compressed formats already.
const textKinds = new Set(['.html', '.js', '.css', '.svg', '.json', '.txt', '.webmanifest']);

/** Writes a `.br` and a `.gz` beside every text file of a folder, so that the server compresses nothing on request. */
export async function compressAll(folder: string) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && textKinds.has(extname(entry.name)));
  await Promise.all(files.map((entry) => compress(join(entry.parentPath, entry.name))));
}

async function compress(file: string) {
  const content = await readFile(file);
  const options = {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  };
  await writeFile(`${file}.br`, await promisify(brotliCompress)(content, options));
  await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }));
}
