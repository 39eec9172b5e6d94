import { expect, test } from 'vitest';
import { type Sample, warningOf } from './photo-warning.ts';

/** Stripes like printed lines, with edges `soft` pixels wide. */
function stripes({ paper = 220, soft = 1 } = {}): Sample {
  const [width, height] = [400, 300];
  const ink = paper / 4;
  const row = Array.from({ length: width }, (_, x) => {
    const away = Math.abs((x % 40) - 20) - 10;
    const share = Math.min(1, Math.max(0, 0.5 + away / soft));
    return Math.round(ink + share * (paper - ink));
  });
  return { levels: Uint8Array.from({ length: width * height }, (_, index) => row[index % width]!), width };
}

test('small, dark and blurred photos are reported before the upload', () => {
  expect(warningOf(320, stripes())).toMatch(/^This photo is only 320 pixels wide\./);
  expect(warningOf(1200, stripes({ paper: 60 }))).toMatch(/^This photo is dark\./);
  expect(warningOf(1200, stripes({ soft: 12 }))).toMatch(/^This photo is blurred\./);
});

test('sharp, blank and unreadable photos are uploaded without a warning', () => {
  expect(warningOf(1200, stripes())).toBeNull();
  expect(warningOf(1200, { levels: new Uint8Array(4000).fill(230), width: 80 })).toBeNull();
  expect(warningOf(1200, null)).toBeNull();
});
