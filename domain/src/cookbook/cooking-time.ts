import type { Minutes } from './dish.ts';

/** Minutes that a second pan, dish or tray costs. */
const perFurtherVessel = 5;
/** A further serving in one pot, of some 400 g, comes to the boil and down again this much later on a home's burner. */
const perServingInPot = 2;
/** Share of the work that is cutting, and so grows with the amount; the rest is standing by. */
const cutting = 0.25;

/** What more people than the dish is written for need beyond its own time. */
export type MoreWork = {
  servings: number;
  serves: number;
  /** Minutes of batches that the dish as written does without. */
  batches: number;
  hasFurtherVessel: boolean;
  /** How many pots the larger amount is boiled in; 0 where nothing is. */
  pots: number;
};

/** Start to finish. Fewer servings take as long: the sentences tell how to see that they are done. */
export function cookingTime({ active, total }: Minutes, more: MoreWork): number {
  const { servings, serves, batches, hasFurtherVessel, pots } = more;
  const further = Math.max(0, servings - serves);
  const minutes =
    Math.max(0, batches) +
    (hasFurtherVessel ? perFurtherVessel : 0) +
    (pots > 0 ? (further * perServingInPot) / pots : 0) +
    (active * cutting * further) / serves;
  return minutes < 1 ? total : 5 * Math.ceil((total + minutes - 1) / 5);
}
