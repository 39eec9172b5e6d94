import { boilsEggs } from './boiled-eggs.ts';
import type { DishKind, Minutes } from './dish.ts';

/** Minutes that a second pan, dish or tray costs. */
const perFurtherVessel = 5;
/** A further serving in one pot, of some 400 g, comes to the boil and down again this much later on a home's burner. */
const perServingInPot = 2;
/** Minutes of turning to the next step, and of filling one plate. */
const perStep = 0.5;
const perPlate = 0.5;
/** Share of such free time that goes into cutting. */
const besideCooking = 0.7;
/** What is shaped, filled or fried piece by piece: minutes of a serving more. Ours. */
const perServingOf: Readonly<Partial<Record<DishKind, number>>> = {
  dumplings: 6,
  pancakes: 4,
  rolls: 3,
  'filled tortilla': 2,
  taco: 1,
  bites: 2,
  meatballs: 2,
  'stuffed vegetables': 1.5,
  skewers: 1.5,
};

/** What more people than the dish is written for need beyond its own time, and what no cook is faster than. */
export type Work = {
  kind: DishKind;
  servings: number;
  serves: number;
  /** Minutes of batches that the dish as written does without. */
  batches: number;
  hasFurtherVessel: boolean;
  /** How many pots the larger amount is boiled in; 0 where nothing is. */
  pots: number;
  /** Minutes that the larger amount takes to boil down. */
  boiling: number;
  /** Minutes of peeling, cutting and opening cans: for so many, and as written. */
  hands: number;
  handsAsWritten: number;
  /** Minutes that the steps tell, one after the other, and those of them in which the hands are free. */
  told: number;
  free: number;
  /** Minutes of what the steps have the hands do without saying how long. */
  handsInSteps: number;
  /** Minutes until water boils and an oven is hot, and of what must be cooked before it begins. */
  waits: Waits;
  steps: number;
};

/** A reckoning over no more minutes than that is not better than the writer's own. */
const looseEnd = 3;

/** Start to finish. Fewer servings take as long: the sentences tell how to see that they are done. */
export function cookingTime({ total }: Minutes, work: Work): number {
  const { servings, serves, batches, boiling, hasFurtherVessel, pots, hands, handsAsWritten } = work;
  const further = Math.max(0, servings - serves);
  const minutes =
    Math.max(0, batches, further * (perServingOf[work.kind] ?? 0)) +
    (hasFurtherVessel ? perFurtherVessel : 0) +
    Math.max(boiling, pots > 0 ? (further * perServingInPot) / pots : 0) +
    further * perPlate +
    Math.max(0, hands - handsAsWritten);
  const least = leastTime(work);
  const time = Math.max(total + minutes, least > total + looseEnd ? least : 0);
  if (time < total + 1) return total;
  return 5 * Math.ceil((time - 1) / 5);
}

/** Of what we reckon that hands do without a time, so much is surely not done in passing. */
const trust = 0.7;

/** Most of the cutting is done while something cooks by itself, as far as anything does, and all of it while water comes to a boil. */
function leastTime({ hands, handsInSteps, told, free, waits, steps, servings }: Work): number {
  const all = hands + trust * handsInSteps;
  const left = Math.max(0, all - waits.heating);
  const beside = besideCooking * Math.min(left, free);
  return told + Math.max(all, waits.heating) - beside + waits.before + steps * perStep + servings * perPlate;
}

export type Waits = { heating: number; before: number };

/** Minutes of a kettle or pot of water and of an oven, ours, of a home's stove. */
const heating = { pot: 8, oven: 10, broiler: 4 } as const;
/** Until the water for them boils; their ten minutes are told. */
const boiledEggs = 4;

const boilsWater =
  /\b(?:pot|saucepan|pan) of (?:well[- ])?(?:salted |lightly salted |unsalted )?(?:boiling )?(?:salted )?water\b|\bboil(?:ing)? (?:salted )?water\b|\bwater to (?:a|the) boil\b|\bstock to (?:a|the) (?:boil|simmer)\b|\bsimmering water\b/i;

export function waitsOf(method: readonly string[]): Waits {
  const all = method.join(' ');
  return {
    heating: Math.max(
      boilsWater.test(all) ? heating.pot : 0,
      /\bHeat the oven\b/i.test(all) ? heating.oven : 0,
      /\bHeat the broiler\b/i.test(all) ? heating.broiler : 0,
    ),
    before: boilsEggs.test(all) ? boiledEggs : 0,
  };
}
