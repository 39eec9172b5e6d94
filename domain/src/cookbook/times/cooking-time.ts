import type { DishKind, Minutes } from '../dish.ts';
import { boilsEggs } from '../method/boiled-eggs.ts';

/** Minutes for each additional pan, dish or tray. */
const perFurtherVessel = 5;
/** Additional minutes to boil and reduce one more serving of some 400 g in the same pot, on a home stove. */
const perServingInPot = 2;
/** Minutes to turn to the next step, and to fill one plate: a ladle or a spoon of what stands ready. */
const perStep = 0.5;
const perPlate = 0.25;
/** Share of free time during cooking that is used for cutting. */
const besideCooking = 0.7;
/** Additional minutes per serving for what is shaped, filled or fried piece by piece. Our estimates. */
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

/** The work for more servings than written, and the lower bound on the time. */
export type Work = {
  kind: DishKind;
  servings: number;
  serves: number;
  /** Additional minutes for batches. */
  batches: number;
  hasFurtherVessel: boolean;
  /** Number of pots for boiling the larger amount; 0 without boiling. */
  pots: number;
  /** Additional minutes for the larger amount to boil down. */
  boiling: number;
  /** Minutes of peeling, cutting and opening cans: for these servings, and as written. */
  prep: number;
  prepAsWritten: number;
  /** Minutes stated in the steps, in sequence, and how many of them are hands-free. */
  statedMinutes: number;
  handsFree: number;
  /** Estimated minutes of manual work in steps without a stated time. */
  manualInSteps: number;
  /** Minutes until water boils and the oven is hot, and for ingredients that must be cooked beforehand. */
  waits: Waits;
  steps: number;
};

/** Smaller deviations of the estimate from the written time are ignored. */
const tolerance = 2;
/** Times are multiples of five minutes, and an estimate of knife work is no more exact than this. */
const roundingMinutes = 2;

/** Total minutes. Fewer servings take as long, since the steps describe doneness rather than time. */
export function cookingTime({ total }: Minutes, work: Work): number {
  const { servings, serves, batches, boiling, hasFurtherVessel, pots, prep, prepAsWritten } = work;
  const further = Math.max(0, servings - serves);
  const morePrep = Math.max(0, prep - prepAsWritten);
  const moreHeat = Math.max(boiling, pots > 0 ? (further * perServingInPot) / pots : 0);
  const minutes =
    Math.max(0, batches, further * (perServingOf[work.kind] ?? 0)) +
    (hasFurtherVessel ? perFurtherVessel : 0) +
    moreHeat +
    morePrep -
    // A fuller pot takes longer to boil, and that is when the rest is cut.
    besideCooking * Math.min(moreHeat, morePrep) +
    further * perPlate;
  const min = minTime(work);
  const time = Math.max(total + minutes, min > total + tolerance ? min : 0);
  if (time < total + roundingMinutes) return total;
  return 5 * Math.ceil((time - roundingMinutes) / 5);
}

/** Share of the estimated manual work that certainly takes extra time. */
const certainShare = 0.7;

/** Most of the cutting happens during hands-free cooking, and all of it while water comes to a boil. */
function minTime({ prep, manualInSteps, statedMinutes, handsFree, waits, steps, servings }: Work): number {
  const all = prep + certainShare * manualInSteps;
  const left = Math.max(0, all - waits.heating);
  const duringCooking = besideCooking * Math.min(left, handsFree);
  return (
    statedMinutes +
    Math.max(all, waits.heating) -
    duringCooking +
    waits.before +
    steps * perStep +
    servings * perPlate
  );
}

export type Waits = { heating: number; before: number };

/** Minutes for a pot of water and an oven on a home stove. Our estimates. */
const heating = { pot: 8, oven: 10, broiler: 4 } as const;
/** Until their water boils; their ten minutes are in the steps. */
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
