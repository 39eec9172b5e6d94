import type { Minutes } from './dish.ts';

/** Minutes that a second pan, dish or tray costs. */
const perFurtherVessel = 5;
/** A further serving in one pot, of some 400 g, comes to the boil and down again this much later on a home's burner. */
const perServingInPot = 2;
/** Minutes of turning to the next step, and of filling one plate. */
const perStep = 0.75;
const perPlate = 0.5;

/** What more people than the dish is written for need beyond its own time, and what no cook is faster than. */
export type Work = {
  servings: number;
  serves: number;
  /** Minutes of batches that the dish as written does without. */
  batches: number;
  hasFurtherVessel: boolean;
  /** How many pots the larger amount is boiled in; 0 where nothing is. */
  pots: number;
  /** Minutes of peeling, cutting and opening cans: for so many, and as written. */
  hands: number;
  handsAsWritten: number;
  /** Minutes that the steps tell, one after the other. */
  told: number;
  steps: number;
};

/** Start to finish. Fewer servings take as long: the sentences tell how to see that they are done. */
export function cookingTime({ total }: Minutes, work: Work): number {
  const { servings, serves, batches, hasFurtherVessel, pots, hands, handsAsWritten } = work;
  const further = Math.max(0, servings - serves);
  const minutes =
    Math.max(0, batches) +
    (hasFurtherVessel ? perFurtherVessel : 0) +
    (pots > 0 ? (further * perServingInPot) / pots : 0) +
    further * perPlate +
    Math.max(0, hands - handsAsWritten);
  const time = Math.max(total + minutes, leastTime(work));
  return time < total + 1 ? total : 5 * Math.ceil((time - 1) / 5);
}

/** Half of the cutting is done while something cooks, as far as anything does. */
function leastTime({ hands, told, steps, servings }: Work): number {
  const beside = Math.min(hands, told) / 2;
  return told + hands - beside + steps * perStep + servings * perPlate;
}
