import type { FoodId } from '../foods/food-id.ts';
import { foodIds } from '../foods/food-ids.ts';

const hot = new Set(
  foodIds(
    'red-chili green-chili jalapeno serrano-pepper thai-chili dried-chili red-pepper-flakes cayenne gochugaru gochujang harissa sriracha hot-sauce chipotle-in-adobo ancho-chili aleppo-pepper espelette-pepper shichimi-togarashi red-curry-paste green-curry-paste vegan-curry-paste kimchi canned-green-chile sichuan-peppercorn chili-powder',
  ),
);

/** Foods that a household which wants no heat leaves out. */
export function isHot(id: FoodId): boolean {
  return hot.has(id);
}

/** How much of it goes in at spice levels 1 to 5, where 3 is what the kitchen itself takes. */
const factors = { chili: [0, 0.5, 1, 1.7, 2.5], paste: [0, 0.75, 1, 1.15, 1.3] } as const;

export function spiceFactor(level: number, of: keyof typeof factors): number {
  return factors[of][Math.min(5, Math.max(1, Math.round(level))) - 1]!;
}
