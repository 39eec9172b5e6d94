import type { Page } from 'playwright-core';
import sharp from 'sharp';
import type { Register } from './register.ts';

/** Distortions of a receipt's photo. */
export type Mishap = 'flat' | 'tilted' | 'curled' | 'noisy' | 'shaded' | 'perspective';
export const mishaps: readonly Mishap[] = ['flat', 'curled', 'tilted', 'noisy', 'shaded', 'perspective'];

const table = '#6a5d52';

/** A photo of printed rows: rendered by the browser, then bent, lit and compressed. */
export async function photograph(
  page: Page,
  rows: readonly string[],
  { font, width }: Pick<Register, 'font' | 'width'>,
  mishap: Mishap,
  random: () => number,
): Promise<Buffer> {
  await page.setViewportSize({ width: 900, height: 400 });
  await page.setContent(
    `<body style="margin:0;background:${table}"><main style="margin:70px auto;padding:34px 30px;background:#f8f6f0;color:#2b2a2c;font:26px/36px ${font};width:${width}ch;white-space:pre"></main></body>`,
  );
  const cells = rows.map((row) => {
    const texts = /^[-=]{3}/.test(row) ? [row[0]!.repeat(30)] : row.replace(/^\^/, '').split('|');
    return { texts, place: row[0] === '^' ? 'center' : 'space-between' };
  });
  await page.locator('main').evaluate((paper, all) => {
    const { ownerDocument } = paper;
    for (const { texts, place } of all) {
      const line = ownerDocument.createElement('div');
      line.style.cssText = `display:flex;min-height:36px;justify-content:${place}`;
      for (const text of texts) {
        const cell = ownerDocument.createElement('span');
        cell.textContent = text;
        line.append(cell);
      }
      paper.append(line);
    }
  }, cells);
  const shot = await page.screenshot({ type: 'png', fullPage: true });
  const { data, info } = await sharp(shot).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: 3 } as const;
  const bent = sharp(warped(data, info, mishap, random), { raw });
  const tilted = mishap === 'tilted' ? bent.rotate(random() < 0.5 ? -3.5 : 3, { background: table }) : bent;
  const soft = tilted.blur(mishap === 'noisy' ? 1 : 0.6);
  return soft.jpeg({ quality: mishap === 'noisy' ? 58 : 80 }).toBuffer();
}

type Size = { width: number; height: number };

/** Maps each pixel from its position on flat, evenly lit paper. */
function warped(data: Buffer, { width, height }: Size, mishap: Mishap, random: () => number): Buffer {
  const target = Buffer.alloc(data.length);
  const [bend, phase] = [10 + random() * 12, random() * Math.PI];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [fromX, fromY] = source(x, y);
      const light = lightAt(x, y) + (mishap === 'noisy' ? (random() - 0.5) * 0.22 : 0);
      const from = (fromY * width + fromX) * 3;
      for (let channel = 0; channel < 3; channel++) {
        target[(y * width + x) * 3 + channel] = Math.min(255, Math.max(0, data[from + channel]! * light));
      }
    }
  }
  return target;

  function source(x: number, y: number): [number, number] {
    if (mishap === 'curled') {
      // Curled across, like paper from a roll, slightly more at the lower end.
      const sunk = bend * (0.6 + (0.6 * y) / height) * Math.sin((x / width) * Math.PI + phase * 0.2);
      return [x, within(y + sunk, height)];
    }
    if (mishap !== 'perspective') return [x, y];
    const far = 1 + 0.16 * (1 - y / height);
    return [within(width / 2 + (x - width / 2) * far, width), y];
  }

  function lightAt(x: number, y: number): number {
    if (mishap === 'shaded')
      return 0.45 + 0.55 * (0.5 + 0.5 * Math.sin((x / width) * 2.2 + (y / height) * 2 + phase));
    return mishap === 'curled' ? 0.82 + 0.18 * Math.sin((x / width) * Math.PI) : 1;
  }
}

function within(value: number, size: number): number {
  return Math.min(size - 1, Math.max(0, Math.round(value)));
}
