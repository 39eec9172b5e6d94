import { expect, test } from 'vitest';
import { arrangePlate } from './arrange-plate.ts';

const dinner = ['poultry-leg', 'lemon', 'beans', 'garlic', 'herb', 'olive', 'onion', 'carrot'];

test('the same recipe always looks the same', () => {
  expect(arrangePlate(dinner)).toEqual(arrangePlate([...dinner]));
});

test('another recipe with the same number of ingredients is arranged differently', () => {
  const ways = ['rice', 'egg', 'taco', 'fish', 'tofu', 'corn'].map((main) =>
    arrangePlate([main, 'lemon', 'beans', 'garlic'])
      .filter((helping) => helping.name !== main)
      .map((helping) => [helping.x, helping.y].join()),
  );
  expect(new Set(ways.map(String)).size).toBeGreaterThan(1);
});

test.each([1, 2, 3, 4, 5, 6])(
  '%i pictures stay on the plate, the main one the largest and nearest the middle',
  (count) => {
    const helpings = arrangePlate(dinner.slice(0, count));
    expect(helpings).toHaveLength(count);
    const fromMiddle = (x: number, y: number) => Math.hypot(x - 50, y - 50);
    const main = helpings.find((helping) => helping.name === 'poultry-leg')!;
    for (const side of helpings) {
      expect(fromMiddle(side.x, side.y) + side.width / 2).toBeLessThan(50);
      if (side === main) continue;
      expect(side.width).toBeLessThan(main.width);
      expect(fromMiddle(side.x, side.y)).toBeGreaterThan(fromMiddle(main.x, main.y));
    }
  },
);

test('lower pictures come later, so that they are in front', () => {
  const heights = arrangePlate(dinner).map((helping) => helping.y);
  expect(heights).toEqual([...heights].sort((a, b) => a - b));
});

test('at most six pictures are shown, on a small plate three', () => {
  expect(arrangePlate(dinner)).toHaveLength(6);
  expect(
    arrangePlate(dinner, true)
      .map((helping) => helping.name)
      .sort(),
  ).toEqual(['beans', 'lemon', 'poultry-leg']);
});

test('without pictures the plate is empty', () => {
  expect(arrangePlate([])).toEqual([]);
});
