import { lazy, type Pause, type SlicedWork } from '../quantities/lazy.ts';
import { readReceipt } from './read-receipt.ts';
import { textToRow } from './row-reading.ts';

/**
 * Rows that reach the regular expressions for rows a few at a time, each twice: engines compile at the first use, to machine
 * code at the second. All are English, whose words need no loading.
 */
const samples: readonly string[] = [
  'SHOP',
  '1.09',
  'MILK',
  'MILK  1.09',
  'MILK\nTOTAL  1.09',
  'MILK  1.09 B\nBREAD  2.00 B\nEGGS 12  3.00 B\nTOTAL  6.09',
  'WATER 6X1,5L  1.09\n2 x 0,99  1,98\nTOTAL  3.07',
  'APPLES\n0,648 kg x 2,49  1,61\nCHEESE 200 G  1.99\nTOTAL  3.60',
  '2 MILK  1.09  2.18\nCOUPON  -0.20\nVOID MILK  -1.09\nCASH  5.00\nCHANGE  1.00',
  'ÄPFEL KG 1.20\n#4011 BANANAS 1.234 kg x 1.99/kg  2.46\n(3) YOGURT @ 0.50  1.50 T\nQTY 2 TEA 500GRAM  4.00-A\nOIL 1LT.  4,99 4%\nCHEESE was 2.50 now 1.99  1.99\nTOTAL  14.94',
  '0712345678901 JAM 340G  2.49 F\n0712345678902 RICE 1KG  1.89 F\n0712345678903 OATS 500 G  0.99 F\nSUBTOTAL  5.37\nTOTAL  5.37\nVISA  5.37',
  'MARKET\nTEL 02 123 45 67\n12.11.2026 17:42\nMILK  1.09\nDEPOSIT  0.25\nTAX  0.10\nTOTAL  1.44\nITEMS 1\nwww.shop.com',
];

/** With a letter beyond those of Western Europe, for which engines compile again (`compilingRows`). */
const inWideLetters = (sample: string) => `${sample}\nЖ`;

const compiled = lazy(function* compile(): SlicedWork<true> {
  for (const sample of samples.flatMap((one) => [one, one, inWideLetters(one), inWideLetters(one)])) {
    readReceipt(sample.split('\n').map(textToRow));
    yield;
  }
  return true;
});

/** Compiles what reading rows needs, in slices, so that the first receipt does not block for all of it. */
export async function compileRowShapes(pause: Pause): Promise<void> {
  await compiled.load(pause);
}
