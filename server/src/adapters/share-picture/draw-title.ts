import type { Tools } from './assets.ts';
import { display } from './assets.ts';
import { fitText, lineHeightOf, measuredAt, smallest, type Word } from './fit-text.ts';
import { box, type Element, layOut } from './layout.ts';
import { colors } from './theme.ts';

export const titleFont = { fontFamily: display, fontWeight: 700, letterSpacing: '-0.02em' } as const;

/** In the largest size that fits; titles that do not fit at all are broken and cut. */
export async function drawTitle(
  title: string,
  room: { width: number; height: number },
  tools: Tools,
): Promise<Element> {
  const fitted = fitText(await measured(title.split(' '), tools), room);
  const size = fitted?.size ?? smallest;
  const lineHeight = `${lineHeightOf(size)}px`;
  const style = { ...titleFont, fontSize: size, lineHeight, color: colors.ink };
  if (!fitted) {
    const lineClamp = Math.floor(room.height / lineHeightOf(size));
    return box({ ...style, display: 'block', overflowWrap: 'anywhere', lineClamp }, title);
  }
  const lines = fitted.lines.map((line) => box({ whiteSpace: 'pre' }, line));
  return box({ ...style, flexDirection: 'column' }, lines);
}

async function measured(words: readonly string[], tools: Tools): Promise<Word[]> {
  const widths = new Map<string, number>();
  const style = { ...titleFont, fontSize: measuredAt, whiteSpace: 'pre' };
  const boxes = words.flatMap((word, index) => [
    box(style, word, `${index}`),
    box(style, `${word} `, `${index} with space`),
  ]);
  // Only measured, not drawn.
  await layOut(box({ flexDirection: 'column', alignItems: 'flex-start' }, boxes), tools, {
    width: 100_000,
    height: 100,
    onMeasured: (key, width) => widths.set(key, width),
  });
  return words.map((text, index) => {
    const [width, withSpace] = [widths.get(`${index}`)!, widths.get(`${index} with space`)!];
    return { text, width, withSpace };
  });
}
