import { expect, test } from 'vitest';
import { inInches } from './inches.ts';

test.each([
  ['in 2 cm pieces', 'in ¾-inch pieces'],
  ['in slices 1.5 cm thick', 'in slices ½ inch thick'],
  ['a 23 × 33 cm baking dish', 'a 9 × 13-inch baking dish'],
  ['in a 20 cm pan', 'in an 8-inch pan'],
  ['an 18 cm pan', 'a 7-inch pan'],
  ['a sheet of 30 cm that you can fold', 'a sheet of 12 inches that you can fold'],
  ['1–2 cm dice, 3 mm thin', '½–¾-inch dice, ⅛ inch thin'],
  ['about 10 cm from the heat', 'about 4 inches from the heat'],
  ['balls of 2.5 cm.', 'balls of 1 inch.'],
  ['through it, about 1 mm.', 'through it, about 1/16 inch.'],
  ['in 1-inch (2.5 cm) cubes', 'in 1-inch (2.5 cm) cubes'],
  ['for 10 minutes in 5 tablespoons', 'for 10 minutes in 5 tablespoons'],
])('"%s" is "%s"', (text, inches) => {
  expect(inInches(text)).toBe(inches);
});
