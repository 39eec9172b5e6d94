import type { Archetype } from './archetype.ts';
import { pancakes, porridge } from './breakfast.ts';
import { noodleSoup, savoryPorridge } from './broth.ts';
import { bites, salad, sandwich } from './cold.ts';
import { dip } from './dip.ts';
import { bakedEggs, omelette, scramble } from './eggs.ts';
import { skewers } from './grill.ts';
import { chiaPudding, energyBites, fruitPlate, smoothie, yogurtBowl } from './no-cook.ts';
import { roastedSnack, sheetPan, stuffed } from './oven.ts';
import { grainBowl, hash, panSeared, tacos, warmSalad } from './pan.ts';
import { pasta } from './pasta.ts';
import { curry, soup, stew } from './pot.ts';
import { friedRice, noodles, stirFry } from './wok.ts';

export const archetypes: readonly Archetype[] = [
  stirFry,
  friedRice,
  noodles,
  noodleSoup,
  curry,
  stew,
  soup,
  sheetPan,
  pasta,
  grainBowl,
  salad,
  warmSalad,
  tacos,
  sandwich,
  skewers,
  stuffed,
  panSeared,
  omelette,
  scramble,
  bakedEggs,
  hash,
  savoryPorridge,
  porridge,
  yogurtBowl,
  smoothie,
  pancakes,
  chiaPudding,
  fruitPlate,
  dip,
  bites,
  energyBites,
  roastedSnack,
];
