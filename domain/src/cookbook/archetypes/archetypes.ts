import type { Archetype } from './archetype.ts';
import { bakedEggs } from './baked-eggs.ts';
import { bites } from './bites.ts';
import { grainBowl, warmSalad } from './bowl.ts';
import { pancakes, porridge } from './breakfast.ts';
import { noodleSoup, savoryPorridge } from './broth.ts';
import { salad, sandwich } from './cold.ts';
import { dip } from './dip.ts';
import { skewers } from './grill.ts';
import { hash } from './hash.ts';
import { chiaPudding, energyBites, fruitPlate, smoothie, yogurtBowl } from './no-cook.ts';
import { omelette } from './omelette.ts';
import { panSeared } from './pan-seared.ts';
import { pasta } from './pasta.ts';
import { curry, soup, stew } from './pot.ts';
import { roastedSnack } from './roasted-snack.ts';
import { scramble } from './scramble.ts';
import { sheetPan } from './sheet-pan.ts';
import { stuffed } from './stuffed.ts';
import { tacos } from './tacos.ts';
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
