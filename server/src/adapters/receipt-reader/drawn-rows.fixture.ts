import { expect } from 'vitest';
import { ReaderError, type ReadPhoto, type ReceiptReader } from '#ports/receipt-reader.ts';

/** A receipt to draw. */
export const rows = [
  '   CORNER MARKET',
  'ORG CHKN BRST    8.49 F',
  'WHL MLK 1 GAL    3.29 F',
  'BANANAS 4011     1.36 F',
  'PAPER TOWELS     6.20 T',
  'TOTAL           19.34',
];
/** What the drawn receipt says, in parts. */
export const names = [
  'CORNER MARKET',
  'CHKN BRST',
  'WHL MLK',
  'BANANAS',
  'PAPER TOWELS',
  'TOTAL',
  '8.49',
  '19.34',
];

/** The names that no line has. Spaces are left out, since the model often misses them. */
export function missing({ lines }: ReadPhoto, expected = names): string[] {
  const texts = lines.map(({ text }) => text.replaceAll(' ', ''));
  return expected.filter((name) => !texts.some((text) => text.includes(name.replaceAll(' ', ''))));
}

/** The reason for which a photo is rejected. */
export async function refusal(reader: ReceiptReader, photo: Uint8Array): Promise<string> {
  const error = await reader.read(photo).then(
    () => null,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(ReaderError);
  return (error as ReaderError).reason;
}
