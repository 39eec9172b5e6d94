import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

/**
 * Draws the icons of browsers, phones and app lists from the logo in web/public/favicon.svg: `node tools/draw-icons.ts`
 * after a change of it. They are kept as files, since the web client is built without a library for pictures.
 */
const folder = join(import.meta.dirname, '../web/public');
const brand = '#b3261e';

/** Sizes that taskbars and old browsers take from the one file. */
const icoSizes = [16, 32, 48];

type Icon = { size: number; ground?: { part: number } };

const pngs: Record<string, Icon> = {
  'icon-192.png': { size: 192 },
  'icon-512.png': { size: 512 },
  // Systems cut these into shapes of their own: the plate stays within the middle four fifths (W3C App Manifest, "safe zone").
  'icon-maskable-512.png': { size: 512, ground: { part: 0.98 } },
  'apple-touch-icon.png': { size: 180, ground: { part: 1.08 } },
};

/** Every icon's bytes, by the name of its file. */
export async function drawIcons(): Promise<Map<string, Buffer>> {
  const logo = await readFile(join(folder, 'favicon.svg'));
  const icons = new Map<string, Buffer>();
  for (const [name, icon] of Object.entries(pngs)) icons.set(name, await draw(logo, icon));
  const small = await Promise.all(icoSizes.map((size) => draw(logo, { size })));
  icons.set('favicon.ico', ico(small));
  return icons;
}

/** With a ground, the logo's own circle vanishes in it and only the plate is seen. */
async function draw(logo: Buffer, { size, ground }: Icon): Promise<Buffer> {
  const side = Math.round(size * (ground?.part ?? 1));
  // 72 dpi draws the logo's 32 units as 32 pixels.
  const drawn = await sharp(logo, { density: (72 * side) / 32 })
    .resize(side, side)
    .png()
    .toBuffer();
  if (!ground) return sharp(drawn).png({ compressionLevel: 9 }).toBuffer();
  const cut = side > size ? await sharp(drawn).extract(middle(side, size)).png().toBuffer() : drawn;
  return sharp({ create: { width: size, height: size, channels: 3, background: brand } })
    .composite([{ input: cut }])
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
}

function middle(side: number, size: number) {
  const start = Math.floor((side - size) / 2);
  return { left: start, top: start, width: size, height: size };
}

/** The container of Windows, which since Vista may hold PNGs. */
function ico(images: readonly Buffer[]): Buffer {
  const header = Buffer.alloc(6 + 16 * images.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(images.length, 4);
  let offset = header.length;
  images.forEach((image, index) => {
    const entry = 6 + 16 * index;
    header.writeUInt8(icoSizes[index]!, entry);
    header.writeUInt8(icoSizes[index]!, entry + 1);
    header.writeUInt16LE(1, entry + 4);
    header.writeUInt16LE(32, entry + 6);
    header.writeUInt32LE(image.length, entry + 8);
    header.writeUInt32LE(offset, entry + 12);
    offset += image.length;
  });
  return Buffer.concat([header, ...images]);
}

if (import.meta.main) {
  for (const [name, icon] of await drawIcons()) await writeFile(join(folder, name), icon);
}
