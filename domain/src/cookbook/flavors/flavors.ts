import { american } from './american.ts';
import { asian } from './asian.ts';
import { chinese } from './chinese.ts';
import type { Flavor } from './flavor.ts';
import { french } from './french.ts';
import { greek } from './greek.ts';
import { indian } from './indian.ts';
import { italian } from './italian.ts';
import { japanese } from './japanese.ts';
import { korean } from './korean.ts';
import { mediterranean } from './mediterranean.ts';
import { mexican } from './mexican.ts';
import { middleEastern } from './middle-eastern.ts';
import { spanish } from './spanish.ts';
import { thai } from './thai.ts';
import { vietnamese } from './vietnamese.ts';

/** One kitchen for each cuisine of the option list, in its order. */
export const flavors: readonly Flavor[] = [
  italian,
  mexican,
  asian,
  mediterranean,
  indian,
  thai,
  chinese,
  japanese,
  french,
  american,
  greek,
  middleEastern,
  korean,
  vietnamese,
  spanish,
];
