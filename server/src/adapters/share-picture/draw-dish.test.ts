import { createHash } from 'node:crypto';
import { sampleRecipes } from '@plateful/domain/cookbook/sample-recipes.ts';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { SharedDish } from '#ports/share-pictures.ts';
import { loadTools } from './assets.ts';
import { drawDish } from './draw-dish.ts';
import { drawableTextOf } from './drawable-text.ts';
import { mixColors } from './mix-colors.ts';
import { layoutVersion } from './theme.ts';

const tools = await loadTools();
const soup: SharedDish = {
  title: 'Tomato soup',
  plainTitle: 'A recipe for dinner',
  kinds: ['Italian', 'Dinner'],
  figures: [
    { value: '30 min', label: 'cooking time' },
    { value: '210', label: 'calories per serving' },
    { value: '4', label: 'servings' },
  ],
  pictures: ['tomato', 'garlic', 'herb'],
  tint: '#e0654a',
};
const draw = (change: Partial<SharedDish>) => drawDish({ ...soup, ...change }, tools);

const { fetch } = globalThis;
let fetched: unknown[] = [];
beforeEach(() => {
  fetched = [];
  globalThis.fetch = async (what) => {
    fetched.push(what);
    throw new Error('Drawing must not fetch anything.');
  };
});
afterEach(() => {
  globalThis.fetch = fetch;
  expect(fetched).toEqual([]);
});

type Part = { left: number; top: number; width: number; height: number };

/** Counts pixels of a part of the picture that are not paper. */
async function inkOf(svg: string): Promise<(part: Part) => number> {
  const picture = sharp(Buffer.from(svg)).greyscale().raw();
  const { data, info } = await picture.toBuffer({ resolveWithObject: true });
  const isInk = (x: number, y: number): boolean => data[(y * info.width + x) * info.channels]! < 225;
  return ({ left, top, width, height }) => {
    let count = 0;
    for (let y = top; y < top + height; y++)
      for (let x = left; x < left + width; x++) if (isInk(x, y)) count++;
    return count;
  };
}

test('every picture that a sample recipe has is in the set', () => {
  const missing = sampleRecipes
    .flatMap(({ facts }) => facts.pictures)
    .filter((name) => tools.foods.get(name) === undefined);
  expect(missing).toEqual([]);
});

test('a changed look has a new version', async () => {
  const look = createHash('sha256')
    .update(await draw({}))
    .digest('hex')
    .slice(0, 12);
  // Where this fails, count `layoutVersion` up and write the new pair here: pictures are kept by their tag.
  expect({ [layoutVersion]: look }).toEqual({ 1: 'e4a6e3c1d767' });
});

test.each([
  ['Tomato soup', 'Tomato soup', 1],
  ['  Tomato \n soup\t', 'Tomato soup', 1],
  ['Phở bò, crème brûlée & Łódź', 'Phở bò, crème brûlée & Łódź', 1],
  ['Sushi (寿司) bowl', 'Sushi bowl', 9 / 11],
  ['寿司 – sushi bowl', 'sushi bowl', 9 / 11],
  ['🍕 Pizza', '🍕 Pizza', 1],
  ['👩🏽‍🍳 Soup', '👩🏽‍🍳 Soup', 1],
  ['\u202eSoup\u202c', 'Soup', 1],
  ['So\u0000up', 'So up', 1],
  ['Z\u0338\u0321a\u0338p', 'Zap', 1],
  ['Cafe\u0301', 'Café', 1],
  ['שקשוקה', '', 0],
  ['寿司', '', 0],
  ['🍕🍕', '🍕🍕', 1],
])('of %j is drawn %j', async (written, text, kept) => {
  const drawable = await drawableTextOf(written, tools);
  expect(drawable.text).toBe(text);
  expect(drawable.kept).toBeCloseTo(kept);
});

test('a title in a script that our fonts lack gives way to plain words, not to empty boxes', async () => {
  expect(await draw({ title: 'שקשוקה ירוקה' })).toBe(await draw({ title: soup.plainTitle }));
  expect(await draw({ title: '寿司' })).toBe(await draw({ title: soup.plainTitle }));
});

test('an emoji is drawn as the picture that plates show', async () => {
  const svg = await draw({ title: '🍕 Pizza' });
  expect(svg).toContain(tools.foods.emoji('🍕'));
});

test.each([
  'Tomato soup',
  'Oregano chickpea and pearl barley bowl with cucumber and mushrooms, lemon, capers and green olives',
  'Donaudampfschifffahrtsgesellschaftskapitänsfrühstück mit Ei',
  'W'.repeat(100),
  '<script>alert(1)</script>',
  '🍕'.repeat(50),
])('the words of %j stay in their half', async (title) => {
  const svg = await draw({ title });
  const ink = await inkOf(svg);
  expect(ink({ left: 72, top: 120, width: 570, height: 360 })).toBeGreaterThan(500);
  expect(ink({ left: 0, top: 0, width: 72, height: 630 })).toBe(0);
  // Between title and figures, below the figures, and before the ground of the plate, which begins at 654.
  expect(ink({ left: 72, top: 485, width: 570, height: 14 })).toBe(0);
  expect(ink({ left: 72, top: 580, width: 570, height: 50 })).toBe(0);
  expect(ink({ left: 646, top: 120, width: 7, height: 360 })).toBe(0);
});

test.each(['"/><image href="http://127.0.0.1/x.png"/>', "</svg><script>alert('x')</script>", '&lt;b&gt;'])(
  'words stay words: %j',
  async (title) => {
    const svg = await draw({ title, kinds: [title] });
    expect(svg).not.toMatch(/<script|127\.0\.0\.1|alert/);
    for (const [, target] of svg.matchAll(/href="([^"]*)"/g)) expect(target).toMatch(/^(#|data:)/);
  },
);

test('a picture that the set lacks leaves its place empty', async () => {
  expect(await draw({ pictures: ['constructor', 'no-such-food'] })).toBe(
    await draw({ pictures: ['no-such', 'nor-this'] }),
  );
});

test('colors mix as they do in the browser', () => {
  // color-mix(in oklab, …) as Chromium computes it.
  expect(mixColors('#ffffff', 0.74, '#e0654a')).toBe('#fcd8cf');
  expect(mixColors('#ffffff', 0.4, '#3fa88f')).toBe('#93cbba');
  expect(mixColors('#6f8fd6', 0.24, '#fffdf7')).toBe('#dbe3f1');
});
