import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawIcons } from './draw-icons.ts';

const web = join(import.meta.dirname, '../web');
const kept = (name: string) => readFile(join(web, 'public', name));
const marks = (text: string) => /\bd="([^"]+)"/.exec(text)?.[1];

test('the sign in the browser’s tab is the one on the page', async () => {
  const logo = await readFile(join(web, 'src/app/logo.tsx'), 'utf8');
  const icon = await readFile(join(web, 'public/favicon.svg'), 'utf8');
  expect(marks(icon)).toBe(marks(logo));
});

test('the icons that are kept are what the logo draws today', async () => {
  const icons = await drawIcons();
  for (const [name, drawn] of icons) {
    if (name.endsWith('.ico')) continue;
    const pixels = (image: Buffer) => sharp(image).flatten({ background: '#fff' }).raw().toBuffer();
    const [now, then] = await Promise.all([pixels(drawn), pixels(await kept(name))]);
    expect(then.length, name).toBe(now.length);
    // Systems round edges differently by a shade or two; another drawing differs by tens.
    const difference =
      now.reduce((sum, value, index) => sum + Math.abs(value - then[index]!), 0) / now.length;
    expect(difference, name).toBeLessThan(1);
  }
  const ico = await kept('favicon.ico');
  expect([...ico.subarray(0, 6)], 'three icons in one file').toEqual([0, 0, 1, 0, 3, 0]);
  expect(ico.length).toBe(
    [0, 1, 2].reduce(
      (end, entry) => Math.max(end, ico.readUInt32LE(14 + 16 * entry) + ico.readUInt32LE(18 + 16 * entry)),
      0,
    ),
  );
});

test('every icon that the manifest names is there, in the size that it says', async () => {
  const manifest = JSON.parse(await readFile(join(web, 'public/manifest.webmanifest'), 'utf8'));
  for (const { src, sizes } of manifest.icons as { src: string; sizes: string }[]) {
    const { width, height } = await sharp(await kept(src)).metadata();
    if (sizes !== 'any') expect(`${width}x${height}`, src).toBe(sizes);
  }
});
