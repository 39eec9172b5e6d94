import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';

const web = join(import.meta.dirname, '../web');
const stored = (name: string) => readFile(join(web, 'public', name));
const marks = (text: string) => /\bd="([^"]+)"/.exec(text)?.[1];

test('the sign in the browser’s tab is the one on the page', async () => {
  const logo = await readFile(join(web, 'src/app/logo.tsx'), 'utf8');
  const icon = await readFile(join(web, 'public/favicon.svg'), 'utf8');
  expect(marks(icon)).toBe(marks(logo));
});

/** The part of an icon's width that the logo takes: systems cut the last two into shapes of their own, on the brand's red. */
const icons = {
  'icon-192.png': 1,
  'icon-512.png': 1,
  'icon-maskable-512.png': 0.98,
  'apple-touch-icon.png': 1.08,
};

test.each(Object.entries(icons))('%s is what the logo looks like today', async (name, part) => {
  const { width } = await sharp(await stored(name)).metadata();
  const side = Math.round(width * part);
  const edge = Math.floor(Math.abs(width - side) / 2);
  // 72 dpi draws the logo's 32 units as 32 pixels.
  const logo = sharp(await stored('favicon.svg'), { density: (72 * side) / 32 }).resize(side, side);
  const drawn = side > width ? logo.extract({ left: edge, top: edge, width, height: width }) : logo;
  const background = part === 1 ? '#fff' : '#b3261e';
  const sheet = sharp({ create: { width, height: width, channels: 3, background } });
  const laid = await sheet
    .composite([{ input: await drawn.png().toBuffer() }])
    .png()
    .toBuffer();
  const now = await sharp(laid).removeAlpha().raw().toBuffer();
  const then = await sharp(await stored(name))
    .flatten({ background })
    .raw()
    .toBuffer();
  expect(then.length).toBe(now.length);
  // Systems round edges differently by a shade or two; another drawing differs by tens.
  const difference = now.reduce((sum, value, index) => sum + Math.abs(value - then[index]!), 0) / now.length;
  expect(difference).toBeLessThan(1);
});

test('the icon of taskbars and old browsers holds three sizes', async () => {
  const ico = await stored('favicon.ico');
  expect([...ico.subarray(0, 6)]).toEqual([0, 0, 1, 0, 3, 0]);
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
    const { width, height } = await sharp(await stored(src)).metadata();
    if (sizes !== 'any') expect(`${width}x${height}`, src).toBe(sizes);
  }
});
